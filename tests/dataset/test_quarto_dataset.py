"""Datasets of Quarto!: exact labels, no two positions equal up to symmetry, a faithful folder."""

import json
import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fourfold.dataset.quarto.dataset import NO_SCORE, SPLITS, DatasetError, Recipe, make_dataset
from fourfold.dataset.quarto.folder import COLUMNS, describe, read_dataset, write_dataset
from fourfold.dataset.quarto.source import draw_rows, play_rows
from fourfold.games.quarto import Give, Place, Position, canonical, parse_rules, symmetries
from fourfold.solver import Solver
from fourfold.solver.quarto.native import find_keys
from tests.cli.command import run


def position_of(row: np.ndarray, rules: str) -> Position:
    board = tuple(None if piece == 0 else int(piece) - 1 for piece in row[:16])
    return Position(parse_rules(rules), board, int(row[16]) - 1)  # type: ignore[arg-type]


def row_of(position: Position) -> list[int]:
    assert position.hand is not None
    board = [0 if piece is None else 1 + piece for piece in position.board]
    return [*board, 1 + position.hand]


@pytest.mark.parametrize(("rules", "pieces"), [("CSHT", 10), ("SH+", 9), ("T", 7)])
def test_labels_match_the_solver(rules: str, pieces: int) -> None:
    dataset = make_dataset(Recipe(12, rules, pieces, seed=5), threads=2)
    solver = Solver(rules)
    for row, score, moves in zip(dataset.boards, dataset.scores, dataset.moves, strict=True):
        analysis = solver.analyse(position_of(row, rules))
        assert analysis.verdict.low == analysis.verdict.high == score
        expected = np.full((16, 17), NO_SCORE)
        for judged in analysis.moves:
            match judged.moves:
                case (Place(square), Give(piece)):
                    expected[square, piece] = judged.verdict.low
                case (Place(square),):
                    expected[square, 16] = judged.verdict.low
                case _:
                    pytest.fail(f"an unexpected turn: {judged}")
        assert (moves == expected).all()


@pytest.mark.parametrize(("rules", "pieces"), [("CSHT", 5), ("CSHT+", 11), ("CT", 4)])
def test_keys_match_the_canonical_form(rules: str, pieces: int) -> None:
    own, random = parse_rules(rules), Random(1)
    positions = [position_of(row, rules) for row in draw_rows(own, pieces, 150, 3)]
    group = symmetries(own)
    positions += [random.choice(group).apply(position) for position in positions[:50]]
    rows = np.array([row_of(position) for position in positions], np.uint8)
    keys = np.zeros(len(rows), np.uint64)
    find_keys(own.mask, own.squares, rows, keys)
    forms = [canonical(position) for position in positions]
    assert len(set(keys.tolist())) == len(set(forms))
    assert len(set(zip(keys.tolist(), forms, strict=True))) == len(set(forms))


def test_a_recipe_determines_the_rows_and_no_two_are_equal() -> None:
    first, second = (make_dataset(Recipe(500, "CS", 8, seed=2), threads=t) for t in (1, 2))
    assert (first.boards == second.boards).all()
    assert (first.moves == second.moves).all()
    assert len(np.unique(first.keys)) == 500
    shares = np.bincount(first.splits, minlength=3) / 500
    assert shares[0] > 0.7
    assert shares.min() > 0.05


def test_a_levels_games_can_be_the_source_too() -> None:
    dataset = make_dataset(Recipe(6, "CSHT", 9, "novice", seed=1))
    assert (np.count_nonzero(dataset.boards, axis=1) == 10).all()


def test_rows_are_the_first_of_their_kind_in_the_order_of_the_source() -> None:
    rules, games = parse_rules("T"), 200
    source = np.concatenate(list(islice(play_rows("novice", rules, 3, 1), games)))
    forms = [canonical(position_of(row, "T")) for row in source]
    first = [number for number, form in enumerate(forms) if form not in forms[:number]]
    assert len(first) < games
    dataset = make_dataset(Recipe(len(first), "T", 3, "novice", seed=1))
    assert (dataset.boards == source[first]).all()


def test_several_processes_play_the_same_games_as_one() -> None:
    made = [make_dataset(Recipe(100, "C", 8, "novice", seed=3), threads=t) for t in (1, 2)]
    assert (made[0].boards == made[1].boards).all()


def test_a_program_that_the_worker_processes_would_run_gets_one_clear_error(tmp_path: Path) -> None:
    program = tmp_path / "unguarded.py"
    program.write_text(
        "from fourfold.dataset.quarto import Recipe, make_dataset\n"
        "make_dataset(Recipe(1000, source='novice'), threads=2)\n",
        "utf-8",
    )
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.count("Traceback") == 1
    assert "DatasetError: the worker processes can't start" in done.stderr


def test_a_source_without_enough_positions_gives_one_clear_error() -> None:
    with pytest.raises(DatasetError, match="has only 1 different positions with 0 pieces in CSHT"):
        make_dataset(Recipe(2, "CSHT", 0))
    with pytest.raises(DatasetError, match="without calls"):
        make_dataset(Recipe(2, "CSHT!"))


