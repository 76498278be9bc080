"""Labelled rows in PyTorch, and the examples that the network learns from.

An example is the position after one random turn from a row's position, with the exact value that
the row lists for this turn.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from fourfold.games.quarto import parse_rules

PHASE_WEIGHTS = dict(zip(range(2, 15), (0.2, 1, 2, 3, 4, 4, 4, 4, 3, 3, 2, 2, 1), strict=True))
"""Sampling weights of rows, by the number of pieces on the board."""

RULE_WEIGHTS = {4: 4, 3: 1.5, 2: 1.5, 1: 1}
"""Sampling weights of rows, by the number of traits in play."""

WON_WEIGHT = 0.1
"""The weight of a row whose hand wins at once: nobody needs the network there."""

LOST_WEIGHT = 0.15
"""The weight of a turn that gives a piece that wins at once, which is easily learned."""

WINS_AT_ONCE, LOSES_AT_ONCE, ILLEGAL = 16, -15, -128
"""Scores in the labels."""


@dataclass(slots=True)
class Rows:
    """Labelled rows on the device."""

    boards: Tensor
    hands: Tensor
    moves: Tensor
    scores: Tensor
    traits: Tensor
    squares: Tensor
    weights: Tensor

    def __len__(self) -> int:
        return len(self.hands)


def load_rows(folder: Path, split: int, fraction: float, device: str) -> Rows:
    """Load a share of the rows of a split: 0 for training, 1 for validation."""
    parts: list[list[np.ndarray]] = []
    for path in sorted(folder.glob("*-*.npz")):
        key, _, pieces = path.stem.rpartition("-")
        rules = parse_rules(key)
        with np.load(path) as file:
            rows = np.flatnonzero(file["splits"] == split)
            rows = rows[: max(1, round(len(rows) * fraction))]
            if not len(rows):
                continue
            boards, moves, scores = (file[name][rows] for name in ("boards", "moves", "scores"))
        weights = np.where(scores == WINS_AT_ONCE, WON_WEIGHT, 1.0)
        weight = PHASE_WEIGHTS[int(pieces)] * RULE_WEIGHTS[len(rules.traits)]
        every = np.ones(len(rows), np.uint8)
        parts.append(
            [
                boards[:, :16],
                boards[:, 16] - 1,
                moves.reshape(-1, 256),
                scores,
                every * rules.mask,
                every * rules.squares,
                weights / weights.sum() * weight,
            ]
        )
    columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
    return Rows(*(torch.tensor(column, device=device) for column in columns))


class Batches:
    """Draws examples at random: a row, and one of its turns."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.bounds = rows.weights.double().cumsum(0)

    def draw(self, count: int) -> tuple[tuple[Tensor, ...], Tensor]:
        """Return the arguments of `encode` after a turn, and the class: 0 loss, 1 draw, 2 win."""
        drawn = torch.rand(count, device=self.bounds.device, dtype=torch.float64)
        chosen = torch.searchsorted(self.bounds, drawn * self.bounds[-1])
        chosen = chosen.clip(max=len(self.rows) - 1)
        moves = self.rows.moves[chosen]
        # A placement that wins has a score with every piece, but ends the game.
        is_turn = (moves != ILLEGAL) & (moves < WINS_AT_ONCE)
        weights = is_turn * torch.where(moves == LOSES_AT_ONCE, LOST_WEIGHT, 1.0)
        bounds = weights.cumsum(1)
        spot = torch.rand(count, 1, device=bounds.device) * bounds[:, -1:]
        turns = (bounds <= spot).sum(1).clip(max=255)
        has_turn = is_turn.gather(1, turns[:, None])[:, 0]
        scores = moves.gather(1, turns[:, None])[:, 0].sign().long()
        labels = torch.where(has_turn, 1 - scores, -100)
        return after(self.rows, chosen, turns), labels


def after(rows: Rows, chosen: Tensor, turns: Tensor) -> tuple[Tensor, ...]:
    """Return the positions after turns, numbered 16 × square + piece, as arguments of `encode`."""
    boards = rows.boards[chosen].long()
    placed = 1 + rows.hands[chosen].long()
    boards.scatter_(1, (turns // 16)[:, None], placed[:, None])
    return boards.T, turns % 16, rows.traits[chosen].long(), rows.squares[chosen].long()
