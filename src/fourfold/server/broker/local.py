"""The no-op broker of a single-process server."""

import asyncio
from collections.abc import AsyncIterator

from fourfold.server.broker.note import Note


class LocalBroker:
    """Sends and receives nothing."""

    def __init__(self) -> None:
        self._closed = asyncio.Event()

    @property
    def is_local(self) -> bool:
        """Always true: the server is one process."""
        return True

    @property
    def is_connected(self) -> bool:
        """Always true: there is nothing to connect to."""
        return True

    async def publish(self, note: Note) -> None:
        """Do nothing."""

    async def notes(self) -> AsyncIterator[Note]:
        """Yield nothing, until the broker is closed."""
        await self._closed.wait()
        nothing: tuple[Note, ...] = ()
        for note in nothing:
            yield note

    async def close(self) -> None:
        """Close the broker."""
        self._closed.set()
