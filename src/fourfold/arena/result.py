"""The result of an arena game: winner, forfeits, thinking times and record."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from fourfold.games.game import Seat


@dataclass(frozen=True, slots=True)
class Thinking:
    """A seat's thinking time in a game."""

    decisions: int = 0
    """The number of decisions."""

    seconds: float = 0.0
    """The total time."""

    worst: float = 0.0
    """The longest time for one decision."""

    def __add__(self, other: "Thinking") -> "Thinking":
        """Return the sum."""
        return Thinking(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.worst, other.worst),
        )

    def rounded(self) -> "Thinking":
        """Return the times in whole microseconds, as they are stored.

        A tournament that is shown again shows the same times.
        """
        return Thinking(self.decisions, round(self.seconds, 6), round(self.worst, 6))


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A seat that lost a game because its bot failed."""

    seat: Seat
    """The seat."""

    problem: str
    """What went wrong, in one line."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game."""

    number: int
    """The number of its job."""

    winner: Seat | None
    """The seat that won; None for a draw."""

    reason: str
    """What ended the game."""

    turns: int
    """The number of turns."""

    thinking: tuple[Thinking, ...]
    """How long each seat thought."""

    forfeits: tuple[Forfeit, ...]
    """The seats whose bots failed, in order."""

    record: str
    """The game in notation, with its header."""

    def to_json(self) -> dict[str, Any]:  # Any: JSON
        """Return everything but the record as JSON values."""
        return {
            "game": self.number,
            "winner": self.winner,
            "reason": self.reason,
            "turns": self.turns,
            "thinking": [[t.decisions, t.seconds, t.worst] for t in self.thinking],
            "forfeits": [[forfeit.seat, forfeit.problem] for forfeit in self.forfeits],
        }

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:  # Any: JSON
        """Return the result from the output of `to_json`, without its record."""
        return cls(
            number=values["game"],
            winner=values["winner"],
            reason=values["reason"],
            turns=values["turns"],
            thinking=tuple(Thinking(*times) for times in values["thinking"]),
            forfeits=tuple(Forfeit(*forfeit) for forfeit in values["forfeits"]),
            record="",
        )
