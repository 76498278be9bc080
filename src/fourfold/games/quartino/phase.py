"""The parts of a turn."""

from enum import StrEnum


class Phase(StrEnum):
    """What the seat to move must decide."""

    COLOUR = "colour"
    """Whether to declare Colour."""

    PLACE = "place"
    """Which stone to place, and where."""

    CLAIM = "claim"
    """Whether to claim QUARTINO, or end the turn."""


COLOUR, PLACE, CLAIM = Phase
"""The phases by names of their own: Python 3.11 takes its time to find a member of an enum."""
