"""What a position of a finished game was worth."""

from fourfold.server.wire.model import Model, SeatNumber
from fourfold.server.wire.part import Moves


class WeighedMoves(Model):
    """Moves with what they are worth."""

    moves: Moves
    value: float
    """From -1 (loss) to 1 (win), for the seat that makes them."""


class Judgement(Model):
    """What a position was worth to the seat to move, and what could be done in it."""

    seat: SeatNumber | None
    """The seat to move; None when the game is over."""
    value: float | None
    """1 for a win, 0 for a draw, -1 for a loss, between them an estimate: twice the winning chance
    minus one. None where nothing is known, or may be told."""
    is_exact: bool
    """Whether the value is proven, not the strongest bot's estimate."""
    moves: tuple[WeighedMoves, ...]
    """What each next move is worth to that seat under good play; only those that were weighed."""
    best: Moves | None
    """The best turn that was found; of several equally good ones, any."""
