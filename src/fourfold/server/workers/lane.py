"""A bounded queue for one kind of job."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from fourfold.server.workers.failure import WorkersBusyError


class Lane:
    """A FIFO queue that bounds the number of running and of waiting jobs.

    One client may take at most half of the slots.
    """

    def __init__(self, max_running: int, max_waiting: int) -> None:
        """Create an empty queue."""
        self._max_inside = max_running + max_waiting
        self._max_per_asker = max(1, self._max_inside // 2)
        self._turns = asyncio.Semaphore(max_running)
        self._askers: Counter[str] = Counter()
        self.inside = 0
        """Jobs running or waiting."""
        self.refused = 0
        """Jobs refused."""

    @asynccontextmanager
    async def turn(self, asker: str | None = None) -> AsyncIterator[None]:
        """Wait for a turn and hold it; raise `WorkersBusyError` immediately if the queue is full.

        `asker` identifies the client; None is the server itself, which may take every slot.
        """
        if self.inside >= self._max_inside:
            self.refused += 1
            raise WorkersBusyError(f"queue full: {self.inside} jobs")
        if asker is not None and self._askers[asker] >= self._max_per_asker:
            self.refused += 1
            raise WorkersBusyError(f"client limit reached: {self._askers[asker]} jobs")
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
