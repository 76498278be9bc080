"""The connections to the database: one that writes, and readers beside it."""

import asyncio
import os
import sqlite3
import ssl
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing
from types import MappingProxyType
from typing import Any, TypeVar

from sqlalchemy import Executable, Row, create_engine, event
from sqlalchemy.engine import URL, Connection, Dialect, Engine
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fourfold.server.storage.address import Address
from fourfold.server.storage.connections import Connections, LoopConnections, ThreadConnections
from fourfold.server.storage.error import StorageError, StorageUnavailableError
from fourfold.server.storage.write import check_row

T = TypeVar("T")

READER_CONNECTIONS = 4
CONNECT_TIMEOUT_SECONDS = 10
COMMAND_TIMEOUT_SECONDS = 30
"""How long a statement may take on PostgreSQL where nobody waits for a move."""

PLAY_TIMEOUT_SECONDS = 10
"""How long a statement may take on PostgreSQL in a server: over a connection that is dead, and does
not say so, nothing would come for a quarter of an hour."""

MAX_PAUSE_MS = 3_000
"""How long a server may pause inside a transaction before PostgreSQL ends it. The locks of one that
was cut off would stop the writes of all others, until TCP gives up."""

APPLICATION_NAME = "fourfold"
"""What connections to PostgreSQL call themselves there."""

BUSY_TIMEOUT_MS = 10_000
"""How long SQLite waits for another process that writes."""

RETRY_SECONDS = 0.02
"""The pause before SQLite is asked again for what it does not wait for."""

Pragmas = dict[str, int | str]

PRAGMAS: Pragmas = {
    "busy_timeout": BUSY_TIMEOUT_MS,
    "journal_mode": "wal",
    # Every commit reaches the disk before it returns; NORMAL would lose the latest in a power cut.
    "synchronous": 2,
    "foreign_keys": 1,
}
"""What every connection to SQLite is set to, and must then report."""

READ_ONLY_PRAGMAS: Pragmas = {"busy_timeout": BUSY_TIMEOUT_MS, "query_only": 1}
"""The same for a database that is not to be changed in any way."""


class Reader:
    """Connections to a database that read."""

    def __init__(
        self,
        address: Address,
        *,
        is_read_only: bool = False,
        timeout_seconds: float = COMMAND_TIMEOUT_SECONDS,
    ) -> None:
        """Connect later, when something is read.

        `is_read_only` has the database itself refuse every change.
        """
        self.address = address
        self._is_read_only = is_read_only
        self.reader: Connections
        if address.path is not None:
            self.reader = _sqlite_connections(
                address,
                READ_ONLY_PRAGMAS if is_read_only else PRAGMAS,
                READER_CONNECTIONS,
                is_read_only=is_read_only,
                # A reader's statements stand alone: there is nothing to roll back.
                pool_reset_on_return=None,
                skip_autocommit_rollback=True,
            )
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
        """Raise `StorageError` for an SQLite file that can't be opened, and turn on its journal."""
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
        return await self.reader.use(
            lambda connection: connection.execute(statement, parameters).all()
        )

    async def close(self) -> None:
        """Close all connections."""
        await self.reader.dispose()

    def explain(self, error: BaseException) -> str:
        """Say in a sentence what went wrong, without statement, values or password."""
        return f"{self.address}: {_cause(error)}"


class Database(Reader):
    """A database with one connection that writes, and some that read beside it."""

    def __init__(self, address: Address) -> None:
        super().__init__(address, timeout_seconds=PLAY_TIMEOUT_SECONDS)
        self.writer: Connections
        self.migrator: Connections
        if address.path is not None:
            self.writer = _sqlite_writer(address, PRAGMAS)
            # A table that is made anew is dropped first, which would delete what refers to it.
            self.migrator = _sqlite_writer(address, PRAGMAS | {"foreign_keys": 0})
        else:
            settings = {"idle_in_transaction_session_timeout": str(MAX_PAUSE_MS)}
            connect = postgresql_connector(address, PLAY_TIMEOUT_SECONDS, settings)
            self.writer = _postgresql_connections(connect, 1, pool_pre_ping=True)
            # A migration may take long.
            self.migrator = _postgresql_connections(postgresql_connector(address, None), 1)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something on the connection that writes, in a transaction; return what it returns."""
        return await self.writer.transact(work)

    async def close(self) -> None:
        """Close all connections."""
        await self.writer.dispose()
        await self.migrator.dispose()
        await super().close()


UNREACHABLE = (SQLAlchemyError, OSError, TimeoutError)
"""What the libraries raise when a database can't be reached, or is lost."""


