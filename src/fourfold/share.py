"""The share of games won, with its confidence interval."""

from dataclasses import dataclass
from math import sqrt

from fourfold.arena.rating import NORMAL_95


@dataclass(frozen=True, slots=True)
class Share:
    """A share of games, from 0 to 1."""

    share: float
    """The observed share; one half if there were no games."""

    low: float
    """The lower end of the 95 % confidence interval."""

    high: float
    """The upper end of the 95 % confidence interval."""


def wilson(points: float, games: int) -> Share:
    """Return a share with its Wilson interval, which stays within 0 and 1 for any counts.

    Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the
    American Statistical Association 22 (1927).
    """
    if not games:
        return Share(0.5, 0.0, 1.0)
    share, square = points / games, NORMAL_95**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = sqrt(share * (1 - share) / games + square / (4 * games**2))
    margin = NORMAL_95 * spread / (1 + square / games)
    return Share(share, max(0.0, middle - margin), min(1.0, middle + margin))
