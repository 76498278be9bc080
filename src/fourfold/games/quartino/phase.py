"""The phases of a turn."""

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
"""Module-level names for the phases: enum member lookup is slow in Python 3.11."""
