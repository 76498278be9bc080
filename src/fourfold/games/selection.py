"""Move masks."""

from collections.abc import Iterable, Mapping

from fourfold.games.game import MoveT


def mask_of(moves: Iterable[MoveT], numbers: Mapping[MoveT, int]) -> bytes:
    """Return a mask with 1 at the number of each of the moves, else 0."""
    mask = bytearray(len(numbers))
    for move in moves:
        mask[numbers[move]] = 1
    return bytes(mask)
