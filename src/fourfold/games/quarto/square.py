"""The sixteen squares of the board."""

from typing import Self

from fourfold.games.game import IllegalPositionError, check_type


class Square(int):
    """A square, numbered along the ranks.

        4 | 12 13 14 15
        3 |  8  9 10 11
        2 |  4  5  6  7
        1 |  0  1  2  3
          +------------
             a  b  c  d

    a1 is 0, d1 is 3, d4 is 15.
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Self:
        """Return the square with a number; raise `IllegalPositionError` unless it is 0 to 15."""
        check_type(number, int, "a number from 0 to 15 (parse_square reads text)")
        if not 0 <= number <= 15:
            raise IllegalPositionError(f"there is no square {number}: the squares are 0 to 15")
        return super().__new__(cls, number)

    def __repr__(self) -> str:
        """Return the constructor call."""
        return f"quarto.Square({int(self)})"

    def __str__(self) -> str:
        """Return the square's notation, `a1` to `d4`."""
        return "abcd"[self.file] + "1234"[self.rank]

    @property
    def file(self) -> int:
        """The column, from 0 (a) to 3 (d)."""
        return self % 4

    @property
    def rank(self) -> int:
        """The row, from 0 (the lowest) to 3."""
        return self // 4


SQUARES = tuple(Square(number) for number in range(16))
"""The sixteen squares, each at the index of its number."""
