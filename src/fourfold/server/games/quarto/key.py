"""Keys of positions up to symmetry, by which running games are found.

Two positions with the same key are the same to a player who wants to know what to do. Whatever
decides nothing is left out, so that nobody gets another key by changing it: calls, the square
placed on last, the clock and the seats.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from fourfold.games import quarto
from fourfold.server.games.digest import digest

EMPTY = 16
"""Stands for a square without a piece."""

MIN_PIECES_GUARDED_AHEAD = 4
"""From this many pieces on, what is one move ahead of a running game is guarded too."""

MAX_CACHED_POSITIONS = 2_000
"""Keys of this many positions are cached: those with many pieces take milliseconds."""


def position_key(position: quarto.Position) -> str:
    """Return what all positions share that are equal to this one up to symmetry."""
    return _key(position, squares=position.rules.squares)


@lru_cache(MAX_CACHED_POSITIONS)
def guarded_keys(position: quarto.Position) -> tuple[str, ...]:
    """Return all keys that no running game may have while this position is analysed.

    The empty board is nobody's secret. The games with squares and without them are much alike, so
    both count; in the middle of a game also whatever leads to the position in one decision.
    """
    if not position.placed:
        return ()
    guarded = [position]
    if position.placed >= MIN_PIECES_GUARDED_AHEAD:
        guarded += parents(position)
    both = (_key(each, squares=squares) for squares in (False, True) for each in guarded)
    return tuple(dict.fromkeys(both))


def parents(position: quarto.Position) -> Iterator[quarto.Position]:
    """Yield the positions one decision of a player earlier.

    The board before the piece in hand was given, and the boards without one of the pieces, with
    that piece in hand.
    """
    if position.hand is not None:
        yield replace(position, hand=None)
    for square, piece in enumerate(position.board):
        if piece is not None:
            board = (*position.board[:square], None, *position.board[square + 1 :])
            yield replace(position, board=board, hand=piece, last=None)


def _key(position: quarto.Position, *, squares: bool) -> str:
    rules = quarto.Rules(position.rules.traits, squares, calls=False)
    form = quarto.canonical(quarto.Position(rules, position.board, position.hand))
    codes = (EMPTY if piece is None else piece for piece in (*form.board, form.hand))
    return digest(b"quarto", bytes((rules.mask, squares)), bytes(codes))
