"""Database connections: one writer, and a pool of readers."""

import asyncio
import os
import sqlite3
import ssl
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing
from types import MappingProxyType
from typing import Any, TypeVar

from sqlalchemy import Executable, create_engine, event
from sqlalchemy.engine import URL, Connection, Dialect, Engine
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fourfold.server.storage.address import Address
from fourfold.server.storage.connections import (
    Connections,
    LoopConnections,
    ThreadConnections,
    ThreadWriter,
    Writer,
)
from fourfold.server.storage.error import StorageError, StorageUnavailableError
from fourfold.server.storage.sql_type import AnyRow
from fourfold.server.storage.write import check_row

T = TypeVar("T")

READER_CONNECTIONS = 4
CONNECT_TIMEOUT_SECONDS = 10
COMMAND_TIMEOUT_SECONDS = 30
"""Statement timeout on PostgreSQL for tools, where nobody is waiting for a move."""

PLAY_TIMEOUT_SECONDS = 10
"""Statement timeout on PostgreSQL in a server: without one, a silently dead connection would hang
for a quarter of an hour."""

MAX_PAUSE_MS = 3_000
"""How long a transaction may idle before PostgreSQL aborts it. Otherwise the locks of a server that
was cut off would block everyone else's writes until TCP gives up."""

APPLICATION_NAME = "fourfold"
"""The application_name of our PostgreSQL connections."""

BUSY_TIMEOUT_MS = 10_000
"""How long SQLite waits for another process's write lock."""

RETRY_SECONDS = 0.02
"""Pause between retries where SQLite's busy timeout doesn't apply."""

Pragmas = dict[str, int | str]

PRAGMAS: Pragmas = {
    "busy_timeout": BUSY_TIMEOUT_MS,
    "journal_mode": "wal",
    # FULL: commits are on disk when they return; NORMAL could lose the latest in a power cut.
    "synchronous": 2,
    "foreign_keys": 1,
}
"""Set on every SQLite connection, and read back to verify."""

READ_ONLY_PRAGMAS: Pragmas = {"busy_timeout": BUSY_TIMEOUT_MS, "query_only": 1}
"""The same for read-only connections."""


class Reader:
    """A pool of connections for reading a database."""

    def __init__(
        self,
        address: Address,
        *,
        is_read_only: bool = False,
        timeout_seconds: float = COMMAND_TIMEOUT_SECONDS,
    ) -> None:
        """Configure the pool; connections open on first use.

        `is_read_only` makes the database itself refuse every change.
        """
        self.address = address
        self._is_read_only = is_read_only
        self.reader: Connections
        if address.path is not None:
            engine = _sqlite_engine(
                address,
                READ_ONLY_PRAGMAS if is_read_only else PRAGMAS,
                READER_CONNECTIONS,
                is_read_only=is_read_only,
                # Readers run single statements: there is nothing to roll back.
                pool_reset_on_return=None,
                skip_autocommit_rollback=True,
            )
            self.reader = ThreadConnections(engine, READER_CONNECTIONS)
        else:
            settings = {"default_transaction_read_only": "on"} if is_read_only else {}
            self.reader = _postgresql_connections(
                postgresql_connector(address, timeout_seconds, settings),
                READER_CONNECTIONS,
                isolation_level="AUTOCOMMIT",
            )

    @property
    def dialect(self) -> Dialect:
        """The kind of database."""
        return self.reader.dialect

    async def check_file(self) -> None:
        """Raise `StorageError` if the SQLite file can't be opened; switch it to WAL mode."""
        if self.is_sqlite:
            try:
                await asyncio.to_thread(_try_file, self.address, self._is_read_only)
            except sqlite3.Error as error:
                raise StorageError(self.explain(error)) from None

    @property
    def is_sqlite(self) -> bool:
        """Whether it is an SQLite file."""
        return self.address.path is not None

    async def read(
        self, statement: Executable, parameters: Mapping[str, object] | None = None
    ) -> Sequence[AnyRow]:
        """Return the rows of one statement, which sees a consistent snapshot.

        A connection lost while idle is retried once. Raise `ValueError` for text that no database
        can hold.
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
        self, statement: Executable, parameters: Mapping[str, object] | None
    ) -> Sequence[AnyRow]:
        return await self.reader.use(
            lambda connection: connection.execute(statement, parameters).all()
        )

    async def close(self) -> None:
        """Close all connections."""
        await self.reader.dispose()

    def explain(self, error: BaseException) -> str:
        """Describe an error in one sentence, without statement, values or password."""
        return f"{self.address}: {_cause(error)}"


class Database(Reader):
    """A database with one writer connection and a pool of readers."""

    def __init__(self, address: Address) -> None:
        super().__init__(address, timeout_seconds=PLAY_TIMEOUT_SECONDS)
        self.writer: Writer
        self.migrator: Connections
        if address.path is not None:
            self.writer = ThreadWriter(_sqlite_engine(address, PRAGMAS, 1))
            # Recreating a table drops it first, which would cascade to the rows that refer to it.
            self.migrator = _sqlite_migrator(address, PRAGMAS | {"foreign_keys": 0})
        else:
            settings = {"idle_in_transaction_session_timeout": str(MAX_PAUSE_MS)}
            connect = postgresql_connector(address, PLAY_TIMEOUT_SECONDS, settings)
            self.writer = _postgresql_connections(connect, 1, pool_pre_ping=True)
            # Migrations may take a long time: no statement timeout.
            self.migrator = _postgresql_connections(postgresql_connector(address, None), 1)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction on the writer connection; return its result."""
        return await self.writer.transact(work)

    async def close(self) -> None:
        """Close all connections."""
        await self.writer.dispose()
        await self.migrator.dispose()
        await super().close()


