"""Databases with games, and their full contents."""

from pathlib import Path
from typing import Any

from sqlalchemy import select

from fourfold.server.storage import Storage
from fourfold.server.storage.address import parse_address
from fourfold.server.storage.archive import open_reader
from fourfold.server.storage.sql_table import METADATA
from tests.server.kept_database import FOLDER, restore_postgresql, restore_sqlite

KEPT_GAMES = 36
Rows = dict[str, list[tuple[Any, ...]]]


async def rows_of(url: str | Path) -> Rows:
    """Return every row of every table."""
    reader = await open_reader(parse_address(str(url)))
    try:
        return {
            table.name: sorted((tuple(row) for row in await reader.read(select(table))), key=repr)
            for table in METADATA.sorted_tables
        }
    finally:
        await reader.close()


async def fill_database(url: str) -> bytes:
    """Load the kept games of an earlier version into an empty database; return its secret."""
    kind = "sqlite" if url.startswith("sqlite") else "postgresql"
    dump = (FOLDER / f"0002-every-event.{kind}.sql").read_text("utf-8")
    if kind == "sqlite":
        restore_sqlite(dump, path_of(url))
    else:
        await restore_postgresql(dump, url)
    storage = await Storage.open(url)
    secret = await storage.secret()
    await storage.close()
    return secret


async def change(url: str, sql: str) -> None:
    """Run a statement."""
    storage = await Storage.open(url)
    await storage._database.transact(lambda connection: connection.exec_driver_sql(sql))
    await storage.close()


def path_of(url: str) -> Path:
    """Return the file of an SQLite database."""
    return Path(url.removeprefix("sqlite:///"))
