"""Every answer to every step is played, and its verdict checked with other code."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fourfold.bots import bot_names
from fourfold.games import find_game
from fourfold.games.game import AnyPosition
from fourfold.language import LANGUAGES, Language
from fourfold.lessons import LESSON_GAMES, Lesson, Step, shipped_lessons
from fourfold.lessons.writing import write_course
from tests.lessons.referee import Referee

DATA = Path(__file__).parent.parent.parent / "src" / "fourfold" / "lessons" / "data"
MIN_LESSONS = 10
REPLY = "&"
"""The key of the opponent's reply, among the answers of the next turn."""


@cache
def language(code: str) -> Language:
    return Language(code)


def start_of(lesson: Lesson, step: Step) -> AnyPosition:
    position: AnyPosition = find_game(lesson.game).parse_position(step.position, step.rules)
    return position


def written_steps(game: str) -> Iterator[tuple[Lesson, Step, Any]]:
    """Yield every step with its verdicts as the page reads them."""
    course = json.loads((DATA / f"{game}.json").read_text("utf-8"))
    for lesson, written in zip(shipped_lessons(game), course["lessons"], strict=True):
        for step, form in zip(lesson.steps, written["steps"], strict=True):
            yield lesson, step, form


def leaves(answers: Any, position: AnyPosition, moves: tuple[str, ...] = ()) -> Iterator[Any]:
    """Yield every turn that the rules allow, with its verdict: right, why not, or a reply."""
    if not isinstance(answers, dict) or (moves and REPLY in answers):
        yield moves, answers
        return
    for move in map(str, position.legal_moves()):
        yield from leaves(answers.get(move, answers.get("*")), position.play(move), (*moves, move))


def turns(step: Step, answers: Any, start: AnyPosition) -> Iterator[tuple[Step, Any, AnyPosition]]:
    """Yield every turn of an answer as a step of its own: its goal, verdicts and position."""
    yield step, answers, start
    for moves, verdict in leaves(answers, start):
        if isinstance(verdict, dict):
            position = start
            for move in (*moves, *verdict[REPLY]):
                position = position.play(move)
            left = int(step.goal[1]) - 1
            goal = ("win",) if left == 1 else (step.goal[0], str(left))
            yield from turns(replace(step, goal=goal), verdict, position)


@pytest.mark.parametrize("game", LESSON_GAMES)
def test_every_branch_of_every_step_has_the_right_verdict(game: str) -> None:
    for lesson, step, form in written_steps(game):
        where = f"{lesson.name} {step.name}"
        start = start_of(lesson, step)
        assert start.outcome is None, where
        referee = Referee(lesson.game, step, start)
        if step.choices:
            answers = form["answers"]
            right = [word for word in step.choices if answers.get(word, answers.get("*")) is True]
            assert right == [referee.answer()], where
            assert set(answers) <= {*step.choices, "*"}, where
            continue
        assert any(isinstance(verdict, list) for _, verdict in leaves(form["answers"], start)), (
            where
        )
        for each, answers, position in turns(step, form["answers"], start):
            check_turn(lesson, each, answers, position)


def check_turn(lesson: Lesson, step: Step, answers: Any, start: AnyPosition) -> None:
    where = f"{lesson.name} {step.name} {start}"
    referee = Referee(lesson.game, step, start)
    played = list(leaves(answers, start))
    assert any(not isinstance(verdict, list) for _, verdict in played), where
    for moves, verdict in played:
        assert verdict is not None, (where, moves)
        problem = referee.problem(moves, not isinstance(verdict, list))
        assert problem is None, (where, moves, problem)
        if isinstance(verdict, list):
            reason, *line = verdict
            shown = start
            for move in (*moves, *line):
                shown = shown.play(move)
            if reason == "lesson-why-none-safe" and not has_calls(step):
                assert shown.outcome is not None, (where, moves)


def has_calls(step: Step) -> bool:
    """Return whether a line must be called, so that completing it is not the end."""
    return "!" in step.rules


@pytest.mark.parametrize("game", LESSON_GAMES)
def test_a_task_that_asks_for_a_later_win_is_played_to_the_win(game: str) -> None:
    for lesson, step, form in written_steps(game):
        wanted = re.fullmatch(r"puzzle-quarto-win-(\d)\.task", form["task"])
        if wanted and wanted[1] != "1":
            found = list(turns(step, form["answers"], start_of(lesson, step)))
            assert len(found) == int(wanted[1]), (lesson.name, step.name)


def reasons_in(answers: Any) -> set[str]:
    """Return the ids of the texts with reasons."""
    if isinstance(answers, dict):
        nodes = [each for move, each in answers.items() if move != REPLY]
        return set().union(*map(reasons_in, nodes))
    return set() if answers is True else {answers[0]}


@pytest.mark.parametrize("game", LESSON_GAMES)
def test_every_text_of_a_step_exists_in_every_language(game: str) -> None:
    values = {"squares": "no", "alike": "no", "geometry": "wheel", "reply": "b3"}
    for _, step, form in written_steps(game):
        words = {f"lesson-choice-{word}" for word in step.choices if not word.isdecimal()}
        for message in {form["task"], form["praise"], *words, *reasons_in(form["answers"])}:
            for code in LANGUAGES:
                assert language(code).text(message, **values), (code, message)


@pytest.mark.parametrize("game", LESSON_GAMES)
def test_every_lesson_has_its_texts_and_ends_with_a_game(game: str) -> None:
    lessons = shipped_lessons(game)
    assert len(lessons) >= MIN_LESSONS
    assert len({lesson.name for lesson in lessons}) == len(lessons)
    for lesson in lessons:
        for code in LANGUAGES:
            assert language(code).text(lesson.message)
            assert language(code).text(f"{lesson.message}.end")
        play = lesson.play
        assert play.bot in bot_names(game), lesson.name
        position = find_game(game).start(
            play.rules, seats=play.seats, starter=play.starter, deal=play.deal
        )
        for move in play.moves:
            position = position.play(move)
        assert position.outcome is None, lesson.name
        assert position.seat == play.seat, lesson.name


@pytest.mark.parametrize("game", LESSON_GAMES)
def test_the_pages_lessons_are_up_to_date(game: str) -> None:
    written = (DATA / f"{game}.json").read_text("utf-8")
    assert written == write_course(game), "run: python -m tools.lessons"
