"""Exact answers for Quarto! positions in every rule set.

The theory is the same with calls on, since perfect players always call: a group that can be called
now wins without another placement, and dead groups have no empty square, so they don't affect the
rest of the game.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from threading import Lock

from fourfold.games.game import IllegalPositionError, check_callable, check_type, quote
from fourfold.games.quarto import Position, Rules
from fourfold.games.quarto.rules import AS_PRINTED, read_rules
from fourfold.solver.quarto.book import load_book
from fourfold.solver.quarto.memory import check_megabytes, count_in
from fourfold.solver.quarto.native import Core, Glances, ProgressCallback, Step
from fourfold.solver.quarto.search import Limits, Search
from fourfold.solver.quarto.verdict import Analysis, Solution

MAX_THREADS = 256
"""Maximum number of threads of a solver."""

NO_LIMITS = Limits()
"""The default: search until the answer is exact."""

_CORES = min(os.cpu_count() or 1, MAX_THREADS)
_A_POSITION = "a Quarto! position"


class Solver:
    """Solves positions of one rule set, and keeps its transposition table between calls.

    Only traits and squares matter: calls and time may differ between positions.
    """

    def __init__(
        self,
        rules: Rules | str = AS_PRINTED,
        *,
        threads: int = 1,
        memory: int = 4,
        use_book: bool = True,
        progress: ProgressCallback | None = None,
    ) -> None:
        """Create a solver for a rule set, by default the printed one.

        It searches with `threads` threads and a transposition table of `memory` megabytes, 1 to
        16,384, rounded down to a power of two and allocated as it fills. Raise `ValueError` for
        other sizes, and `MemoryError` if the machine doesn't have that much.

        `progress` is called every few milliseconds of a search with the number of nodes so far. It
        may raise to cancel the search, as Ctrl-C does; the solver can be used afterwards. Only one
        thread at a time may use a solver: a second one gets a `RuntimeError`.
        """
        self.rules: Rules = read_rules(rules)
        """The rule set of its positions."""
        check_type(threads, int, "a number of threads")
        if not 1 <= threads <= MAX_THREADS:
            raise ValueError(f"a solver has 1 to {MAX_THREADS} threads, not {threads}")
        check_megabytes(memory)
        if progress is not None:
            check_callable(progress, "a function of the number of nodes for progress")
        self.threads = threads
        """The number of search threads."""
        book = load_book(len(self.rules.traits), squares=self.rules.squares) if use_book else None
        self._core = Core(self.rules, threads=threads, megabytes=memory, book=book)
        count_in(self._core)
        self._progress = progress
        self._lock = Lock()

    def __repr__(self) -> str:
        """Return the constructor call."""
        return f"Solver({str(self.rules)!r}, threads={self.threads}, memory={self.memory})"

    @property
    def memory(self) -> int:
        """The size of its table in megabytes, a power of two."""
        return self._core.megabytes

    def solve(
        self, position: Position, *, distance: bool = True, limits: Limits = NO_LIMITS
    ) -> Solution:
        """Return how a position ends under perfect play, and a best move.

        Without `distance` only the value is found, which is faster. The verdict on a finished game
        is its result, at distance 0, for the seat whose turn it was; it has no best move. Raise
        `IllegalPositionError` if the position has different rules.
        """
        return self._solve([position], limits, has_distance=distance)[0]

    def solve_many(
        self,
        positions: Iterable[Position],
        *,
        distance: bool = True,
        limits: Limits = NO_LIMITS,
    ) -> list[Solution]:
        """Solve each position like `solve`, in order, but much faster for late positions.

        The limits apply to each position. Without limits the threads share the positions. Which of
        several best moves is returned can depend on earlier questions.
        """
        return self._solve(_listed(positions), limits, has_distance=distance)

    def analyse(
        self, position: Position, *, distance: bool = True, limits: Limits = NO_LIMITS
    ) -> Analysis:
        """Return the verdict on a position and on every move in it, and a best line.

        A finished game has no moves and no line. Raise `IllegalPositionError` if the position has
        different rules.
        """
        return self._analyse([position], limits, has_distance=distance)[0]

    def analyse_many(
        self,
        positions: Iterable[Position],
        *,
        distance: bool = True,
        limits: Limits = NO_LIMITS,
    ) -> list[Analysis]:
        """Analyse each position like `analyse`, in order; otherwise like `solve_many`."""
        return self._analyse(_listed(positions), limits, has_distance=distance)

    def glance(
        self, position: Position, steps: Sequence[Step], *, limits: Limits = NO_LIMITS
    ) -> Glances:
        """Return the value of each step for the seat that makes it, and the nodes searched.

        A step is a square for the piece in hand, or None without one, and a piece to give. Its
        placement must not win. The limits apply to each step. A value is 1, 0 or -1; None if a
        limit is hit first. Raise `ValueError` for an illegal step.
        """
        search = self._begin([position], limits, has_distance=False)
        with self._alone():
            return search.glance(position, steps)

    def clear(self) -> None:
        """Clear the transposition table; keep the book."""
        with self._alone():
            self._core.clear()

    def _solve(
        self, positions: list[Position], limits: Limits, *, has_distance: bool
    ) -> list[Solution]:
        search = self._begin(positions, limits, has_distance=has_distance)
        with self._alone():
            return search.solve(positions)

    def _analyse(
        self, positions: list[Position], limits: Limits, *, has_distance: bool
    ) -> list[Analysis]:
        search = self._begin(positions, limits, has_distance=has_distance)
        with self._alone():
            return search.analyse(positions)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Raise if another thread is searching: the core runs one search at a time."""
        if not self._lock.acquire(blocking=False):
            raise RuntimeError("this solver is in use: create another one for each thread")
        try:
            yield
        finally:
            self._lock.release()

    def _begin(self, positions: list[Position], limits: Limits, *, has_distance: bool) -> Search:
        check_type(limits, Limits, "limits, such as Limits(seconds=1)")
        own = accepted = self.rules
        for index, position in enumerate(positions):
            if not isinstance(position, Position):
                problem = f"expected {_A_POSITION}, found {quote(position)}"
                raise TypeError(_locate(index, positions) + problem)
            rules = position.rules
            if rules is not accepted:
                if (rules.traits, rules.squares) != (own.traits, own.squares):
                    problem = f"the position's rules ({rules}) differ from the solver's ({own})"
                    raise IllegalPositionError(_locate(index, positions) + problem)
                accepted = rules
        return Search(self._core, limits, has_distance=has_distance, progress=self._progress)


