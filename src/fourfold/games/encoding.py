"""What positions of all games have in common as numbers."""

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
"""Stands for the winner of a drawn game."""


def encode_outcome(outcome: Outcome | None, reasons: Sequence[AnyReason]) -> tuple[int, int]:
    """Return the winner, 255 for a draw, and the number of the reason from 1; 0 and 0 for None."""
    if outcome is None:
        return 0, 0
    return outcome.winner or DRAW, 1 + reasons.index(outcome.reason)


def decode_outcome(winner: int, reason: int, reasons: Sequence[AnyReason]) -> Outcome | None:
    """Return the outcome of a winner and a reason as numbers; None for 0 and 0."""
    if not winner and not reason:
        return None
    return Outcome(None if winner == DRAW else winner, reasons[reason - 1])


def decode_whole(data: bytes, length: int, read: Callable[[bytes], PositionT]) -> PositionT:
    """Return the position that numbers stand for; raise `IllegalPositionError` if they are none."""
    numbers = bytes(check_type(data, bytes | bytearray | memoryview, "bytes"))
    if len(numbers) != length:
        raise IllegalPositionError(f"a position is {length} numbers, not {len(numbers)}")
    try:
        position = read(numbers)
    except GameError as error:
        raise IllegalPositionError(f"these numbers are no position: {error}") from None
    except (IndexError, ValueError):
        raise IllegalPositionError("these numbers are no position: one is out of range") from None
    # What can be derived must be what it follows from.
    if position.encode() != numbers:
        raise IllegalPositionError("these numbers are no position: they contradict each other")
    return position
