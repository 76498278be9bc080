"""Packs a finished game's log: one compressed row of `events` instead of many.

The last entry's row becomes the packed row. Later entries get separate rows.
"""

import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from fourfold.server.storage.error import UnreadableLogError

PACKED = "packed"
"""The `kind` of a packed row."""

COLUMNS = (
    *("kind", "body", "actor", "action_id", "rules_version"),
    *("at", "process", "clock_ms", "schema"),
)
"""The packed columns, stored column by column because similar values compress well."""

Values = dict[str, Any]
"""A row of `events` by column name. Any: SQLite columns can hold any type."""


def pack(entries: Sequence[Values]) -> Values | None:
    """Return the column values that turn the last row into the packed row.

    Return None if the log can't be packed because it has a gap or invalid values.
    """
    if [entry["version"] for entry in entries] != list(range(1, len(entries) + 1)):
        return None
    try:
        # The guests' ids let a rename find their games.
        guests = {json.loads(each["body"])["guest"] for each in entries if each["kind"] == "joined"}
        body = json.dumps({"guests": sorted(guests)}, separators=(",", ":"))
        columns = [[_plain(entry[name]) for entry in entries] for name in COLUMNS]
        text = json.dumps(columns, separators=(",", ":"), allow_nan=False)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    packed = zlib.compress(text.encode())
    return {"kind": PACKED, "body": body, "actor": None, "action_id": None, "pack": packed}


def unpack(rows: Iterable[Values]) -> Iterator[Values]:
    """Yield the entries in rows of `events`, packed or not; raise `UnreadableLogError`."""
    for row in rows:
        if row["pack"] is None:
            yield {name: value for name, value in row.items() if name != "pack"}
        else:
            yield from _expand(row["game_id"], row["version"], row["pack"])


def _expand(game_id: str, version: int, packed: bytes) -> list[Values]:
    try:
        columns = json.loads(zlib.decompress(packed))
        lines = zip(range(1, version + 1), *columns, strict=True)
        return [
            {"game_id": game_id, "version": number, **dict(zip(COLUMNS, line, strict=True))}
            for number, *line in lines
        ]
    except (zlib.error, ValueError, TypeError, RecursionError) as error:
        raise UnreadableLogError(game_id, version, "pack", str(error)) from None


def _plain(value: object) -> object:
    """Return a time in SQLite's text format; other values unchanged."""
    if isinstance(value, datetime):
        return str(value.astimezone(UTC).replace(tzinfo=None))
    return value
