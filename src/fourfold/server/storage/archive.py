"""All stored games, one after the other, to be read and never changed."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select

from fourfold.server.storage.address import Address, parse_address
from fourfold.server.storage.database import UNREACHABLE, Reader
from fourfold.server.storage.error import StorageError
from fourfold.server.storage.log_entry import LogEntry
from fourfold.server.storage.migration import check_revision
from fourfold.server.storage.row import read_log
from fourfold.server.storage.statement import (
    COUNT_GAMES,
    SELECT_ENTRIES,
    SELECT_GAMES,
    SELECT_UNLISTED,
)

GAMES_PER_PAGE = 500


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game that is in the database."""

    id: str
    version: int | None
    """Its latest version, as the list of games has it; None where only its log is left."""


class Archive:
    """Reads the database of a server, which may be running; changes nothing, not even tables."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    @classmethod
    async def open(cls, url: str) -> "Archive":
        """Open a database; raise `StorageError` with a sentence that says why it cannot be.

        Its tables must be those of this program: they are not migrated.
        """
        return cls(await open_reader(parse_address(url)))

    async def count(self) -> int:
        """Return how many games the list of games has."""
        [row] = await self._reader.read(COUNT_GAMES)
        return int(row[0])

    async def games(self) -> AsyncIterator[StoredGame]:
        """Yield every game, also those of which only the log is left, in pages.

        A game that is opened meanwhile may be left out.
        """
        async for row in self._pages(SELECT_GAMES):
            yield StoredGame(row.id, row.version)
        async for row in self._pages(SELECT_UNLISTED):
            yield StoredGame(row.game_id, None)

    async def entries(self, game_id: str) -> list[LogEntry]:
        """Return the log of a game; raise `UnreadableLogError`."""
        rows = await self._reader.read(SELECT_ENTRIES, {"game": game_id, "after": 0})
        return read_log(game_id, 0, rows)

    async def close(self) -> None:
        """Close all connections."""
        await self._reader.close()

    async def _pages(self, statement: Select[Any]) -> AsyncIterator[Row[Any]]:
        after = ""
        while page := await self._reader.read(statement, {"after": after, "limit": GAMES_PER_PAGE}):
            for row in page:
                yield row
            after = page[-1][0]


async def open_reader(address: Address) -> Reader:
    """Return what reads a database and changes nothing.

    Raise `StorageError` where it can't be opened, or its tables are not those of this program.
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
