"""Bulk row writes within a transaction: many rows, few statements."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import NamedTuple

from cachetools import LRUCache
from sqlalchemy import Connection, Dialect, Insert
from sqlalchemy.exc import OperationalError

from fourfold.server.storage.bulk_statement import insert_next_entries, put_listings, put_moves
from fourfold.server.storage.error import RepeatedActionError
from fourfold.server.storage.listing import SeatHolder
from fourfold.server.storage.pack import Values, pack, unpack
from fourfold.server.storage.row import read_entry
from fourfold.server.storage.sql_table import GAMES
from fourfold.server.storage.statement import (
    DELETE_BEFORE,
    DELETE_SEATS,
    INSERT_FIRST_ENTRY,
    INSERT_SEAT,
    PER_MOVE,
    UPDATE_ENTRY,
    Change,
    Statements,
)
from fourfold.server.storage.write import Row, Rows

MAX_CACHED_GAMES = 10_000
"""Size of the LRU cache of what was last written for a game."""

_listed = itemgetter(*(each.name for each in GAMES.columns if each.name not in ("id", *PER_MOVE)))
"""Returns the values of a listing that most moves don't change."""


@dataclass(frozen=True, slots=True)
class RowChange:
    """A change to one row outside the logs: a guest, heartbeat, refusal or setting."""

    statement: Change
    row: Mapping[str, object]
    key: str
    then: Change | None = None
    """Another statement for the same row, in the same transaction."""


class _Written(NamedTuple):
    """What was last written for a game."""

    version: int
    holders: tuple[SeatHolder, ...]
    listed: tuple[object, ...]


class RowWriter:
    """Writes rows in bulk; skips seats and listed values that have not changed."""

    def __init__(self, statements: Statements, dialect: Dialect) -> None:
        self._statements = statements
        self._insert_next_entries = insert_next_entries(dialect)
        self._put_listings = put_listings(statements, dialect)
        self._put_moves = put_moves(statements, dialect)
        # Each game as of the version that this process last wrote. If it also writes the next
        # version, no other process can have changed these values in between.
        self._written: LRUCache[str, _Written] = LRUCache(MAX_CACHED_GAMES)

    def write(self, connection: Connection, writes: list[Rows]) -> None:
        """Write game steps.

        The database refuses an entry whose version is taken or whose predecessor is missing.
        """
        # All processes lock games in the same order to avoid deadlocks.
        writes = sorted(writes, key=attrgetter("game_id"))
        last = {rows.game_id: rows for rows in writes}
        before = {rows.game_id: rows.first_version - 1 for rows in reversed(writes)}
        relisted: list[Row] = []
        moved: list[Row] = []
        reseated: list[Rows] = []
        for game_id, rows in last.items():
            written = self._written.get(game_id)
            if written is not None and written.version != before[game_id]:
                written = None
            # Otherwise the database already has these values.
            if written is None or written.holders != rows.holders:
                reseated.append(rows)
            is_move = written is not None and written.listed == _listed(rows.listing)
            (moved if is_move else relisted).append(rows.listing)
        if first := [row for rows in writes for row in rows.first_entries]:
            connection.execute(INSERT_FIRST_ENTRY, first)
        following = [row for rows in writes for row in rows.following_entries]
        for entries in _one_of_each_game(following):
            self._insert_next_entries.execute(connection, entries)
        if relisted:
            self._put_listings.execute(connection, relisted)
        if moved:
            self._put_moves.execute(connection, moved)
        if reseated:
            connection.execute(DELETE_SEATS, [{"of_game": rows.game_id} for rows in reseated])
        if seats := [row for rows in reseated for row in rows.seats]:
            connection.execute(INSERT_SEAT, seats)
        if finished := [rows.game_id for rows in last.values() if rows.is_over]:
            self._pack(connection, finished)

    def _pack(self, connection: Connection, games: list[str]) -> None:
        """Pack the logs of finished games; leave those that can't be packed."""
        asked = {"texts": self._statements.texts(games)}
        try:
            found = connection.execute(self._statements.select_logs, asked).all()
        except OperationalError:
            # A row contains text that SQLite can't decode: leave the logs unpacked.
            return
        packed = []
        for game_id, rows in groupby(found, key=attrgetter("game_id")):
            entries = list(unpack(row._asdict() for row in rows))
            _refuse_repeated(entries)
            if (values := pack(entries)) is not None:
                packed.append({**values, "of_game": game_id, "last": entries[-1]["version"]})
        if packed:
            places = [{"of_game": each["of_game"], "last": each["last"]} for each in packed]
            connection.execute(DELETE_BEFORE, places)
            connection.execute(UPDATE_ENTRY, packed)

    def remember(self, writes: list[Rows]) -> None:
        """Cache the committed seats and listings."""
        for rows in writes:
            self._written[rows.game_id] = _Written(
                rows.last_version, rows.holders, _listed(rows.listing)
            )

    def forget(self, writes: list[Rows]) -> None:
        """Drop games from the cache: the outcome of these writes is unknown."""
        for rows in writes:
            self._written.pop(rows.game_id, None)

    def change(self, connection: Connection, changes: list[RowChange]) -> None:
        """Apply changes outside the logs."""
        groups: dict[tuple[Change, Change | None], list[RowChange]] = {}
        for change in changes:
            groups.setdefault((change.statement, change.then), []).append(change)
        # Inserts first: a guest must exist before a rename.
        for statements in sorted(groups, key=lambda each: not isinstance(each[0], Insert)):
            group = groups[statements]
            group.sort(key=attrgetter("key"))
            for statement in statements:
                if statement is not None:
                    connection.execute(statement, [change.row for change in group])


def _one_of_each_game(entries: list[Row]) -> list[list[Row]]:
    """Split entries into groups with one entry per game; a game's entries keep their order."""
    groups: list[list[Row]] = []
    depths: dict[object, int] = {}
    for entry in entries:
        depth = depths.get(entry["game_id"], 0)
        depths[entry["game_id"]] = depth + 1
        if depth == len(groups):
            groups.append([])
        groups[depth].append(entry)
    return groups


def _refuse_repeated(entries: list[Values]) -> None:
    """Raise `RepeatedActionError` as the unique index does, which can't see packed entries."""
    known: dict[tuple[object, object], Values] = {}
    for entry in entries:
        action = entry["actor"], entry["action_id"]
        if entry["action_id"] is not None and known.setdefault(action, entry) is not entry:
            raise RepeatedActionError(read_entry(known[action]))
