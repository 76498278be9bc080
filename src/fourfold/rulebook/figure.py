"""A figure of the rules as text: drawings in plain characters that need no colours."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from fourfold.language import Language
from fourfold.rulebook.block import format_text

Drawing = Sequence[str]
"""The lines of a drawing."""

GAP = 3
"""The blanks between drawings that stand side by side."""

INDENT = "    "
"""What drawings are set in by, so that they stand out from the text."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure by the name that it has on the page."""

    name: str
    """Its name within the game."""

    draw: Callable[[Language, int], str]
    """Draws it in a language; no line is longer than the number given."""


Figures = Mapping[str, Sequence[Figure]]
"""The figures of a game by the section that they belong to."""


def explain(words: str, drawings: Sequence[Drawing], width: int) -> str:
    """Return words with drawings below them, as many side by side as the width allows."""
    cell = max(len(line) for drawing in drawings for line in drawing)
    indent = INDENT if len(INDENT) + cell <= width else ""
    fitting = max(1, (width - len(indent) + GAP) // (cell + GAP))
    # Rows of equal length look better than a full one and a rest.
    columns = ceil(len(drawings) / ceil(len(drawings) / fitting))
    rows = (drawings[first : first + columns] for first in range(0, len(drawings), columns))
    return "\n\n".join([format_text(words, width), *(_beside(row, cell, indent) for row in rows)])


def _beside(drawings: Sequence[Drawing], cell: int, indent: str) -> str:
    """Return drawings of equal height in one row."""
    gap = " " * GAP
    lines = (gap.join(part.ljust(cell) for part in line) for line in zip(*drawings, strict=True))
    return "\n".join(f"{indent}{line}".rstrip() for line in lines)
