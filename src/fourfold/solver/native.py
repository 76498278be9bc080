"""The only door to the compiled core: Python's values in, Python's values out."""

from fourfold import _native
from fourfold.games.quarto import Group, Position


def complete_groups(position: Position) -> tuple[Group, ...]:
    """List every complete group on the board, as `Position.complete_groups` does."""
    groups, rules = position.rules.groups, position.rules
    found = _native.quarto_complete_groups(_codes(position), rules.mask, rules.squares)
    return tuple(groups[index] for index in found)


def perft(position: Position, depth: int) -> int:
    """Return the number of sequences of exactly `depth` moves, calls left out.

    Raise `OverflowError` where the number needs more than 64 bits.
    """
    if position.outcome:
        return int(depth == 0)
    rules = position.rules
    return _native.quarto_perft(
        _codes(position),
        -1 if position.hand is None else int(position.hand),
        -1 if position.last is None else int(position.last),
        position.has_passed,
        rules.mask,
        rules.squares,
        rules.calls,
        depth,
    )


def _codes(position: Position) -> list[int]:
    return [-1 if piece is None else int(piece) for piece in position.board]
