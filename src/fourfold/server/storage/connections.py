"""Connections to a database, on which work is done beside the event loop.

The work is a plain function of a connection, the same for all databases. SQLite does it in a
thread, where all of it costs one hand-over between threads: a driver for asyncio hands over each
statement, which took longer than the statement. PostgreSQL's driver waits in the loop itself.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy.engine import Connection, Dialect, Engine

if TYPE_CHECKING:
    # With it come the object mapper and a tenth of a start; on SQLite nobody needs them.
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")


class Session(Protocol):
    """One connection, kept for several pieces of work."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do a piece of work; return what it returns. What is not committed is rolled back."""
        ...


class Connections(Protocol):
    """The connections to a database that are for the same purpose."""

    @property
    def dialect(self) -> Dialect:
        """The kind of database."""
        ...

    async def use(self, work: Callable[[Connection], T]) -> T:
        """Do something on a connection, outside of any transaction; return what it returns."""
        ...

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction, which is committed at its end; return what it returns."""
        ...

    def open(self) -> AbstractAsyncContextManager[Session]:
        """Keep one connection until the block ends."""
        ...

    async def dispose(self) -> None:
        """Close the connections; whoever comes next opens new ones."""
        ...


class ThreadConnections:
    """Connections of a driver that blocks; each is used in a thread."""

    def __init__(self, engine: Engine, count: int) -> None:
        self.engine = engine
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="database")

    @property
    def dialect(self) -> Dialect:
        """The kind of database."""
        return self.engine.dialect

    async def use(self, work: Callable[[Connection], T]) -> T:
        """Do something outside of any transaction."""

        def use() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await _run_in(self._threads, use)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction."""

        def transact() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await _run_in(self._threads, transact)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Session]:
        """Keep one connection until the block ends."""
        # A thread of its own closes the connection only when the work on it is over, also where
        # nobody waits for that any more.
        with ThreadPoolExecutor(1, thread_name_prefix="database") as thread:
            connection = await _run_in(thread, self.engine.connect)
            try:
                yield _ThreadSession(thread, connection)
            finally:
                thread.submit(connection.close)

    async def dispose(self) -> None:
        """Close the connections."""
        await _run_in(self._threads, self.engine.dispose)


class _ThreadSession:
    def __init__(self, thread: ThreadPoolExecutor, connection: Connection) -> None:
        self._thread = thread
        self._connection = connection

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await _run_in(self._thread, lambda: work(self._connection))


class LoopConnections:
    """Connections of a driver that is made for the event loop."""

    def __init__(self, engine: "AsyncEngine") -> None:
        self._engine = engine

    @property
    def dialect(self) -> Dialect:
        """The kind of database."""
        return self._engine.dialect

    async def use(self, work: Callable[[Connection], T]) -> T:
        """Do something outside of any transaction."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Session]:
        """Keep one connection until the block ends."""
        async with self._engine.connect() as connection:
            yield _LoopSession(connection)

    async def dispose(self) -> None:
        """Close the connections."""
        await self._engine.dispose()


class _LoopSession:
    def __init__(self, connection: "AsyncConnection") -> None:
        self._connection = connection

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await self._connection.run_sync(work)


async def _run_in(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, work)
