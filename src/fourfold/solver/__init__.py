"""Python bindings to the compiled core, one package per game; includes Quarto!'s exact solver."""

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
