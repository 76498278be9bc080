"""Writes rows of the two tables that every move changes.

SQLAlchemy takes longer to prepare a statement than SQLite to execute it. And with `executemany` the
driver releases the GIL for every row, then waits for the event loop to release it again. So on
SQLite several rows go into one statement, and the driver keeps the statements prepared.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.engine import Dialect

from fourfold.server.storage.sql_table import EVENTS, GAMES, Moment
from fourfold.server.storage.statement import INSERT_NEXT_ENTRY, PER_MOVE, Change, Statements
from fourfold.server.storage.write import Row

BATCH_SIZES = (64, 32, *range(16, 0, -1))
"""Rows per statement. Most transactions need only one statement; the driver can keep all of them
prepared; and each has fewer than 999 parameters."""


class BulkStatement:
    """A statement for many rows."""

    def __init__(
        self, statement: Change, names: Sequence[str], write: Callable[[int], str], dialect: Dialect
    ) -> None:
        """Wrap a statement; `write` returns its SQLite text for a number of rows of `names`."""
        self._statement = statement
        self._is_sqlite = dialect.name == "sqlite"
        self._values = itemgetter(*names)
        columns = statement.table.columns
        self._moments = [
            index
            for index, name in enumerate(names)
            if name in columns and isinstance(columns[name].type, Moment)
        ]
        self._write = cache(write)

    def execute(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Write the rows, in the connection's transaction; on SQLite, errors are the driver's."""
        if not self._is_sqlite:
            connection.execute(self._statement, rows)
            return
        # Any: its type doesn't say that it is SQLite's.
        driver: Any = connection.connection.driver_connection
        start = 0
        for size in BATCH_SIZES:
            while len(rows) - start >= size:
                values = chain.from_iterable(map(self._read, rows[start : start + size]))
                driver.execute(self._write(size), tuple(values))
                start += size

    def _read(self, row: Row) -> list[object]:
        """Return a row's values as SQLAlchemy would hand them to the driver."""
        values = list(self._values(row))
        for index in self._moments:
            at = datetime.astimezone(values[index], UTC).replace(tzinfo=None)
            values[index] = at.isoformat(" ", "microseconds")
        return values


def insert_next_entries(dialect: Dialect) -> BulkStatement:
    """Return `INSERT_NEXT_ENTRY` for many games, one entry per game."""
    # Only the last entry of a finished game has a pack.
    columns = [each.name for each in EVENTS.columns if each.name not in ("version", "pack")]
    row = (
        "((SELECT version + 1 FROM events WHERE game_id = ? AND version = ?), "
        f"{', '.join('?' * len(columns))})"
    )
    head = f"INSERT INTO events (version, {', '.join(columns)}) VALUES "
    names = ("of_game", "version_before", *columns)
    return BulkStatement(
        INSERT_NEXT_ENTRY, names, lambda size: head + ", ".join([row] * size), dialect
    )


def put_listings(statements: Statements, dialect: Dialect) -> BulkStatement:
    """Return `Statements.put_listing` for many games."""
    changed = [column.name for column in GAMES.columns if column.name != "id"]
    return _put(statements.put_listing, changed, dialect)


def put_moves(statements: Statements, dialect: Dialect) -> BulkStatement:
    """Return `Statements.put_move` for many games: SQLite writes only the indexes that change."""
    return _put(statements.put_move, PER_MOVE, dialect)


def _put(statement: Change, changed: Sequence[str], dialect: Dialect) -> BulkStatement:
    names = [column.name for column in GAMES.columns]
    row = f"({', '.join('?' * len(names))})"
    head = f"INSERT INTO games ({', '.join(names)}) VALUES "
    changes = ", ".join(f"{name} = excluded.{name}" for name in changed)
    tail = f" ON CONFLICT (id) DO UPDATE SET {changes}"
    return BulkStatement(
        statement, names, lambda size: head + ", ".join([row] * size) + tail, dialect
    )
