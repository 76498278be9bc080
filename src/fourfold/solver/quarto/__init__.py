"""The exact solver of Quarto! and its opening book.

Only `native` calls the compiled core for this game.
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
