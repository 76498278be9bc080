"""Writes a course for the page: every step with the verdict on every answer, as JSON.

The page therefore needs no solver to teach: every verdict was proven beforehand. An answer's
verdict is `true`, or a list of a reason and the moves that show it, or an object with the next
moves; in it `*` stands for all other moves, and `&` lists the opponent's moves before them.
"""

import json
from collections import Counter
from dataclasses import asdict

from fourfold.lessons.catalogue import lesson_game
from fourfold.lessons.collection import shipped_lessons
from fourfold.lessons.lesson import Lesson, Step
from fourfold.lessons.verdict import Node, Reply, Wrong, judge_step


def write_course(game: str) -> str:
    """Return the course of a game as JSON, one line for each step."""
    lessons = [_lesson(lesson) for lesson in shipped_lessons(game)]
    return json.dumps({"game": game, "lessons": lessons}, indent=1) + "\n"


def task_of(lesson: Lesson, step: Step) -> str:
    """Return the id of the text that says what to do."""
    if step.theme in lesson_game(lesson.game).reworded:
        return f"lesson-{lesson.game}-task-{step.theme}"
    if step.theme is not None:
        return f"puzzle-{lesson.game}-{step.theme}.task"
    if step.is_exam:
        return f"lesson-{lesson.game}-task-{step.goal[0]}"
    return f"{lesson.message}.{step.name}"


def praise_of(lesson: Lesson, step: Step) -> str:
    """Return the id of the text that follows a right answer."""
    return "lesson-exam-right" if step.is_exam else f"{lesson.message}.{step.name}-good"


def reason_id(lesson: Lesson, reason: str) -> str:
    """Return the id of the text with a reason."""
    return lesson.message + reason if reason.startswith(".") else f"lesson-why-{reason}"


def _lesson(lesson: Lesson) -> dict[str, object]:
    play = {key: value for key, value in asdict(lesson.play).items() if key != "moves"}
    return {
        "name": lesson.name,
        "steps": [_step(lesson, step) for step in lesson.steps],
        "play": {**play, "moves": " ".join(lesson.play.moves)},
    }


def _step(lesson: Lesson, step: Step) -> dict[str, object]:
    return {
        "rules": step.rules,
        "position": step.position,
        "task": task_of(lesson, step),
        "praise": praise_of(lesson, step),
        "is_exam": step.is_exam,
        "choices": list(step.choices),
        "answers": _node(lesson, judge_step(lesson, step)),
    }


def _node(lesson: Lesson, node: Node) -> object:
    if isinstance(node, Reply):
        rest = _node(lesson, node.answers)
        assert isinstance(rest, dict)
        return {"&": list(node.moves), **rest}
    if isinstance(node, Wrong):
        return [reason_id(lesson, node.reason), *node.line]
    if not isinstance(node, dict):
        return node
    wrong = Counter(each for each in node.values() if isinstance(each, Wrong))
    usual, count = max(wrong.items(), key=lambda pair: pair[1], default=(None, 0))
    rest = {"*": _node(lesson, usual)} if usual is not None and count > 1 else {}
    named = {key: _node(lesson, each) for key, each in node.items() if not rest or each != usual}
    return named | rest
