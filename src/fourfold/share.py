"""A share of counted cases, such as games won, with its confidence interval."""

from dataclasses import dataclass
from math import sqrt

NORMAL_95 = 1.959964
"""The two-sided 95% quantile of the normal distribution, in standard deviations."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share, from 0 to 1."""

    share: float
    """The observed share; one half if there were no cases."""

    low: float
    """The lower end of the 95% confidence interval."""

    high: float
    """The upper end of the 95% confidence interval."""


def wilson(points: float, cases: int) -> Share:
    """Return a share with its Wilson interval, which stays within 0 and 1 for any counts.

    Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the
    American Statistical Association 22 (1927).
    """
    if not cases:
        return Share(0.5, 0.0, 1.0)
    share, square = points / cases, NORMAL_95**2
    middle = (share + square / (2 * cases)) / (1 + square / cases)
    spread = sqrt(share * (1 - share) / cases + square / (4 * cases**2))
    margin = NORMAL_95 * spread / (1 + square / cases)
    return Share(share, max(0.0, middle - margin), min(1.0, middle + margin))
