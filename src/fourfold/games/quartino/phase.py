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
