"""Counts of a database's contents."""

from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import func, select, text

from fourfold.server.storage.database import Reader
from fourfold.server.storage.sql_table import GAMES, GUESTS

COUNT_BY_STATUS = select(GAMES.c.status, func.count().label("games")).group_by(GAMES.c.status)
COUNT_GUESTS = select(func.count()).select_from(GUESTS)
SELECT_REVISION = text("SELECT version_num FROM alembic_version")
SELECT_SIZE = text("SELECT pg_database_size(current_database())")
STATUSES = ("waiting", "playing", "over", "closed")


@dataclass(frozen=True, slots=True)
class Survey:
    """Counts of a database's contents."""

    revision: str
    """The latest migration applied to the tables."""

    games: dict[str, int]
    """Games by status."""

    guests: int

    size: int
    """Bytes on disk."""

    @property
    def total(self) -> int:
        """The total number of games."""
        return sum(self.games.values())


async def take_survey(reader: Reader) -> Survey:
    """Count a database's contents; raise `StorageUnavailableError` if it can't be read."""
    [revision] = await reader.read(SELECT_REVISION)
    games = {row.status: row.games for row in await reader.read(COUNT_BY_STATUS)}
    [guests] = await reader.read(COUNT_GUESTS)
    return Survey(
        revision=revision[0],
        games=dict.fromkeys(STATUSES, 0) | games,
        guests=guests[0],
        size=await measure_size(reader),
    )


async def measure_size(reader: Reader) -> int:
    """Return a database's size on disk in bytes; for SQLite, including the write-ahead log."""
    path = reader.address.path
    if path is None:
        [row] = await reader.read(SELECT_SIZE)
        return int(row[0])
    size = 0
    for file in (path, path.with_name(f"{path.name}-wal")):
        # The WAL can vanish at any moment: the last process to close the database deletes it.
        with suppress(FileNotFoundError):
            size += file.stat().st_size
    return size
