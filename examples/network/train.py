"""Trains the network with PyTorch, on the labels that `labels.py` has made.

    python -m examples.network.train build/network/labels --out examples/network/weights.npz

Needs NumPy and PyTorch, and uses a GPU if there is one: on a CPU take few steps and small batches.
The network is symmetric by construction, so the data needs no augmentation. `--fractions` trains
several networks on shares of the rows, for the curve of accuracy against data.
"""

import argparse
import json
from math import cos, pi
from pathlib import Path
from time import perf_counter

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from examples.network.encoding import Features, Tables, encode, make_tables
from examples.network.network import run, shapes
from examples.network.rows import ILLEGAL, WINS_AT_ONCE, Batches, Rows, after, load_rows

AVERAGING = 0.999
"""The saved weights are a moving average with this decay."""


def initial_weights(device: str) -> dict[str, Tensor]:
    """Draw random weights; output weights are smaller, so that layers start with little effect."""
    weights = {}
    for name, shape in shapes().items():
        if len(shape) == 1:
            weight = torch.zeros(shape)
        else:
            size = shape[0] ** -0.5 * (0.2 if name.endswith(".out") else 0.5)
            weight = torch.randn(shape) * size
        weights[name] = weight.to(device).requires_grad_()
    return weights


class Trainer:
    """The weights, their moving average, and the compiled network."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.tables = Tables(*(torch.tensor(table, device=device) for table in make_tables()))
        self.compute = torch.compile(self._logits) if device == "cuda" else self._logits
        self.begin()

    def begin(self) -> None:
        """Start over with random weights."""
        self.weights = initial_weights(self.device)
        self.average = {name: weight.detach().clone() for name, weight in self.weights.items()}
        self.optimizer = torch.optim.AdamW(
            self.weights.values(), weight_decay=0.01, fused=self.device == "cuda"
        )

    def _logits(self, weights: dict[str, Tensor], *position: Tensor) -> Tensor:
        features = encode(self.tables, *position)
        is_cuda = self.device == "cuda"
        if is_cuda:
            features = Features(*(each.bfloat16() for each in features))
        with torch.autocast(self.device, torch.bfloat16, enabled=is_cuda):
            logits: Tensor = run(weights, self.tables, features)
        return logits.float()

    def step(self, examples: tuple[Tensor, ...], labels: Tensor, rate: float) -> Tensor:
        """Take a step towards the labels and return the loss."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.zero_grad(set_to_none=True)
        loss = cross_entropy(self.compute(self.weights, *examples), labels)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.weights.values(), 1.0)
        self.optimizer.step()
        with torch.no_grad():
            torch._foreach_lerp_(
                list(self.average.values()), list(self.weights.values()), 1 - AVERAGING
            )
        return loss.detach()

    def turn_accuracy(self, rows: Rows, count: int, batch: int) -> float:
        """Return how often the best turn keeps the value, in rows where some turns don't."""
        with torch.no_grad():
            return self._turn_accuracy(rows, count, batch)

    def _turn_accuracy(self, rows: Rows, count: int, batch: int) -> float:
        legal = (rows.moves != ILLEGAL) & (rows.moves < WINS_AT_ONCE)
        values = rows.scores.sign()
        is_wrong = legal & (rows.moves.sign() != values[:, None])
        is_asked = (rows.scores != WINS_AT_ONCE) & is_wrong.any(1)
        weights = rows.weights * is_asked
        generator = torch.Generator(self.device).manual_seed(0)
        asked = torch.multinomial(weights.float(), count, True, generator=generator)
        which, turns = legal[asked].nonzero(as_tuple=True)
        found = torch.full((count, 256), -9.0, device=self.device)
        for first in range(0, len(which), batch):
            part = slice(first, first + batch)
            size = len(which[part])
            # The compiled network needs batches of a fixed size.
            padded = torch.arange(first, first + batch, device=self.device).clip(max=len(which) - 1)
            logits = self.compute(self.average, *after(rows, asked[which[padded]], turns[padded]))
            shares = logits.softmax(1)[:size]
            found[which[part], turns[part]] = shares[:, 0] - shares[:, 2]
        best = found.argmax(1)
        kept = rows.moves[asked, best].sign() == values[asked]
        return float(kept.float().mean())


def rate_at(share: float, highest: float) -> float:
    """Return the learning rate: a short linear warm-up with cosine decay to zero."""
    return highest * min(share / 0.02, 1.0) * (0.5 + 0.5 * cos(pi * share))


def train(trainer: Trainer, rows: Rows, unseen: Rows, given: argparse.Namespace, out: Path) -> None:
    """Train from random weights, and write the average weights that do best on unseen rows."""
    torch.manual_seed(given.seed)
    trainer.begin()
    batches = Batches(rows)
    best, begin = 0.0, perf_counter()
    for number in range(1, given.steps + 1):
        examples, labels = batches.draw(given.batch)
        loss = trainer.step(examples, labels, rate_at((number - 1) / given.steps, given.rate))
        if number % max(1, given.steps // given.reports) and number != given.steps:
            continue
        accuracy = trainer.turn_accuracy(unseen, given.asked, given.batch)
        seconds = perf_counter() - begin
        print(f"step {number}: loss {loss:.4f}, unseen {accuracy:.2%}, {seconds:.0f} s", flush=True)
        if accuracy >= best:
            best = accuracy
            made = {
                "rows": len(rows),
                "steps": given.steps,
                "batch": given.batch,
                "rate": given.rate,
                "seed": given.seed,
                "kept": number,
                "unseen": round(accuracy, 4),
            }
            weights = {name: each.cpu().numpy() for name, each in trainer.average.items()}
            halves = {name: each.astype(np.float16) for name, each in weights.items()}
            np.savez(out, made=np.array(json.dumps(made)), **halves)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("labels", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="FILE.npz, or a folder for several")
    parser.add_argument("--fractions", default="1", help="shares of the rows, such as 0.01,0.1,1")
    parser.add_argument("--steps", type=int, default=15_000)
    parser.add_argument("--batch", type=int, default=16_384)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reports", type=int, default=12)
    parser.add_argument("--asked", type=int, default=4_096, help="rows to validate with")
    given = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    unseen = load_rows(given.labels, 1, 1.0, device)
    trainer = Trainer(device)
    for fraction in map(float, given.fractions.split(",")):
        rows = load_rows(given.labels, 0, fraction, device)
        print(f"{len(rows):,} rows to learn from, {len(unseen):,} to validate with", flush=True)
        out = given.out / f"{len(rows)}.npz" if given.out.is_dir() else given.out
        train(trainer, rows, unseen, given, out)


if __name__ == "__main__":
    main()
