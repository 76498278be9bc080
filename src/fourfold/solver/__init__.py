"""The exact solver of Quarto!, and what else the compiled core does, one package a game."""

from fourfold.solver.quarto import (
    Analysis,
    Limits,
    MoveVerdict,
    ProgressCallback,
    Score,
    Solution,
    Solver,
    Verdict,
    analyse,
    solve,
)

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
