"""A reference implementation of traps: how often a fallible opponent makes a mistake."""

from fourfold.solver import Analysis
from tools.weigh_turns import whole_turns

WEIGHTS = {
    -15: 0.04,
    -13: 0.18,
    -11: 0.31,
    -9: 0.48,
    -7: 0.62,
    8: 3.0,
    10: 3.5,
    12: 4.3,
    14: 4.1,
    16: 15.6,
}
"""How often a turn of each score is chosen; a drawing turn, or any other score, counts as 1."""


def error_chance(analysis: Analysis) -> float:
    """Return the probability that a fallible player to move makes a mistake."""
    turns = list(whole_turns(analysis))
    weights = [WEIGHTS.get(turn.verdict.low, 1.0) for turn in turns]
    wrong = [
        weight
        for turn, weight in zip(turns, weights, strict=True)
        if turn.verdict.value != analysis.verdict.value
    ]
    return sum(wrong) / sum(weights) if turns else 0.0
