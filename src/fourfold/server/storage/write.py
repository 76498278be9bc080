"""One step of one game: what is committed whole or not at all."""

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from fourfold.server.storage.entry import Entry
from fourfold.server.storage.listing import Listing, SeatHolder, sort_seats

MOST_INTEGER = 2**31 - 1
MOST = {"clock_ms": 2**63 - 1}
"""The columns that hold more than 32 bits."""

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Write:
    """The new entries of one game, one or more, and its listing after them."""

    entries: tuple[Entry, ...]
    listing: Listing

    def __post_init__(self) -> None:
        if not self.entries:
            raise ValueError("a write has at least one entry")
        game_id, first = self.entries[0].game_id, self.entries[0].version
        for version, entry in enumerate(self.entries, first):
            if (entry.game_id, entry.version) != (game_id, version):
                raise ValueError("the entries of a write are one game's, one version after another")
            if entry.action_id is not None and entry.actor is None:
                raise ValueError("an entry with the id of an action needs its actor")
        if first < 1:
            raise ValueError(f"no version of a game: {first}")
        if (self.listing.id, self.listing.version) != (game_id, self.entries[-1].version):
            raise ValueError("the listing of a write is of the same game, after the last entry")

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
    """A write as rows of the tables; made before it is queued, so that bad values hit their own."""

    game_id: str
    first_version: int
    last_version: int
    actions: tuple[tuple[str, str], ...]
    """The actor and id of each action among the entries."""

    first_entries: list[Row]
    """The entry with which the game begins, if it is among them."""

    following_entries: list[Row]
    """The other entries; each names the version before it, which must be in the log."""

    listing: Row
    holders: tuple[SeatHolder, ...]
    seats: list[Row]

    @property
    def count(self) -> int:
        """How many entries there are."""
        return self.last_version - self.first_version + 1


def make_rows(write: Write) -> Rows:
    """Return a write as rows; raise ValueError or TypeError for what no database can hold."""
    listing = write.listing
    holders = sort_seats(listing.seats)
    rows = Rows(
        write.game_id,
        write.first_version,
        listing.version,
        tuple((e.actor, e.action_id) for e in write.entries if e.actor and e.action_id),
        [_entry_row(entry) | {"version": 1} for entry in write.entries if entry.version == 1],
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
            # So that it can be looked for by itself.
            "position_key": listing.position_key if listing.status == "playing" else None,
            "due_at": listing.due_at,
            "created_at": listing.created_at,
            "updated_at": listing.updated_at,
            "previous_id": listing.previous_id,
            "next_id": listing.next_id,
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


def _entry_row(entry: Entry) -> Row:
    return {
        "game_id": entry.game_id,
        "kind": entry.kind,
        "body": json.dumps(entry.body, separators=(",", ":"), allow_nan=False),
        "actor": entry.actor,
        "action_id": entry.action_id,
        "rules_version": entry.rules_version,
        "at": entry.at,
        "process": entry.process,
        "clock_ms": entry.clock_ms,
        "schema": entry.schema,
    }


def _following_row(entry: Entry) -> Row:
    before = {"of_game": entry.game_id, "version_before": entry.version - 1}
    return _entry_row(entry) | before


def check_row(row: Row) -> None:
    """Refuse values that one of the databases cannot hold: a NUL, half a surrogate pair."""
    for name, value in row.items():
        if isinstance(value, str):
            if "\0" in value:
                raise ValueError(f"a NUL in the {name}")
            if not value.isascii():
                value.encode()
        elif isinstance(value, int):
            if abs(value) > MOST.get(name, MOST_INTEGER):
                raise ValueError(f"too large a number: {name}")
        elif isinstance(value, datetime) and value.tzinfo is None:
            raise ValueError(f"a moment without its zone: {name}")
