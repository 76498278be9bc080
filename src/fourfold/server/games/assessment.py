"""What a position is worth, as worker processes find out: they import little else."""

from collections.abc import Sequence
from dataclasses import dataclass

from fourfold.games.game import Move


@dataclass(frozen=True, slots=True)
class WeighedTurn:
    """What a turn is worth to the player who makes it."""

    moves: Sequence[Move]
    """The moves of the turn, or of its beginning."""

    value: float | None
    """1 for a win, 0 for a draw, -1 for a loss, between them an estimate; None if unknown."""

    low: int = -1
    """It is worth at least this, whatever the others do."""

    high: int = 1
    """It is worth at most this."""

    distance: int | None = None
    """Placements to the end; None for a draw, or where it is not known."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """What a position is worth to the seat to move, and the turns that were weighed."""

    value: float | None
    low: int
    high: int
    distance: int | None
    is_exact: bool
    """Whether the values are proven."""

    turns: Sequence[WeighedTurn]
    """The turns that were weighed, the best first where they are estimates."""

    line: Sequence[Move]
    """How the game could go on, as far as it was found."""
