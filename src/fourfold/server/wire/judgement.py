"""Evaluations of the positions of a finished game."""

from fourfold.server.wire.model import Model, SeatNumber
from fourfold.server.wire.part import Moves


class EvaluatedMoves(Model):
    """The first move of a turn, and the value of the best such turn."""

    moves: Moves
    value: float
    """From -1 (loss) to 1 (win), for the seat to move."""


class Judgement(Model):
    """A position's value for the seat to move, and the values of its moves."""

    seat: SeatNumber | None
    """The seat to move; None when the game is over."""
    value: float | None
    """1 for a win, 0 for a draw, -1 for a loss, estimates in between: twice the winning chance
    minus one. None if the value is unknown or must stay hidden."""
    is_exact: bool
    """Whether the value is proven; otherwise it is the strongest bot's estimate."""
    moves: tuple[EvaluatedMoves, ...]
    """The value of each evaluated first move, assuming good play afterwards."""
    best: Moves | None
    """The best turn found; any one of several equally good ones."""
