"""What the checks of all games' positions have in common: problems, and impossible outcomes."""

from collections.abc import Callable
from typing import TypeAlias

from fourfold.games.game import IllegalPositionError, Outcome, outcome_words

Problem: TypeAlias = tuple[str, str] | None
"""The field of a position that is wrong, and why; None if nothing is."""


def check_problem(problem: Problem) -> None:
    """Raise `IllegalPositionError` for a problem, with the field that is to blame."""
    if problem:
        field, what = problem
        raise IllegalPositionError(what, field)


def check_outcome(
    outcome: Outcome | None, implied: Outcome | None, can_end: Callable[[Outcome], bool]
) -> None:
    """Raise `IllegalPositionError` for an outcome that the game can't have had.

    `implied` is the one that follows from the position; `can_end` judges others where none does.
    """
    if outcome is None or outcome == implied:
        return
    if implied:
        problem = f"the game has ended otherwise, with {outcome_words(implied)}"
        raise IllegalPositionError(problem, "outcome")
    if not can_end(outcome):
        problem = f"the game can't have ended here with {outcome_words(outcome)}"
        raise IllegalPositionError(problem, "outcome")
