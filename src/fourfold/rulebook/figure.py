"""Figures of the rules, drawn in plain characters without colours."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from fourfold.language import Language
from fourfold.rulebook.block import format_text

Drawing = Sequence[str]
"""The lines of a drawing."""

GAP = 3
"""Spaces between drawings side by side."""

INDENT = "    "
"""Indentation that sets drawings apart from the text."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure, with the same name as on the web page."""

    name: str
    """Its name within the game."""

    draw: Callable[[Language, int], str]
    """Draws the figure in a language, at most this many characters wide."""


Figures = Mapping[str, Sequence[Figure]]
"""A game's figures by section."""


def explain(words: str, drawings: Sequence[Drawing], width: int) -> str:
    """Return a text with drawings below it, as many side by side as fit."""
    cell = max(len(line) for drawing in drawings for line in drawing)
    indent = INDENT if len(INDENT) + cell <= width else ""
    fitting = max(1, (width - len(indent) + GAP) // (cell + GAP))
    # Balance the rows instead of filling the first one.
    columns = ceil(len(drawings) / ceil(len(drawings) / fitting))
    rows = (drawings[first : first + columns] for first in range(0, len(drawings), columns))
    return "\n\n".join([format_text(words, width), *(_beside(row, cell, indent) for row in rows)])


def _beside(drawings: Sequence[Drawing], cell: int, indent: str) -> str:
    """Return drawings of equal height in one row."""
    gap = " " * GAP
    lines = (gap.join(part.ljust(cell) for part in line) for line in zip(*drawings, strict=True))
    return "\n".join(f"{indent}{line}".rstrip() for line in lines)
