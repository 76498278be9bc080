"""The times that a server goes by.

Clocks of games run on the monotonic clock alone: somebody may set the wall clock at any moment. The
wall clock is for people, and for hints when to look at a game. What must be compared between lives
of the server is counted in time of service.
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
        self._before_ms = 0
        """What the lives before this one had counted."""

    def monotonic(self) -> float:
        """Return seconds that only go forward."""
        return time.monotonic()

    def now(self) -> datetime:
        """Return the wall clock's time."""
        return datetime.now(UTC)

    def lived(self) -> float:
        """Return for how many seconds the process has let people play."""
        return self.monotonic() - self._began

    def go_on_from(self, before_ms: int) -> None:
        """Begin to count, from where the processes before this one had come."""
        self._before_ms = before_ms
        self._began = self.monotonic()

    def catch_up(self, service_ms: int) -> None:
        """Go forward to what another process has counted, if that is more."""
        self._before_ms += max(0, service_ms - self.service_ms())

    def service_ms(self) -> int:
        """Return for how long there has been a server, in all its lives; its absence is left out.

        Those of several processes differ by a beat at most.
        """
        return self._before_ms + round(self.lived() * 1000)
