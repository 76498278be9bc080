"""Read-only access to every stored game."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from fourfold.server.storage.address import Address, parse_address
from fourfold.server.storage.database import UNREACHABLE, Reader
from fourfold.server.storage.error import StorageError
from fourfold.server.storage.log_entry import LogEntry
from fourfold.server.storage.migration import check_revision
from fourfold.server.storage.row import read_log
from fourfold.server.storage.sql_type import AnyRow, AnySelect
from fourfold.server.storage.statement import (
    COUNT_GAMES,
    SELECT_ENTRIES,
    SELECT_GAMES,
    SELECT_UNLISTED,
)

GAMES_PER_PAGE = 500


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game in the database."""

    id: str
    version: int | None
    """The latest version according to the game list; None if only the log exists."""


class Archive:
    """Reads a server's database, even while the server runs; never changes data or tables."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    @classmethod
    async def open(cls, url: str) -> "Archive":
        """Open a database; raise `StorageError` if it can't be opened.

        Tables are not migrated: they must be at this program's revision.
        """
        return cls(await open_reader(parse_address(url)))

    async def count(self) -> int:
        """Return the number of games in the game list."""
        [row] = await self._reader.read(COUNT_GAMES)
        return int(row[0])

    async def games(self) -> AsyncIterator[StoredGame]:
        """Yield every game, including those with a log but no list entry.

        Games opened in the meantime may be missing.
        """
        async for row in self._pages(SELECT_GAMES):
            yield StoredGame(row.id, row.version)
        async for row in self._pages(SELECT_UNLISTED):
            yield StoredGame(row.game_id, None)

    async def entries(self, game_id: str) -> list[LogEntry]:
        """Return a game's log; raise `UnreadableLogError`."""
        rows = await self._reader.read(SELECT_ENTRIES, {"game": game_id, "after": 0})
        return read_log(game_id, 0, rows)

    async def close(self) -> None:
        """Close all connections."""
        await self._reader.close()

    async def _pages(self, statement: AnySelect) -> AsyncIterator[AnyRow]:
        after = ""
        while page := await self._reader.read(statement, {"after": after, "limit": GAMES_PER_PAGE}):
            for row in page:
                yield row
            after = page[-1][0]


async def open_reader(address: Address) -> Reader:
    """Return a read-only connection to a database.

    Raise `StorageError` if it can't be opened, or its tables are at another revision.
    """
    reader = Reader(address, is_read_only=True)
    try:
        await reader.check_file()
        await reader.reader.use(check_revision)
    except UNREACHABLE as error:
        await reader.close()
        raise StorageError(reader.explain(error)) from None
    except BaseException:
        await reader.close()
        raise
    return reader
