"""The broker of a server that is one process: there is nobody to tell."""

import asyncio
from collections.abc import AsyncIterator

from fourfold.server.broker.broker import Hint


class LocalBroker:
    """Tells nobody and hears nothing."""

    def __init__(self) -> None:
        self._closed = asyncio.Event()

    @property
    def is_connected(self) -> bool:
        """Always: nobody is out of reach."""
        return True

    async def publish(self, game_id: str, version: int) -> None:
        """Do nothing."""

    async def hints(self) -> AsyncIterator[Hint]:
        """Yield nothing, until the broker is closed."""
        await self._closed.wait()
        nothing: tuple[Hint, ...] = ()
        for hint in nothing:
            yield hint

    async def close(self) -> None:
        """End it."""
        self._closed.set()
