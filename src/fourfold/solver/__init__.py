"""Python bindings to the compiled core, one package per game; includes Quarto!'s exact solver."""

from fourfold.solver.quarto import (
    NO_LIMITS,
    Analysis,
    Glances,
    Limits,
    MoveVerdict,
    ProgressCallback,
    Score,
    Solution,
    Solver,
    Step,
    Verdict,
    analyse,
    solve,
)

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
