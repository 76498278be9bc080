"""The exact solver of Quarto! and its opening book.

Only `native` calls the compiled core for this game.
"""

from fourfold.solver.quarto.native import Glances, ProgressCallback, Step
from fourfold.solver.quarto.search import Limits
from fourfold.solver.quarto.solver import NO_LIMITS, Solver, analyse, solve
from fourfold.solver.quarto.verdict import Analysis, MoveVerdict, Score, Solution, Verdict

__all__ = [
    "NO_LIMITS",
    "Analysis",
    "Glances",
    "Limits",
    "MoveVerdict",
    "ProgressCallback",
    "Score",
    "Solution",
    "Solver",
    "Step",
    "Verdict",
    "analyse",
    "solve",
]
