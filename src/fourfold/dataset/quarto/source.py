"""Where the positions of a dataset come from: random play, or games between bots of a level."""

from collections.abc import Generator
from contextlib import closing

import numpy as np
from numpy.typing import NDArray

from fourfold.dataset.quarto.game_pool import play_games, play_in_pool
from fourfold.games.quarto import Rules
from fourfold.solver.quarto.native import draw_positions

ROW = 17
"""The length of a row: 16 squares and the hand, 0 for nothing, else 1 + the piece."""

RANDOM = "random"
"""The source without bots: uniformly random play."""

MAX_EMPTY_GAMES = 1_000
"""Games in a row without a position after which we give up on a level."""

Rows = NDArray[np.uint8]


def draw_rows(rules: Rules, pieces: int, count: int, seed: int) -> Rows:
    """Return rows from uniformly random play; the seed determines them."""
    rows = np.zeros((count, ROW), np.uint8)
    draw_positions(rules.mask, rules.squares, pieces, seed % (1 << 64), rows)
    return rows


def play_rows(
    level: str, rules: Rules, pieces: int, seed: int, processes: int = 1
) -> Generator[Rows, None, None]:
    """Yield the positions of games between two bots of a level, one row per game.

    A game that ends too early yields nothing; many such games in a row end the iterator. The rows
    and their order don't depend on the number of processes that play.
    """
    first = (seed << 32) + 1
    if processes > 1:
        games = play_in_pool(level, rules, pieces, first, processes)
    else:
        games = play_games(level, rules, pieces, first)
    empty = 0
    with closing(games):
        for row in games:
            empty = 0 if row is not None else empty + 1
            if row is not None:
                yield np.frombuffer(row, np.uint8)[None]
            elif empty >= MAX_EMPTY_GAMES:
                return
