"""Connection pools that run blocking-style work without blocking the event loop.

The work is a plain function of a connection, the same for all databases. SQLite runs it in a
thread, with one thread switch per piece of work: asyncio drivers for SQLite switch threads for
each statement, which takes longer than the statement. PostgreSQL's driver is asynchronous.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy.engine import Connection, Dialect, Engine

if TYPE_CHECKING:
    # Importing it loads the ORM and takes a tenth of the startup time; SQLite doesn't need it.
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")


class Session(Protocol):
    """One connection, held across several pieces of work."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run a piece of work and return its result; uncommitted changes are rolled back."""
        ...


class Connections(Protocol):
    """A pool of connections to a database."""

    @property
    def dialect(self) -> Dialect:
        """The kind of database."""
        ...

    async def use(self, work: Callable[[Connection], T]) -> T:
        """Run work on a connection, outside any transaction; return its result."""
        ...

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction, then commit it; return the work's result."""
        ...

    def open(self) -> AbstractAsyncContextManager[Session]:
        """Hold one connection until the block ends."""
        ...

    async def dispose(self) -> None:
        """Close the connections; later callers reconnect."""
        ...


class Writer(Protocol):
    """The connection that writes, one transaction at a time."""

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction, then commit it; return the work's result."""
        ...

    async def dispose(self) -> None:
        """Close the connection; later callers reconnect."""
        ...


class ThreadConnections:
    """Connections of a blocking driver, used in threads."""

    def __init__(self, engine: Engine, count: int) -> None:
        self.engine = engine
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="database")

    @property
    def dialect(self) -> Dialect:
        """The kind of database."""
        return self.engine.dialect

    async def use(self, work: Callable[[Connection], T]) -> T:
        """Run work outside any transaction."""

        def use() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await _run_in(self._threads, use)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction."""

        def transact() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await _run_in(self._threads, transact)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Session]:
        """Hold one connection until the block ends."""
        # A dedicated thread closes the connection only after its work is done, even if the caller
        # was cancelled.
        with ThreadPoolExecutor(1, thread_name_prefix="database") as thread:
            connection = await _run_in(thread, self.engine.connect)
            try:
                yield _ThreadSession(thread, connection)
            finally:
                thread.submit(connection.close)

    async def dispose(self) -> None:
        """Close the connections."""
        await _run_in(self._threads, self.engine.dispose)


class ThreadWriter:
    """SQLite's writing connection, used in its own thread and kept between transactions.

    SQLAlchemy takes longer to check a connection out, begin and commit than SQLite takes to write a
    few moves. So transactions bypass SQLAlchemy; statements may still use it.
    """

    def __init__(self, engine: Engine) -> None:
        """Connect on first use. On this engine, SQLAlchemy's own transactions must be no-ops."""
        self._engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="database")

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction; errors from BEGIN and COMMIT are the driver's."""
        return await _run_in(self._thread, lambda: self._transact(work))

    def _transact(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        # Any: its type doesn't say that it is SQLite's.
        driver: Any = connection.connection.driver_connection
        try:
            # A read transaction can't wait for the write lock: it would fail with SQLITE_BUSY.
            driver.execute("BEGIN IMMEDIATE")
            result = work(connection)
            driver.execute("COMMIT")
        except BaseException:
            self._close()
            raise
        if connection.in_transaction():
            # SQLAlchemy thinks that its statements began a transaction.
            connection.commit()
        return result

    async def dispose(self) -> None:
        """Close the connection."""
        await _run_in(self._thread, self._dispose)

    def _dispose(self) -> None:
        self._close()
        self._engine.dispose()

    def _close(self) -> None:
        """Return the connection to the pool, which rolls it back."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()


class _ThreadSession:
    def __init__(self, thread: ThreadPoolExecutor, connection: Connection) -> None:
        self._thread = thread
        self._connection = connection

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await _run_in(self._thread, lambda: work(self._connection))


class LoopConnections:
    """Connections of an asyncio driver."""

    def __init__(self, engine: "AsyncEngine") -> None:
        self._engine = engine

    @property
    def dialect(self) -> Dialect:
        """The kind of database."""
        return self._engine.dialect

    async def use(self, work: Callable[[Connection], T]) -> T:
        """Run work outside any transaction."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Session]:
        """Hold one connection until the block ends."""
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
