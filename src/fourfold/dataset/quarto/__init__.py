"""Datasets of Quarto!: positions with their value, distance and every move's value."""

from fourfold.dataset.quarto.dataset import (
    NO_SCORE,
    SPLITS,
    Dataset,
    DatasetError,
    Recipe,
    make_dataset,
)
from fourfold.dataset.quarto.folder import describe, read_dataset, write_dataset

__all__ = [
    "NO_SCORE",
    "SPLITS",
    "Dataset",
    "DatasetError",
    "Recipe",
    "describe",
    "make_dataset",
    "read_dataset",
    "write_dataset",
]
