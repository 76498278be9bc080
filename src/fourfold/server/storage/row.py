"""Rows of the tables as the values that they stand for."""

import json
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from sqlalchemy import Row

from fourfold.server.storage.entry import Entry
from fourfold.server.storage.listing import Listing, SeatHolder


def read_entry(row: Row[Any]) -> Entry:
    """Return a row of `events` as an entry."""
    game_id, version, kind, body, *rest = tuple[Any, ...](row)
    return Entry(game_id, version, kind, json.loads(body), *rest)


def read_listings(rows: Iterable[Row[Any]]) -> Iterator[Listing]:
    """Yield the games of rows of `games`, each joined with its seats, one game after the other."""
    for _, group in groupby(rows, key=lambda row: row.id):
        yield _read_listing(list(group))


def _read_listing(rows: list[Row[Any]]) -> Listing:
    row = rows[0]
    return Listing(
        id=row.id,
        game=row.game,
        rules=row.rules,
        status=row.status,
        is_private=row.is_private,
        opened_by=row.opened_by,
        # A game without seats is one row, with nothing joined to it.
        seats=tuple(
            SeatHolder(row.seat, row.guest_id, row.bot, row.name)
            for row in rows
            if row.seat is not None
        ),
        people=row.people,
        version=row.version,
        winner=row.winner,
        reason=row.reason,
        position_key=row.position_key,
        due_at=row.due_at,
        created_at=row.created_at,
        updated_at=row.updated_at,
        previous_id=row.previous_id,
        next_id=row.next_id,
    )
