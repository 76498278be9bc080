"""A cached answer that is the same for all clients."""

import asyncio
from collections.abc import Callable, Coroutine
from math import inf
from typing import Any, Generic, TypeVar

from fourfold.server.clock import Clock

T = TypeVar("T")


class Shared(Generic[T]):
    """Computes an answer, and caches it for some seconds; concurrent requests share it."""

    def __init__(
        self,
        clock: Clock,
        compute: Callable[[], Coroutine[Any, Any, T]],  # Any: the types that asyncio passes
        seconds: float,
    ) -> None:
        self._clock = clock
        self._compute = compute
        self._seconds = seconds
        self._answer: asyncio.Future[T] | None = None
        self._asked_at = -inf

    async def get(self) -> T:
        """Return the answer. A failure is raised, and not cached."""
        answer, now = self._answer, self._clock.monotonic()
        if answer is None or (answer.done() and not self._is_fresh(answer, now)):
            self._asked_at = now
            answer = self._answer = asyncio.ensure_future(self._compute())
        # One client disconnecting must not cancel it for the others.
        return await asyncio.shield(answer)

    def _is_fresh(self, answer: "asyncio.Future[T]", now: float) -> bool:
        is_known = not answer.cancelled() and answer.exception() is None
        return is_known and now < self._asked_at + self._seconds
