"""The network: predicts what a position is worth to the player who places.

Squares, groups, traits and pieces exchange messages in several layers: a group gets them from its
squares, a square from its groups and from the pieces left that could go there, and so on. All
traits share their weights, and so do all groups of a kind and all pieces.

`run` works on NumPy arrays and on PyTorch tensors, so training and play use the same code.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from examples.network.encoding import (
    GROUP_FEATURES,
    PIECE_FEATURES,
    SQUARE_FEATURES,
    TRAIT_FEATURES,
    WHOLE_FEATURES,
    Array,
    Features,
    Tables,
    join,
    spread,
)

CHANNELS = 32
LAYERS = 5
PAIR_CHANNELS = 8
"""Channels for each pair of a square and a piece."""

HIDDEN = 64
CLASSES = 3
"""A loss, a draw and a win, for the player who places."""

WEIGHTS = Path(__file__).parent / "weights.npz"

Weights = dict[str, Array]


def shapes() -> dict[str, tuple[int, ...]]:
    """Return the names and the shapes of all weights."""
    c, p = CHANNELS, PAIR_CHANNELS
    found: dict[str, tuple[int, ...]] = {
        "squares": (SQUARE_FEATURES + 1, c),
        "groups": (GROUP_FEATURES, c),
        "traits": (TRAIT_FEATURES, c),
        "pieces": (PIECE_FEATURES, c),
        "whole_to_traits": (WHOLE_FEATURES, c),
        "whole_to_pieces": (WHOLE_FEATURES, c),
        "hidden": (3 * c + WHOLE_FEATURES, HIDDEN),
        "hidden_bias": (HIDDEN,),
        "out": (HIDDEN, CLASSES),
        "out_bias": (CLASSES,),
    }
    inputs = {
        "group": ("own", "squares", "traits", "trait"),
        "pair": ("same", "other"),
        "square": ("own", "lines", "diagonals", "blocks", "traits", "trait"),
        "piece": ("own", "same", "other", "all"),
        "trait": ("own", "squares", "groups", "same", "other", "all"),
    }
    for layer in range(LAYERS):
        for node, names in inputs.items():
            size = p if node == "pair" else c
            for name in names:
                found[f"{layer}.{node}.{name}"] = (c, size)
            found[f"{layer}.{node}.bias"] = (size,)
            if node != "pair":
                found[f"{layer}.{node}.out"] = (c, c)
        found[f"{layer}.square.pairs"] = found[f"{layer}.piece.pairs"] = (p, c)
    return found


def run(weights: Weights, tables: Tables, features: Features) -> Array:
    """Return for each position the logits of a loss, a draw and a win."""
    w, f = weights, features
    state = _State(
        squares=(f.squares @ w["squares"][:-1] + w["squares"][-1]) * f.in_play,
        groups=(f.groups @ w["groups"]) * f.in_play * f.group_in_play,
        pieces=f.pieces @ w["pieces"] + f.whole @ w["whole_to_pieces"],
        traits=(f.traits @ w["traits"] + f.whole @ w["whole_to_traits"]) * f.in_play,
    )
    for layer in range(LAYERS):
        prefix = f"{layer}."
        own = {name[2:]: each for name, each in w.items() if name.startswith(prefix)}
        state = _run_layer(own, tables, f, state)
    pooled = join(
        [
            state.traits.sum(0),
            (state.pieces * f.left).sum(0) / 8,
            state.squares.sum(0).sum(0) / 16,
            f.whole,
        ]
    )
    return _relu(pooled @ w["hidden"] + w["hidden_bias"]) @ w["out"] + w["out_bias"]


class _State(NamedTuple):
    squares: Array
    groups: Array
    pieces: Array
    traits: Array


def _run_layer(w: Weights, tables: Tables, f: Features, state: _State) -> _State:
    """Pass messages between squares, groups, traits and pieces."""
    squares, groups, pieces, traits = state
    contains = tables.lines + tables.diagonals + tables.blocks
    is_other, is_same = tables.bits, 1 - tables.bits

    heard = groups @ w["group.own"] + spread(contains, squares) @ w["group.squares"]
    shared = groups.sum(1)[:, None] @ w["group.traits"]
    news = _relu(heard + shared + traits @ w["group.trait"] + w["group.bias"])
    groups = groups + (news @ w["group.out"]) * f.in_play * f.group_in_play

    # For each empty square and each piece left: what would the piece do there?
    pairs = _relu(
        _mix(is_same, squares @ w["pair.same"])
        + _mix(is_other, squares @ w["pair.other"])
        + w["pair.bias"]
    )
    by_square, by_piece = (pairs * f.left).sum(1), (pairs * f.empty[:, None]).sum(0)

    heard = squares @ w["square.own"]
    heard = heard + spread(tables.lines.T, groups) @ w["square.lines"]
    heard = heard + spread(tables.diagonals.T, groups) @ w["square.diagonals"]
    heard = heard + spread(tables.blocks.T, groups) @ w["square.blocks"]
    shared = squares.sum(1) @ w["square.traits"] + by_square @ w["square.pairs"]
    news = _relu(heard + shared[:, None] + traits @ w["square.trait"] + w["square.bias"])
    squares = squares + (news @ w["square.out"]) * f.in_play

    heard = pieces @ w["piece.own"] + by_piece @ w["piece.pairs"]
    heard = heard + spread(is_same, traits @ w["piece.same"])
    heard = heard + spread(is_other, traits @ w["piece.other"])
    shared = (pieces * f.left).sum(0) @ w["piece.all"]
    pieces = pieces + _relu(heard + shared + w["piece.bias"]) @ w["piece.out"]

    counted = pieces * f.left
    heard = traits @ w["trait.own"] + squares.sum(0) @ w["trait.squares"]
    heard = heard + groups.sum(0) @ w["trait.groups"]
    heard = heard + spread(is_same.T, counted) @ w["trait.same"]
    heard = heard + spread(is_other.T, counted) @ w["trait.other"]
    news = _relu(heard + traits.sum(0) @ w["trait.all"] + w["trait.bias"])
    traits = traits + (news @ w["trait.out"]) * f.in_play
    return _State(squares, groups, pieces, traits)


def _mix(matrix: Array, values: Array) -> Array:
    """Apply a matrix along the second axis of an array."""
    first, second, *rest = values.shape
    return (matrix @ values.reshape(first, second, -1)).reshape(first, len(matrix), *rest)


def _relu(values: Array) -> Array:
    return values.clip(min=0)


def load(path: Path = WEIGHTS) -> dict[str, NDArray[np.float32]]:
    """Load weights as float32."""
    with np.load(path, allow_pickle=False) as file:
        return {name: file[name].astype(np.float32) for name in file.files if name != "made"}
