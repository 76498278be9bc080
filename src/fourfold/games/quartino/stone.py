"""The stones: four colours, seven of each."""

from collections.abc import Iterable
from enum import StrEnum

from fourfold.games.game import IllegalPositionError


class Colour(StrEnum):
    """The colour of a stone; its value is its letter in the notation."""

    RED = "R"
    """A red stone."""

    YELLOW = "Y"
    """A yellow stone."""

    GREEN = "G"
    """A green stone."""

    BLUE = "B"
    """A blue stone."""


COLOURS = tuple(Colour)
"""The four colours, in the order red, yellow, green, blue."""

STONES_PER_COLOUR = 7

MIN_BONUS_STONES = 4
"""Minimum number of stones of one colour for Colour, or on one field for Column."""

MAX_STONES_PER_TURN = 3
"""Maximum number of stones per turn: one, plus one each for Colour and Column."""

Stack = tuple[Colour, ...]
"""The stones on a field, from bottom to top."""


def letters_of(stacks: Iterable[Stack]) -> str:
    """Return the letters of all stones, for counting."""
    return "".join(sum(stacks, ()))


def read_colour(letter: str) -> Colour:
    """Return the colour of a letter, or raise `IllegalPositionError`."""
    if type(letter) is Colour:
        return letter
    if letter not in tuple(COLOURS):
        raise IllegalPositionError(f"there is no colour {letter!r}: colours are R, Y, G and B")
    return Colour(letter)
