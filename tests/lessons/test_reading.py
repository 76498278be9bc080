"""Lessons that can't be read or are flawed are refused with the place and the reason."""

import pytest

from fourfold.lessons import Lesson, LessonError, judge_step, parse_lesson
from fourfold.lessons.verdict import RIGHT, Wrong

LESSON = """fourfold-lesson 1
game quarto
name sample
rules CSHT

step row  # three tall pieces in a row
position ..../..../47D./.... E -
right win
why a1 corner

exam cs47cga

play novice
seat 2
moves =0
"""


def read(*changes: tuple[str, str]) -> Lesson:
    text = LESSON
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return parse_lesson(text)


def judge(*changes: tuple[str, str]) -> None:
    lesson = read(*changes)
    judge_step(lesson, lesson.steps[0])


def test_a_lesson_is_read_with_its_exam_and_its_game() -> None:
    lesson = read()
    row, exam = lesson.steps
    assert (row.name, row.goal, row.reasons) == ("row", ("win",), {"a1": "corner"})
    assert (exam.name, exam.is_exam, exam.theme) == ("cs47cga", True, "win-1")
    assert lesson.play.moves == ("=0",)
    node = judge_step(lesson, row)
    assert isinstance(node, dict)
    assert [move for move, verdict in node.items() if verdict is RIGHT] == ["d2"]
    assert node["a1"] == Wrong(".row-corner")
    assert node["a4"] == Wrong("no-line")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("fourfold-lesson 1", "fourfold-lesson 2", "line 1: expected 'fourfold-lesson 1'"),
        ("game quarto", "game chess", "line 2: there are no lessons for 'chess'"),
        ("name sample", "name Sample", "line 3: a name has lowercase letters"),
        ("rules CSHT\n", "", "line 5: expected a game and rules first: rules KEY"),
        ("right win", "rihgt win", "line 8: unknown key 'rihgt'"),
        ("right win\n", "", "step row needs a position and a goal: right GOAL"),
        ("why a1 corner", "why a1", "line 9: expected a move or a choice"),
        ("exam cs47cga", "exam zzzzzzz", "line 11: there is no puzzle zzzzzzz"),
        ("exam cs47cga\n", "", "a lesson needs a step and an exam"),
        ("play novice\nseat 2\nmoves =0\n", "", "a lesson ends with a game"),
        ("seat 2", "seat two", "line 14: expected a number"),
    ],
)
def test_a_mistake_in_the_text_is_named_with_its_line(old: str, new: str, problem: str) -> None:
    with pytest.raises(LessonError) as caught:
        read((old, new))
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("47D.", "47DD", "sample, step row"),
        ("E -", "3 -", "no answer is right"),
        ("right win", "right moves ?? !*", "every answer is right"),
        ("right win", "right glory", "there is no goal 'glory'"),
        ("why a1 corner", "why d2 corner", "no wrong answer matches d2"),
        ("right win\nwhy a1 corner", "right can-win\nchoices no never", "the answer is 'yes'"),
        (
            "right win\nwhy a1 corner",
            "right can-win\nchoices yes no\nwhy yes so",
            "no wrong choice matches yes",
        ),
        ("right win\nwhy a1 corner", "right luck\nchoices yes no", "there is no question 'luck'"),
    ],
)
def test_a_flawed_step_is_refused(old: str, new: str, problem: str) -> None:
    with pytest.raises(LessonError) as caught:
        judge((old, new))
    assert problem in str(caught.value)
