"""Copies whole databases: an SQLite file page by page, any database row by row."""

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, Table, delete, func, insert, select

from fourfold.server.storage.connections import Session
from fourfold.server.storage.database import Database, Reader
from fourfold.server.storage.error import StorageError
from fourfold.server.storage.occupancy import claim_rows
from fourfold.server.storage.sql_table import METADATA
from fourfold.server.storage.sql_type import AnyResult, AnyRow

ROWS_PER_STATEMENT = 1_000

SIDE_FILES = ("-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite keeps next to a database."""


def copy_file(source: Path, target: Path) -> None:
    """Copy an SQLite database, which may be in use, into an empty file; raise `sqlite3.Error`.

    The copy contains everything committed when it began.
    """
    with (
        closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)


def seal_file(path: Path) -> None:
    """Merge an SQLite database's side files into it, check it, and sync it to disk.

    Raise `StorageError` if it is damaged. No other process may have it open.
    """
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
            [(found,)] = connection.execute("PRAGMA integrity_check(1)").fetchall()
    except sqlite3.Error as error:
        found = str(error)
    if found != "ok":
        raise StorageError(f"{path}: {found}")
    sync(path)


def sync(path: Path) -> None:
    """Flush a file, or a folder's entries, to disk.

    Windows can't open folders, and flushes only what is open for writing.
    """
    is_folder = path.is_dir()
    if is_folder and not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(path, os.O_RDONLY if is_folder else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


async def copy_rows(source: Reader, target: Database) -> None:
    """Replace a database's rows with another's, in one transaction.

    Raise `StorageError` if a server is using the target; none can start on it meanwhile.
    Both must be at this program's revision. PostgreSQL is read from a snapshot, so a server may
    keep writing to it; an SQLite source must not change.
    """
    async with source.reader.open() as old, target.migrator.open() as new:
        await claim_rows(new, target.address)
        await old.run(_begin_snapshot)
        await new.run(_delete_rows)
        for table in METADATA.sorted_tables:
            await _copy_table(old, new, table)
        if await old.run(_count_rows) != await new.run(_count_rows):
            raise StorageError("the copy and the original differ in their number of rows")
        await new.run(Connection.commit)


async def _copy_table(old: Session, new: Session, table: Table) -> None:
    result = await old.run(partial(_select_rows, table=table))
    while rows := await old.run(lambda _: result.fetchmany(ROWS_PER_STATEMENT)):
        await new.run(partial(_insert_rows, table=table, rows=rows))


def _begin_snapshot(connection: Connection) -> None:
    """Begin a transaction that reads from a snapshot."""
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    connection.begin()


def _delete_rows(connection: Connection) -> None:
    for table in reversed(METADATA.sorted_tables):
        connection.execute(delete(table))


def _select_rows(connection: Connection, table: Table) -> AnyResult:
    return connection.execute(select(table), execution_options={"stream_results": True})


def _insert_rows(connection: Connection, table: Table, rows: Sequence[AnyRow]) -> None:
    connection.execute(insert(table), [dict(row._mapping) for row in rows])


def _count_rows(connection: Connection) -> dict[str, int]:
    """Return the number of rows in each table."""
    return {
        table.name: int(connection.scalar(select(func.count()).select_from(table)) or 0)
        for table in METADATA.sorted_tables
    }
