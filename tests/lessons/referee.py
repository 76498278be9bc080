"""Judges answers to lessons independently, with its own code."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any

from fourfold.lessons import Step
from tests.lessons.quartino_judge import QuartinoJudge
from tests.lessons.quarto_judge import QuartoJudge

JUDGES: dict[str, Any] = {"quarto": QuartoJudge, "quartino": QuartinoJudge}


class Referee:
    """Says whether the verdict on an answer to a step is right."""

    def __init__(self, game: str, step: Step, start: Any) -> None:
        self._step = step
        self._judge = JUDGES[game](start)

    def answer(self) -> str:
        """Return the word that answers the step's question."""
        return str(self._judge.answer(*self._step.goal))

    def problem(self, moves: Sequence[str], is_right: bool) -> str | None:
        """Return what is wrong with a verdict on a possibly incomplete answer; None if nothing."""
        goal = self._step.goal
        if goal[0] == "moves":
            reaches = any(fnmatchcase(moves[0], pattern) for pattern in goal[1:])
        else:
            reaches = self._judge.can_reach(goal, tuple(moves))
        if reaches and not is_right:
            return "marked wrong, but the goal can still be reached"
        if is_right and not reaches:
            return "marked right, but the goal is not reached"
        return None
