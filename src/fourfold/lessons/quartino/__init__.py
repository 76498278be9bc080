"""Quartino lessons, judged by trying every way to play the turn."""

from collections.abc import Callable, Mapping, Sequence

from fourfold.games import quartino
from fourfold.games.quartino import Position, parse_card, parse_turn
from fourfold.lessons.quartino.turn import Turn

THEMES = {
    "claim": ("claim",),
    "stones": ("claims", "1"),
    "two-claims": ("claims", "2"),
    "colour": ("colour",),
}
"""The goals of the puzzles."""


class QuartinoLessons:
    """Adapts Quartino to lessons."""

    game = quartino.QUARTINO
    goals: Sequence[str] = ("claim", "claims", "colour", "block", "win")
    reworded: Sequence[str] = ()

    @property
    def questions(self) -> Sequence[str]:
        """The questions that are answered with a word."""
        return tuple(QUESTIONS)

    def split(self, turn: str) -> tuple[str, ...]:
        """Split a turn in notation into moves."""
        return tuple(map(str, parse_turn(turn)))

    def goal_of(self, theme: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the goal of a theme's puzzles."""
        return THEMES[theme], ()

    def rate(self, goal: Sequence[str], start: Position, moves: Sequence[str]) -> bool | None:
        """Return whether moves reach a goal; None if the turn continues."""
        return Turn(start, moves).reaches(goal)

    def reply(self, goal: Sequence[str], start: Position, moves: Sequence[str]) -> None:
        """Return None: every answer is one turn."""

    def explain(
        self, goal: Sequence[str], start: Position, moves: Sequence[str]
    ) -> tuple[str, tuple[str, ...]]:
        """Return why moves are wrong, and the next player's moves that show it."""
        return Turn(start, moves).why_not(goal)

    def answer(self, question: Sequence[str], position: Position) -> str:
        """Return the word that answers a question."""
        return QUESTIONS[question[0]](position, tuple(question[1:]))


def _stones(position: Position, _: tuple[str, ...]) -> str:
    """Return how many stones the seat to move places if it takes every extra stone."""
    after = position.play("+") if position.colours and position.phase == "colour" else position
    return str(after.stones)


def _supply(position: Position, colour: tuple[str, ...]) -> str:
    return str(next(count for each, count in position.supply.items() if str(each) == colour[0]))


def _shown(position: Position, card: tuple[str, ...]) -> str:
    return "yes" if position.is_shown(parse_card(*card)) else "no"


QUESTIONS: Mapping[str, Callable[[Position, tuple[str, ...]], str]] = {
    "stones": _stones,
    "supply": _supply,
    "shown": _shown,
}
"""The questions, each with the function that answers it."""

QUARTINO = QuartinoLessons()
"""The adapter."""

__all__ = ["QUARTINO", "QuartinoLessons"]
