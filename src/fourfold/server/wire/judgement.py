"""What a position of a finished game was worth."""

from fourfold.server.wire.model import Model, SeatNumber


class Judgement(Model):
    """What a position was worth to the seat to move, and what could be done in it."""

    seat: SeatNumber | None
    """The seat to move; None when the game is over."""
    value: float | None
    """1 for a win, 0 for a draw, -1 for a loss, between them a judgement: twice the chance to win
    less one. None where nothing is known, or may be told."""
    is_exact: bool
    """Whether the value is proven: that of Quarto! is, that of Quartino is the strongest bot's."""
    moves: dict[str, float]
    """What each next move is worth to that seat if it goes on well; of Quartino those weighed."""
    best: str | None
    """The best turn that was found, in notation; of several that are as good, any."""
