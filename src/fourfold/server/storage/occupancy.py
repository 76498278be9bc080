"""Checks that no server is using a database before its contents are replaced."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, text

from fourfold.server.storage.address import Address
from fourfold.server.storage.connections import Session
from fourfold.server.storage.database import APPLICATION_NAME, Reader
from fourfold.server.storage.error import StorageError
from fourfold.server.storage.migration import lock_migrations

DISCONNECT_TIMEOUT_SECONDS = 3.0
"""How long PostgreSQL may take to notice that a server has exited."""

POLL_SECONDS = 0.1
ATTEMPTS = round(DISCONNECT_TIMEOUT_SECONDS / POLL_SECONDS)
BUSY_TIMEOUT_SECONDS = 1.0

COUNT_SESSIONS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND application_name = :name AND pid <> pg_backend_pid()"
)

CLEAR_SNAPSHOT = text("SELECT pg_stat_clear_snapshot()")
"""Within a transaction, PostgreSQL shows the sessions as they were when first asked."""


async def refuse_running(address: Address) -> None:
    """Raise `StorageError` if another Fourfold process has the database open.

    This checks connections, not heartbeats: a server that can't write sends none. As a side
    effect, SQLite's write-ahead log is merged into the file.
    """
    is_open = (
        await _has_sessions(address)
        if address.path is None
        else await asyncio.to_thread(_is_file_open, address.path)
    )
    if is_open:
        raise _refusal(address)


async def claim_rows(session: Session, address: Address) -> None:
    """Keep servers from starting on PostgreSQL until the session's transaction ends.

    Raise `StorageError` if one is running. On SQLite, do nothing.
    """
    if address.path is not None:
        return
    await session.run(lock_migrations)
    for _ in range(ATTEMPTS):
        if not await session.run(_count_sessions):
            return
        await asyncio.sleep(POLL_SECONDS)
    raise _refusal(address)


def _count_sessions(connection: Connection) -> int:
    connection.execute(CLEAR_SNAPSHOT)
    return int(connection.execute(COUNT_SESSIONS, {"name": APPLICATION_NAME}).scalar_one())


def _refusal(address: Address) -> StorageError:
    return StorageError(f"{address}: another Fourfold process is using it: stop all servers first")


async def _has_sessions(address: Address) -> bool:
    reader = Reader(address, is_read_only=True)
    try:
        for _ in range(ATTEMPTS):
            [(count,)] = await reader.read(COUNT_SESSIONS, {"name": APPLICATION_NAME})
            if not count:
                return False
            await asyncio.sleep(POLL_SECONDS)
        return True
    finally:
        await reader.close()


def _is_file_open(path: Path) -> bool:
    """Return whether another connection has the file open; False for a damaged file."""
    if not path.exists():
        return False
    uri = f"{path.as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(uri, uri=True, timeout=BUSY_TIMEOUT_SECONDS)) as connection:
            # SQLite leaves WAL mode only if nobody else has the file open.
            [(mode,)] = connection.execute("PRAGMA journal_mode = DELETE").fetchall()
            return str(mode) == "wal"
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return True
        raise StorageError(f"{path}: {error}") from None
    except sqlite3.DatabaseError:
        return False
