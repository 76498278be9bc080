"""Glicko-1 ratings of people and puzzles.

A puzzle that a person solves has lost against that person. Only the first attempt at a puzzle
counts. Mark Glickman describes the system at http://www.glicko.net/glicko/glicko.pdf; here every
attempt is its own rating period.
"""

from dataclasses import dataclass
from math import isfinite, log, pi, sqrt

from fourfold.games.game import check_type

_Q = log(10) / 400

MAX_DEVIATION = 350.0
"""Maximum deviation of a rating: Glickman's value for an unknown player."""

FIRST_DEVIATION = 200.0
"""The deviation of a person's first rating, and its maximum after a time without attempts.

A result moves a rating by at most q · deviation²: from 350, one first miss could cost 700 points,
from 200 it costs at most 230.
"""

MIN_DEVIATION = 45.0
"""Minimum deviation of a rating, so that it can always follow a change in strength."""

PUZZLE_DEVIATION = 120.0
"""The deviation of a puzzle's rating, which is its difficulty."""

DEVIATION_PER_DAY = 10.1
"""How fast a rating becomes uncertain: from 50 to 200 in a year without an attempt."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating and how far off it may be."""

    value: float = 1200.0
    """The estimated strength."""

    deviation: float = FIRST_DEVIATION
    """The standard deviation of the estimate."""

    def __post_init__(self) -> None:
        """Reject anything but numbers, and a deviation that is out of range."""
        for value in (self.value, self.deviation):
            check_type(value, int | float, "a number for a rating or its deviation")
        if not isfinite(self.value) or not 0 < self.deviation <= MAX_DEVIATION:
            raise ValueError(
                "a rating is a finite number with a deviation above 0 and up to "
                f"{MAX_DEVIATION:.0f}, not {self.value} and {self.deviation}"
            )

    def after_days(self, days: float) -> "Rating":
        """Return the rating after days without an attempt: the same, but less certain."""
        check_type(days, int | float, "a number of days")
        grown = sqrt(self.deviation**2 + DEVIATION_PER_DAY**2 * max(days, 0.0))
        return Rating(self.value, min(grown, max(self.deviation, FIRST_DEVIATION)))

    def chance_against(self, other: "Rating") -> float:
        """Return the expected score against an opponent, from 0 to 1."""
        weight = _weight(check_type(other, Rating, "a rating, such as Rating(1500)").deviation)
        exponent = -weight * (self.value - other.value) / 400
        # A larger power would overflow, and the chance is 0 long before.
        return 1 / (1 + 10 ** min(exponent, 300.0))

    def after(self, other: "Rating", score: float) -> "Rating":
        """Return the rating after a result against an opponent: 1 is a win, 0 a loss."""
        check_type(score, int | float, "a score from 0 to 1")
        if not 0 <= score <= 1:
            raise ValueError(f"a score is 0 for a loss to 1 for a win, not {score}")
        chance, weight = self.chance_against(other), _weight(other.deviation)
        information = _Q**2 * weight**2 * chance * (1 - chance)
        precision = 1 / self.deviation**2 + information
        value = self.value + _Q / precision * weight * (score - chance)
        return Rating(value, max(sqrt(1 / precision), MIN_DEVIATION))


def puzzle_rating(difficulty: int) -> Rating:
    """Return a puzzle's initial rating."""
    return Rating(check_type(difficulty, int, "a difficulty"), PUZZLE_DEVIATION)


def after_attempt(person: Rating, puzzle: Rating, *, is_solved: bool) -> tuple[Rating, Rating]:
    """Return the ratings of a person and a puzzle after a first attempt."""
    check_type(person, Rating, "a rating, such as Rating(1500)")
    score = float(is_solved)
    return person.after(puzzle, score), puzzle.after(person, 1 - score)


def _weight(deviation: float) -> float:
    """Return how much a result against an opponent with this deviation counts, up to 1."""
    return 1 / sqrt(1 + 3 * _Q**2 * deviation**2 / pi**2)
