"""One step of one game, committed atomically."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from fourfold.server.storage.listing import FINISHED, Listing, SeatHolder, sort_seats
from fourfold.server.storage.log_entry import LogEntry

MAX_INTEGER = 2**31 - 1
MAX_BIG_INTEGER = 2**63 - 1
BIG_INTEGERS = {"clock_ms", "due_ms", "now_ms", "until_ms"}
"""The 64-bit columns."""

Row = dict[str, object]

# Created once: `json.dumps` would create an encoder for every body.
_encode_body = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


@dataclass(frozen=True, slots=True)
class Write:
    """One or more new entries of one game, and its listing after them."""

    entries: tuple[LogEntry, ...]
    listing: Listing

    def __post_init__(self) -> None:
        if not self.entries:
            raise ValueError("a write needs at least one entry")
        game_id, first = self.entries[0].game_id, self.entries[0].version
        for version, entry in enumerate(self.entries, first):
            if (entry.game_id, entry.version) != (game_id, version):
                raise ValueError(
                    "the entries of a write must be of one game, in consecutive versions"
                )
            if entry.action_id is not None and entry.actor is None:
                raise ValueError("an entry with an action id needs an actor")
        if first < 1:
            raise ValueError(f"versions are counted from 1, not {first}")
        if (self.listing.id, self.listing.version) != (game_id, self.entries[-1].version):
            raise ValueError(
                "the listing of a write must be of the same game, as of its last entry"
            )

    @property
    def game_id(self) -> str:
        """The game."""
        return self.listing.id

    @property
    def first_version(self) -> int:
        """The version of the first entry."""
        return self.entries[0].version


@dataclass(frozen=True, slots=True)
class Rows:
    """A write as rows, built before it is queued so that bad values only fail their own write."""

    game_id: str
    first_version: int
    last_version: int
    actions: tuple[tuple[str, str], ...]
    """The actor and id of each action among the entries."""

    first_entries: list[Row]
    """The game's first entry, if this write contains it."""

    following_entries: list[Row]
    """The other entries; each names its predecessor, which must be in the log."""

    listing: Row
    holders: tuple[SeatHolder, ...]
    seats: list[Row]

    @property
    def is_over(self) -> bool:
        """Whether the game is over after this write, or was closed before it began."""
        return self.listing["status"] in FINISHED

    @property
    def count(self) -> int:
        """The number of entries."""
        return self.last_version - self.first_version + 1


def make_rows(write: Write) -> Rows:
    """Convert a write to rows; raise ValueError or TypeError for values no database can hold."""
    listing = write.listing
    holders = sort_seats(listing.seats)
    rows = Rows(
        write.game_id,
        write.first_version,
        listing.version,
        tuple((e.actor, e.action_id) for e in write.entries if e.actor and e.action_id),
        [_first_row(entry) for entry in write.entries if entry.version == 1],
        [_following_row(entry) for entry in write.entries if entry.version > 1],
        {
            "id": listing.id,
            "game": listing.game,
            "rules": listing.rules,
            "status": listing.status,
            "is_private": listing.is_private,
            "opened_by": listing.opened_by,
            "people": listing.people,
            "version": listing.version,
            "winner": listing.winner,
            "reason": listing.reason,
            # So that every key in the table belongs to a running game.
            "position_key": listing.position_key if listing.status == "playing" else None,
            "due_ms": listing.due_ms,
            "created_at": listing.created_at,
            "updated_at": listing.updated_at,
        },
        holders,
        [
            {
                "game_id": listing.id,
                "seat": holder.seat,
                "guest_id": holder.guest_id,
                "bot": holder.bot,
                "name": holder.name,
            }
            for holder in holders
        ],
    )
    for row in (*rows.first_entries, *rows.following_entries, rows.listing, *rows.seats):
        check_row(row)
    return rows


def _entry_row(entry: LogEntry) -> Row:
    return {
        "game_id": entry.game_id,
        "kind": entry.kind,
        "body": _encode_body(entry.body),
        "actor": entry.actor,
        "action_id": entry.action_id,
        "rules_version": entry.rules_version,
        "at": entry.at,
        "process": entry.process,
        "clock_ms": entry.clock_ms,
        "schema": entry.schema,
    }


def _first_row(entry: LogEntry) -> Row:
    return _entry_row(entry) | {"of_game": entry.game_id}


def _following_row(entry: LogEntry) -> Row:
    before = {"of_game": entry.game_id, "version_before": entry.version - 1}
    return _entry_row(entry) | before


def check_row(row: Mapping[str, object]) -> None:
    """Raise ValueError for values that a database can't hold, such as NUL or a lone surrogate."""
    for name, value in row.items():
        if isinstance(value, str):
            if "\0" in value:
                raise ValueError(f"{name} contains a NUL character")
            if not value.isascii():
                value.encode()
        elif isinstance(value, int):
            if abs(value) > (MAX_BIG_INTEGER if name in BIG_INTEGERS else MAX_INTEGER):
                raise ValueError(f"{name} is too large")
        elif isinstance(value, datetime) and value.tzinfo is None:
            raise ValueError(f"{name} has no time zone")
