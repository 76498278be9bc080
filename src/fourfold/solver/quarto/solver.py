"""Exact answers for positions of Quarto! in every rule set.

With calls on the theory is the same, for perfect players always call: a group that can be called
now is a win without a further placement, and dead groups have no empty square, so they mean nothing
to the rest of the game.
"""

import os

from fourfold.games.game import IllegalPositionError
from fourfold.games.quarto import Position, Rules
from fourfold.solver.quarto.book import load_book
from fourfold.solver.quarto.native import Core, Progress
from fourfold.solver.quarto.search import Limits, Search
from fourfold.solver.quarto.verdict import Analysis, Solution, best_of

NO_LIMITS = Limits()
_CORES = os.cpu_count() or 1


class Solver:
    """Solves positions by one set of traits and squares, and remembers what it found."""

    def __init__(
        self,
        rules: Rules,
        *,
        threads: int = 1,
        memory: int = 4,
        use_book: bool = True,
        progress: Progress | None = None,
    ) -> None:
        """Make a solver with so many threads and megabytes of memory.

        `progress` is called every few milliseconds of a question with the number of nodes so far;
        it may raise to cancel the search, and so does Ctrl-C. Neither spoils the solver. One thread
        at a time may use it. Raise `MemoryError` where there is not so much memory.
        """
        if threads < 1 or memory < 1:
            raise ValueError(f"a solver with {threads} threads and {memory} MB")
        self.rules = rules
        book = load_book(len(rules.traits), squares=rules.squares) if use_book else None
        self._core = Core(rules, threads=threads, megabytes=memory, book=book)
        self._progress = progress

    def solve(
        self, position: Position, *, distance: bool = True, limits: Limits = NO_LIMITS
    ) -> Solution:
        """Return how a position ends under perfect play, and a best move.

        Without `distance` only the value is found, which takes less time. Raise
        `IllegalPositionError` for a position of other rules.
        """
        search = self._begin(position, limits, has_distance=distance)
        verdict = search.verdict(position)
        best = search.best(position, verdict)
        return Solution(verdict, best, search.nodes, search.seconds)

    def analyse(
        self, position: Position, *, distance: bool = True, limits: Limits = NO_LIMITS
    ) -> Analysis:
        """Return the verdict on a position and on every move in it, and a best line."""
        search = self._begin(position, limits, has_distance=distance)
        moves = tuple(search.judge_moves(position))
        verdict = best_of(m.verdict for m in moves) if moves else search.verdict(position)
        line = search.line(position, verdict)
        return Analysis(verdict, moves, line, search.nodes, search.seconds)

    def clear(self) -> None:
        """Forget everything but the book."""
        self._core.clear()

    def _begin(self, position: Position, limits: Limits, *, has_distance: bool) -> Search:
        rules = position.rules
        if (rules.traits, rules.squares) != (self.rules.traits, self.rules.squares):
            raise IllegalPositionError("the position is played by other rules than the solver's")
        return Search(self._core, limits, has_distance=has_distance, progress=self._progress)


def solve(position: Position, *, distance: bool = True, limits: Limits = NO_LIMITS) -> Solution:
    """Return how a position ends under perfect play, by a solver of its own on all cores."""
    return Solver(position.rules, threads=_CORES).solve(position, distance=distance, limits=limits)


def analyse(position: Position, *, distance: bool = True, limits: Limits = NO_LIMITS) -> Analysis:
    """Return the verdict on every move of a position, by a solver of its own on all cores."""
    return Solver(position.rules, threads=_CORES).analyse(
        position, distance=distance, limits=limits
    )
