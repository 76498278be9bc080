"""The nine squares, the only kind of move, and their notation."""

from dataclasses import dataclass

from fourfold.games import game
from fourfold.games.scanner import read_whole

FILES, RANKS = "abc", "123"


class Square(int):
    """A square, numbered along the ranks: a1 is 0, c3 is 8."""

    __slots__ = ()

    def __repr__(self) -> str:
        """Return the constructor call."""
        return f"Square({int(self)})"

    def __str__(self) -> str:
        """Return the notation, `a1` to `c3`."""
        return FILES[self % 3] + RANKS[self // 3]


SQUARES = tuple(map(Square, range(9)))

LINES = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)
"""The groups of three squares that win."""


@dataclass(frozen=True, slots=True)
class Mark(game.Move):
    """Mark an empty square."""

    square: Square
    """Where it goes."""

    def __str__(self) -> str:
        """Return the notation: the square's name."""
        return str(self.square)


MOVES = tuple(map(Mark, SQUARES))

_MARKS = {str(mark): mark for mark in MOVES}


def parse_move(text: str) -> Mark:
    """Parse a move: a square's name."""
    return read_whole(text, lambda scanner: scanner.take(_MARKS, "a square (a1 to c3)"))
