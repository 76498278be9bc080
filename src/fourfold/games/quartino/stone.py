"""The stones: four colours, seven of each."""

from enum import StrEnum


class Colour(StrEnum):
    """The colour of a stone; its value is its letter in the notation."""

    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"


COLOURS = tuple(Colour)

STONES_OF_A_COLOUR = 7

Stack = tuple[Colour, ...]
"""The stones on a field, from the lowest to the top one."""
