"""Keys of positions up to symmetry, by which running games are found.

Two positions with the same key are the same to a player who wants to know what to do. Whatever
decides nothing is left out, so that nobody gets another key by changing it: calls, the square
placed on last, the clock, the seats, which traits are in play (only how many), and the traits that
are not.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from fourfold.games import quarto
from fourfold.games.quarto.symmetry import canonical_masks
from fourfold.server.games.digest import digest

Seen = tuple[quarto.Board, quarto.Piece | None]
"""A board and the piece in hand. No game need lead to them by the rules at hand."""

EMPTY = 16
"""Stands for a square without a piece, and for no piece in hand."""

MIN_PIECES_GUARDED_AHEAD = 4
"""From this many pieces on, what is one move ahead of a running game is guarded too."""

MAX_CACHED_POSITIONS = 2_000
"""Keys of this many positions are cached: those with many pieces take milliseconds."""


def position_key(position: quarto.Position) -> str:
    """Return what all positions share that are equal to this one up to symmetry."""
    rules, seen = position.rules, (position.board, position.hand)
    return board_key(rules, seen, squares=rules.squares)


@lru_cache(MAX_CACHED_POSITIONS)
def guarded_keys(position: quarto.Position) -> tuple[str, ...]:
    """Return all keys that no running game may have while this position is analysed.

    The empty board is nobody's secret. The games with squares and without them are much alike, so
    both count; in the middle of a game also whatever leads to the position in one decision.
    """
    if not position.placed:
        return ()
    guarded = [(position.board, position.hand)]
    if position.placed >= MIN_PIECES_GUARDED_AHEAD:
        guarded += parents(position)
    rules = position.rules
    keys = (
        board_key(rules, seen, squares=squares) for squares in (False, True) for seen in guarded
    )
    return tuple(dict.fromkeys(keys))


def parents(position: quarto.Position) -> Iterator[Seen]:
    """Yield what was to be seen one decision of a player earlier.

    The board before the piece in hand was given, and the boards without one of the pieces, with
    that piece in hand.
    """
    if position.hand is not None:
        yield position.board, None
    for square, piece in enumerate(position.board):
        if piece is not None:
            yield (*position.board[:square], None, *position.board[square + 1 :]), piece


def board_key(rules: quarto.Rules, seen: Seen, *, squares: bool) -> str:
    """Return the key of a board and a piece in hand, by the rules with squares or without."""
    occupied, _, masks = canonical_masks(_rules_without_calls(rules.traits, squares), *seen)
    # The traits in play get the names of the first ones: the game of CSH is that of SHT.
    named = [(int(name), mask) for name, mask in zip(quarto.Trait, masks, strict=False)]
    codes = EMPTY * _spread(~occupied & 0xFFFF) + sum(name * _spread(mask) for name, mask in named)
    traits = sum(name for name, _ in named)
    hand = EMPTY if seen[1] is None else 0
    return digest(
        b"quarto", bytes((traits, squares)), codes.to_bytes(16, "little") + bytes((hand,))
    )


@cache
def _rules_without_calls(traits: tuple[quarto.Trait, ...], squares: bool) -> quarto.Rules:
    return quarto.Rules(traits, squares, calls=False)


_BYTES = tuple(sum(1 << 8 * bit for bit in range(8) if mask >> bit & 1) for mask in range(256))


def _spread(mask: int) -> int:
    """Return a mask with a byte for each bit, so that numbers per square can be added at once."""
    return _BYTES[mask & 255] | _BYTES[mask >> 8] << 64
