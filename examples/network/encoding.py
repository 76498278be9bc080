"""Quarto! positions as the network's input.

Everything is described relative to the piece in hand: a piece on the board has, for each trait in
play, either the same value as the hand or the other one. So swapping a trait's values changes
nothing. Squares, groups, traits and pieces each get their own features, and the network treats
all traits alike and all groups of a kind alike; it is therefore symmetric by construction.

The code runs on NumPy arrays and on PyTorch tensors: both offer all the operations used here.
"""

from typing import Any, NamedTuple

import numpy as np

from fourfold.games.quarto import BLOCKS, GROUPS, PIECES, SQUARES, Direction, Group, Trait

Array = Any
"""A NumPy array or a PyTorch tensor."""

GROUP_KINDS = 5
SQUARE_FEATURES = 2
GROUP_FEATURES = 2 * 5 + GROUP_KINDS
TRAIT_FEATURES = 2 * 9
PIECE_FEATURES = 5 + 2
WHOLE_FEATURES = 16 + 4 + 1


def _kind(group: Group) -> int:
    """Return the kind of a group; a symmetry of the board maps groups to groups of their kind."""
    if group.direction is Direction.BLOCK:
        corners = sum(square.file in (0, 3) and square.rank in (0, 3) for square in group.squares)
        edges = sum(square.file in (0, 3) or square.rank in (0, 3) for square in group.squares)
        return 2 if corners else 3 if edges else 4
    return 1 if group.direction is Direction.DIAGONAL else 0


class Tables(NamedTuple):
    """Constants of the game, in NumPy or PyTorch."""

    lines: Array
    """For each group and square, 1 if the group is a row or column that contains the square."""

    diagonals: Array
    """The same for diagonals."""

    blocks: Array
    """The same for blocks."""

    kinds: Array
    """For each group, its kind as a one-hot vector of five."""

    is_block: Array
    """For each group, 1 if it is a block."""

    bits: Array
    """For each piece and trait, whether the piece has value 1."""

    numbers: Array
    """The numbers from 0 to 16."""

    trait_bits: Array
    """The bit of each trait."""

    one: Array
    """The number 1 as float32: multiplying booleans by it gives float32."""


def make_tables() -> Tables:
    """Return the tables as NumPy arrays."""
    contains = np.array([[s in group.squares for s in SQUARES] for group in GROUPS], np.float32)
    kinds = np.eye(GROUP_KINDS, dtype=np.float32)[[_kind(group) for group in GROUPS]]
    is_block = np.array([group in BLOCKS for group in GROUPS], np.float32)
    bits = np.array([[bool(piece & trait) for trait in Trait] for piece in PIECES], np.float32)
    return Tables(
        contains * kinds[:, :1],
        contains * kinds[:, 1:2],
        contains * is_block[:, None],
        kinds,
        is_block,
        bits,
        np.arange(17),
        np.array([int(trait) for trait in Trait]),
        np.ones((), np.float32),
    )


class Features(NamedTuple):
    """Positions as the network's input; the number of positions is the last axis but one."""

    squares: Array
    """(16, 4, positions, features): for each square and trait, whether its value is the hand's."""

    groups: Array
    """(19, 4, positions, features): how many pieces match the hand and how many don't."""

    traits: Array
    """(4, positions, features): how many pieces left match the hand and how many don't."""

    pieces: Array
    """(16, positions, features): the pieces left, by which traits differ from the hand's."""

    whole: Array
    """(positions, features): the number of pieces and the rule set."""

    empty: Array
    """(16, positions, 1): whether a square is empty."""

    left: Array
    """(16, positions, 1): how many pieces are left that differ from the hand in these traits."""

    in_play: Array
    """(4, positions, 1): whether a trait is in play."""

    group_in_play: Array
    """(19, 1, positions, 1): whether a group is in play."""


def encode(tables: Tables, boards: Array, hands: Array, traits: Array, squares: Array) -> Features:
    """Encode positions with a piece in hand.

    `boards` is an array of shape (16, positions) with 0 for an empty square, else 1 + the piece.
    The others have one entry per position: the piece in hand, the bits of the traits in play, and
    1 if squares are in play. All are whole numbers.
    """
    numbers, one = tables.numbers, tables.one
    pieces, trait_bits = numbers[:16], tables.trait_bits[:, None]

    def one_hot(values: Array, options: Array) -> Array:
        return (values[..., None] == options) * one

    occupied = (boards > 0) * one
    in_play = (traits & trait_bits > 0) * one
    differs = ((boards - 1) ^ hands) & traits
    other = (differs[:, None] & trait_bits > 0) * occupied[:, None]
    same = (occupied[:, None] - other) * in_play

    contains = tables.lines + tables.diagonals + tables.blocks
    counts = [one_hot(spread(contains, side), numbers[:5]) for side in (same, other)]
    kinds = tables.kinds[:, None, None] + 0 * counts[0]
    has_blocks = (squares[:, None] > 0) * one
    group_in_play = 1 - tables.is_block[:, None, None, None] * (1 - has_blocks)

    is_placed = (boards[:, None] == pieces[:, None] + 1).sum(0)
    is_used = (is_placed + (hands == pieces[:, None]) > 0) * one
    codes = (pieces[:, None] ^ hands) & traits
    left = ((codes == pieces[:, None, None]) * (1 - is_used)).sum(1)
    sides = [side.T @ left for side in (1 - tables.bits, tables.bits)]
    weights = tables.bits.sum(1)[:, None] + 0 * left
    return Features(
        squares=join([same[..., None], other[..., None]]),
        groups=join([*counts, kinds]),
        traits=join([one_hot(side, numbers[:9]) for side in sides]),
        pieces=join(
            [one_hot(weights, numbers[:5]), left[..., None] / 4, (left > 0)[..., None] * one]
        ),
        whole=join(
            [
                one_hot(occupied.sum(0), numbers[:16]),
                one_hot(in_play.sum(0), numbers[1:5]),
                has_blocks,
            ]
        ),
        empty=1 - occupied[..., None],
        left=left[..., None],
        in_play=in_play[..., None],
        group_in_play=group_in_play,
    )


def spread(matrix: Array, values: Array) -> Array:
    """Apply a matrix along the first axis of an array."""
    return (matrix @ values.reshape(len(values), -1)).reshape(len(matrix), *values.shape[1:])


def join(parts: list[Array]) -> Array:
    """Concatenate arrays along their last axis."""
    if isinstance(parts[0], np.ndarray):
        return np.concatenate(parts, axis=-1)
    import torch

    return torch.cat(parts, dim=-1)
