"""How a position ends under perfect play."""

from collections.abc import Iterable
from dataclasses import dataclass

from fourfold.games.quarto import Move

Score = int
"""One number for value and distance, the larger the better for the player to move.

17 - n is a win in n placements, n - 17 a loss, 0 a draw.
"""

WORST, BEST = -17, 17


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known of a position, or of a move, for the player to move."""

    low: Score
    """It is at least as good as this."""

    high: Score
    """It is at most as good as this."""

    @property
    def value(self) -> int | None:
        """1 for a win, 0 for a draw, -1 for a loss; None if a limit came before the answer."""
        low, high = _sign(self.low), _sign(self.high)
        return low if low == high else None

    @property
    def distance(self) -> int | None:
        """The number of placements to the end; None for a draw, or where it is not known.

        The winner hastens, the loser delays.
        """
        return 17 - abs(self.low) if self.low == self.high != 0 else None

    @property
    def is_exact(self) -> bool:
        """Whether value and distance are both known."""
        return self.low == self.high

    def turned(self) -> "Verdict":
        """Return the same for the other player."""
        return Verdict(-self.high, -self.low)


UNKNOWN = Verdict(WORST, BEST)


@dataclass(frozen=True, slots=True)
class MoveVerdict:
    """What a move leads to, for the player who makes it."""

    moves: tuple[Move, ...]
    """The move: a place, a give, both, or a call."""

    verdict: Verdict
    """How the game ends after it under perfect play."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer to a position."""

    verdict: Verdict
    """How the game ends under perfect play, for the player to move."""

    best: tuple[Move, ...]
    """The best move, up to the opponent's decision; empty where the game is over or unknown."""

    nodes: int
    """How many positions were searched."""

    seconds: float
    """How long it took."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """The answer to a position and to every move in it."""

    verdict: Verdict
    """How the game ends under perfect play, for the player to move."""

    moves: tuple[MoveVerdict, ...]
    """Every square, every square with every piece to give, or every piece; calls that are right."""

    line: tuple[Move, ...]
    """Best play by both from here, as far as the limits let it be found."""

    nodes: int
    """How many positions were searched."""

    seconds: float
    """How long it took."""


def best_of(verdicts: Iterable[Verdict]) -> Verdict:
    """Return the verdict of a choice among several."""
    choice = tuple(verdicts)
    return Verdict(max(v.low for v in choice), max(v.high for v in choice))


def _sign(score: Score) -> int:
    return (score > 0) - (score < 0)
