"""The positions in Quarto!'s figures, computed by the rules, for the page and the terminal."""

from collections.abc import Iterable

from fourfold.games.quarto import (
    BLOCKS,
    LINES,
    Group,
    Piece,
    Position,
    Trait,
    parse_piece,
    parse_position,
    parse_rules,
    shared_traits,
    start,
)

AS_PRINTED = parse_rules("CSHT!")

FIRST_PIECE = parse_piece("6")
"""The first piece in the figure of the traits."""

SHARED_PIECES = tuple(map(parse_piece, "5C6F"))
"""A line of four with something in common."""

GIVING = ("=6", "b2", "=9", "c3")
"""The first moves of a game: give, place, give, place."""

_CALLING = "7.98/.4.1/..D./2A.C - b3"


def groups(kind: str) -> tuple[Group, ...]:
    """Return the ten `lines`, or the nine `squares` of the advanced game."""
    return {"lines": LINES, "squares": BLOCKS}[kind]


def shared(pieces: Iterable[Piece]) -> tuple[tuple[Trait, int], ...]:
    """Return the traits that pieces share, each with its value."""
    return tuple(shared_traits(list(pieces), AS_PRINTED.traits))


def calling() -> tuple[Position, Group]:
    """Return a position and the line in it that can be called."""
    position = parse_position(_CALLING, AS_PRINTED)
    [group] = position.live_groups()
    return position, group


def pieces_on(position: Position, group: Group) -> tuple[Piece, ...]:
    """Return the pieces of a complete group."""
    standing = (position.board[square] for square in group.squares)
    return tuple(piece for piece in standing if piece is not None)


def giving() -> tuple[Position, ...]:
    """Return the positions after the first moves, starting with the empty board."""
    positions = [start(AS_PRINTED)]
    for move in GIVING:
        positions.append(positions[-1].play(move))
    return tuple(positions)
