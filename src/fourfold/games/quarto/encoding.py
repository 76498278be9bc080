"""A position as numbers, for arrays."""

from typing import TYPE_CHECKING

from fourfold.games import game
from fourfold.games.encoding import encode_outcome
from fourfold.games.quarto.reason import Reason

if TYPE_CHECKING:
    from fourfold.games.quarto.position import Position

REASONS: tuple[game.AnyReason, ...] = (
    game.Reason.TIME,
    game.Reason.RESIGNATION,
    game.Reason.AGREEMENT,
    Reason.CALL,
    Reason.LINE,
    Reason.FULL_BOARD,
)
"""The reasons in the order of their numbers, which never change: new ones come at the end."""


def encode(position: "Position") -> bytes:
    """Return the numbers of a position; see `decode`."""
    return bytes(
        (
            *(0 if piece is None else 1 + piece for piece in position.board),
            0 if position.hand is None else 1 + position.hand,
            0 if position.last is None else 1 + position.last,
            position.has_called,
            position.has_passed,
            position.starter,
            position.seat or 0,
            *encode_outcome(position.outcome, REASONS),
        )
    )
