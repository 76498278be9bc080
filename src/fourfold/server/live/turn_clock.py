"""The turn clock of a room, on this process's monotonic clock."""

from collections.abc import Sequence

from fourfold.server.clock import Clock
from fourfold.server.room.room import Room
from fourfold.server.storage.log_entry import LogEntry
from fourfold.server.wire.state import Clock as WireClock

BEAT_SECONDS = 1.0
"""How often a process stores the server's uptime: two processes differ by at most this much."""


class TurnClock:
    """Measures the current turn of one room."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._began = 0.0
        """When the current turn began."""

    @property
    def began(self) -> float:
        """When the current turn began, in monotonic seconds."""
        return self._began

    def begin(self) -> None:
        """Start a turn now."""
        self._began = self._clock.monotonic()

    def resume(self, room: Room, entries: Sequence[LogEntry]) -> None:
        """Continue a turn that another process may have started. Downtime doesn't count."""
        self.begin()
        if room.status != "playing":
            return
        entry = entries[room.turn_version - 1]
        used = (self._clock.service_ms() - entry.clock_ms) / 1000
        if entry.process != self._clock.process:
            # The two clocks may differ by this much: decide in the player's favour.
            used -= BEAT_SECONDS
        self._began -= max(0.0, used)

    def deadline(self, room: Room) -> float | None:
        """Return when the current turn's time runs out; None if it is untimed."""
        seconds, seat = room.rules.seconds, room.to_move
        if seconds is None or seat is None or room.bot(seat) is not None:
            return None
        return self._began + float(seconds)

    def left(self, room: Room, known: int | None = None) -> float | None:
        """Return the seconds left in the current turn; None if it is untimed.

        A turn that begins after version `known` has not started on this clock yet.
        """
        deadline = self.deadline(room)
        if deadline is None:
            return None
        if known is not None and room.turn_version > known:
            return float(room.rules.seconds or 0)
        return deadline - self._clock.monotonic()

    def view(self, room: Room) -> WireClock | None:
        """Return the clock as sent to viewers."""
        left, seconds = self.left(room), room.rules.seconds
        if left is None or seconds is None:
            return None
        return WireClock(seconds=seconds, left_ms=round(max(0.0, left) * 1000))
