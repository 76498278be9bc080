"""Legality checks shared by all games: problems, and impossible outcomes."""

from collections.abc import Callable
from typing import TypeAlias

from fourfold.games.game import IllegalPositionError, Outcome, outcome_words

Problem: TypeAlias = tuple[str, str] | None
"""A position's invalid field and what is wrong with it; None if nothing is."""


def check_problem(problem: Problem) -> None:
    """Raise `IllegalPositionError` if there is a problem, naming the field at fault."""
    if problem:
        field, what = problem
        raise IllegalPositionError(what, field)


def check_outcome(
    outcome: Outcome | None, implied: Outcome | None, can_end: Callable[[Outcome], bool]
) -> None:
    """Raise `IllegalPositionError` if the game can't have ended with this outcome.

    `implied` is the outcome that follows from the position, if any; otherwise `can_end` decides.
    """
    if outcome is None or outcome == implied:
        return
    if implied:
        problem = f"the game ended differently, with {outcome_words(implied)}"
        raise IllegalPositionError(problem, "outcome")
    if not can_end(outcome):
        problem = f"the game can't have ended here with {outcome_words(outcome)}"
        raise IllegalPositionError(problem, "outcome")
