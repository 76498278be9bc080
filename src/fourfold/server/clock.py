"""The times that a server goes by.

Clocks of games run on the monotonic clock alone: somebody may set the wall clock at any moment. The
wall clock is for people. What must be compared between lives of the server, and when to look at a
game, is counted in time of service.
"""

import time
from datetime import UTC, datetime, timedelta
from secrets import token_hex


class Clock:
    """The clock of one process."""

    def __init__(self) -> None:
        self.process = token_hex(4)
        """A name for this process that no other has."""
        self._began = time.monotonic()
        self._began_at = datetime.now(UTC)
        self._before_ms = 0
        """What the lives before this one had counted."""

    def monotonic(self) -> float:
        """Return seconds that only go forward."""
        return time.monotonic()

    def now(self) -> datetime:
        """Return the wall clock's time."""
        return datetime.now(UTC)

    def cautious_now(self) -> datetime:
        """Return the wall clock's time, or an earlier one if it was set forward since the start.

        What is deleted by its age can't be brought back.
        """
        return min(self.now(), self._began_at + timedelta(seconds=self.lived()))

    def lived(self) -> float:
        """Return for how many seconds the process has let people play."""
        return self.monotonic() - self._began

    def go_on_from(self, before_ms: int) -> None:
        """Begin to count, from where the processes before this one had come."""
        self._before_ms = before_ms
        self._began = self.monotonic()
        self._began_at = self.now()

    def catch_up(self, service_ms: int) -> None:
        """Go forward to what another process has counted, if that is more."""
        self._before_ms += max(0, service_ms - self.service_ms())

    def service_ms(self) -> int:
        """Return for how long there has been a server, in all its lives; its absence is left out.

        Those of several processes differ by a beat at most.
        """
        return self._before_ms + round(self.lived() * 1000)
