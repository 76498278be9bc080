"""Evaluations of positions, as returned by worker processes; imports as little as possible."""

from collections.abc import Sequence
from dataclasses import dataclass

from fourfold.games.game import Move


@dataclass(frozen=True, slots=True)
class WeighedTurn:
    """A turn and its value for the player who makes it."""

    moves: Sequence[Move]
    """The moves of the turn, or its first moves."""

    value: float | None
    """1 for a win, 0 for a draw, -1 for a loss, estimates in between; None if unknown."""

    low: int = -1
    """Proven lower bound of the value."""

    high: int = 1
    """Proven upper bound of the value."""

    distance: int | None = None
    """Placements until the end; None for a draw or if unknown."""

    error: float | None = None
    """The standard error of an estimate; None if it isn't known."""


@dataclass(frozen=True, slots=True)
class SeatShare:
    """An estimate of how often a seat wins."""

    chance: float
    """The winning probability, 0 to 1."""

    error: float | None
    """Its standard error; None if it isn't known."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """A position's value for the seat to move, and the turns evaluated."""

    value: float | None
    low: int
    high: int
    distance: int | None
    is_exact: bool
    """Whether the values are proven."""

    turns: Sequence[WeighedTurn]
    """The turns evaluated; estimates are sorted best first."""

    line: Sequence[Move]
    """The principal variation, as far as it was found."""

    shares: Sequence[SeatShare] = ()
    """Estimates in seat order; empty if the values are proven."""

    is_complete: bool = False
    """Whether a longer search would find no more."""
