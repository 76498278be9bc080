"""A bounded queue for one kind of job."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from fourfold.server.workers.failure import WorkersBusyError

Client = str | None
"""An id such as an address; None is the server itself."""


class Lane:
    """A queue that bounds the number of running and of waiting jobs, and serves clients in turn.

    However many jobs a client has waiting, at most one of them goes before another client's next
    job. One client may take at most half of the slots. A client is an address, or an IPv6 site: a
    customer gets a whole site, so two of its networks must not take both halves.
    """

    def __init__(self, max_running: int, max_waiting: int) -> None:
        """Create an empty queue."""
        self._max_running = max_running
        self._max_inside = max_running + max_waiting
        self._max_per_client = max(1, self._max_inside // 2)
        self._running = 0
        self._waiting: OrderedDict[Client, deque[asyncio.Future[None]]] = OrderedDict()
        """Each client's waiting jobs, oldest first; the client whose turn is next comes first."""
        self._clients: Counter[str] = Counter()
        self.inside = 0
        """Jobs running or waiting."""
        self.refused = 0
        """Jobs refused."""

    @asynccontextmanager
    async def turn(self, client: Client = None) -> AsyncIterator[None]:
        """Wait for a turn and hold it; raise `WorkersBusyError` immediately if the queue is full.

        The server itself may take every slot.
        """
        if self.inside >= self._max_inside:
            self.refused += 1
            raise WorkersBusyError(f"queue full: {self.inside} jobs")
        if client is not None and self._clients[client] >= self._max_per_client:
            self.refused += 1
            raise WorkersBusyError(f"client limit reached: {self._clients[client]} jobs")
        with self._place(client):
            await self._wait(client)
            try:
                yield
            finally:
                self._pass_on()

    @contextmanager
    def _place(self, client: Client) -> Iterator[None]:
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

    async def _wait(self, client: Client) -> None:
        if self._running < self._max_running:
            self._running += 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            # Cancelled after its turn had come; otherwise `_pass_on` skips it.
            if not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to the next client's oldest job, and put that client last."""
        while self._waiting:
            client, turns = self._waiting.popitem(last=False)
            while turns and turns[0].cancelled():
                turns.popleft()
            if not turns:
                continue
            turns.popleft().set_result(None)
            if turns:
                self._waiting[client] = turns
            return
        self._running -= 1
