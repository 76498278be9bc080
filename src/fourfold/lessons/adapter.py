"""What a game needs to have lessons: goals, questions, and reasons for wrong answers."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from fourfold.games.game import AnyGame

MOVES = "moves"
"""A goal that every game has: it lists the right first moves as patterns, as in `R? Y0`."""


PositionT_contra = TypeVar("PositionT_contra", contravariant=True)


class LessonGame(Protocol[PositionT_contra]):
    """Adapts one game to lessons."""

    @property
    def game(self) -> AnyGame:
        """The game itself."""

    @property
    def goals(self) -> Sequence[str]:
        """The goals that moves can reach."""

    @property
    def questions(self) -> Sequence[str]:
        """The questions that are answered with a word."""

    def split(self, turn: str) -> tuple[str, ...]:
        """Split a turn in notation into moves."""

    @property
    def reworded(self) -> Sequence[str]:
        """The themes with another task text in lessons, as there are no words to choose from."""

    def goal_of(self, theme: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the goal of a theme's puzzles, and the words to choose from if there are any."""

    def rate(
        self, goal: Sequence[str], start: PositionT_contra, moves: Sequence[str]
    ) -> bool | None:
        """Return whether moves reach a goal; None if the answer is not complete yet."""

    def reply(
        self, goal: Sequence[str], start: PositionT_contra, moves: Sequence[str]
    ) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
        """Return the opponent's reply to a right turn, and the goal of the next one.

        None if the answer is complete.
        """

    def explain(
        self, goal: Sequence[str], start: PositionT_contra, moves: Sequence[str]
    ) -> tuple[str, tuple[str, ...]]:
        """Return why moves with no right continuation are wrong, and the moves that show it.

        The reason is the last part of a message id, `lesson-why-REASON`.
        """

    def answer(self, question: Sequence[str], position: PositionT_contra) -> str:
        """Return the word that answers a question."""


AnyLessonGame: TypeAlias = LessonGame[Any]
"""The adapter of any game. `Any` for the same reason as in `AnyPosition`."""
