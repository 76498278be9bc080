"""Formats the blocks of a rules text: paragraphs, lists with "- " and tables with "| ".

A table has one row per line, with cells between bars: `| normal turn | 1 |`. The first row is the
heading.
"""

import re
import textwrap
from collections.abc import Sequence

_MARK = re.compile(r"- |\d+\. ")
"""The marker of a list item."""


def format_text(text: str, width: int | None) -> str:
    """Wrap paragraphs and list items, if a width is given, and align table cells."""
    blocks = (block.split("\n") for block in text.split("\n\n"))
    return "\n\n".join(
        _format_table(list(map(read_row, lines)), width)
        if is_table(lines)
        else "\n".join(_wrap(line, width) for line in lines)
        for lines in blocks
    )


def is_table(lines: Sequence[str]) -> bool:
    """Return whether a block is a table."""
    return all(line.startswith("| ") for line in lines)


def read_row(line: str) -> list[str]:
    """Return the cells of a row."""
    return [cell.strip() for cell in line.strip("| ").split("|")]


def _wrap(line: str, width: int | None) -> str:
    """Wrap a line; continuation lines of a list item are indented."""
    if width is None:
        return line
    mark = _MARK.match(line)
    return textwrap.fill(
        line,
        width,
        subsequent_indent=" " * len(mark.group()) if mark else "",
        break_on_hyphens=False,
        break_long_words=False,
    )


def _format_table(rows: Sequence[Sequence[str]], width: int | None) -> str:
    """Align the cells, with the last column right-aligned and a rule under the heading."""
    sizes = [max(map(len, column)) for column in zip(*rows, strict=True)]
    if width is not None:
        # Only the first column has long text; the others keep their width.
        sizes[0] = min(sizes[0], max(width - sum(sizes[1:]) - 2 * (len(sizes) - 1), 10))
    heading, *body = (_format_row(row, sizes) for row in rows)
    rule = "  ".join("-" * size for size in sizes)
    return "\n".join([heading, rule, *body])


def _format_row(row: Sequence[str], sizes: Sequence[int]) -> str:
    first, *below = textwrap.wrap(row[0], sizes[0], break_on_hyphens=False)
    middle = [cell.ljust(size) for cell, size in zip(row[1:-1], sizes[1:-1], strict=True)]
    line = "  ".join([first.ljust(sizes[0]), *middle, row[-1].rjust(sizes[-1])])
    return "\n".join([line, *below])
