"""How far the event loop is behind: the one sign of overload that counts everything."""

import asyncio
import time

STEP = 0.05
KEEP = 0.7


class Lag:
    """Measures how late a sleeper is woken."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self.seconds = 0.0
        """The lag, smoothed."""
        self._is_high = False

    @property
    def is_high(self) -> bool:
        """Whether the server should refuse work: from the limit up, until half of it."""
        return self._is_high

    async def measure(self) -> None:
        """Measure for ever."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(STEP)
            self.note(max(0.0, time.monotonic() - began - STEP))

    def note(self, seconds: float) -> None:
        """Take a measurement in."""
        self.seconds = max(seconds, KEEP * self.seconds + (1 - KEEP) * seconds)
        threshold = self._limit / 2 if self._is_high else self._limit
        self._is_high = bool(self._limit) and self.seconds > threshold
