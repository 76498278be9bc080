"""Converts budgets and choices for bots that think in the compiled core."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

from fourfold.bots.bot import Budget, Candidate, Choice, Progress, ignore_progress, never
from fourfold.games.game import Move

MoveT = TypeVar("MoveT", bound=Move)

RawReport: TypeAlias = Callable[[int, bytes, float], None]
"""Called with the work so far, the codes of the best turn's moves, and its value."""

RawBudget: TypeAlias = tuple[float | None, int | None, Callable[[], bool] | None, RawReport | None]
RawChoice: TypeAlias = tuple[bytes, float | None, bytes, list[tuple[bytes, float]]]

MAX_WORK = 2**63
"""Larger budgets are clamped to this: no search gets that far."""


def encode_budget(budget: Budget, moves: Sequence[MoveT]) -> RawBudget:
    """Convert a budget for the core, whose codes are indices of `moves`."""

    def is_stopped() -> bool:
        return bool(budget.is_stopped())

    def report(work: int, best: bytes, value: float) -> None:
        candidate = Candidate(_decode(best, moves), value) if best else None
        budget.report(Progress(work, candidate))

    return (
        budget.seconds,
        None if budget.work is None else min(budget.work, MAX_WORK),
        None if budget.is_stopped is never else is_stopped,
        None if budget.report is ignore_progress else report,
    )


def decode_choice(raw: RawChoice, moves: Sequence[MoveT]) -> Choice[MoveT]:
    """Convert a choice from the core."""
    chosen, value, line, candidates = raw
    return Choice(
        _decode(chosen, moves),
        value,
        _decode(line, moves),
        tuple([Candidate(_decode(turn, moves), each) for turn, each in candidates]),
    )


def _decode(codes: Iterable[int], moves: Sequence[MoveT]) -> tuple[MoveT, ...]:
    return tuple([moves[code] for code in codes])
