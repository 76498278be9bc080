"""A broker over PostgreSQL's LISTEN and NOTIFY, on a dedicated connection."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fourfold.server.broker.relay import Link, RelayBroker
from fourfold.server.storage.address import Address
from fourfold.server.storage.database import postgresql_connector

CHANNEL = "fourfold_hints"
CLOSE_SECONDS = 1.0


class PostgreSQLBroker(RelayBroker):
    """Carries notes over the games' database."""

    def __init__(self, address: Address) -> None:
        self._connect = postgresql_connector(address)
        super().__init__(str(address))

    @asynccontextmanager
    async def link(self, deliver: Callable[[str], None]) -> AsyncIterator[Link]:
        """Connect and listen."""
        connection = await self._connect()
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            # Notes may be lost if the database crashes, so they need not be flushed to disk.
            await connection.execute("SET synchronous_commit = off")
            await connection.add_listener(CHANNEL, lambda *arguments: deliver(arguments[-1]))
            yield _Link(connection, lost)
        finally:
            await _close(connection)


class _Link:
    # Any: asyncpg has no types.
    def __init__(self, connection: Any, lost: asyncio.Event) -> None:
        self._connection = connection
        self._lost = lost

    async def send(self, texts: list[str]) -> None:
        await self._connection.execute(
            "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text", CHANNEL, texts
        )

    async def listen(self) -> None:
        await self._lost.wait()
        raise ConnectionError("connection lost")


async def _close(connection: Any) -> None:  # Any: asyncpg has no types
    try:
        await connection.close(timeout=CLOSE_SECONDS)
    except Exception:
        connection.terminate()
