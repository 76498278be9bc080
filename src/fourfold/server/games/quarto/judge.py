"""Judges Quarto! positions exactly, using the solver."""

from functools import lru_cache

from fourfold.games import quarto
from fourfold.server.games.assessment import Assessment, WeighedTurn
from fourfold.solver import Limits, Solver, Verdict

SOLVER_MEGABYTES = 16
"""Memory of each solver."""

MAX_SOLVERS = 4
"""Solvers cached, one per combination of traits and squares."""


def assess(position: quarto.Position, seconds: float) -> Assessment:
    """Return the value of a position and of every turn in it."""
    rules = position.rules
    solver = _solver(rules.traits, squares=rules.squares)
    analysis = solver.analyse(position, limits=Limits(seconds=seconds))
    verdict = analysis.verdict
    turns = tuple(
        WeighedTurn(
            judged.moves,
            judged.verdict.value,
            *_bounds(judged.verdict),
            judged.verdict.distance,
        )
        for judged in analysis.moves
    )
    low, high = _bounds(verdict)
    return Assessment(
        value=verdict.value,
        low=low,
        high=high,
        distance=verdict.distance,
        is_exact=all(turn.value is not None for turn in turns),
        is_complete=all(turn.value == 0 or turn.distance is not None for turn in turns),
        turns=turns,
        line=analysis.line,
    )


def _bounds(verdict: Verdict) -> tuple[int, int]:
    low, high = verdict.low, verdict.high
    return (low > 0) - (low < 0), (high > 0) - (high < 0)


@lru_cache(MAX_SOLVERS)
def _solver(traits: tuple[quarto.Trait, ...], *, squares: bool) -> Solver:
    return Solver(quarto.Rules(traits, squares), threads=1, memory=SOLVER_MEGABYTES)
