"""Copies whole databases: an SQLite file page by page, any database row by row."""

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, CursorResult, Row, Table, delete, func, insert, select

from fourfold.server.storage.connections import Session
from fourfold.server.storage.database import Database, Reader
from fourfold.server.storage.error import StorageError
from fourfold.server.storage.sql_table import METADATA

ROWS_PER_STATEMENT = 1_000

SIDE_FILES = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database's file."""


def copy_file(source: Path, target: Path) -> None:
    """Copy an SQLite database, which may be in use, into an empty file; raise `sqlite3.Error`.

    The copy holds all that was committed when it began.
    """
    with (
        closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)


def seal_file(path: Path) -> None:
    """Make an SQLite database one file without others beside it, on the disk, and check it.

    Raise `StorageError` where it is damaged. Nobody else may have it open.
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
    """Wait until a file, or what a folder lists, is on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


async def copy_rows(source: Reader, target: Database) -> None:
    """Replace all rows of a database by those of another, in one transaction.

    Both have the tables of this program. The rows of PostgreSQL are those of one moment, though a
    server may change them meanwhile; nobody may change an SQLite file.
    """
    async with source.reader.open() as old, target.migrator.open() as new:
        await old.run(_begin_moment)
        await new.run(_delete_rows)
        for table in METADATA.sorted_tables:
            await _copy_table(old, new, table)
        if await old.run(_count_rows) != await new.run(_count_rows):
            raise StorageError("the copy has not as many rows as the original")
        await new.run(Connection.commit)


async def _copy_table(old: Session, new: Session, table: Table) -> None:
    result = await old.run(partial(_select_rows, table=table))
    while rows := await old.run(lambda _: result.fetchmany(ROWS_PER_STATEMENT)):
        await new.run(partial(_insert_rows, table=table, rows=rows))


def _begin_moment(connection: Connection) -> None:
    """See the rows as they are now from here on, whatever others write."""
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    connection.begin()


def _delete_rows(connection: Connection) -> None:
    for table in reversed(METADATA.sorted_tables):
        connection.execute(delete(table))


def _select_rows(connection: Connection, table: Table) -> CursorResult[Any]:
    return connection.execute(select(table), execution_options={"stream_results": True})


def _insert_rows(connection: Connection, table: Table, rows: Sequence[Row[Any]]) -> None:
    connection.execute(insert(table), [dict(row._mapping) for row in rows])


def _count_rows(connection: Connection) -> dict[str, int]:
    """Return how many rows each table has."""
    return {
        table.name: int(connection.scalar(select(func.count()).select_from(table)) or 0)
        for table in METADATA.sorted_tables
    }
