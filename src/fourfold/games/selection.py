"""Moves picked out of those that are legal."""

from collections.abc import Iterable, Mapping

from fourfold.games.game import MoveT, Position, RulesT


def mask_of(moves: Iterable[MoveT], numbers: Mapping[MoveT, int]) -> bytes:
    """Return 1 at the number of each of the moves, else 0."""
    mask = bytearray(len(numbers))
    for move in moves:
        mask[numbers[move]] = 1
    return bytes(mask)


def without_wrong(position: Position[MoveT, RulesT]) -> tuple[MoveT, ...]:
    """Return the legal moves without the wrong calls and claims."""
    return tuple(move for move in position.legal_moves() if not position.is_wrong(move))
