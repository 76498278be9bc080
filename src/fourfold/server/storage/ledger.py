"""Writes rows into the tables within a transaction: many rows, few statements."""

from collections import OrderedDict
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from sqlalchemy import Insert
from sqlalchemy.ext.asyncio import AsyncConnection

from fourfold.server.storage.listing import SeatHolder
from fourfold.server.storage.statement import (
    DELETE_SEATS,
    INSERT_FIRST_ENTRY,
    INSERT_NEXT_ENTRY,
    INSERT_SEAT,
    Change,
    Statements,
)
from fourfold.server.storage.write import Rows

MOST_REMEMBERED = 10_000
"""Of so many games it is remembered who was last written as seated."""


@dataclass(frozen=True, slots=True)
class RowChange:
    """A change of one row beside the logs: a guest, a beat, a setting. Conflicts with nothing."""

    statement: Change
    row: dict[str, Any]
    key: str


class Ledger:
    """Writes many rows at once, and only those that may have changed."""

    def __init__(self, statements: Statements) -> None:
        self._statements = statements
        # Who was seated in a game as of the version that this process has written last. Where the
        # next version is this process's too, nobody else can have changed it in between.
        self._seated: OrderedDict[str, tuple[int, tuple[SeatHolder, ...]]] = OrderedDict()

    async def write(self, connection: AsyncConnection, writes: list[Rows]) -> None:
        """Write the steps of games.

        The database refuses an entry whose version is taken, and one without the version before.
        """
        # All processes go through the games in the same order, so none waits for another in a ring.
        writes = sorted(writes, key=attrgetter("game_id"))
        last = {rows.game_id: rows for rows in writes}
        before = {rows.game_id: rows.first_version - 1 for rows in reversed(writes)}
        reseated = [
            rows
            for rows in last.values()
            # Else they are in the database as they are now.
            if self._seated.get(rows.game_id) != (before[rows.game_id], rows.holders)
        ]
        if first := [row for rows in writes for row in rows.first_entries]:
            await connection.execute(INSERT_FIRST_ENTRY, first)
        if following := [row for rows in writes for row in rows.following_entries]:
            await connection.execute(INSERT_NEXT_ENTRY, following)
        await connection.execute(
            self._statements.put_listing, [rows.listing for rows in last.values()]
        )
        if reseated:
            await connection.execute(DELETE_SEATS, [{"of_game": rows.game_id} for rows in reseated])
        if seats := [row for rows in reseated for row in rows.seats]:
            await connection.execute(INSERT_SEAT, seats)

    def remember(self, writes: list[Rows]) -> None:
        """Keep in mind what has been committed."""
        for rows in writes:
            self._seated[rows.game_id] = (rows.last_version, rows.holders)
            self._seated.move_to_end(rows.game_id)
        while len(self._seated) > MOST_REMEMBERED:
            self._seated.popitem(last=False)

    def forget(self, writes: list[Rows]) -> None:
        """Keep in mind that nobody knows what has become of these."""
        for rows in writes:
            self._seated.pop(rows.game_id, None)

    async def change(self, connection: AsyncConnection, changes: list[RowChange]) -> None:
        """Change rows beside the logs."""
        groups: dict[Change, list[RowChange]] = {}
        for change in changes:
            groups.setdefault(change.statement, []).append(change)
        # A guest is kept before it is renamed.
        for statement in sorted(groups, key=lambda statement: not isinstance(statement, Insert)):
            group = groups[statement]
            group.sort(key=attrgetter("key"))
            await connection.execute(statement, [change.row for change in group])
