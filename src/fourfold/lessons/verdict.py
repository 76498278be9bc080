"""Judges every answer to a step: by the rules, and by the solver where a goal asks for values."""

from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import TypeAlias

from fourfold.games.game import AnyPosition, GameError
from fourfold.lessons.adapter import MOVES, AnyLessonGame
from fourfold.lessons.catalogue import lesson_game
from fourfold.lessons.lesson import Lesson, LessonError, Step


@dataclass(frozen=True, slots=True)
class Wrong:
    """Why an answer is wrong."""

    reason: str
    """REASON in the id `lesson-why-REASON`, or `.NAME`, an attribute of the lesson's message."""

    line: tuple[str, ...] = ()
    """The opponent's moves that show it."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A right turn, the opponent's reply to it, and what each move of the next turn leads to."""

    moves: tuple[str, ...]
    """The reply."""

    answers: "dict[str, Node]"
    """The verdicts on the next turn."""


RIGHT = True
"""The verdict on a right answer."""

Node: TypeAlias = "bool | Wrong | Reply | dict[str, Node]"
"""Right, wrong, a reply, or what each next move leads to; wrong once no move can save it."""

GENERAL = "other"
"""The reason if there is no better one."""


def judge_step(lesson: Lesson, step: Step) -> Node:
    """Return the verdict on every answer; raise `LessonError` if the step is flawed."""
    adapter = lesson_game(lesson.game)
    try:
        position = adapter.game.parse_position(step.position, step.rules)
        if step.choices:
            return _judge_choices(adapter, step, position)
        return _Judge(adapter, step, position).judge()
    except GameError as error:
        raise LessonError(f"{lesson.name}, step {step.name}: {error}") from None
    except LessonError as error:
        raise LessonError(f"{lesson.name}, step {step.name}: {error}") from None


def _judge_choices(adapter: AnyLessonGame, step: Step, position: AnyPosition) -> Node:
    if step.goal[0] not in adapter.questions:
        raise LessonError(f"there is no question {step.goal[0]!r}")
    right = adapter.answer(step.goal, position)
    if right not in step.choices:
        raise LessonError(f"the answer is {right!r}, which is not among the choices")
    wrong = [word for word in step.choices if word != right]
    for pattern in step.reasons:
        if not any(fnmatchcase(word, pattern) for word in wrong):
            raise LessonError(f"no wrong choice matches {pattern}")
    return {
        word: Wrong(_reason(step, word) or GENERAL) if word in wrong else RIGHT
        for word in step.choices
    }


def _reason(step: Step, answer: str) -> str | None:
    """Return the step's own reason for an answer, if it has one."""
    for pattern, name in step.reasons.items():
        if fnmatchcase(answer, pattern):
            return f".{step.name}-{name}"
    return None


class _Judge:
    """Plays every answer to one step."""

    def __init__(self, adapter: AnyLessonGame, step: Step, position: AnyPosition) -> None:
        self._adapter, self._step, self._start = adapter, step, position
        self._given: set[str] = set()

    def judge(self) -> Node:
        goal = self._step.goal[0]
        if goal != MOVES and goal not in self._adapter.goals:
            raise LessonError(f"there is no goal {goal!r}")
        node = self._judge((), self._start)
        if not isinstance(node, dict):
            raise LessonError("no answer is right")
        if not _has_wrong(node):
            raise LessonError("every answer is right")
        for pattern, name in self._step.reasons.items():
            if f".{self._step.name}-{name}" not in self._given:
                raise LessonError(f"no wrong answer matches {pattern}")
        return node

    def _judge(self, moves: tuple[str, ...], position: AnyPosition) -> Node:
        rated = self._rate(moves)
        if rated is not None:
            return self._go_on(moves, position) if rated else self._explain(moves)
        nodes: dict[str, Node] = {}
        for move in map(str, position.legal_moves()):
            nodes[move] = self._judge((*moves, move), position.play(move))
        if any(node is RIGHT or isinstance(node, dict | Reply) for node in nodes.values()):
            return nodes
        return self._explain(moves)

    def _go_on(self, moves: tuple[str, ...], position: AnyPosition) -> Node:
        """Judge the turns that follow a right one, if the goal asks for any."""
        if self._step.goal[0] == MOVES:
            return RIGHT
        found = self._adapter.reply(self._step.goal, self._start, moves)
        if found is None:
            return RIGHT
        reply, goal = found
        for move in reply:
            position = position.play(move)
        step = replace(self._step, goal=goal, reasons={})
        rest = _Judge(self._adapter, step, position)._judge((), position)
        assert isinstance(rest, dict), "a forced win has a next turn"
        return Reply(reply, rest)

    def _rate(self, moves: tuple[str, ...]) -> bool | None:
        goal = self._step.goal
        if not moves:
            return None
        if goal[0] == MOVES:
            return any(fnmatchcase(moves[0], pattern) for pattern in goal[1:])
        return self._adapter.rate(goal, self._start, moves)

    def _explain(self, moves: tuple[str, ...]) -> Wrong:
        for length in range(len(moves), 0, -1):
            reason = _reason(self._step, "".join(moves[:length]))
            if reason is not None:
                self._given.add(reason)
                return Wrong(reason)
        if self._step.goal[0] == MOVES or not moves:
            return Wrong(GENERAL)
        return Wrong(*self._adapter.explain(self._step.goal, self._start, moves))


def _has_wrong(node: Node) -> bool:
    if isinstance(node, dict):
        return any(map(_has_wrong, node.values()))
    return isinstance(node, Wrong)
