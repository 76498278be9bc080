"""Where the positions of a dataset come from: random play, or games between bots of a level."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from fourfold.bots import AnyBot, Budget, make_bot
from fourfold.games.quarto import QUARTO, Rules
from fourfold.match import Match
from fourfold.solver.quarto.native import draw_positions
from fourfold.table import ask_bot, next_question

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


def play_rows(level: str, rules: Rules, pieces: int, seed: int) -> Iterator[Rows]:
    """Yield the positions of games between two bots of a level, one row per game.

    A game that ends too early yields nothing; many such games in a row end the iterator.
    """
    bots: list[AnyBot] = [make_bot(QUARTO, level), make_bot(QUARTO, level)]
    number, empty = seed << 32, 0
    while empty < MAX_EMPTY_GAMES:
        number, empty = number + 1, empty + 1
        match = Match.new(QUARTO, rules)
        while match.seat is not None and match.position.placed <= pieces:
            position = match.position
            if position.placed == pieces and position.hand is not None:
                board = [0 if piece is None else 1 + piece for piece in position.board]
                yield np.array([[*board, 1 + position.hand]], np.uint8)
                empty = 0
                break
            question = next_question(match, seed=number, budget=Budget(seconds=None))
            for move in ask_bot(bots[match.seat - 1], question).moves:
                if match.seat is not None:
                    match.play(move)
