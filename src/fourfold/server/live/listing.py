"""A room's row in the list of games, written in the same transaction as its log."""

from datetime import datetime, timedelta

from fourfold.server.room.room import Room
from fourfold.server.storage.listing import Listing, SeatHolder

MAX_LAG = timedelta(seconds=30)
"""How far a running game's time in the lists may lag behind its latest move: two indexes contain
it, and writing them takes longer than the rest of the row."""


def make_listing(room: Room, due_ms: int | None, before: Listing | None = None) -> Listing:
    """Return a room's listing; `due_ms` is when it needs attention, by the service clock.

    `before` is the listing that this process wrote last.
    """
    plan, match = room.plan, room.match
    outcome = match.outcome if match else None
    return Listing(
        id=room.id,
        game=plan.game,
        rules=plan.rules,
        status=room.status,
        is_private=plan.is_private,
        opened_by=plan.host,
        seats=tuple(_holder(room, seat) for seat in room.seats),
        people=len(room.people),
        version=room.version,
        winner=outcome.winner if outcome else None,
        reason=room.end_reason,
        position_key=_key(room),
        due_ms=due_ms,
        created_at=room.opened_at,
        updated_at=_listed_at(room, before),
    )


def _listed_at(room: Room, before: Listing | None) -> datetime:
    """Return the room's time in the lists."""
    if before is None or not before.status == room.status == "playing":
        return room.updated_at
    # The wall clock may have been set back.
    is_recent = timedelta() <= room.updated_at - before.updated_at < MAX_LAG
    return before.updated_at if is_recent else room.updated_at


def _holder(room: Room, seat: int) -> SeatHolder:
    person = room.people.get(seat)
    return SeatHolder(
        seat=seat,
        guest_id=person.guest if person else None,
        bot=room.bot(seat),
        name=room.holder_name(seat) or "",
    )


def _key(room: Room) -> str | None:
    """Return the key of a position that may not be analysed now; None if it may be."""
    is_guarded = room.status == "playing" and room.is_between_people
    return room.adapter.position_key(room.match.position) if is_guarded and room.match else None
