"""A database's final contents, read with plain SQL without the server's code."""

import json
import sqlite3
import zlib
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from fourfold.games import RULES_VERSION
from fourfold.server.storage.log_entry import LogEntry

ENTRIES = (
    "SELECT game_id, version, kind, body, actor, action_id, at, schema, pack FROM events "
    "ORDER BY game_id, version"
)
LISTINGS = "SELECT id, status, winner, reason, version FROM games"


class LedgerError(Exception):
    """The tables are from another version."""


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry of a log."""

    game: str
    version: int
    kind: str
    body: dict[str, Any]
    actor: str | None
    action: str | None
    at: datetime
    schema: int

    def entry(self) -> LogEntry:
        """Return it in the form that the server's fold takes."""
        return LogEntry(
            game_id=self.game,
            version=self.version,
            kind=self.kind,
            body=self.body,
            schema=self.schema,
            actor=self.actor,
            action_id=self.action,
            rules_version=RULES_VERSION,
            at=self.at,
            process="",
            clock_ms=0,
        )


@dataclass(frozen=True, slots=True)
class Listed:
    """A game as listed."""

    status: str
    winner: int | None
    reason: str | None
    version: int


@dataclass(frozen=True, slots=True)
class Ledger:
    logs: dict[str, list[StoredEntry]]
    listings: dict[str, Listed]

    def of(self, games: Set[str]) -> "Ledger":
        """Return only these games."""
        return Ledger(
            {game: log for game, log in self.logs.items() if game in games},
            {game: listed for game, listed in self.listings.items() if game in games},
        )


async def read_ledger(database: str) -> Ledger:
    """Read all logs and listings of a database: a file's path, or a URL.

    Raises `LedgerError` if the tables are not this version's.
    """
    if database.startswith("postgresql://"):
        return _make(*await _read_postgresql(database))
    return _make(*_read_sqlite(database))


def _read_sqlite(path: str) -> tuple[Sequence[Any], Sequence[Any]]:
    connection = sqlite3.connect(path)
    try:
        [found] = connection.execute("PRAGMA integrity_check").fetchone()
        assert found == "ok", found
        entries = connection.execute(ENTRIES).fetchall()
        return entries, connection.execute(LISTINGS).fetchall()
    except sqlite3.OperationalError as error:
        raise LedgerError(str(error)) from error
    finally:
        connection.close()


async def _read_postgresql(url: str) -> tuple[Sequence[Any], Sequence[Any]]:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url)
    try:
        return await connection.fetch(ENTRIES), await connection.fetch(LISTINGS)
    except (asyncpg.UndefinedColumnError, asyncpg.UndefinedTableError) as error:
        raise LedgerError(str(error)) from error
    finally:
        await connection.close()


def _make(entries: Sequence[Any], listings: Sequence[Any]) -> Ledger:
    logs: dict[str, list[StoredEntry]] = {}
    for game, version, kind, body, actor, action, at, schema in _unpack(entries):
        moment = datetime.fromisoformat(at) if isinstance(at, str) else at
        if moment.tzinfo is None:
            moment = moment.replace(tzinfo=UTC)
        kept = StoredEntry(game, version, kind, json.loads(body), actor, action, moment, schema)
        logs.setdefault(game, []).append(kept)
    return Ledger(logs, {game: Listed(*rest) for game, *rest in listings})


def _unpack(rows: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """Yield the entries of rows; those of finished games are packed."""
    for *row, packed in rows:
        if packed is None:
            yield tuple(row)
            continue
        game, last, *_ = row
        kind, body, actor, action, _, at, _, _, schema = json.loads(zlib.decompress(packed))
        columns = (kind, body, actor, action, at, schema)
        for version, entry in zip(range(1, last + 1), zip(*columns, strict=True), strict=True):
            yield (game, version, *entry)
