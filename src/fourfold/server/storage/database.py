"""The connections to the database: one that writes, and readers beside it."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiosqlite
from sqlalchemy import Executable, Row, event
from sqlalchemy.engine import URL, Connection, Dialect
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fourfold.server.storage.address import Address
from fourfold.server.storage.error import StorageError, StorageUnavailableError
from fourfold.server.storage.write import check_row

READERS = 4
CONNECT_SECONDS = 10
COMMAND_SECONDS = 30
BUSY_MS = 10_000
"""So long SQLite waits for another process that writes."""

PRAGMAS: dict[str, int | str] = {
    "busy_timeout": BUSY_MS,
    "journal_mode": "wal",
    # Every commit reaches the disk before it returns; NORMAL would lose the latest in a power cut.
    "synchronous": 2,
    "foreign_keys": 1,
}
"""What every connection to SQLite is set to, and must then say of itself."""


class Database:
    """A database with one connection that writes, and some that read beside it."""

    def __init__(self, address: Address) -> None:
        self.address = address
        if address.path is not None:
            self.writer = _sqlite_engine(address, PRAGMAS, pool_size=1)
            self.reader = _sqlite_engine(address, PRAGMAS, pool_size=READERS, is_reader=True)
            # A table that is made anew is dropped first, which would delete what refers to it.
            self.migrator = _sqlite_engine(address, PRAGMAS | {"foreign_keys": 0}, pool_size=1)
        else:
            self.writer = _postgresql_engine(address, pool_size=1, pool_pre_ping=True)
            self.reader = _postgresql_engine(
                address, pool_size=READERS, isolation_level="AUTOCOMMIT"
            )
            # A migration may take long.
            self.migrator = _postgresql_engine(address, None, pool_size=1)

    @property
    def dialect(self) -> Dialect:
        """The kind of database."""
        return self.writer.dialect

    @property
    def is_sqlite(self) -> bool:
        """Whether it is an SQLite file."""
        return self.address.path is not None

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Give the connection that writes, in a transaction that is committed at the end."""
        async with self.writer.begin() as connection:
            yield connection

    async def read(
        self, statement: Executable, parameters: dict[str, Any] | None = None
    ) -> Sequence[Row[Any]]:
        """Return the rows of one statement, which sees one state of the database.

        Connections that were lost while nobody used them cost a second attempt, nothing else.
        Raise `ValueError` for a text that no database can hold, and so never has.
        """
        check_row(parameters or {})
        try:
            try:
                return await self._read(statement, parameters)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return await self._read(statement, parameters)
        except UNREACHABLE as error:
            raise StorageUnavailableError(self.explain(error)) from error

    async def _read(
        self, statement: Executable, parameters: dict[str, Any] | None
    ) -> Sequence[Row[Any]]:
        async with self.reader.connect() as connection:
            return (await connection.execute(statement, parameters)).all()

    async def pragmas(self) -> dict[str, Any]:
        """Return what the connection that writes to SQLite says of itself; empty on PostgreSQL."""
        if not self.is_sqlite:
            return {}
        found = {}
        async with self.write() as connection:
            for name in PRAGMAS:
                found[name] = (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
        return found

    async def close(self) -> None:
        """Close all connections."""
        for engine in (self.writer, self.reader, self.migrator):
            await engine.dispose()

    def explain(self, error: BaseException) -> str:
        """Say in a sentence what went wrong, without statement, values or password."""
        return f"{self.address}: {_cause(error)}"


UNREACHABLE = (SQLAlchemyError, OSError, TimeoutError)
"""What the libraries raise when a database cannot be reached, or is lost in between."""


def _cause(error: BaseException) -> str:
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    if isinstance(error, TimeoutError):
        return "no answer in time"
    # The text of an OSError names the host, which is part of the password if that has an unescaped
    # character in it.
    if isinstance(error, OSError):
        code = error.errno or 0
        return os.strerror(code) if code > 0 else "the host is not known"
    return (str(error.args[0]) if error.args else type(error).__name__).splitlines()[0]


def _sqlite_engine(
    address: Address, pragmas: dict[str, int | str], pool_size: int, is_reader: bool = False
) -> AsyncEngine:
    async def connect() -> aiosqlite.Connection:
        connection = await _open_file(address)
        try:
            for name, value in pragmas.items():
                await _set_pragma(connection, name, value)
        except BaseException:
            await connection.close()
            raise
        return connection

    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(address.path)),
        async_creator=connect,
        hide_parameters=True,
        pool_size=pool_size,
        max_overflow=0,
        # A reader's statements stand alone: there is nothing to roll back.
        pool_reset_on_return=None if is_reader else "rollback",
        skip_autocommit_rollback=is_reader,
    )
    if not is_reader:

        @event.listens_for(engine.sync_engine, "begin")
        def begin(connection: Connection) -> None:
            # A transaction that reads first and then writes could not wait for another writer.
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


async def _open_file(address: Address) -> aiosqlite.Connection:
    # Transactions begin above: the driver itself would begin them late, and never for DDL.
    opening = aiosqlite.connect(str(address.path), isolation_level=None)
    # A program that forgets to close it can end all the same.
    opening._thread.daemon = True
    try:
        return await opening
    except BaseException:
        # Its thread still has something to tell to this event loop.
        await asyncio.to_thread(opening._thread.join)
        raise


async def _set_pragma(connection: aiosqlite.Connection, name: str, value: int | str) -> None:
    await connection.execute_fetchall(f"PRAGMA {name} = {value}")
    [row] = await connection.execute_fetchall(f"PRAGMA {name}")
    if row[0] != value:
        raise StorageError(f"SQLite keeps {name} at {row[0]}")


def _postgresql_engine(
    address: Address, command_seconds: float | None = COMMAND_SECONDS, **options: Any
) -> AsyncEngine:
    # The driver reads the URL itself: it knows all that PostgreSQL's own programs know.
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=postgresql_connector(address, command_seconds),
        hide_parameters=True,
        max_overflow=0,
        **options,
    )


def postgresql_connector(
    address: Address, command_seconds: float | None = COMMAND_SECONDS
) -> Callable[[], Awaitable[Any]]:
    """Return what opens a connection of asyncpg; raise `StorageError` where that is missing."""
    try:
        import asyncpg  # type: ignore[import-untyped]
    except ImportError:
        raise StorageError(
            "PostgreSQL needs a further package: install fourfold[postgresql]"
        ) from None

    async def connect() -> Any:
        return await asyncpg.connect(
            address.dsn,
            timeout=CONNECT_SECONDS,
            command_timeout=command_seconds,
            server_settings={"application_name": "fourfold"},
        )

    return connect
