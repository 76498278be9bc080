"""A grid of styled characters to draw on, with clickable areas."""

from collections.abc import Iterable
from itertools import groupby

from rich.text import Text


class Canvas:
    """Lines of styled characters, and clickable areas."""

    def __init__(self, width: int, height: int, style: str = "") -> None:
        """Start with blanks of one style."""
        self.width, self.height = width, height
        self._cells = [[(" ", style)] * width for _ in range(height)]
        self._areas: list[tuple[range, range, object]] = []

    def put(self, x: int, y: int, text: str, style: str | None = None) -> None:
        """Write text, clipped to the canvas; without a style, keep the cells' own."""
        for column, character in enumerate(text, x):
            if 0 <= column < self.width and 0 <= y < self.height:
                old = self._cells[y][column][1]
                self._cells[y][column] = (character, old if style is None else style)

    def put_lines(self, x: int, y: int, lines: Iterable[str], style: str | None = None) -> None:
        """Write lines one below the other."""
        for row, line in enumerate(lines, y):
            self.put(x, row, line, style)

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Fill a rectangle with blanks of a style."""
        self.put_lines(x, y, [" " * width] * height, style)

    def mark_area(self, target: object, x: int, y: int, width: int, height: int) -> None:
        """Make a rectangle clickable as a target."""
        self._areas.append((range(x, x + width), range(y, y + height), target))

    def target_at(self, x: int, y: int) -> object:
        """Return the target at a place, the latest marked first; None if there is none."""
        for columns, rows, target in reversed(self._areas):
            if x in columns and y in rows:
                return target
        return None

    def text(self) -> Text:
        """Return the drawing."""
        lines = []
        for row in self._cells:
            line = Text(end="")
            # Separate runs for blanks: SVG screenshots lose leading blanks of a run.
            for (style, _), run in groupby(row, key=lambda cell: (cell[1], cell[0] == " ")):
                line.append("".join(character for character, _ in run), style)
            lines.append(line)
        return Text("\n").join(lines)

    def __str__(self) -> str:
        """Return the characters without styles."""
        return "\n".join("".join(c for c, _ in row).rstrip() for row in self._cells)
