"""A bounded queue for one kind of job."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from fourfold.server.workers.failure import WorkersBusyError


class Lane:
    """A FIFO queue that bounds the number of running and of waiting jobs.

    One client may take at most half of the slots. A client is an address, or an IPv6 site: a
    customer gets a whole site, so two of its networks must not take both halves.
    """

    def __init__(self, max_running: int, max_waiting: int) -> None:
        """Create an empty queue."""
        self._max_inside = max_running + max_waiting
        self._max_per_client = max(1, self._max_inside // 2)
        self._turns = asyncio.Semaphore(max_running)
        self._clients: Counter[str] = Counter()
        self.inside = 0
        """Jobs running or waiting."""
        self.refused = 0
        """Jobs refused."""

    @asynccontextmanager
    async def turn(self, client: str | None = None) -> AsyncIterator[None]:
        """Wait for a turn and hold it; raise `WorkersBusyError` immediately if the queue is full.

        `client` is an id such as an address; None is the server itself, which may take every slot.
        """
        if self.inside >= self._max_inside:
            self.refused += 1
            raise WorkersBusyError(f"queue full: {self.inside} jobs")
        if client is not None and self._clients[client] >= self._max_per_client:
            self.refused += 1
            raise WorkersBusyError(f"client limit reached: {self._clients[client]} jobs")
        with self._place(client):
            async with self._turns:
                yield

    @contextmanager
    def _place(self, client: str | None) -> Iterator[None]:
        self.inside += 1
        if client is not None:
            self._clients[client] += 1
        try:
            yield
        finally:
            self.inside -= 1
            if client is not None:
                self._clients[client] -= 1
                if not self._clients[client]:
                    del self._clients[client]
