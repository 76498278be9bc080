"""Event loop lag: the one measure of overload that covers everything."""

import asyncio
import time

STEP_SECONDS = 0.05
MIN_LATE_WAKE_UPS = 3
"""Consecutive late wake-ups that mean overload; a single one may be a garbage collection."""


class Lag:
    """Measures how late a sleeping task wakes up."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self.seconds = 0.0
        """The latest measurement."""
        self._late = 0

    @property
    def is_high(self) -> bool:
        """Whether the server should refuse work."""
        return self._late >= MIN_LATE_WAKE_UPS

    async def measure(self) -> None:
        """Measure until cancelled."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(STEP_SECONDS)
            self.note(max(0.0, time.monotonic() - began - STEP_SECONDS))

    def note(self, seconds: float) -> None:
        """Record a measurement."""
        self.seconds = seconds
        self._late = self._late + 1 if self._limit and seconds > self._limit else 0
