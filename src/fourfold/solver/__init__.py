"""What the compiled core knows of each game, one package a game.

The exact solver is the library's best-known part, so its names can be imported from here.
"""

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