def solve(position: Position, *, distance: bool = True, limits: Limits = NO_LIMITS) -> Solution:
    """Return how a position ends under perfect play; the solver uses all cores.

    It is cached for the next call with the same traits and squares, so the first call for a rule
    set takes longer: it reads the opening book. For many positions use `Solver.solve_many`.
    """
    with _cached_solver(position) as solver:
        return solver.solve(position, distance=distance, limits=limits)


def analyse(position: Position, *, distance: bool = True, limits: Limits = NO_LIMITS) -> Analysis:
    """Return the verdict on every move of a position; the solver uses all cores.

    It is cached for the next call, as in `solve`. For many positions use `Solver.analyse_many`.
    """
    with _cached_solver(position) as solver:
        return solver.analyse(position, distance=distance, limits=limits)


_idle: dict[tuple[int, bool], Solver] = {}
"""Idle solvers, one for each combination of traits and squares."""


@contextmanager
def _cached_solver(position: Position) -> Iterator[Solver]:
    """Lend a cached solver for a position's rules; a concurrent thread gets a new one."""
    rules = check_type(position, Position, _A_POSITION).rules
    key = rules.mask, rules.squares
    solver = _idle.pop(key, None) or Solver(rules, threads=_CORES)
    try:
        yield solver
    finally:
        _idle[key] = solver


def _locate(index: int, positions: list[Position]) -> str:
    """Say which of several positions an error is about."""
    return f"positions[{index}]: " if len(positions) > 1 else ""


def _listed(positions: Iterable[Position]) -> list[Position]:
    return list(check_type(positions, Iterable, "Quarto! positions"))
