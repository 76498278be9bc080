"""Entries, listings and writes for the tests."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from fourfold.server.storage import Listing, LogEntry, SeatHolder, Write

START = datetime(2024, 2, 29, 12, 30, 0, 123_456, tzinfo=UTC)
SEATS = (SeatHolder(1, "ann", None, "Ann"), SeatHolder(2, None, "hard", "Bot"))


def make_entry(game_id: str, version: int, action_id: str | None = None, **more: Any) -> LogEntry:
    entry = LogEntry(
        game_id=game_id,
        version=version,
        kind="moved",
        body={"move": f"move {version}"},
        actor=None if action_id is None else "guest:ann",
        action_id=action_id,
        rules_version=1,
        at=START + timedelta(seconds=version),
        process="process",
        clock_ms=1000 * version,
        schema=1,
    )
    return replace(entry, **more)


def make_listing(game_id: str, version: int, **more: Any) -> Listing:
    listing = Listing(
        id=game_id,
        game="quarto",
        rules="CSHT",
        status="playing",
        is_private=False,
        opened_by="ann",
        seats=SEATS,
        people=1,
        version=version,
        created_at=START,
        updated_at=START + timedelta(seconds=version),
    )
    return replace(listing, **more)


def make_write(
    game_id: str, version: int, action_id: str | None = None, count: int = 1, **more: Any
) -> Write:
    """Return a write of some entries, the first an action; `more` is for the listing."""
    first = make_entry(game_id, version, action_id)
    others = (make_entry(game_id, version + number) for number in range(1, count))
    return Write((first, *others), make_listing(game_id, version + count - 1, **more))