UNREACHABLE = (SQLAlchemyError, OSError, TimeoutError)
"""Raised by the libraries when a database can't be reached or the connection is lost."""


def _cause(error: BaseException) -> str:
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    if isinstance(error, TimeoutError):
        return "no answer in time"
    if isinstance(error, ssl.SSLCertVerificationError):
        return f"TLS failed: the certificate is not trusted ({error.verify_message})"
    if isinstance(error, ssl.SSLError):
        return f"TLS failed: {error.reason}"
    # An OSError's message names the host, which may be part of the password if the password
    # contains an unescaped character.
    if isinstance(error, OSError):
        code = error.errno or 0
        if "rejected SSL" in str(error):  # from asyncpg, without an errno
            return "the server does not support TLS"
        return os.strerror(code) if code > 0 else "unknown host"
    return (str(error.args[0]) if error.args else type(error).__name__).splitlines()[0]


def _sqlite_engine(
    address: Address, pragmas: Pragmas, count: int, *, is_read_only: bool = False, **options: object
) -> Engine:
    path, query = _file_uri(address, is_read_only)
    engine = create_engine(
        URL.create("sqlite", database=path, query=query),
        # We begin transactions ourselves: the driver begins them late, and not for DDL.
        connect_args={"isolation_level": None},
        hide_parameters=True,
        pool_size=count,
        max_overflow=0,
        **options,
    )
    _set_pragmas(engine, pragmas)
    return engine


def _sqlite_migrator(address: Address, pragmas: Pragmas) -> ThreadConnections:
    engine = _sqlite_engine(address, pragmas, 1)
    _begin_immediately(engine)
    return ThreadConnections(engine, 1)


def _set_pragmas(engine: Engine, pragmas: Pragmas) -> None:
    @event.listens_for(engine, "connect")
    def set_pragmas(connection: DBAPIConnection, _record: object) -> None:
        try:
            for name, value in pragmas.items():
                _set_pragma(connection, name, value)
        except BaseException:
            connection.close()
            raise


def _begin_immediately(engine: Engine) -> None:
    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A read transaction can't wait for the write lock: it would fail with SQLITE_BUSY.
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _try_file(address: Address, is_read_only: bool) -> None:
    path, query = _file_uri(address, is_read_only)
    with closing(sqlite3.connect(f"{path}?mode={query['mode']}", uri=True)) as connection:
        if not is_read_only:
            _begin_journal(connection)


def _begin_journal(connection: sqlite3.Connection) -> None:
    """Switch the file to WAL mode, which is persistent.

    If two processes do so at the same time, SQLite fails immediately, ignoring its busy timeout.
    Concurrent connections are safe only afterwards.
    """
    deadline = time.monotonic() + BUSY_TIMEOUT_MS / 1000
    while True:
        try:
            connection.execute(f"PRAGMA journal_mode = {PRAGMAS['journal_mode']}")
            return
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() > deadline:
                raise
            time.sleep(RETRY_SECONDS)


def _file_uri(address: Address, is_read_only: bool) -> tuple[str, dict[str, str]]:
    """Return the SQLite URI of an existing file, and its query parameters."""
    assert address.path is not None, "SQLite only"
    return address.path.as_uri(), {"mode": "ro" if is_read_only else "rw", "uri": "true"}


def _set_pragma(connection: DBAPIConnection, name: str, value: int | str) -> None:
    cursor = connection.cursor()
    try:
        cursor.execute(f"PRAGMA {name} = {value}")
        cursor.execute(f"PRAGMA {name}")
        [(found,)] = cursor.fetchall()
    finally:
        cursor.close()
    if found != value:
        raise StorageError(f"SQLite did not accept {name} = {value}: it is still {found}")


def _postgresql_connections(
    # Any: asyncpg has no types.
    connect: Callable[[], Awaitable[Any]],
    count: int,
    **options: object,
) -> LoopConnections:
    # Imported here because it loads the ORM.
    from sqlalchemy.ext.asyncio import create_async_engine

    # asyncpg parses the URL: it supports everything that libpq does.
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connect,
        hide_parameters=True,
        pool_size=count,
        max_overflow=0,
        **options,
    )
    return LoopConnections(engine)


def postgresql_connector(
    address: Address,
    timeout_seconds: float | None = COMMAND_TIMEOUT_SECONDS,
    settings: Mapping[str, str] = MappingProxyType({}),
) -> Callable[[], Awaitable[Any]]:  # Any: asyncpg has no types
    """Return a function that opens an asyncpg connection; raise `StorageError` without asyncpg.

    `timeout_seconds` applies to each statement; `settings` are PostgreSQL session settings.
    """
    try:
        import asyncpg  # type: ignore[import-untyped]
    except ImportError:
        raise StorageError(
            "PostgreSQL needs an extra package: install fourfold[postgresql]"
        ) from None

    async def connect() -> object:
        return await asyncpg.connect(
            address.dsn,
            timeout=CONNECT_TIMEOUT_SECONDS,
            command_timeout=timeout_seconds,
            server_settings={"application_name": APPLICATION_NAME, **settings},
        )

    return connect