def test_a_folder_keeps_everything(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    dataset = make_dataset(Recipe(200, "CSHT", 10, seed=1))
    write_dataset(tmp_path / "set", dataset, program="fourfold")
    again, program = read_dataset(tmp_path / "set")
    assert describe(again, program) == (tmp_path / "set" / "README.md").read_text("utf-8")
    order = np.argsort(dataset.keys), np.argsort(again.keys)
    for name in ("boards", "scores", "moves", "keys"):
        assert (getattr(dataset, name)[order[0]] == getattr(again, name)[order[1]]).all()
    for split in SPLITS:
        table = parquet.read_table(tmp_path / "set" / f"{split}.parquet")
        stored = np.load(tmp_path / "set" / f"{split}.npz")
        moves = np.array(table["moves"].to_pylist(), np.int8).reshape(-1, 16, 17)
        assert (moves == stored["moves"]).all()
        assert table["key"].to_pylist() == stored["key"].tolist()
    with pytest.raises(DatasetError, match="is not empty"):
        write_dataset(tmp_path / "set", dataset, program="fourfold")
    with pytest.raises(DatasetError, match="is not a dataset"):
        read_dataset(tmp_path)


def write_split(path: Path, **changes: tuple[int, ...] | None) -> None:
    shapes = {name: (2, *shape) for name, shape in COLUMNS.items()} | changes
    columns = {name: np.zeros(shape, np.uint8) for name, shape in shapes.items() if shape}
    np.savez(path, allow_pickle=False, **columns)


def write_array(path: Path) -> None:
    with path.open("wb") as stream:
        np.save(stream, np.zeros(3))


DAMAGES: dict[str, tuple[str, Callable[[Path], object]]] = {
    "not an archive": ("", lambda file: file.write_bytes(b"PK\x03\x04 not an archive")),
    "one array": ("", write_array),
    "a truncated archive": ("", lambda file: file.write_bytes(file.read_bytes()[:-40])),
    "a flipped bit": ("", lambda file: file.write_bytes(file.read_bytes().replace(b"\0", b"\1"))),
    "a missing column": ("hand", lambda file: write_split(file, hand=None)),
    "a wrong shape": ("moves", lambda file: write_split(file, moves=(2, 16))),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_gives_one_clear_error(tmp_path: Path, damage: str) -> None:
    recipe = {"version": 1, "program": "fourfold", **Recipe(6).as_json()}
    (tmp_path / "recipe.json").write_text(json.dumps(recipe), "utf-8")
    for split in SPLITS:
        write_split(tmp_path / f"{split}.npz")
    assert len(read_dataset(tmp_path)[0].keys) == 6
    named, do_damage = DAMAGES[damage]
    do_damage(tmp_path / "validation.npz")
    with pytest.raises(DatasetError, match=f"is not a dataset: .*{named}"):
        read_dataset(tmp_path)


@pytest.mark.parametrize(
    ("recipe", "problem"),
    [
        ("[1]", "recipe.json is not a JSON object"),
        ('{"version": 2}', "is not a version 1 dataset"),
        ('{"version": 1, "positions": 6, "colour": 1}', "recipe.json: .*'colour'"),
    ],
)
def test_a_damaged_recipe_gives_one_clear_error(tmp_path: Path, recipe: str, problem: str) -> None:
    (tmp_path / "recipe.json").write_text(recipe, "utf-8")
    for split in SPLITS:
        write_split(tmp_path / f"{split}.npz")
    with pytest.raises(DatasetError, match=problem):
        read_dataset(tmp_path)


def test_the_command_refuses_a_full_folder_before_it_makes_anything(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    (tmp_path / "mine.txt").touch()
    # These positions would take hours.
    done = run("dataset", "make", str(tmp_path), "--positions", "10000000", "--pieces", "5")
    assert (done.returncode, done.stderr) == (1, f"fourfold: the folder {tmp_path} is not empty\n")


def test_the_command_makes_and_describes(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    folder = tmp_path / "positions"
    done = run("dataset", "make", str(folder), "--positions", "50", "--pieces", "11")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{folder}: 50 positions, ")
    assert json.loads((folder / "recipe.json").read_text("utf-8"))["pieces"] == 11
    card = run("dataset", "describe", str(folder))
    assert card.stdout == (folder / "README.md").read_text("utf-8")
    bad = run("dataset", "describe", str(tmp_path))
    assert (bad.returncode, bad.stderr.count("\n")) == (1, 1)


def test_the_shipped_sample_matches_its_recipe() -> None:
    sample, program = read_dataset(Path(__file__).parents[2] / "examples" / "dataset")
    made = make_dataset(sample.recipe)
    order = np.argsort(sample.keys), np.argsort(made.keys)
    for name in ("boards", "scores", "moves", "keys"):
        assert (getattr(sample, name)[order[0]] == getattr(made, name)[order[1]]).all()
    assert program.startswith("fourfold")
