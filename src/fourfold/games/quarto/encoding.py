"""Byte encoding of positions, for arrays."""

from typing import TYPE_CHECKING

from fourfold.games import game
from fourfold.games.encoding import DRAW, decode_outcome, decode_whole, encode_outcome
from fourfold.games.quarto.piece import PIECES
from fourfold.games.quarto.reason import Reason
from fourfold.games.quarto.rules import Rules, read_rules
from fourfold.games.quarto.square import SQUARES

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
"""The reasons, ordered by number. Numbers never change: append new reasons."""

ENCODED_LENGTH = 24
"""The number of bytes in an encoded position."""

_HIGHEST = (*(len(PIECES),) * 17, len(SQUARES), 1, 1, 2, 2, DRAW, len(REASONS))
"""The highest value of each byte."""


def encode(position: "Position") -> bytes:
    """Encode a position; `decode` documents the format."""
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


def decode(data: bytes, rules: Rules | str) -> "Position":
    """Decode a position from the bytes of `Position.encode`, which don't contain its rules.

        0 to 15   the squares a1 to d4: 0 if empty, else 1 + the piece
        16        the piece in hand: 0 for none, else 1 + the piece
        17        the square placed on last: 0 for none, else 1 + the square
        18, 19    whether the seat to move has called; whether the placer has passed
        20, 21    the starter; the seat to move, 0 when the game is over
        22, 23    the winner, 255 for a draw; the reason's index in `REASONS`, from 1; both 0
                  while the game is in progress

    Raise `IllegalPositionError` if the bytes are not a position.
    """
    # Imported here: position.py imports this module.
    from fourfold.games.quarto.position import Position

    own = read_rules(rules)

    def read(numbers: bytes) -> Position:
        return Position(
            rules=own,
            board=tuple(PIECES[number - 1] if number else None for number in numbers[:16]),
            hand=PIECES[numbers[16] - 1] if numbers[16] else None,
            last=SQUARES[numbers[17] - 1] if numbers[17] else None,
            has_called=bool(numbers[18]),
            has_passed=bool(numbers[19]),
            starter=numbers[20],
            outcome=decode_outcome(numbers[22], numbers[23], REASONS),
        )

    return decode_whole(data, _HIGHEST, read)
