"""Time to think: the caps of a budget, asked while a bot thinks."""

from time import perf_counter

from fourfold.bots.bot import Budget

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

    def check(self) -> None:
        """Raise `OutOfTimeError` if a cap is met."""
        if self.is_over:
            raise OutOfTimeError
