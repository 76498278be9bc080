"""Checks that there is a recent, intact backup that only its owner can read."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from fourfold.server.doctor.disk import OTHERS
from fourfold.server.doctor.finding import Finding, fault, ok, warning

HOUR = 3600.0

SQLITE = b"SQLite format 3\0"
DUMP = b"PGDMP"
"""The magic bytes of SQLite files and of pg_dump's custom format."""


def check_backups(place: Path | None, max_hours: float) -> Iterator[Finding]:
    """Check the newest backup in a folder, or a single backup file."""
    if place is None:
        yield warning("backup", "not checked", "give your backup folder with --backups")
        return
    try:
        files = [place] if place.is_file() else [each for each in place.iterdir() if each.is_file()]
    except OSError as error:
        yield fault("backup", f"{place}: {error.strerror}", "make a backup")
        return
    # Skip SQLite's side files.
    files = [file for file in files if not file.name.endswith(("-wal", "-shm"))]
    if not files:
        yield fault("backup", f"{place} is empty", "make a backup")
        return
    newest = max(files, key=lambda file: file.stat().st_mtime)
    hours = (time.time() - newest.stat().st_mtime) / HOUR
    text = f"{newest.name}, {hours:,.1f} hours old"
    if hours > max_hours:
        yield fault("backup", text, "find out why the backup timer or cron job did not run")
    problem = _read(newest)
    if problem is not None:
        yield fault("backup", f"{newest.name}: {problem}", "make a new one, and fix the backup job")
    readable = [file for file in files if file.stat().st_mode & OTHERS]
    if readable:
        modes = f"{len(readable)} can be read by others, and contain the server's secret"
        yield fault("backup", modes, f"chmod 600 {readable[0]}")
    if hours <= max_hours and problem is None and not readable:
        yield ok("backup", f"{text}, intact")


def _read(file: Path) -> str | None:
    """Return why a backup can't be restored, as far as is visible without restoring it."""
    try:
        with file.open("rb") as content:
            head = content.read(len(SQLITE))
    except OSError as error:
        return str(error.strerror)
    if not head:
        return "an empty file"
    if head.startswith(DUMP):
        return None
    if head != SQLITE:
        return "neither an SQLite file nor a dump in pg_dump's custom format"
    return _read_sqlite(file)


def _read_sqlite(file: Path) -> str | None:
    try:
        # Immutable: creates no side files; a backup has no write-ahead log.
        with closing(sqlite3.connect(f"{file.as_uri()}?immutable=1", uri=True)) as connection:
            [(said,)] = connection.execute("PRAGMA quick_check(1)").fetchall()
            if said != "ok":
                return f"damaged: {said.splitlines()[-1]}"
            [(secrets,)] = connection.execute(
                "SELECT count(*) FROM settings WHERE name = 'secret'"
            ).fetchall()
            return None if secrets else "it has no secret: not a complete database"
    except sqlite3.Error as error:
        return str(error)
