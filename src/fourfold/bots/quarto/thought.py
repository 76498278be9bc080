"""A decision in progress: its caps and progress reports."""

from time import perf_counter

from fourfold.bots.bot import Budget, Candidate, Progress
from fourfold.games.quarto import Move

SHARE = 0.95
"""The fraction of the time used for thinking; the rest is for returning the answer."""


class OutOfTimeError(Exception):
    """A cap of the budget was hit: choose from what is known."""


class Thought:
    """A decision in progress; its clock starts on creation."""

    def __init__(self, budget: Budget) -> None:
        """Start the clock."""
        self._budget = budget
        self._start = perf_counter()
        self._work = self._reported_work = 0
        self._best: Candidate[Move] | None = None

    @property
    def seconds_left(self) -> float | None:
        """The remaining time; None if there is no cap."""
        if self._budget.seconds is None:
            return None
        return max(0.0, SHARE * self._budget.seconds - (perf_counter() - self._start))

    @property
    def is_over(self) -> bool:
        """Whether the time is up or the bot was told to stop."""
        return self.seconds_left == 0.0 or self._budget.is_stopped()

    def check(self, nodes: int = 0) -> None:
        """Report progress, including a running search's nodes; raise `OutOfTimeError` if over."""
        # Nodes spent on finding a line are reported but not counted afterwards: never go down.
        self._reported_work = max(self._reported_work, self._work + nodes)
        self._budget.report(Progress(self._reported_work, self._best))
        if self.is_over:
            raise OutOfTimeError

    def add_work(self, nodes: int) -> None:
        """Add the nodes of a finished search."""
        self._work += nodes

    def prefer(self, best: Candidate[Move]) -> None:
        """Set the best candidate so far."""
        self._best = best
