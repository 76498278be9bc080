"""When a room needs attention next: a clock runs out, a bot must move, or it was abandoned."""

from fourfold.server.config import Timeouts
from fourfold.server.room.room import Room

GRACE_SECONDS = 1.0
"""Margin added to every due time."""


def seconds_until_due(
    room: Room, timeouts: Timeouts, *, idle: float, left: float | None
) -> float | None:
    """Return the seconds until a room needs attention; None if it never will.

    `idle` is the time since its last event, and `left` the time left to the seat to move; both in
    seconds of the service clock.
    """
    match room.status:
        case "waiting" if room.plan.is_seek:
            # The log doesn't say whether its host is still there: keep checking.
            seconds = timeouts.seek
        case "waiting":
            seconds = timeouts.waiting_room - idle
        case "playing" if room.to_move is not None and room.bot(room.to_move) is not None:
            seconds = timeouts.bot - idle
        case "playing" if left is not None:
            seconds = left
        case "playing":
            seconds = timeouts.idle_game - idle
        case "over" if room.wants_rematch:
            seconds = timeouts.bot - idle
        case _:
            return None
    return seconds + GRACE_SECONDS
