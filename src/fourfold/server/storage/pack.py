"""Packs the log of a game that is over: one compressed row of `events` in the place of many.

It is the row of the last entry, changed. Entries that follow have rows of their own.
"""

import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from fourfold.server.storage.error import UnreadableLogError

PACKED = "packed"
"""The kind of such a row."""

COLUMNS = (
    *("kind", "body", "actor", "action_id", "rules_version"),
    *("at", "process", "clock_ms", "schema"),
)
"""What is packed of each entry, column by column: what is alike lies together."""

Values = dict[str, Any]
"""A row of `events` by columns. Any: whatever somebody has put there."""


def pack(entries: Sequence[Values]) -> Values | None:
    """Return what changes in the last row when it takes the others in.

    None for a log that can't be packed, and so stays as it is: one with a gap, or with values that
    are not what belongs there.
    """
    if [entry["version"] for entry in entries] != list(range(1, len(entries) + 1)):
        return None
    try:
        # By these a guest's games are found whose name is to be changed.
        guests = {json.loads(each["body"])["guest"] for each in entries if each["kind"] == "joined"}
        body = json.dumps({"guests": sorted(guests)}, separators=(",", ":"))
        columns = [[_plain(entry[name]) for entry in entries] for name in COLUMNS]
        text = json.dumps(columns, separators=(",", ":"), allow_nan=False)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    packed = zlib.compress(text.encode())
    return {"kind": PACKED, "body": body, "actor": None, "action_id": None, "pack": packed}


def unpack(rows: Iterable[Values]) -> Iterator[Values]:
    """Yield the entries of rows of `events`, packed or not; raise `UnreadableLogError`."""
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


def _plain(value: Any) -> Any:
    """Return a time as the text that SQLite keeps."""
    if isinstance(value, datetime):
        return str(value.astimezone(UTC).replace(tzinfo=None))
    return value
