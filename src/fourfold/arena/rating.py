"""Ratings fitted to all games at once with the Davidson model (Bradley-Terry with draws).

Each bot i has a strength s_i, and all share a draw parameter d. When i plays j, the probabilities
of a win, a draw and a loss are in the ratio

    exp(s_i)  :  exp(d + (s_i + s_j) / 2)  :  exp(s_j)

Davidson, "On extending the Bradley-Terry model to accommodate ties in paired comparison
experiments", Journal of the American Statistical Association 65 (1970). The log-likelihood is
concave, so Newton's method finds its unique maximum; the order of the games doesn't matter.
Strengths are on the Elo scale: a lead of 400 points means ten wins for every loss.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, fsum, log, sqrt

from fourfold.arena.linear import invert, solve
from fourfold.arena.tally import WDL
from fourfold.share import NORMAL_95

ELO_POINTS = 400 / log(10)
"""Elo points for a factor of e in strength."""

PRIOR = (0.25, 0.5, 0.25)
"""Virtual wins, draws and losses of every pairing before its first game.

They total one game, so that a bot that won every game is not infinitely strong.
"""

MAX_STEPS = 200


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's rating; the mean of all bots is 0."""

    rating: float
    """The most likely rating, in Elo points."""

    low: float
    """The lower end of the 95% confidence interval."""

    high: float
    """The upper end of the 95% confidence interval."""


def rate(count: int, pairs: Mapping[tuple[int, int], WDL]) -> list[Rating]:
    """Return the ratings of `count` bots, from the results of their pairings.

    The intervals come from the Fisher information at the maximum.
    """
    games = [
        (first, second, tuple(map(sum, zip(PRIOR, _counts(score), strict=True))))
        for (first, second), score in pairs.items()
    ]
    if count < 2 or not games:
        return [Rating(0.0, 0.0, 0.0)] * count
    fit = _Fit(count, games)
    values = fit.maximum()
    covariance = invert(fit.information(values))
    ratings = []
    for bot in range(count):
        # The constraint on the mean adds 1/count² to every variance: subtract it.
        variance = max(0.0, covariance[bot][bot] - 1 / count**2)
        margin = NORMAL_95 * sqrt(variance) * ELO_POINTS
        rating = values[bot] * ELO_POINTS
        ratings.append(Rating(rating, rating - margin, rating + margin))
    return ratings


def _counts(score: WDL) -> tuple[int, int, int]:
    return score.wins, score.draws, score.losses


class _Fit:
    """The log-likelihood as a function of the strengths, followed by the draw parameter."""

    def __init__(self, count: int, games: Sequence[tuple[int, int, tuple[float, ...]]]) -> None:
        self.count, self.games = count, games

    def maximum(self) -> list[float]:
        values = [0.0] * (self.count + 1)
        for _ in range(MAX_STEPS):
            step = solve(self.information(values), self.gradient(values))
            values = self._climb(values, step)
            if max(map(abs, step)) < 1e-10:
                break
        mean = fsum(values[: self.count]) / self.count
        return [value - mean for value in values[: self.count]] + values[self.count :]

    def _climb(self, values: Sequence[float], step: Sequence[float]) -> list[float]:
        """Backtracking line search: halve the step until the log-likelihood doesn't fall."""
        current, size = self.log_likelihood(values), 1.0
        while True:
            tried = [value + size * part for value, part in zip(values, step, strict=True)]
            if size < 1e-9 or self.log_likelihood(tried) >= current:
                return tried
            size /= 2

    def log_likelihood(self, values: Sequence[float]) -> float:
        return fsum(
            number * log(chance)
            for (_, _, counts), chances in zip(self.games, self._chances(values), strict=True)
            for number, chance in zip(counts, chances, strict=True)
        )

    def gradient(self, values: Sequence[float]) -> list[float]:
        gradient = [0.0] * (self.count + 1)
        for (first, second, counts), chances in zip(self.games, self._chances(values), strict=True):
            total = fsum(counts)
            surplus = [c - total * p for c, p in zip(counts, chances, strict=True)]
            gradient[first] += surplus[0] + surplus[1] / 2
            gradient[second] += surplus[2] + surplus[1] / 2
            gradient[self.count] += surplus[1]
        return gradient

    def information(self, values: Sequence[float]) -> list[list[float]]:
        """Return the Fisher information, with the mean strength constrained to 0."""
        size = self.count + 1
        matrix = [[0.0] * size for _ in range(size)]
        for i in range(self.count):
            for j in range(self.count):
                matrix[i][j] = 1.0
        for (first, second, counts), (win, draw, loss) in zip(
            self.games, self._chances(values), strict=True
        ):
            # The features of each outcome: first bot, second bot, draw.
            outcomes = ((win, (1.0, 0.0, 0.0)), (draw, (0.5, 0.5, 1.0)), (loss, (0.0, 1.0, 0.0)))
            mean = [fsum(p * weight[k] for p, weight in outcomes) for k in range(3)]
            places = (first, second, self.count)
            for i, row in enumerate(places):
                for j, column in enumerate(places):
                    both = fsum(p * weight[i] * weight[j] for p, weight in outcomes)
                    matrix[row][column] += fsum(counts) * (both - mean[i] * mean[j])
        return matrix

    def _chances(self, values: Sequence[float]) -> Iterator[tuple[float, float, float]]:
        for first, second, _ in self.games:
            parts = (
                values[first],
                values[self.count] + (values[first] + values[second]) / 2,
                values[second],
            )
            largest = max(parts)
            win, draw, loss = (max(exp(part - largest), 1e-300) for part in parts)
            total = win + draw + loss
            yield win / total, draw / total, loss / total
