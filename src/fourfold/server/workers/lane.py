"""A bounded queue for one kind of job."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from fourfold.server.workers.failure import WorkersBusyError


class Lane:
    """Lets a bounded number of jobs run, and a bounded number wait, first come first served.

    One asker has at most half of the places, so that others find one.
    """

    def __init__(self, max_running: int, max_waiting: int) -> None:
        """Open the lane."""
        self._max_inside = max_running + max_waiting
        self._max_per_asker = max(1, self._max_inside // 2)
        self._turns = asyncio.Semaphore(max_running)
        self._askers: Counter[str] = Counter()
        self.inside = 0
        """Jobs that run or wait."""
        self.refused = 0
        """Jobs that were refused."""

    @asynccontextmanager
    async def turn(self, asker: str | None = None) -> AsyncIterator[None]:
        """Wait for a turn and hold it; raise `WorkersBusyError` at once if there is no place.

        The server itself asks as None, and may have every place.
        """
        if self.inside >= self._max_inside:
            self.refused += 1
            raise WorkersBusyError(f"queue full: {self.inside} jobs")
        if asker is not None and self._askers[asker] >= self._max_per_asker:
            self.refused += 1
            raise WorkersBusyError(f"{self._askers[asker]} jobs of one asker")
        with self._place(asker):
            async with self._turns:
                yield

    @contextmanager
    def _place(self, asker: str | None) -> Iterator[None]:
        self.inside += 1
        if asker is not None:
            self._askers[asker] += 1
        try:
            yield
        finally:
            self.inside -= 1
            if asker is not None:
                self._askers[asker] -= 1
                if not self._askers[asker]:
                    del self._askers[asker]
