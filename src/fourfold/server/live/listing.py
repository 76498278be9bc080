"""A room's row in the list of games, written in the same transaction as its log."""

from fourfold.server.room.room import Room
from fourfold.server.storage.listing import Listing, SeatHolder


def make_listing(room: Room, due_ms: int | None) -> Listing:
    """Return a room's listing; `due_ms` is when it needs attention, by the service clock."""
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
        updated_at=room.updated_at,
    )


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
