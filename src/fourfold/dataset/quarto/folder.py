"""A dataset on disk: Parquet and npz files for each split, and a data card."""

import json
import zlib
from collections import Counter
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from fourfold.dataset.quarto.dataset import SPLITS, Dataset, DatasetError, Recipe

CARD = "README.md"
RECIPE = "recipe.json"
VERSION = 1
"""The version of the column layout."""

COLUMNS = {"board": (16,), "hand": (), "value": (), "distance": (), "moves": (16, 17), "key": ()}
"""The shape of a row in each column."""

_DAMAGED = (ValueError, OSError, EOFError, KeyError, TypeError, BadZipFile, zlib.error)
"""The exceptions that reading a damaged file can raise."""


def prepare_folder(folder: Path) -> None:
    """Make a folder for a dataset; raise an error if a dataset can't be written there."""
    import pyarrow.parquet  # noqa: F401 - without it nothing is written

    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise DatasetError(f"the folder {folder} is not empty")


def write_dataset(folder: Path, dataset: Dataset, *, program: str) -> None:
    """Write a dataset into an empty or new folder; the card names the `program` that made it."""
    import pyarrow as pa
    from pyarrow import parquet

    prepare_folder(folder)
    splits = dataset.splits
    for number, split in enumerate(SPLITS):
        own = splits == number
        columns = {
            "board": dataset.boards[own][:, :16],
            "hand": dataset.boards[own][:, 16] - 1,
            "value": dataset.values[own],
            "distance": dataset.distances[own],
            "moves": dataset.moves[own],
            "key": dataset.keys[own],
        }
        np.savez_compressed(folder / f"{split}.npz", allow_pickle=False, **columns)
        table = pa.table(
            {
                name: pa.array(column)
                if column.ndim == 1
                else pa.FixedSizeListArray.from_arrays(
                    pa.array(column.reshape(-1)), int(np.prod(column.shape[1:]))
                )
                for name, column in columns.items()
            }
        )
        parquet.write_table(table, folder / f"{split}.parquet", compression="zstd")
    made = {"version": VERSION, "program": program, **dataset.recipe.as_json()}
    (folder / RECIPE).write_text(json.dumps(made, indent=2) + "\n", "utf-8")
    (folder / CARD).write_text(describe(dataset, program), "utf-8")


def read_dataset(folder: Path) -> tuple[Dataset, str]:
    """Read a dataset from its npz files; return it and the program that made it."""
    try:
        made = json.loads((folder / RECIPE).read_text("utf-8"))
        splits = [_read_columns(folder / f"{split}.npz") for split in SPLITS]
    except FileNotFoundError as error:
        raise DatasetError(f"{error.filename} is missing: {folder} is not a dataset") from None
    except _DAMAGED as error:
        raise DatasetError(f"{folder} is not a dataset: {error}") from None
    recipe, program = _read_recipe(made, folder)
    whole = {name: np.concatenate([split[name] for split in splits]) for name in COLUMNS}
    boards = np.column_stack([whole["board"], whole["hand"] + 1]).astype(np.uint8)
    values, distances = whole["value"].astype(np.int8), whole["distance"].astype(np.int8)
    scores = (values * (17 - distances)).astype(np.int8)
    return Dataset(recipe, boards, scores, whole["moves"], whole["key"]), program


def _read_recipe(made: object, folder: Path) -> tuple[Recipe, str]:
    """Return the recipe, and the program that made the dataset."""
    if not isinstance(made, dict):
        raise DatasetError(f"{folder} is not a dataset: {RECIPE} is not a JSON object")
    if made.pop("version", None) != VERSION:
        raise DatasetError(f"{folder} is not a version {VERSION} dataset")
    program = str(made.pop("program", "unknown"))
    try:
        return Recipe(**made), program
    except TypeError as error:
        raise DatasetError(f"{folder} is not a dataset: {RECIPE}: {error}") from None


def _read_columns(path: Path) -> dict[str, NDArray[Any]]:  # Any: several types
    """Read a split; raise `ValueError` unless it has all columns, with the same number of rows."""
    with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
        columns = {name: file[name] for name in COLUMNS}
    count = len(columns["key"])
    for name, shape in COLUMNS.items():
        if columns[name].shape != (count, *shape):
            raise ValueError(f"{path.name}: the column {name} has the wrong shape")
    return columns


def describe(dataset: Dataset, program: str) -> str:
    """Return the data card, as Markdown."""
    recipe = dataset.recipe
    splits = Counter(dataset.splits.tolist())
    values = Counter(dataset.values.tolist())
    legal = dataset.moves[:, :, :16] != -128
    keeping = (np.sign(dataset.moves[:, :, :16]) == dataset.values[:, None, None]) & legal
    share = keeping.sum() / max(1, legal.sum())
    distances = Counter(
        (int(v), int(d)) for v, d in zip(dataset.values, dataset.distances, strict=True) if v
    )
    rows = [
        f"| {'win' if value > 0 else 'loss'} in {distance} | {count:,} |"
        for (value, distance), count in sorted(distances.items(), reverse=True)
    ]
    counts = ", ".join(f"{splits[n]:,} {name}" for n, name in enumerate(SPLITS))
    return "\n".join(
        [
            f"# {len(dataset.keys):,} Quarto! positions with {recipe.pieces} pieces",
            "",
            f"Rule set `{recipe.rules}`, positions from {recipe.source}, seed {recipe.seed}; made "
            f"by {program}. The recipe determines every row.",
            "",
            f"- Rows: {counts}. No two are equal up to symmetry, and the split depends on the "
            "canonical key alone, so no test position is a disguised training position.",
            f"- Values for the player who places: {values[1]:,} wins, {values[0]:,} draws, "
            f"{values[-1]:,} losses. {share:.1%} of all turns keep the value.",
            "- Labels are exact, from the solver; there is no noise and nothing is missing.",
            "- With calls the values are the same for players who never miss one.",
            "",
            "| column | type | meaning |",
            "|---|---|---|",
            "| `board` | 16 × uint8 | squares a1 to d4: 0 if empty, else 1 + the piece |",
            "| `hand` | uint8 | the piece to place |",
            "| `value` | int8 | 1 win, 0 draw, -1 loss, for the player who places |",
            "| `distance` | int8 | placements to the end under perfect play; 0 for a draw |",
            "| `moves` | 16 × 17 × int8 | for each square the score with each piece to give, then "
            "alone: 17 - n for a win in n, n - 17 for a loss, 0 for a draw, -128 if illegal |",
            "| `key` | uint64 | the same for positions equal up to symmetry |",
            "",
            "| result | rows |",
            "|---|---|",
            *rows,
            f"| draw | {values[0]:,} |",
            "",
        ]
    )
