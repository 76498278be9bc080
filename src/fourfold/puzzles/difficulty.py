"""How hard a puzzle is: how often the bots fail it, how deep it is, how much there is to consider.

The result is on the rating scale: it is the puzzle's rating when someone tries it.
"""

from collections.abc import Sequence
from math import log2
from random import Random

from fourfold.bots import make_bot
from fourfold.games.game import AnyPosition
from fourfold.puzzles.adapter import AnyPuzzleGame, Study

TRIES_PER_LEVEL = 6
"""How often each level tries a puzzle, each time with a different RNG seed."""

MIN_DIFFICULTY = 400
PER_FAILURE = 1400
"""Rating points for a failure rate of 100%; scaled linearly below that."""

PER_TURN = 130
"""Rating points per turn of depth beyond the first."""

PER_DOUBLING = 35
"""Rating points each time the number of candidate turns doubles."""

MAX_DIFFICULTY = 3000


def rate_difficulty(
    adapter: AnyPuzzleGame, theme: str, position: AnyPosition, study: Study, seed: str
) -> int:
    """Return how hard a puzzle is: the same for the same seed."""
    return weigh(study, failure_rates(adapter, theme, position, study, seed))


def failure_rates(
    adapter: AnyPuzzleGame, theme: str, position: AnyPosition, study: Study, seed: str
) -> list[float]:
    """Return how often each level fails, from 0 to 1, weakest level first."""
    random = Random(seed)
    seeds = [random.getrandbits(32) for _ in range(TRIES_PER_LEVEL)]
    rates = []
    for level in adapter.levels:
        bot = make_bot(adapter.game, level)
        tries = [adapter.ask(bot, theme, position, each) for each in seeds]
        rates.append(sum(answer not in study.answers for answer in tries) / TRIES_PER_LEVEL)
    return rates


def weigh(study: Study, failures: Sequence[float]) -> int:
    """Combine the levels' failure rates, the depth and the number of candidates."""
    failed = sum(failures) / len(failures)
    rating = MIN_DIFFICULTY + PER_FAILURE * failed + PER_TURN * (study.depth - 1)
    return min(round(rating + PER_DOUBLING * log2(study.candidates)), MAX_DIFFICULTY)
