"""What viewers are sent about a room at one version, as JSON: each part is serialised once."""

from collections.abc import Callable

from fourfold.games.game import AnyPosition
from fourfold.server.room import view
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import Viewer
from fourfold.server.wire.message import MAX_ENTRIES_PER_MESSAGE
from fourfold.server.wire.state import Clock

TellClock = Callable[[Room], Clock | None]
"""Returns what viewers are told of the clock now."""


class Bulletin:
    """The messages about a room at its version, for any number of viewers.

    Entries are JSON already. What all who see the same position share is serialised once, and what
    a seat may do once for all of its viewers. Only the clock, which runs, is written each time.
    """

    def __init__(self, room: Room, tell_clock: TellClock) -> None:
        self.room = room
        self._tell_clock = tell_clock
        self._shared: tuple[AnyPosition | None, str] | None = None
        self._states: dict[int | None, str] = {}
        self._description: str | None = None
        self._latest: str | None = None

    def since(self, after: int | None, viewer: Viewer) -> str:
        """Return what a viewer has missed: events after a version, or else a snapshot.

        Whoever has nothing, has missed more than one message holds, or comes from a version that
        is not there gets a snapshot.
        """
        if after is None or not 0 <= self.room.version - after <= MAX_ENTRIES_PER_MESSAGE:
            return self.snapshot(viewer)
        seat = self.room.seat_of(viewer)
        return _join(
            type='"events"',
            seat=_format(seat),
            after=str(after),
            entries=_join_entries(self.room, after),
            state=self._state(seat, viewer),
        )

    def snapshot(self, viewer: Viewer) -> str:
        """Return the room as a viewer may know it, with its latest entries."""
        if self._description is None or self._latest is None:
            self._description = view.view_room(self.room).model_dump_json()
            first = max(0, self.room.version - MAX_ENTRIES_PER_MESSAGE)
            self._latest = _join_entries(self.room, first)
        seat = self.room.seat_of(viewer)
        return _join(
            type='"snapshot"',
            room=self._description,
            seat=_format(seat),
            entries=self._latest,
            state=self._state(seat, viewer),
        )

    def _state(self, seat: int | None, viewer: Viewer) -> str:
        state = self._states.get(seat)
        if state is None:
            position = view.view_position(self.room, viewer)
            own = view.view_own(self.room, position, viewer).model_dump_json()
            state = self._states[seat] = f"{self._share(position)},{own[1:-1]}"
        clock = self._tell_clock(self.room)
        told = "null" if clock is None else clock.model_dump_json()
        return f'{state},"clock":{told}}}'

    def _share(self, position: AnyPosition | None) -> str:
        """Return the beginning of a state, which is for all who see this position."""
        if self._shared is None or self._shared[0] is not position:
            shared = view.view_shared(self.room, position).model_dump_json()
            self._shared = position, shared.removesuffix("}")
        return self._shared[1]


def list_entries(room: Room, first: int, limit: int) -> str:
    """Return entries from a version on as a JSON array."""
    return f"[{','.join(room.entries[first - 1 : first - 1 + limit])}]"


def _join_entries(room: Room, after: int) -> str:
    return list_entries(room, after + 1, room.version)


def _format(seat: int | None) -> str:
    return "null" if seat is None else str(seat)


def _join(**fields: str) -> str:
    """Return an object of fields that are JSON already."""
    return "{" + ",".join(f'"{name}":{value}' for name, value in fields.items()) + "}"
