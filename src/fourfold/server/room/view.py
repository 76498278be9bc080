"""What a viewer may see of a room: sockets, pages, downloads and logs all go through here.

While a game is running, each seat sees only its own cards; afterwards everybody sees all of them.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from fourfold.games.event import is_move
from fourfold.games.game import AnyPosition, Move
from fourfold.games.record import Record
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import Viewer
from fourfold.server.wire import state


def view_position(room: Room, viewer: Viewer) -> AnyPosition | None:
    """Return the position as a viewer may see it; None before the start."""
    match = room.match
    if match is None:
        return None
    position: AnyPosition = match.position
    return position if position.outcome else position.view(room.seat_of(viewer))


def view_record(room: Room, viewer: Viewer) -> Record | None:
    """Return the game's record as a viewer may see it; None before the start."""
    match = room.match
    if match is None:
        return None
    record = match.record() if match.outcome else match.view_record(room.seat_of(viewer))
    bots = {f"Bot{seat}": bot for seat in room.seats if (bot := room.bot(seat)) is not None}
    return replace(record, headers=record.headers | bots)


def view_moments(
    room: Room, viewer: Viewer, first: int = 0, limit: int = 200
) -> tuple[state.Moment, ...]:
    """Return a range of the game's moments as a viewer may see them; empty before the start."""
    match = room.match
    if match is None:
        return ()
    seat, is_over = room.seat_of(viewer), match.outcome is not None
    moves = next((n for n, event in enumerate(match.events) if not is_move(event)), None)
    # No step leads to the first position.
    steps = room.steps(first - 1, limit) if first else [None, *room.steps(0, limit - 1)]
    return tuple(
        state.Moment(
            event=step,
            position=room.adapter.describe_position(position if is_over else position.view(seat)),
            to_move=position.seat,
            can_go_on=position.outcome is None and (moves is None or number <= moves),
        )
        for number, (position, step) in enumerate(
            zip(match.positions[first : first + limit], steps, strict=False), first
        )
    )


class Holding(NamedTuple):
    """Who sits in a seat, as in `state.Holder`: a hashable value for cache lookups."""

    seat: int
    name: str | None
    bot: str | None
    guest: str | None


def view_seats(room: Room) -> tuple[Holding, ...]:
    """Return who sits where."""
    return tuple(_holder(room, seat) for seat in room.seats)


def view_outcome(room: Room) -> state.Outcome | None:
    """Return how the game ended; None while it is in progress."""
    match = room.match
    if match is None or match.outcome is None:
        return None
    return state.Outcome(
        winner=match.outcome.winner,
        reason=room.end_reason or "",
        ending=room.adapter.describe_ending(match),
    )


def view_legal_moves(
    room: Room, position: AnyPosition | None, seat: int | None
) -> Sequence[Move] | None:
    """Return the moves that a seat may make now; None while it is not its turn."""
    if position is None or seat is None or seat != room.to_move:
        return None
    moves: Sequence[Move] = position.legal_moves()
    return moves


def view_room(room: Room) -> state.Description:
    """Return the parts of a room that never change."""
    plan = room.plan
    return state.Description(
        id=room.id,
        rules=room.adapter.describe_rules(room.rules),
        is_private=plan.is_private,
        previous=plan.previous,
        opened_at=format_time(room.opened_at),
    )


def format_time(at: datetime) -> str:
    """Format a time for the wire."""
    return at.isoformat(timespec="milliseconds")


def _holder(room: Room, seat: int) -> Holding:
    person = room.people.get(seat)
    return Holding(seat, room.holder_name(seat), room.bot(seat), person.guest if person else None)
