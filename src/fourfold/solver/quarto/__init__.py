"""Exact answers for Quarto!: how a position ends under perfect play, and the opening book.

`native` is this game's only door to the compiled core.
"""

from fourfold.solver.quarto.native import ProgressCallback
from fourfold.solver.quarto.search import Limits
from fourfold.solver.quarto.solver import Solver, analyse, solve
from fourfold.solver.quarto.verdict import Analysis, MoveVerdict, Score, Solution, Verdict

__all__ = [
    "Analysis",
    "Limits",
    "MoveVerdict",
    "ProgressCallback",
    "Score",
    "Solution",
    "Solver",
    "Verdict",
    "analyse",
    "solve",
]
