"""When something may be due in a room: a clock runs out, a bot is to move, nobody came back."""

from fourfold.server.config import Patience
from fourfold.server.room.room import Room

GRACE_SECONDS = 1.0
"""A room is looked at this long after something can be due."""


def seconds_until_due(
    room: Room, patience: Patience, *, idle: float, left: float | None
) -> float | None:
    """Return in how many seconds to look at a room; None for one in which nothing can be due.

    `idle` says for how long nothing has happened in it, and `left` how much time the seat to move
    has left; both in seconds by the service clock.
    """
    match room.status:
        case "waiting":
            seconds = patience.waiting_room - idle
        case "playing" if room.to_move is not None and room.bot(room.to_move) is not None:
            seconds = patience.bot - idle
        case "playing" if left is not None:
            seconds = left
        case "playing":
            seconds = patience.idle_game - idle
        case "over" if room.wants_rematch:
            seconds = patience.bot - idle
        case _:
            return None
    return seconds + GRACE_SECONDS
