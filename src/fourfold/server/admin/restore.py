"""Restores a backup, and keeps the database that it replaces."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from fourfold.server.admin.backup import count_games, draft, export, publish
from fourfold.server.check import Tally, check_games
from fourfold.server.storage import Storage, StorageError, UnreadableLogError
from fourfold.server.storage.address import Address, parse_address
from fourfold.server.storage.archive import open_reader
from fourfold.server.storage.copy import SIDE_FILES, copy_file, copy_rows, seal_file, sync
from fourfold.server.storage.database import UNREACHABLE, Database
from fourfold.server.storage.occupancy import refuse_running

KEEP_RENEWALS = """
INSERT INTO renewals (key, count, at)
SELECT key, count, at FROM former.renewals
WHERE (SELECT value FROM former.settings WHERE name = 'secret')
    = (SELECT value FROM main.settings WHERE name = 'secret')
ON CONFLICT (key) DO UPDATE SET count = max(count, excluded.count), at = max(at, excluded.at)
"""

OnUnreadable = Callable[[UnreadableLogError], None]


@dataclass(frozen=True, slots=True)
class Restored:
    """The result of a restore."""

    tally: Tally
    """The number of games, and how many of them are unreadable."""

    aside: Path | None
    """Where the previous database is kept; None if there was none."""


async def restore(file: Path, url: str, on_unreadable: OnUnreadable) -> Restored:
    """Replace a database with a backup, and keep the previous database.

    Every log is read before anything changes; `on_unreadable` is called for each unreadable one. A
    backup from an older Fourfold is migrated; the backup file itself is unchanged. Raise
    `StorageError` if a server is running, or the file is not a backup: then nothing has changed.
    """
    file, target = file.absolute(), parse_address(url)
    if not file.is_file():
        raise StorageError(f"{file}: no such file")
    if target.path is not None and target.path.exists() and target.path.samefile(file):
        raise StorageError(f"{file} is the database itself")
    folder = file.parent if target.path is None else target.path.parent
    owner = None if target.path is None else _find_owner(target.path)
    await refuse_running(target)
    with draft(folder, "restore") as copy:
        tally = await _prepare(file, copy, on_unreadable)
        if target.path is None:
            await refuse_running(target)
            aside = await _replace_rows(copy, target, folder)
        else:
            assert owner is not None, "set for a file"
            _keep_renewals(target.path, copy)
            # Again, because reading every game takes minutes.
            await refuse_running(target)
            aside = _replace_file(copy, target.path, owner)
    return Restored(tally, aside)


async def _prepare(file: Path, copy: Path, on_unreadable: OnUnreadable) -> Tally:
    """Copy a backup, migrate the copy, and read every game in it."""
    try:
        await asyncio.to_thread(copy_file, file, copy)
    except sqlite3.Error as error:
        raise StorageError(f"{file}: {error}") from None
    await asyncio.to_thread(seal_file, copy)
    await asyncio.to_thread(count_games, copy)
    await (await Storage.open(str(copy))).close()
    await asyncio.to_thread(seal_file, copy)
    return await check_games(str(copy), on_unreadable, lambda *_: None)


def _find_owner(path: Path) -> tuple[int, int]:
    """Return the user and group that must own the database; raise `StorageError`."""
    place = path if path.exists() else path.parent
    try:
        found = place.stat()
    except OSError as error:
        raise StorageError(f"{place}: {error.strerror}") from None
    if hasattr(os, "geteuid") and os.geteuid() not in (0, found.st_uid):
        raise StorageError(f"{place} belongs to another user: run this as that user or as root")
    return found.st_uid, found.st_gid


def _replace_file(copy: Path, path: Path, owner: tuple[int, int]) -> Path | None:
    """Put the copy in the database's place; return where the previous database is kept.

    At every moment there is a whole database at `path`, the old or the new one.
    """
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        shutil.chown(copy, *owner)
    aside = None
    if path.exists():
        aside = _free_name(path.parent, path.name)
        # The files may have been copied there by hand, readable by everyone.
        path.chmod(0o600)
        _link(path, aside)
        # Only a damaged database still has these; SQLite must not apply them to the new one.
        for end in SIDE_FILES:
            side_file = path.with_name(path.name + end)
            if side_file.exists():
                side_file.chmod(0o600)
                side_file.rename(aside.with_name(aside.name + end))
        sync(path.parent)
    publish(copy, path)
    return aside


def _link(path: Path, aside: Path) -> None:
    """Give a file a second name; on file systems without hard links, rename it."""
    try:
        aside.hardlink_to(path)
    except (OSError, NotImplementedError):
        path.rename(aside)


def _keep_renewals(former: Path, copy: Path) -> None:
    """Keep renewals made since the backup, so that revoked keys stay revoked.

    Nothing is kept from a previous database that is unreadable or another server's.
    """
    if not former.exists():
        return
    with closing(sqlite3.connect(copy)) as connection, suppress(sqlite3.Error), connection:
        connection.execute("ATTACH DATABASE ? AS former", (str(former),))
        connection.execute(KEEP_RENEWALS)
    seal_file(copy)


async def _replace_rows(copy: Path, target: Address, folder: Path) -> Path | None:
    storage = await Storage.open(target.dsn, is_replaced=True)
    is_used = bool(await storage.listings(limit=1)) or await storage.has_secret()
    await storage.close()
    aside = None
    if is_used:
        aside = _free_name(folder, "fourfold.db")
        with draft(folder, "aside") as former:
            await export(target, former)
            _keep_renewals(former, copy)
            publish(former, aside)
    await fill(parse_address(str(copy)), target)
    return aside


async def fill(source: Address, target: Address) -> None:
    """Replace a database's rows with another's, creating tables if needed."""
    await (await Storage.open(str(target.path or target.dsn), is_replaced=True)).close()
    reader = await open_reader(source)
    database = Database(target)
    try:
        await copy_rows(reader, database)
    except UNREACHABLE as error:
        raise StorageError(database.explain(error)) from None
    finally:
        await database.close()
        await reader.close()


def _free_name(folder: Path, name: str) -> Path:
    """Return an unused file name with a timestamp, for the previous database."""
    first = f"{name}.before-{datetime.now(UTC):%Y%m%dT%H%M%SZ}"
    path, number = folder / first, 1
    while path.exists():
        number += 1
        path = folder / f"{first}-{number}"
    return path
