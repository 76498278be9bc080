"""Makes a dataset: distinct positions with exact labels, split by their canonical key."""

from collections.abc import Callable, Generator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from fourfold.dataset.quarto.source import RANDOM, Rows, draw_rows, play_rows
from fourfold.games.quarto import Rules, parse_rules
from fourfold.solver.quarto.book import load_book
from fourfold.solver.quarto.native import Labeller, find_keys

NO_SCORE = -128
"""The score of an illegal move."""

SPLITS = ("train", "validation", "test")
"""The parts of a dataset; a row's key decides which one it belongs to."""

SPLIT_PERCENTS = (80, 10, 10)

BATCH = 4_096
"""Positions labelled per call; Ctrl-C works between calls."""

GAMES_PER_BATCH = 64
"""Games of a level per batch."""

MAX_EMPTY_BATCHES = 50
"""Batches without a new position after which a source is exhausted."""

NOT_PLAYED = (
    "the worker processes can't start or were killed; they import the main program: "
    'put the code that makes the dataset under if __name__ == "__main__":'
)


class DatasetError(ValueError):
    """A dataset that can't be made or read."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What determines a dataset."""

    positions: int
    """The number of positions."""

    rules: str = "CSHT"
    """The rule set's key, without calls, which don't change the values."""

    pieces: int = 8
    """The number of pieces on the board; one more is in hand."""

    source: str = RANDOM
    """`random` for random play, or the level whose games are sampled."""

    seed: int = 0
    """The RNG seed."""

    def read_rules(self) -> Rules:
        """Return the rule set, or raise `DatasetError`."""
        rules = parse_rules(self.rules)
        if rules.calls:
            raise DatasetError("datasets are made without calls, which don't change any value")
        return rules

    def as_json(self) -> dict[str, object]:
        """Return the recipe as a JSON object."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Dataset:
    """Positions and their labels, one row each."""

    recipe: Recipe
    """How it was made."""

    boards: NDArray[np.uint8]
    """16 squares and the piece in hand: 0 for nothing, else 1 + the piece."""

    scores: NDArray[np.int8]
    """17 - n for a win in n placements, n - 17 for a loss, 0 for a draw."""

    moves: NDArray[np.int8]
    """17 scores for each square: with each piece to give, and with none; -128 if illegal."""

    keys: NDArray[np.uint64]
    """The canonical keys, the same for positions equal up to symmetry; no two rows share one."""

    @property
    def splits(self) -> NDArray[np.uint8]:
        """Each row's index in `SPLITS`, which depends on the key alone."""
        percent = (self.keys >> np.uint64(32)) % np.uint64(100)
        bounds = np.cumsum(SPLIT_PERCENTS)
        return np.searchsorted(bounds, percent, side="right").astype(np.uint8)

    @property
    def values(self) -> NDArray[np.int8]:
        """1 for a win, 0 for a draw, -1 for a loss, for the player who places."""
        return np.sign(self.scores)

    @property
    def distances(self) -> NDArray[np.int8]:
        """The number of placements to the end; 0 for a draw."""
        return np.where(self.scores == 0, 0, 17 - np.abs(self.scores)).astype(np.int8)


def make_dataset(
    recipe: Recipe, *, threads: int = 1, report: Callable[[int], None] = lambda _: None
) -> Dataset:
    """Make a dataset; the recipe alone determines it. `report` gets the rows labelled so far.

    Positions are solved in `threads` threads, and the games of a level are played in as many
    processes. With more than one, keep the call under `if __name__ == "__main__":`, because the
    processes import the main program.
    """
    rules = recipe.read_rules()
    rows, keys = _distinct(recipe, rules, threads)
    count = len(rows)
    scores, moves = np.zeros(count, np.int8), np.zeros((count, 16, 17), np.int8)
    book = load_book(len(rules.traits), squares=rules.squares)
    labeller = Labeller(rules.mask, rules.squares, threads, None if book is None else book.core)
    for first in range(0, count, BATCH):
        part = slice(first, first + BATCH)
        labeller.label(rows[part], scores[part], moves[part], keys[part])
        report(min(first + BATCH, count))
    return Dataset(recipe, rows, scores, moves, keys)


def _distinct(recipe: Recipe, rules: Rules, processes: int) -> tuple[Rows, NDArray[np.uint64]]:
    """Collect rows of which no two are equal up to symmetry, in the order of the source."""
    if recipe.positions < 1:
        raise DatasetError(f"a dataset has at least one position, not {recipe.positions}")
    if not 0 <= recipe.pieces <= 15:
        raise DatasetError(f"expected 0 to 15 pieces on the board, not {recipe.pieces}")
    seen: set[int] = set()
    kept_rows: list[Rows] = []
    kept_keys: list[NDArray[np.uint64]] = []
    empty = 0
    with closing(_batches(recipe, rules, processes)) as batches:
        for batch in batches:
            keys = np.zeros(len(batch), np.uint64)
            find_keys(rules.mask, rules.squares, batch, keys)
            new = _find_new(keys, seen)
            kept_rows.append(batch[new])
            kept_keys.append(keys[new])
            if len(seen) >= recipe.positions:
                whole = slice(recipe.positions)
                return np.concatenate(kept_rows)[whole], np.concatenate(kept_keys)[whole]
            empty = 0 if new else empty + 1
            if empty >= MAX_EMPTY_BATCHES:
                break
    problem = (
        f"{recipe.source} has only {len(seen)} different positions with {recipe.pieces} pieces"
    )
    raise DatasetError(f"{problem} in {recipe.rules}: ask for fewer positions or more pieces")


def _find_new(keys: NDArray[np.uint64], seen: set[int]) -> list[int]:
    """Return the indexes of the keys that haven't been seen, and remember the keys."""
    new = []
    for index, key in enumerate(keys.tolist()):
        if key not in seen:
            seen.add(key)
            new.append(index)
    return new


def _batches(recipe: Recipe, rules: Rules, processes: int) -> Generator[Rows, None, None]:
    if recipe.source == RANDOM:
        size = max(64, recipe.positions // 4)
        number = recipe.seed << 20
        while True:
            number += 1
            yield draw_rows(rules, recipe.pieces, size, number)
    # A few games are not worth another process.
    processes = min(processes, -(-recipe.positions // GAMES_PER_BATCH))
    try:
        with closing(
            play_rows(recipe.source, rules, recipe.pieces, recipe.seed, processes)
        ) as games:
            while batch := list(islice(games, GAMES_PER_BATCH)):
                yield np.concatenate(batch)
    except BrokenProcessPool:
        raise DatasetError(NOT_PLAYED) from None
