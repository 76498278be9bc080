"""A bot that plays by the trained network, with NumPy alone.

    fourfold grade 'engine:.venv/bin/python -m examples.network.bot' --positions 500

It tries every legal turn, asks the network what the opponent's position is worth after it, and
chooses the turn that is worst for the opponent.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from examples.network.encoding import encode, make_tables
from examples.network.network import WEIGHTS, load, run
from fourfold import Choice, Question, quarto, serve

Leaf = tuple[quarto.Board, int]
"""A board, and the piece that the opponent has to place on it."""


class Evaluator:
    """Evaluates positions with the network."""

    def __init__(self, path: Path = WEIGHTS) -> None:
        self.weights = load(path)
        self.tables = make_tables()

    def values(self, rules: quarto.Rules, leaves: Sequence[Leaf]) -> NDArray[np.float32]:
        """Return the values for the player who places: from -1, a loss, to 1, a win."""
        codes = [[0 if piece is None else 1 + piece for piece in board] for board, _ in leaves]
        boards = np.array(codes, np.int64).T
        hands = np.array([hand for _, hand in leaves], np.int64)
        every = np.ones(len(leaves), np.int64)
        features = encode(
            self.tables, boards, hands, every * rules.mask, every * int(rules.squares)
        )
        logits = run(self.weights, self.tables, features)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares = odds / odds.sum(axis=1, keepdims=True)
        values: NDArray[np.float32] = shares[:, 2] - shares[:, 0]
        return values


class NetworkBot:
    """Plays the turn after which the network likes the opponent's position least."""

    name = "network"

    def __init__(self, path: Path = WEIGHTS) -> None:
        self.evaluator = Evaluator(path)

    def choose(self, question: Question[quarto.Position]) -> Choice[quarto.Move]:
        """Return a whole turn, or a call or a placement that wins."""
        position = question.view
        groups = position.live_groups()
        if position.can_call and groups:
            return Choice((quarto.Call(groups[0]),), 1.0)
        turns: list[tuple[quarto.Move, ...]] = []
        leaves: list[Leaf] = []
        for before in _placements(position):
            after = position.play(before[0]) if before else position
            if before and after.live_groups():
                return Choice(before, 1.0)
            gives = [m for m in after.sensible_moves() if isinstance(m, quarto.Give)]
            turns += [(*before, give) for give in gives]
            leaves += [(after.board, give.piece) for give in gives]
        if not leaves:  # the last piece, or nothing to do but pass
            return Choice((position.sensible_moves()[0],), 0.0)
        values = -self.evaluator.values(position.rules, leaves)
        best = int(values.argmax())
        return Choice(turns[best], float(values[best]))


def _placements(position: quarto.Position) -> list[tuple[quarto.Move, ...]]:
    """List the placements, or one empty tuple if there is no piece in hand."""
    if position.hand is None:
        return [()]
    return [(move,) for move in position.sensible_moves() if isinstance(move, quarto.Place)]


if __name__ == "__main__":
    serve(NetworkBot(Path(sys.argv[1]) if len(sys.argv) > 1 else WEIGHTS), quarto.QUARTO)
