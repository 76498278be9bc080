"""Exact knowledge of Quarto!; `native` is the only door to the compiled core."""

from fourfold.solver.search import Limits
from fourfold.solver.solver import Solver, analyse, solve
from fourfold.solver.verdict import Analysis, MoveVerdict, Solution, Verdict

__all__ = [
    "Analysis",
    "Limits",
    "MoveVerdict",
    "Solution",
    "Solver",
    "Verdict",
    "analyse",
    "solve",
]
