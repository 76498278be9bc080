"""Position keys up to symmetry, used to look up running games.

Positions with the same key have the same best moves. Keys leave out what doesn't affect play, so
that a cheater can't get another key by changing it: calls, the latest placement, the clock, the
seats, and which traits are in play (only their number counts).
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from fourfold.games import quarto
from fourfold.games.quarto.symmetry import canonical_masks
from fourfold.server.games.digest import digest

Seen = tuple[quarto.Board, quarto.Piece | None]
"""A board and the piece in hand, not necessarily reachable in a game."""

EMPTY = 16
"""Code for an empty square, and for no piece in hand."""

MIN_PIECES_GUARDED_AHEAD = 4
"""From this many pieces on, positions one move ahead of a running game are guarded too."""

MAX_CACHED_POSITIONS = 2_000
"""Positions whose keys are cached: with many pieces, computing them takes milliseconds."""


def position_key(position: quarto.Position) -> str:
    """Return a position's key, the same for all positions symmetric to it."""
    rules, seen = position.rules, (position.board, position.hand)
    return board_key(rules, seen, squares=rules.squares)


@lru_cache(MAX_CACHED_POSITIONS)
def guarded_keys(position: quarto.Position) -> tuple[str, ...]:
    """Return the keys that a running game must not have for this position to be analysed.

    The empty board is never guarded. Games with and without squares are so alike that both count.
    From the middle game on, the position's parents count too.
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
    """Yield what a player could have seen one decision earlier.

    That is the board before the piece in hand was given, and the board without each of its pieces,
    with that piece in hand.
    """
    if position.hand is not None:
        yield position.board, None
    for square, piece in enumerate(position.board):
        if piece is not None:
            yield (*position.board[:square], None, *position.board[square + 1 :]), piece


def board_key(rules: quarto.Rules, seen: Seen, *, squares: bool) -> str:
    """Return the key of a board and a piece in hand, with or without squares in the rules."""
    occupied, _, masks = canonical_masks(_rules_without_calls(rules.traits, squares), *seen)
    # Rename the traits in play to the first ones: playing CSH is the same as playing SHT.
    codes = EMPTY * _spread(~occupied & 0xFFFF)
    for bit, mask in zip(_TRAIT_BITS, masks, strict=False):
        codes += bit * _spread(mask)
    traits = sum(_TRAIT_BITS[: len(masks)])
    hand = EMPTY if seen[1] is None else 0
    return digest(
        b"quarto", bytes((traits, squares)), codes.to_bytes(16, "little") + bytes((hand,))
    )


@cache
def _rules_without_calls(traits: tuple[quarto.Trait, ...], squares: bool) -> quarto.Rules:
    return quarto.Rules(traits, squares, calls=False)


_TRAIT_BITS = tuple(map(int, quarto.Trait))
"""The bits of all traits; iterating over the enum would take as long as everything else."""

_BYTES = tuple(sum(1 << 8 * bit for bit in range(8) if mask >> bit & 1) for mask in range(256))


def _spread(mask: int) -> int:
    """Return a mask with a byte for each bit, so that numbers per square can be added at once."""
    return _BYTES[mask & 255] | _BYTES[mask >> 8] << 64
