"""The sixteen pieces and their four traits."""

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Self

from fourfold.games.game import IllegalPositionError, check_type


class Trait(IntEnum):
    """A property with two values; its number is its bit in a piece's code."""

    COLOUR = 1
    """Light or dark."""

    SHAPE = 2
    """Round or square."""

    HEIGHT = 4
    """Short or tall."""

    TOP = 8
    """Hollow or solid."""

    @property
    def letter(self) -> str:
        """The letter of the trait in a rule set key."""
        return self.name[0]

    @property
    def values(self) -> tuple[str, str]:
        """The words for its two values, 0 and 1."""
        return _VALUES[self]


_VALUES = {
    Trait.COLOUR: ("light", "dark"),
    Trait.SHAPE: ("round", "square"),
    Trait.HEIGHT: ("short", "tall"),
    Trait.TOP: ("hollow", "solid"),
}


DIGITS = "0123456789ABCDEF"
"""The pieces' hex digits, each at the index of its piece's code."""


class Piece(int):
    """A piece, as the code of its traits.

        bit    3    2       1      0
               top  height  shape  colour

    0 is light, round, short and hollow; 15 is dark, square, tall and solid.
    """

    __slots__ = ()

    def __new__(cls, code: int) -> Self:
        """Return the piece with a code; raise `IllegalPositionError` unless it is 0 to 15."""
        check_type(code, int, "a number from 0 to 15 (parse_piece reads text)")
        if not 0 <= code <= 15:
            raise IllegalPositionError(f"there is no piece {code}: the pieces are 0 to 15")
        return super().__new__(cls, code)

    def __repr__(self) -> str:
        """Return the constructor call."""
        return f"quarto.Piece({int(self)})"

    def __str__(self) -> str:
        """Return the hex digit of the notation."""
        return DIGITS[self]

    def value(self, trait: Trait) -> int:
        """Return the piece's value for a trait, 0 or 1."""
        return int(self & trait != 0)

    @property
    def words(self) -> tuple[str, str, str, str]:
        """The words for its four traits, as in `('light', 'round', 'tall', 'hollow')`."""
        colour, shape, height, top = (trait.values[self.value(trait)] for trait in Trait)
        return colour, shape, height, top


PIECES = tuple(Piece(code) for code in range(16))
"""The sixteen pieces, each at the index of its code."""


def shared_bits(pieces: Sequence[Piece]) -> int:
    """Return the bits of the traits that all the pieces share."""
    different = 0
    for piece in pieces:
        different |= piece ^ pieces[0]
    return 15 & ~different


def shared_traits(pieces: Sequence[Piece], traits: Iterable[Trait]) -> Iterator[tuple[Trait, int]]:
    """Yield each of the given traits that all the pieces share, with the value they share."""
    shared = shared_bits(pieces)
    return ((trait, pieces[0].value(trait)) for trait in traits if shared & trait)
