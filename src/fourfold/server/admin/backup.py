"""Backups: one SQLite file with everything in a database, whether SQLite or PostgreSQL."""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from fourfold.server.storage import Storage, StorageError
from fourfold.server.storage.address import Address, parse_address
from fourfold.server.storage.archive import open_reader
from fourfold.server.storage.copy import SIDE_FILES, copy_file, copy_rows, seal_file, sync
from fourfold.server.storage.database import UNREACHABLE, Database


async def back_up(url: str, file: Path) -> int:
    """Back up a database to a new file; return the number of games.

    A server may be running. The file has mode 0600 because it contains the server's secret, and
    appears only once it is complete and checked. Raise `StorageError` if it can't be written,
    already exists, or would be empty.
    """
    file = file.absolute()
    if file.exists():
        raise StorageError(f"{file} exists: choose another name for the backup")
    with draft(file.parent, file.name) as copy:
        await export(parse_address(url), copy)
        games = await asyncio.to_thread(count_games, copy)
        publish(copy, file)
    return games


async def export(source: Address, copy: Path) -> None:
    """Copy a database into an empty file, and check the copy."""
    if source.path is not None:
        if not source.path.is_file():
            raise StorageError(f"{source}: no such file")
        try:
            await asyncio.to_thread(copy_file, source.path, copy)
        except sqlite3.Error as error:
            raise StorageError(f"{source}: {error}") from None
    else:
        await _export_rows(source, copy)
    await asyncio.to_thread(seal_file, copy)


async def _export_rows(source: Address, copy: Path) -> None:
    reader = await open_reader(source)
    try:
        await (await Storage.open(str(copy))).close()
        target = Database(parse_address(str(copy)))
        try:
            await copy_rows(reader, target)
        finally:
            await target.close()
    except UNREACHABLE as error:
        raise StorageError(reader.explain(error)) from None
    finally:
        await reader.close()


def count_games(file: Path) -> int:
    """Return the number of games in a backup; raise `StorageError` if it isn't one."""
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
            secrets = "SELECT count(*) FROM settings WHERE name = 'secret'"
            [(secret,)] = connection.execute(secrets).fetchall()
            [(games,)] = connection.execute("SELECT count(*) FROM games").fetchall()
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise StorageError(f"{file}: {error}") from None
        secret = games = 0
    except sqlite3.Error as error:
        raise StorageError(f"{file}: {error}") from None
    if not secret:
        raise StorageError("the database is empty: no server has ever run on it")
    return int(games)


@contextmanager
def draft(folder: Path, name: str) -> Iterator[Path]:
    """Create a temporary file with mode 0600 in the target folder; delete it unless published."""
    try:
        descriptor, text = tempfile.mkstemp(prefix=f".{name}-", dir=folder)
    except OSError as error:
        raise StorageError(f"{folder}: {error.strerror}") from None
    os.close(descriptor)
    path = Path(text)
    try:
        yield path
    finally:
        for end in ("", *SIDE_FILES):
            path.with_name(path.name + end).unlink(missing_ok=True)


def publish(path: Path, file: Path) -> None:
    """Rename a finished draft to its final name, durably and replacing what is there."""
    path.replace(file)
    sync(file.parent)
