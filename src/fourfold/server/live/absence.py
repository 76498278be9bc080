"""How long the players of a room have been disconnected."""

from collections.abc import Iterable

from fourfold.server.clock import Clock


class Absences:
    """When each guest was last connected to a room, through any process.

    No absence begins before the room was loaded here: after a restart nobody has been away for
    longer than the server has been up.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._began = clock.monotonic()
        self._present: set[str] = set()
        self._left: dict[str, float] = {}

    def update(self, present: Iterable[str]) -> None:
        """Record which guests are connected now."""
        now, before = self._clock.monotonic(), self._present
        self._present = set(present)
        self._left |= dict.fromkeys(before - self._present, now)

    def restart(self) -> None:
        """Count everybody's absence from now on, because it is unknown who was connected."""
        self._began = self._clock.monotonic()
        self._left.clear()

    def since(self, guest: str) -> float | None:
        """Return since when a guest has been away, in monotonic seconds; None if connected."""
        return None if guest in self._present else self._left.get(guest, self._began)
