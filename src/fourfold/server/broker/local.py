"""The broker of a server that is one process: there is nobody to tell."""

import asyncio
from collections.abc import AsyncIterator

from fourfold.server.broker.note import Note


class LocalBroker:
    """Tells nobody and hears nothing."""

    def __init__(self) -> None:
        self._closed = asyncio.Event()

    @property
    def is_local(self) -> bool:
        """Always: the server is one process."""
        return True

    @property
    def is_connected(self) -> bool:
        """Always: nobody is out of reach."""
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
        """End it."""
        self._closed.set()
