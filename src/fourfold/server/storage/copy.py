"""Copies whole databases: an SQLite file page by page, any database row by row."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

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
    async with source.reader.connect() as plain, target.migrator.begin() as new:
        old = plain
        if not source.is_sqlite:
            old = await plain.execution_options(isolation_level="REPEATABLE READ")
        async with old.begin():
            for table in reversed(METADATA.sorted_tables):
                await new.execute(delete(table))
            for table in METADATA.sorted_tables:
                result = await old.stream(select(table))
                async for rows in result.partitions(ROWS_PER_STATEMENT):
                    await new.execute(insert(table), [dict(row._mapping) for row in rows])
            if await _count_rows(old) != await _count_rows(new):
                raise StorageError("the copy has not as many rows as the original")


async def _count_rows(connection: AsyncConnection) -> dict[str, int]:
    """Return how many rows each table has."""
    return {
        table.name: int(await connection.scalar(select(func.count()).select_from(table)) or 0)
        for table in METADATA.sorted_tables
    }
