"""Evaluations in words: won, good, even, bad or lost."""

import pytest

from fourfold.bots import judge_standing


@pytest.mark.parametrize(
    ("chance", "seats", "word"),
    [
        (1.0, 2, "won"),
        (0.7, 2, "good"),
        (0.5, 2, "even"),
        (0.3, 2, "bad"),
        (0.0, 2, "lost"),
        (0.5, 4, "good"),
        (0.25, 4, "even"),
        (0.15, 4, "bad"),
        (0.0, 4, "lost"),
    ],
)
def test_a_winning_probability_is_compared_with_a_fair_share(
    chance: float, seats: int, word: str
) -> None:
    assert judge_standing(2 * chance - 1, seats) == word
