"""Idle workers, and the queue of those who wait for one."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Roster(Generic[T]):
    """Hands out what is idle, first come first served."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._free: list[T] = []
        self._waiters: deque[asyncio.Future[T]] = deque()

    async def take(self) -> T:
        """Return one that is free, as soon as there is one; the one used last comes first."""
        if self._free:
            return self._free.pop()
        waiter: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            return await waiter
        except asyncio.CancelledError:
            # It may have been handed over in the same moment: then it goes to the next one.
            if waiter.done() and not waiter.cancelled() and waiter.exception() is None:
                self.give(waiter.result())
            raise

    def give(self, item: T) -> None:
        """Hand one to the first who waits, or keep it."""
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():
                waiter.set_result(item)
                return
        self._free.append(item)

    def refuse(self, error: Exception) -> list[T]:
        """Send all away who wait, with an error, and return those that are free."""
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():
                waiter.set_exception(error)
        free, self._free = self._free, []
        return free
