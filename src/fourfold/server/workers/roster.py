"""Idle workers, and the queue of tasks waiting for one."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Roster(Generic[T]):
    """Hands out idle items, first come, first served."""

    def __init__(self) -> None:
        """Create an empty roster."""
        self._free: list[T] = []
        self._waiters: deque[asyncio.Future[T]] = deque()

    async def take(self) -> T:
        """Wait for a free item and return it; the most recently used comes first."""
        if self._free:
            return self._free.pop()
        waiter: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            return await waiter
        except asyncio.CancelledError:
            # If an item was handed over at the same moment, pass it on to the next waiter.
            if waiter.done() and not waiter.cancelled() and waiter.exception() is None:
                self.give(waiter.result())
            raise

    def give(self, item: T) -> None:
        """Give an item to the first waiter, or keep it."""
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():
                waiter.set_result(item)
                return
        self._free.append(item)

    def refuse(self, error: Exception) -> list[T]:
        """Fail all waiters with an error, and return the free items."""
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():
                waiter.set_exception(error)
        free, self._free = self._free, []
        return free
