"""Converts table rows to values."""

import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from itertools import groupby

from fourfold.server.storage.error import UnreadableLogError
from fourfold.server.storage.listing import Listing, SeatHolder
from fourfold.server.storage.log_entry import LogEntry
from fourfold.server.storage.pack import Values, unpack
from fourfold.server.storage.sql_type import AnyRow


def read_log(game_id: str, after: int, rows: Iterable[AnyRow]) -> list[LogEntry]:
    """Return ordered rows of `events` as a game's log after a version.

    Raise `UnreadableLogError` for a gap or an unreadable row.
    """
    entries: list[LogEntry] = []
    # A packed row also contains earlier entries.
    beyond = (
        values for values in unpack(row._asdict() for row in rows) if values["version"] > after
    )
    for version, values in enumerate(beyond, after + 1):
        if values["version"] != version:
            cause = f"missing; the next version in the log is {values['version']}"
            raise UnreadableLogError(game_id, version, "version", cause)
        entries.append(read_entry(values))
    return entries


def read_entry(values: Values) -> LogEntry:
    """Convert a row's values to a log entry; raise `UnreadableLogError`.

    SQLite columns accept any type, so every value is checked.
    """
    values = values.copy()
    try:
        for field, types in FIELDS.items():
            if not isinstance(values[field], types):
                raise _FieldError(field, f"{values[field]!r} has the wrong type")
        values["body"] = _read_body(values["body"])
        values["at"] = _read_moment(values["at"])
    except _FieldError as error:
        game_id, version = values["game_id"], values["version"]
        raise UnreadableLogError(game_id, version, error.field, error.cause) from None
    return LogEntry(**values)


FIELDS: dict[str, tuple[type, ...]] = {
    "kind": (str,),
    "body": (str,),
    "actor": (str, type(None)),
    "action_id": (str, type(None)),
    "rules_version": (int,),
    "at": (datetime, str),
    "process": (str,),
    "clock_ms": (int,),
    "schema": (int,),
}
"""The valid types of each column of `events`."""


class _FieldError(Exception):
    def __init__(self, field: str, cause: str) -> None:
        super().__init__(field, cause)
        self.field = field
        self.cause = cause


def _read_body(text: str) -> dict[str, object]:
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _FieldError("body", f"not JSON: {error}") from None
    if not isinstance(body, dict):
        raise _FieldError("body", "not a JSON object")
    return body


def _read_moment(value: datetime | str) -> datetime:
    """Convert a time from PostgreSQL's driver, or SQLite's text."""
    if isinstance(value, datetime):
        return value.astimezone(UTC)
    try:
        return datetime.fromisoformat(value).replace(tzinfo=UTC)
    except ValueError:
        raise _FieldError("at", f"{value!r} is not a time") from None


def read_listings(rows: Iterable[AnyRow]) -> Iterator[Listing]:
    """Yield listings from rows of `games` joined with their seats, grouped by game."""
    for _, group in groupby(rows, key=lambda row: row.id):
        yield _read_listing(list(group))


def _read_listing(rows: list[AnyRow]) -> Listing:
    row = rows[0]
    return Listing(
        id=row.id,
        game=row.game,
        rules=row.rules,
        status=row.status,
        is_private=row.is_private,
        opened_by=row.opened_by,
        # A game without seats is one row with NULL seat columns.
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
        due_ms=row.due_ms,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )
