"""One decision being thought about: its caps, and what is told of it meanwhile."""

from time import perf_counter

from fourfold.bots.bot import Budget, Candidate, Progress
from fourfold.games.quarto import Move

SHARE = 0.95
"""The share of the time that is thought: the rest is for the answer itself."""


class OutOfTimeError(Exception):
    """A cap of the budget was met: answer with what is known."""


class Thought:
    """One decision being thought about; it begins when this is made."""

    def __init__(self, budget: Budget) -> None:
        """Start the clock."""
        self._budget = budget
        self._start = perf_counter()
        self._work = self._most_work = 0
        self._best: Candidate[Move] | None = None

    @property
    def seconds_left(self) -> float | None:
        """The time that is left; None if there is no cap."""
        if self._budget.seconds is None:
            return None
        return max(0.0, SHARE * self._budget.seconds - (perf_counter() - self._start))

    @property
    def is_over(self) -> bool:
        """Whether the time is up or somebody wants the bot to stop."""
        return self.seconds_left == 0.0 or self._budget.is_stopped()

    def check(self, nodes: int = 0) -> None:
        """Report how far it is, with the nodes of a search that goes on; raise `OutOfTimeError`."""
        # Nodes that a line takes are told while it is sought, but not counted in the end.
        self._most_work = max(self._most_work, self._work + nodes)
        self._budget.report(Progress(self._most_work, self._best))
        if self.is_over:
            raise OutOfTimeError

    def add_work(self, nodes: int) -> None:
        """Count the nodes of a search that has ended."""
        self._work += nodes

    def prefer(self, best: Candidate[Move]) -> None:
        """Remember what would be the answer now."""
        self._best = best
