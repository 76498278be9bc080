"""Glicko-1, checked against its author's example."""

import pytest

from fourfold.puzzles import Rating, after_attempt, puzzle_rating
from fourfold.puzzles.rating import FIRST_DEVIATION, MIN_DEVIATION

PLAYER = Rating(1500, 200)


@pytest.mark.parametrize(
    ("opponent", "chance"),
    [(Rating(1400, 30), 0.639), (Rating(1550, 100), 0.432), (Rating(1700, 300), 0.303)],
)
def test_expected_scores_match_glickmans_example(opponent: Rating, chance: float) -> None:
    assert PLAYER.chance_against(opponent) == pytest.approx(chance, abs=0.0005)


def test_far_apart_ratings_have_a_certain_result() -> None:
    assert Rating(0).chance_against(Rating(1_000_000)) == pytest.approx(0)
    assert Rating(1_000_000).chance_against(Rating(0)) == pytest.approx(1)
    assert Rating(0).after(Rating(1_000_000), 0).value == pytest.approx(0)


def test_one_result_matches_glickmans_example() -> None:
    # One win against 1400 (30): d² = 1 / (q² · 0.9955² · 0.639 · 0.361) = 132,000.
    after = PLAYER.after(Rating(1400, 30), 1)
    assert after.value == pytest.approx(1563.4, abs=0.5)
    assert after.deviation == pytest.approx(175.2, abs=0.5)


def test_one_side_gains_what_the_other_loses_and_uncertain_ratings_move_more() -> None:
    person, puzzle = after_attempt(Rating(1200, 100), Rating(1200, 100), is_solved=True)
    assert person.value - 1200 == pytest.approx(1200 - puzzle.value)
    surer, _ = after_attempt(Rating(1200, 60), Rating(1200, 100), is_solved=True)
    assert 1200 < surer.value < person.value


def test_a_deviation_shrinks_with_attempts_and_grows_with_time_within_bounds() -> None:
    rating = Rating()
    for number in range(500):
        rating = rating.after(puzzle_rating(1200), number % 2)
    assert rating.deviation == MIN_DEVIATION
    assert rating.after_days(30).deviation > MIN_DEVIATION
    assert rating.after_days(10_000).deviation == FIRST_DEVIATION
    assert rating.after_days(-5) == rating


@pytest.mark.parametrize("difficulty", [300, 900, 1200, 2400])
def test_a_first_result_does_not_move_a_rating_far(difficulty: int) -> None:
    for score in (0, 1):
        moved = Rating().after(puzzle_rating(difficulty), score).value - 1200
        assert abs(moved) < 230
        assert (moved > 0) == bool(score)


def test_many_attempts_find_the_strength() -> None:
    rating = Rating()
    # Solves only puzzles easier than 1600.
    for number in range(200):
        difficulty = 1200 + number * 37 % 800
        rating = rating.after(puzzle_rating(difficulty), float(difficulty < 1600))
    assert rating.value == pytest.approx(1600, abs=80)
