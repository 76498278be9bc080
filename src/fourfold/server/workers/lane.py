"""A bounded queue for one kind of job."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fourfold.server.workers.failure import WorkersBusyError


class Lane:
    """Lets a bounded number of jobs run, and a bounded number wait, first come first served."""

    def __init__(self, max_running: int, max_waiting: int) -> None:
        """Open the lane."""
        self._max_inside = max_running + max_waiting
        self._turns = asyncio.Semaphore(max_running)
        self.inside = 0
        """Jobs that run or wait."""
        self.refused = 0
        """Jobs that were refused."""

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn and hold it; raise `WorkersBusyError` at once if the queue is full."""
        if self.inside >= self._max_inside:
            self.refused += 1
            raise WorkersBusyError(f"queue full: {self.inside} jobs")
        self.inside += 1
        try:
            async with self._turns:
                yield
        finally:
            self.inside -= 1
