"""A grid of characters to draw on, which remembers what lies where for the mouse."""

from collections.abc import Iterable
from itertools import groupby

from rich.text import Text


class Canvas:
    """Lines of styled characters, and areas that stand for something."""

    def __init__(self, width: int, height: int, style: str = "") -> None:
        """Start with blanks of one style."""
        self.width, self.height = width, height
        self._cells = [[(" ", style)] * width for _ in range(height)]
        self._areas: list[tuple[range, range, object]] = []

    def put(self, x: int, y: int, text: str, style: str | None = None) -> None:
        """Write a text; without a style the one that is there stays. What sticks out is cut off."""
        for column, character in enumerate(text, x):
            if 0 <= column < self.width and 0 <= y < self.height:
                old = self._cells[y][column][1]
                self._cells[y][column] = (character, old if style is None else style)

    def put_lines(self, x: int, y: int, lines: Iterable[str], style: str | None = None) -> None:
        """Write lines below each other."""
        for row, line in enumerate(lines, y):
            self.put(x, row, line, style)

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Give a rectangle of blanks a style."""
        self.put_lines(x, y, [" " * width] * height, style)

    def mark_area(self, target: object, x: int, y: int, width: int, height: int) -> None:
        """Let a rectangle stand for a target."""
        self._areas.append((range(x, x + width), range(y, y + height), target))

    def target_at(self, x: int, y: int) -> object:
        """Return what stands at a place, the latest mark first; None for nothing."""
        for columns, rows, target in reversed(self._areas):
            if x in columns and y in rows:
                return target
        return None

    def text(self) -> Text:
        """Return the drawing."""
        lines = []
        for row in self._cells:
            line = Text(end="")
            # Blanks get runs of their own: a screenshot as SVG loses those that lead a run.
            for (style, _), run in groupby(row, key=lambda cell: (cell[1], cell[0] == " ")):
                line.append("".join(character for character, _ in run), style)
            lines.append(line)
        return Text("\n").join(lines)

    def __str__(self) -> str:
        """Return the characters alone."""
        return "\n".join("".join(c for c, _ in row).rstrip() for row in self._cells)
