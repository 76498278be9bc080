"""What a game needs to have lessons: its goals, its questions, and the reasons for wrong answers."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from fourfold.games.game import AnyGame, PositionT

MOVES = "moves"
"""The goal of every game that lists what is right: patterns of first moves, as in `R? Y0`."""


class LessonGame(Protocol[PositionT]):
    """Adapts one game to lessons."""

    @property
    def game(self) -> AnyGame:
        """The game itself."""

    @property
    def goals(self) -> Sequence[str]:
        """The goals that moves can reach."""

    @property
    def questions(self) -> Sequence[str]:
        """The questions that a word answers."""

    def split(self, turn: str) -> tuple[str, ...]:
        """Split a turn in notation into moves."""

    def goal_of(self, theme: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the goal of a theme's puzzles, and the words to choose from if there are any."""

    def rate(self, goal: Sequence[str], start: PositionT, moves: Sequence[str]) -> bool | None:
        """Return whether moves reach a goal; None if the answer is not complete yet."""

    def explain(
        self, goal: Sequence[str], start: PositionT, moves: Sequence[str]
    ) -> tuple[str, tuple[str, ...]]:
        """Return why moves with no right continuation are wrong, and the moves that show it.

        The reason is the end of the id of a message, `lesson-why-REASON`.
        """

    def answer(self, question: Sequence[str], position: PositionT) -> str:
        """Return the word that answers a question."""


AnyLessonGame: TypeAlias = LessonGame[Any]
"""The adapter of any game. `Any` for the same reason as in `AnyPosition`."""
