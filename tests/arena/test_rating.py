"""Ratings: fair, finite, and as certain as the games allow."""

from math import exp, log
from random import Random

import pytest

from fourfold.arena.linear import invert, solve
from fourfold.arena.rating import ELO_POINTS, Rating, rate
from fourfold.arena.tally import WDL
from fourfold.share import wilson


def test_equal_bots_have_equal_ratings() -> None:
    ratings = rate(3, {(0, 1): WDL(5, 2, 5), (0, 2): WDL(4, 4, 4), (1, 2): WDL(6, 0, 6)})
    assert [rating.rating for rating in ratings] == pytest.approx([0, 0, 0], abs=1e-6)


def test_the_mean_is_zero_and_the_rating_lies_within_its_interval() -> None:
    ratings = rate(3, {(0, 1): WDL(9, 1, 0), (0, 2): WDL(7, 1, 2), (1, 2): WDL(3, 3, 4)})
    assert sum(rating.rating for rating in ratings) == pytest.approx(0, abs=1e-6)
    for rating in ratings:
        assert rating.low < rating.rating < rating.high
        assert rating.rating - rating.low == pytest.approx(rating.high - rating.rating)


def test_ten_wins_for_every_loss_mean_400_points() -> None:
    first, second = rate(2, {(0, 1): WDL(100_000, 50_000, 10_000)})
    assert first.rating - second.rating == pytest.approx(400, abs=0.1)


def test_winning_every_game_gives_a_finite_rating_and_a_wide_interval() -> None:
    first, second = rate(2, {(0, 1): WDL(20, 0, 0)})
    assert 200 < first.rating < 1000
    assert first.high - first.low > 200
    assert second.rating == pytest.approx(-first.rating)


@pytest.mark.parametrize("score", [WDL(0, 40, 0), WDL(0, 0, 0), WDL(1, 0, 0)])
def test_any_score_has_a_rating(score: WDL) -> None:
    first, second = rate(2, {(0, 1): score})
    assert first.rating == pytest.approx(-second.rating)
    assert first.high > first.low


def test_more_games_narrow_the_interval() -> None:
    few, many = (rate(2, {(0, 1): WDL(6 * k, 2 * k, 4 * k)})[0] for k in (1, 100))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.1)


def test_draws_narrow_the_interval_less_than_decided_games() -> None:
    drawn, fought = (rate(2, {(0, 1): score})[0] for score in (WDL(5, 90, 5), WDL(50, 0, 50)))
    assert drawn.rating == pytest.approx(fought.rating, abs=1e-6)
    # In the model, draws say nothing about strength: only decided games count.
    assert drawn.high - drawn.low > fought.high - fought.low


def test_true_strengths_are_found_and_lie_in_their_intervals_as_often_as_they_should() -> None:
    truth, draw = [-1.0, -0.2, 0.3, 0.9], -0.5
    random, covered = Random(1), 0
    for _ in range(60):
        pairs = {(i, j): WDL() for i in range(4) for j in range(i + 1, 4)}
        for (i, j), score in pairs.items():
            weights = [exp(truth[i]), exp(draw + (truth[i] + truth[j]) / 2), exp(truth[j])]
            for outcome in random.choices([True, None, False], weights, k=60):
                score.add(outcome)
        ratings = rate(4, pairs)
        covered += sum(
            r.low <= t * ELO_POINTS <= r.high for r, t in zip(ratings, truth, strict=True)
        )
    assert 0.92 <= covered / 240 <= 0.98


def test_the_order_of_the_bots_does_not_matter() -> None:
    pairs = {(0, 1): WDL(9, 1, 3), (0, 2): WDL(7, 1, 2), (1, 2): WDL(3, 3, 4)}
    turned = {(2 - a, 2 - b): score for (a, b), score in pairs.items()}
    for here, there in zip(rate(3, pairs), reversed(rate(3, turned)), strict=True):
        assert here.rating == pytest.approx(there.rating)
        assert here.high == pytest.approx(there.high)


def test_a_bot_without_games_has_a_wide_interval() -> None:
    known, other, unknown = rate(3, {(0, 1): WDL(5, 0, 5), (0, 2): WDL(), (1, 2): WDL()})
    assert unknown.high - unknown.low > 1.5 * (known.high - known.low)
    assert other.rating == pytest.approx(known.rating, abs=1e-6)
    assert rate(1, {}) == [Rating(0.0, 0.0, 0.0)]


def test_linear_equations_are_solved() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, -1.0, 0.0], [3.0, 0.0, 4.0]]
    assert solve(matrix, [7.0, -1.0, 15.0]) == pytest.approx([1.0, 2.0, 3.0])
    inverse = invert(matrix)
    product = [
        [sum(matrix[i][k] * inverse[k][j] for k in range(3)) for j in range(3)] for i in range(3)
    ]
    assert [value for row in product for value in row] == pytest.approx([1, 0, 0, 0, 1, 0, 0, 0, 1])


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (0, 0, 0.0, 1.0)],
)
def test_wilsons_interval_has_known_bounds(
    points: float, games: int, low: float, high: float
) -> None:
    share = wilson(points, games)
    assert (share.low, share.high) == pytest.approx((low, high), abs=1e-4)


def test_the_scale_is_the_elo_scale() -> None:
    assert pytest.approx(400) == ELO_POINTS * log(10)
