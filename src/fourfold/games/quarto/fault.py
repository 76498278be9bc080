"""What can be wrong with a call."""

from enum import StrEnum


class Fault(StrEnum):
    """Why a call is wrong."""

    EMPTY = "empty"
    """A square of the group is empty."""

    DIFFERENT = "different"
    """Its pieces share no trait in play."""

    OLD = "old"
    """The group was complete before the latest placement."""
