"""Backups: one SQLite file with all that a database holds, whatever kind of database it is."""

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
    """Write a new file with all that a database holds; return how many games that is.

    A server may run meanwhile. The file has mode 0600, for it holds the server's secret, and
    appears whole and checked or not at all. Raise `StorageError` where it can't be written, exists
    already, or would be empty.
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
    """Write what a database holds into an empty file, and check that file."""
    if source.path is not None:
        if not source.path.is_file():
            raise StorageError(f"{source}: there is no such file")
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
    """Return how many games a backup holds; raise `StorageError` where it is no backup."""
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
        raise StorageError("the database is empty: no server has ever been started on it")
    return int(games)


@contextmanager
def draft(folder: Path, name: str) -> Iterator[Path]:
    """Give an empty file with mode 0600 beside where it is to go; remove it where it stayed."""
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
    """Give a finished draft its name, for good."""
    path.rename(file)
    sync(file.parent)
