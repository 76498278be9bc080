"""Words for a bot's evaluation."""

from enum import StrEnum

from fourfold.games.game import check_type

CERTAIN = 0.95
"""Minimum absolute value called won or lost."""

CLEAR = 0.2
"""Minimum relative difference from a fair share called good or bad."""


class Standing(StrEnum):
    """A seat's prospects in a word."""

    WON = "won"
    """As good as won."""

    GOOD = "good"
    """Better than a fair share."""

    EVEN = "even"
    """About a fair share."""

    BAD = "bad"
    """Worse than a fair share."""

    LOST = "lost"
    """As good as lost."""


def judge_standing(value: float, seats: int = 2) -> Standing:
    """Return the standing for a value from -1 (lost) to 1 (won); a fair share is 1 / `seats`."""
    check_type(value, int | float, "a value from -1 to 1")
    check_type(seats, int, "a number of seats")
    if abs(value) > CERTAIN:
        return Standing.WON if value > 0 else Standing.LOST
    share = (1 + value) / 2 * seats
    if abs(share - 1) <= CLEAR:
        return Standing.EVEN
    return Standing.GOOD if share > 1 else Standing.BAD
