"""Makes the exact labels that the network learns from, in every rule set and phase.

    python -m examples.network.labels build/network/labels

The openings take most of the time; `--scale 0.01` makes a hundredth of the rows. Positions of the
exam are left out, so a grade measures what the network has understood, not what it has seen.
"""

import argparse
import os
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fourfold.dataset.quarto import DatasetError, Recipe, make_dataset
from fourfold.exam.quarto import load_paper
from fourfold.games.quarto import (
    ALL_TRAITS,
    PIECES,
    SQUARES,
    Piece,
    Rules,
    Symmetry,
    parse_rules,
)
from fourfold.solver.quarto.native import find_keys

SEED = 1

RULE_SETS = ("CSHT", "CSHT+", "CSH", "CSH+", "CS", "CS+", "C", "C+")
"""One rule set for each number of traits: which of them are in play makes no difference."""

ROWS = {
    2: (10, 10, 5, 5),
    3: (200, 150, 50, 20),
    4: (400, 250, 60, 30),
    5: (7_000, 3_500, 1_200, 200),
    6: (40_000, 12_000, 5_000, 1_000),
    7: (200_000, 60_000, 30_000, 3_000),
    8: (300_000, 80_000, 40_000, 6_000),
    9: (300_000, 80_000, 40_000, 5_000),
    10: (250_000, 60_000, 30_000, 3_000),
    11: (200_000, 50_000, 20_000, 1_000),
    12: (150_000, 30_000, 10_000, 300),
    13: (100_000, 20_000, 5_000, 50),
    14: (30_000, 5_000, 500, 5),
}
"""Rows by the pieces on the board, with four, three, two and one traits in play."""


def make_rows(rules: Rules, pieces: int, count: int, threads: int) -> dict[str, NDArray[Any]]:
    """Label positions; fewer than `count` if there are not that many, up to symmetry."""
    try:
        dataset = make_dataset(Recipe(count, str(rules), pieces, seed=SEED), threads=threads)
    except DatasetError:
        if count < 2:
            raise
        return make_rows(rules, pieces, count * 3 // 4, threads)
    is_new = ~np.isin(dataset.keys, exam_keys(rules))
    return {
        "boards": dataset.boards[is_new],
        "moves": dataset.moves[is_new, :, :16],
        "scores": dataset.scores[is_new],
        "splits": dataset.splits[is_new],
    }


@cache
def exam_keys(rules: Rules) -> NDArray[np.uint64]:
    """Return the keys of the exam's positions, each with every piece that could be in hand."""
    rows = []
    for question in _paper():
        position = question.position
        own = position.rules.traits
        if (len(own), position.rules.squares) != (len(rules.traits), rules.squares):
            continue
        order = [*own, *(trait for trait in ALL_TRAITS if trait not in own)]
        renamed = Symmetry(SQUARES, tuple(zip(order, ALL_TRAITS, strict=True)), 0)
        code = {piece: 1 + renamed.apply_to_piece(piece) for piece in PIECES}
        board = [0 if piece is None else code[piece] for piece in position.board]
        hands: tuple[Piece, ...] = position.supply if position.hand is None else (position.hand,)
        rows += [[*board, code[hand]] for hand in hands]
    keys = np.zeros(len(rows), np.uint64)
    find_keys(rules.mask, rules.squares, np.array(rows, np.uint8), keys)
    return keys


_paper = cache(load_paper)


def write_rows(path: Path, columns: dict[str, NDArray[Any]]) -> None:
    np.savez(path, allow_pickle=False, **columns)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for pieces, counts in ROWS.items():
        for key in RULE_SETS:
            rules, begin = parse_rules(key), perf_counter()
            count = max(1, round(counts[len(ALL_TRAITS) - len(rules.traits)] * given.scale))
            columns = make_rows(rules, pieces, count, given.threads)
            write_rows(given.folder / f"{key}-{pieces}.npz", columns)
            seconds = perf_counter() - begin
            print(f"{key} {pieces}: {len(columns['scores']):,} rows, {seconds:.1f} s", flush=True)


if __name__ == "__main__":
    main()
