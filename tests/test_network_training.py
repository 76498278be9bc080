"""Training the example network; needs PyTorch, which only `make test-training` installs."""

from pathlib import Path

import numpy as np
import pytest

from examples.network.encoding import encode, make_tables
from examples.network.labels import make_rows, write_rows
from examples.network.network import load, run
from fourfold import Solver, quarto

torch = pytest.importorskip("torch", reason="needs PyTorch: make test-training")
torch.set_num_threads(1)  # on a busy machine its threads wait for each other

RULE_SETS = ("CSHT", "CS+")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a few labels."""
    made = tmp_path_factory.mktemp("labels")
    for key in RULE_SETS:
        rows = make_rows(quarto.parse_rules(key), 10, 300, threads=1)
        write_rows(made / f"{key}-10.npz", rows)
    return made


def test_examples_have_exact_labels(folder: Path) -> None:
    from examples.network.rows import Batches, load_rows

    torch.manual_seed(1)
    position, labels = Batches(load_rows(folder, 0, 1.0, "cpu")).draw(200)
    boards, hands, traits, squares = (each.numpy() for each in position)
    seen = set()
    for board, hand, mask, has_squares, label in zip(
        boards.T, hands, traits, squares, labels.tolist(), strict=True
    ):
        if label < 0:
            continue  # no turn continues the game
        key = "CSHT" if mask == 15 else "CS+"
        assert has_squares == ("+" in key)
        pieces = tuple(quarto.PIECES[code - 1] if code else None for code in board)
        found = quarto.Position(quarto.parse_rules(key), pieces, quarto.PIECES[hand])
        assert Solver(key).solve(found, distance=False).verdict.value == label - 1
        seen.add((key, label))
    assert len(seen) == 6


def test_training_lowers_the_loss_and_numpy_agrees(folder: Path, tmp_path: Path) -> None:
    from examples.network.rows import Batches, load_rows
    from examples.network.train import Trainer

    torch.manual_seed(1)
    rows = load_rows(folder, 0, 1.0, "cpu")
    trainer, batches = Trainer("cpu"), Batches(rows)
    losses = [float(trainer.step(*batches.draw(128), 3e-3)) for _ in range(40)]
    assert sum(losses[-5:]) < 0.8 * sum(losses[:5])
    assert 0 <= trainer.turn_accuracy(rows, 16, 256) <= 1
    position, _ = batches.draw(50)
    weights = {name: each.detach().numpy() for name, each in trainer.weights.items()}
    np.savez(tmp_path / "weights.npz", allow_pickle=False, **weights)
    tables = make_tables()
    by_numpy = run(
        load(tmp_path / "weights.npz"),
        tables,
        encode(tables, *(each.numpy() for each in position)),
    )
    by_torch = trainer.compute(trainer.weights, *position).detach().numpy()
    assert np.abs(by_numpy - by_torch).max() < 1e-3
