"""Tells whether a server still runs on a database: then nobody may exchange what is in it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import text

from fourfold.server.storage.address import Address
from fourfold.server.storage.database import APPLICATION_NAME, Reader
from fourfold.server.storage.error import StorageError

LEAVING_SECONDS = 3.0
"""How long PostgreSQL may take to notice that a server which ended has gone."""

LEAVING_STEP_SECONDS = 0.1
BUSY_TIMEOUT_SECONDS = 1.0

COUNT_SESSIONS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    "AND application_name = :name AND pid <> pg_backend_pid()"
)


async def refuse_running(address: Address) -> None:
    """Raise `StorageError` while another process of Fourfold has the database open.

    Connections tell more than heartbeats: a server that can't write has none of these. An SQLite
    file is one file afterwards, with nothing left in a write-ahead log beside it.
    """
    is_open = (
        await _has_sessions(address)
        if address.path is None
        else await asyncio.to_thread(_is_file_open, address.path)
    )
    if is_open:
        raise StorageError(
            f"{address}: another process of Fourfold uses it: stop all servers first"
        )


async def _has_sessions(address: Address) -> bool:
    reader = Reader(address, is_read_only=True)
    try:
        for _ in range(round(LEAVING_SECONDS / LEAVING_STEP_SECONDS)):
            [(count,)] = await reader.read(COUNT_SESSIONS, {"name": APPLICATION_NAME})
            if not count:
                return False
            await asyncio.sleep(LEAVING_STEP_SECONDS)
        return True
    finally:
        await reader.close()


def _is_file_open(path: Path) -> bool:
    """Tell whether another connection to the file is open; a damaged file is open to nobody."""
    if not path.exists():
        return False
    uri = f"{path.as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(uri, uri=True, timeout=BUSY_TIMEOUT_SECONDS)) as connection:
            # SQLite leaves its write-ahead log only where nobody else has the file open.
            [(mode,)] = connection.execute("PRAGMA journal_mode = DELETE").fetchall()
            return str(mode) == "wal"
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return True
        raise StorageError(f"{path}: {error}") from None
    except sqlite3.DatabaseError:
        return False
