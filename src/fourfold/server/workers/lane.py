"""A bounded queue for one kind of work: so many at once, so many waiting, nobody else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fourfold.server.workers.failure import WorkersBusyError


class Lane:
    """Lets work through in the order in which it came."""

    def __init__(self, most_running: int, most_waiting: int) -> None:
        """Open the lane."""
        self._most = most_running + most_waiting
        self._turns = asyncio.Semaphore(most_running)
        self.inside = 0
        """How much work is being done or waits."""
        self.refused = 0
        """How often somebody was sent away."""

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn and hold it; raise `WorkersBusyError` at once where too many wait."""
        if self.inside >= self._most:
            self.refused += 1
            raise WorkersBusyError(f"{self.inside} others are served first")
        self.inside += 1
        try:
            async with self._turns:
                yield
        finally:
            self.inside -= 1
