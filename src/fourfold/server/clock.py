"""The times that a server goes by.

Clocks of games run on the monotonic clock alone: somebody may set the wall clock at any moment. The
wall clock is for people, and for hints when to look at a game.
"""

import time
from datetime import UTC, datetime
from secrets import token_hex


class Clock:
    """The clock of one process."""

    def __init__(self) -> None:
        self.process = token_hex(8)
        """A name for this process that no other has."""
        self._began = time.monotonic()

    def monotonic(self) -> float:
        """Return seconds that only go forward."""
        return time.monotonic()

    def now(self) -> datetime:
        """Return the wall clock's time."""
        return datetime.now(UTC)

    def milliseconds(self) -> int:
        """Return how long the process has lived."""
        return round((self.monotonic() - self._began) * 1000)


def time_used(began_ms: int, *, process_ms: int | None) -> float:
    """Return the seconds that had gone since a turn began when its process was last seen alive.

    `began_ms` and `process_ms` are of the clock of the process in which the turn began: a time in
    which that process did not live is nobody's fault and is not counted.
    """
    return 0.0 if process_ms is None else max(0, process_ms - began_ms) / 1000
