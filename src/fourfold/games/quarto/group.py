"""Tables of the groups of four squares that can win."""

from dataclasses import dataclass
from enum import StrEnum

from fourfold.games.game import IllegalPositionError, check_type
from fourfold.games.quarto.square import SQUARES, Square


class Direction(StrEnum):
    """The direction in which a group's squares lie."""

    ROW = "row"
    """Along a rank, from left to right."""

    COLUMN = "column"
    """Along a file, from bottom to top."""

    DIAGONAL = "diagonal"
    """From corner to corner."""

    BLOCK = "block"
    """Two by two squares."""


@dataclass(frozen=True, slots=True)
class Group:
    """Four squares in a row, a column, a diagonal or a 2 by 2 block."""

    direction: Direction
    """How its squares lie."""

    squares: tuple[Square, Square, Square, Square]
    """Its squares; the first and the last name it."""

    def __post_init__(self) -> None:
        """Reject anything but a direction and four squares."""
        check_type(self.direction, Direction, "a direction, such as Direction.ROW")
        check_type(self.squares, tuple, "four squares (parse_group reads a group)")
        for square in self.squares:
            check_type(square, Square, "a square, such as Square(0)")
        if len(self.squares) != 4:
            raise IllegalPositionError(f"a group has 4 squares, not {len(self.squares)}")

    def __repr__(self) -> str:
        """Return an expression that recreates the group."""
        return f"quarto.parse_group({str(self)!r})"

    def __str__(self) -> str:
        """Return the group's notation, such as `a1-d4`."""
        return f"{self.squares[0]}-{self.squares[3]}"


def _group(direction: Direction, first: int, step: int) -> Group:
    a, b, c, d = (SQUARES[first + step * i] for i in range(4))
    return Group(direction, (a, b, c, d))


def _block(corner: int) -> Group:
    a, b, c, d = (SQUARES[corner + offset] for offset in (0, 1, 4, 5))
    return Group(Direction.BLOCK, (a, b, c, d))


LINES = (
    *(_group(Direction.ROW, first, 1) for first in (0, 4, 8, 12)),
    *(_group(Direction.COLUMN, first, 4) for first in (0, 1, 2, 3)),
    _group(Direction.DIAGONAL, 0, 5),
    _group(Direction.DIAGONAL, 12, -3),
)
"""The groups of the standard game: four rows, four columns, two diagonals."""

BLOCKS = tuple(_block(corner) for corner in (0, 1, 2, 4, 5, 6, 8, 9, 10))
"""The nine 2 by 2 blocks that the advanced game adds."""

GROUPS = LINES + BLOCKS
"""Every group of any rule set."""


def _through(groups: tuple[Group, ...]) -> tuple[tuple[Group, ...], ...]:
    return tuple(tuple(group for group in groups if square in group.squares) for square in SQUARES)


LINES_THROUGH = _through(LINES)
"""For each square, the lines that contain it."""

GROUPS_THROUGH = _through(GROUPS)
"""For each square, the lines and blocks that contain it."""