def _cause(error: BaseException) -> str:
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    if isinstance(error, TimeoutError):
        return "no answer in time"
    if isinstance(error, ssl.SSLCertVerificationError):
        return f"TLS failed: the certificate is not trusted ({error.verify_message})"
    if isinstance(error, ssl.SSLError):
        return f"TLS failed: {error.reason}"
    # The message of an OSError names the host, which is part of the password if the password has an
    # unescaped character in it.
    if isinstance(error, OSError):
        code = error.errno or 0
        if "rejected SSL" in str(error):  # asyncpg's words, without a number
            return "the server offers no TLS"
        return os.strerror(code) if code > 0 else "the host is not known"
    return (str(error.args[0]) if error.args else type(error).__name__).splitlines()[0]


def _sqlite_connections(
    address: Address, pragmas: Pragmas, count: int, *, is_read_only: bool = False, **options: Any
) -> ThreadConnections:
    path, query = _file_uri(address, is_read_only)
    engine = create_engine(
        URL.create("sqlite", database=path, query=query),
        # Transactions begin below: the driver itself would begin them late, and never for DDL.
        connect_args={"isolation_level": None},
        hide_parameters=True,
        pool_size=count,
        max_overflow=0,
        **options,
    )
    _set_pragmas(engine, pragmas)
    return ThreadConnections(engine, count)


def _sqlite_writer(address: Address, pragmas: Pragmas) -> ThreadConnections:
    connections = _sqlite_connections(address, pragmas, 1)
    _begin_at_once(connections.engine)
    return connections


def _set_pragmas(engine: Engine, pragmas: Pragmas) -> None:
    @event.listens_for(engine, "connect")
    def set_pragmas(connection: DBAPIConnection, _record: object) -> None:
        try:
            for name, value in pragmas.items():
                _set_pragma(connection, name, value)
        except BaseException:
            connection.close()
            raise


def _begin_at_once(engine: Engine) -> None:
    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads first and then writes could not wait for another writer.
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _try_file(address: Address, is_read_only: bool) -> None:
    path, query = _file_uri(address, is_read_only)
    with closing(sqlite3.connect(f"{path}?mode={query['mode']}", uri=True)) as connection:
        if not is_read_only:
            _begin_journal(connection)


def _begin_journal(connection: sqlite3.Connection) -> None:
    """Turn on the journal of the file, which keeps it.

    SQLite refuses at once where two do so at the same time, whatever its timeout: only once the
    journal is on can connections be opened side by side.
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
    """Return how SQLite is told of a file that exists, and what may be done with it."""
    assert address.path is not None, "asked only for a file"
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
        raise StorageError(f"SQLite keeps {name} at {found}")


def _postgresql_connections(
    connect: Callable[[], Awaitable[Any]], count: int, **options: Any
) -> LoopConnections:
    # Here, since it imports the object mapper.
    from sqlalchemy.ext.asyncio import create_async_engine

    # The driver reads the URL itself: it knows all that PostgreSQL's own programs know.
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
) -> Callable[[], Awaitable[Any]]:
    """Return what opens a connection of asyncpg; raise `StorageError` where that is missing.

    `timeout_seconds` is for each statement, `settings` are PostgreSQL's own for the session.
    """
    try:
        import asyncpg  # type: ignore[import-untyped]
    except ImportError:
        raise StorageError(
            "PostgreSQL needs a further package: install fourfold[postgresql]"
        ) from None

    async def connect() -> Any:
        return await asyncpg.connect(
            address.dsn,
            timeout=CONNECT_TIMEOUT_SECONDS,
            command_timeout=timeout_seconds,
            server_settings={"application_name": APPLICATION_NAME, **settings},
        )

    return connect
