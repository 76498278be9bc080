"""Byte encoding of positions: the parts that all games share."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from fourfold.games.game import (
    AnyPosition,
    AnyReason,
    GameError,
    IllegalPositionError,
    Outcome,
    check_type,
)

PositionT = TypeVar("PositionT", bound=AnyPosition)

DRAW = 255
"""Encodes the winner of a drawn game."""


def encode_outcome(outcome: Outcome | None, reasons: Sequence[AnyReason]) -> tuple[int, int]:
    """Return the winner (255 for a draw) and the 1-based number of the reason; (0, 0) for None."""
    if outcome is None:
        return 0, 0
    return outcome.winner or DRAW, 1 + reasons.index(outcome.reason)


def decode_outcome(winner: int, reason: int, reasons: Sequence[AnyReason]) -> Outcome | None:
    """Return the outcome for an encoded winner and reason; None for 0 and 0."""
    if not winner and not reason:
        return None
    return Outcome(None if winner == DRAW else winner, reasons[reason - 1])


def decode_whole(
    data: bytes, highest: Sequence[int], read: Callable[[bytes], PositionT]
) -> PositionT:
    """Decode a position with `read`; raise `IllegalPositionError` if the bytes are not one.

    `highest` has the highest value of each byte.
    """
    numbers = bytes(check_type(data, bytes | bytearray | memoryview, "bytes"))
    if len(numbers) != len(highest):
        problem = f"an encoded position has {len(highest)} bytes, not {len(numbers)}"
        raise IllegalPositionError(problem)
    try:
        position = read(numbers)
    except GameError as error:
        raise IllegalPositionError(f"these bytes are not a position: {error}") from None
    except IndexError:
        places = enumerate(zip(numbers, highest, strict=True))
        place, number, top = next((i, n, top) for i, (n, top) in places if n > top)
        problem = f"these bytes are not a position: byte {place} is {number}; its maximum is {top}"
        raise IllegalPositionError(problem) from None
    # Bytes that are redundant must agree with the ones that imply them.
    if position.encode() != numbers:
        raise IllegalPositionError("these bytes are not a position: they contradict each other")
    return position
