"""Fits what a seat's stones hint about its cards, and prints native/quartino_search/hint_table.cpp.

    python tools/fit_quartino_hints.py TWO THREE FOUR > native/quartino_search/hint_table.cpp

The arguments are the files of `record_quartino_hints` for two, three and four seats. Needs NumPy
and PyTorch, and uses a GPU if there is one. The model is a logistic regression: a weight per hint,
shared by all numbers of seats, plus a smaller one for each of them.
"""

import sys

import numpy as np
import torch
from torch import Tensor, nn

HINTS = 3 * 2 * 5 * 5 * 5
AGES = 5
NUMBERS_PER_RECORD = 32
MAX_WEIGHT = 1500
"""The maximum magnitude of a weight, in 256ths; larger ones are clamped."""


class Odds(nn.Module):
    """The logarithm of the odds that a seat holds a card, from the hints about it."""

    def __init__(self) -> None:
        super().__init__()
        size = AGES * HINTS + 1  # the last one stands for no hint
        self.shared = nn.EmbeddingBag(size, 1, mode="sum", padding_idx=size - 1)
        self.own = nn.EmbeddingBag(3 * size, 1, mode="sum")
        self.bias = nn.Embedding(3, 1)
        for table in (self.shared, self.own, self.bias):
            nn.init.zeros_(table.weight)

    def forward(self, hints: Tensor, kind: Tensor) -> Tensor:
        size = AGES * HINTS + 1
        own = self.own(hints + size * kind[:, None])
        return (self.shared(hints) + own + self.bias(kind))[:, 0]

    def cost(self) -> Tensor:
        """Return the L2 penalty: it keeps weights small unless many records support them."""
        return 1e-6 * self.shared.weight.square().sum() + 4e-6 * self.own.weight.square().sum()

    def table(self, kind: int) -> list[int]:
        size = AGES * HINTS + 1
        own = self.own.weight[size * kind : size * (kind + 1) - 1, 0]
        weights = 256 * (self.shared.weight[:-1, 0] + own)
        return weights.round().clamp(-MAX_WEIGHT, MAX_WEIGHT).int().tolist()


def load(paths: list[str], device: str) -> tuple[Tensor, Tensor, Tensor]:
    """Return the hints, the number of seats minus two, and whether the card is held."""
    hints, kinds, held = [], [], []
    for kind, path in enumerate(paths):
        records = np.fromfile(path, dtype=np.int16).reshape(-1, NUMBERS_PER_RECORD)
        hints.append(np.where(records[:, 1:] < 0, AGES * HINTS, records[:, 1:]))
        kinds.append(np.full(len(records), kind))
        held.append(records[:, 0])
    return (
        torch.tensor(np.concatenate(hints), dtype=torch.int64, device=device),
        torch.tensor(np.concatenate(kinds), dtype=torch.int64, device=device),
        torch.tensor(np.concatenate(held), dtype=torch.float32, device=device),
    )


def fit(model: Odds, hints: Tensor, kinds: Tensor, held: Tensor) -> None:
    """Fit the model; print its loss on a held-out tenth of each file's records to stderr."""
    is_test = torch.arange(len(held), device=held.device) // 1000 % 10 == 0
    train = (~is_test).nonzero()[:, 0]
    optimizer = torch.optim.Adam(model.parameters(), lr=0.02)
    loss_of = nn.BCEWithLogitsLoss()
    epochs, batch = 8, 1 << 14
    for epoch in range(epochs):
        for group in optimizer.param_groups:
            group["lr"] = 0.02 * 0.6**epoch
        order = train[torch.randperm(len(train), device=train.device)]
        for start in range(0, len(order), batch):
            part = order[start : start + batch]
            optimizer.zero_grad()
            loss = loss_of(model(hints[part], kinds[part]), held[part]) + model.cost()
            loss.backward()
            optimizer.step()
    with torch.no_grad():
        for kind in range(3):
            part = is_test & (kinds == kind)
            share = held[part].mean()
            guess = -(share * share.log() + (1 - share) * (1 - share).log())
            found = loss_of(model(hints[part], kinds[part]), held[part])
            print(
                f"{kind + 2} seats: {int(part.sum()):,} records; "
                f"loss {found:.4f}, {guess:.4f} for a guess",
                file=sys.stderr,
            )


def format_source(model: Odds) -> str:
    lines = [
        '#include "quartino_search/hints.hpp"',
        "",
        "// Printed by tools/fit_quartino_hints.py.",
        "",
        "namespace fourfold::quartino_search {",
        "",
        "// clang-format off",
        "const HintTable hint_table = {{",
    ]
    for kind, name in enumerate(("two", "three", "four")):
        lines.append(f"    {{{{  // {name} seats")
        table = model.table(kind)
        for start in range(0, len(table), 25):
            numbers = ", ".join(str(number) for number in table[start : start + 25])
            lines.append(f"        {numbers},")
        lines.append("    }},")
    lines += ["}};", "// clang-format on", "", "}  // namespace fourfold::quartino_search", ""]
    return "\n".join(lines)


def main() -> None:
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    hints, kinds, held = load(sys.argv[1:4], device)
    model = Odds().to(device)
    fit(model, hints, kinds, held)
    print(format_source(model), end="")


if __name__ == "__main__":
    main()
