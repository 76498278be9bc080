"""The server's clocks.

Game clocks use the monotonic clock, because the wall clock may be set at any moment. The wall clock
is for display. Times that must survive restarts, such as when to check a game, use service time:
the server's cumulative uptime.
"""

import time
from datetime import UTC, datetime, timedelta
from secrets import token_hex


class Clock:
    """One process's clocks."""

    def __init__(self) -> None:
        self.process = token_hex(4)
        """A unique name for this process."""
        self._began = time.monotonic()
        self._began_at = datetime.now(UTC)
        self._before_ms = 0
        """Service time (ms) accumulated before this process."""

    def monotonic(self) -> float:
        """Return monotonic time in seconds."""
        return time.monotonic()

    def now(self) -> datetime:
        """Return wall-clock time."""
        return datetime.now(UTC)

    def cautious_now(self) -> datetime:
        """Return wall-clock time, but never ahead of the time elapsed since the start.

        For deletion by age, which can't be undone if the wall clock was set forward.
        """
        return min(self.now(), self._began_at + timedelta(seconds=self.uptime()))

    def uptime(self) -> float:
        """Return how many seconds this process has been serving."""
        return self.monotonic() - self._began

    def resume_from(self, before_ms: int) -> None:
        """Start counting service time from where earlier processes stopped."""
        self._before_ms = before_ms
        self._began = self.monotonic()
        self._began_at = self.now()

    def catch_up(self, service_ms: int) -> None:
        """Advance to another process's service time if it is ahead."""
        self._before_ms += max(0, service_ms - self.service_ms())

    def service_ms(self) -> int:
        """Return service time (ms): cumulative server uptime, excluding downtime.

        Concurrent processes differ by at most one heartbeat.
        """
        return self._before_ms + round(self.uptime() * 1000)
