"""Traps: how often a fallible opponent errs in a position, as measured for the levels."""

from collections.abc import Iterator, Mapping

from fourfold.solver import Analysis, MoveVerdict
from fourfold.solver.quarto.verdict import Score

WEIGHTS: Mapping[Score, float] = {
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
"""How often a turn of each score is chosen, relative to a drawing turn.

Measured with `tools/weigh_turns.py` on 360 games of keen, club and expert under the printed rules;
the other scores are too rare to measure, and weigh the same as a draw.
"""


def error_chance(analysis: Analysis) -> float:
    """Return the probability that a fallible player to move makes a mistake."""
    value = analysis.verdict.value
    total = wrong = 0.0
    for turn in whole_turns(analysis):
        weight = WEIGHTS.get(turn.verdict.low, 1.0)
        total += weight
        wrong += weight * (turn.verdict.value != value)
    return wrong / total if total else 0.0


def whole_turns(analysis: Analysis) -> Iterator[MoveVerdict]:
    """Yield the verdicts on whole turns, skipping those on placements alone."""
    longer = {turn.moves[0] for turn in analysis.moves if len(turn.moves) > 1}
    for turn in analysis.moves:
        if len(turn.moves) > 1 or turn.moves[0] not in longer:
            yield turn
