"""JSON messages about one version of a room, with each part serialised once."""

from collections.abc import Callable

from fourfold.games.game import AnyPosition
from fourfold.server.room import view
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import Viewer
from fourfold.server.wire.message import MAX_ENTRIES_PER_MESSAGE
from fourfold.server.wire.state import Clock

ViewClock = Callable[[Room], Clock | None]
"""Returns the clock as sent to viewers now."""


class Bulletin:
    """The messages about one version of a room, for any number of viewers.

    Log entries are JSON already. The shared state is cached per visible position, and the legal
    moves per seat. Only the running clock is serialised for every message.
    """

    def __init__(self, room: Room, view_clock: ViewClock) -> None:
        self.room = room
        self._view_clock = view_clock
        self._shared: tuple[AnyPosition | None, str] | None = None
        self._states: dict[int | None, str] = {}
        self._description: str | None = None
        self._latest: str | None = None

    def since(self, after: int | None, viewer: Viewer) -> str:
        """Return the events after a version, or a snapshot.

        A viewer gets a snapshot if they have nothing yet, missed more than one message holds, or
        claim a version that doesn't exist.
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
        """Return a snapshot of the room for a viewer, with its latest entries."""
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
        clock = self._view_clock(self.room)
        clock_json = "null" if clock is None else clock.model_dump_json()
        return f'{state},"clock":{clock_json}}}'

    def _share(self, position: AnyPosition | None) -> str:
        """Return the start of the state object, shared by all who see this position."""
        if self._shared is None or self._shared[0] is not position:
            shared = view.view_shared(self.room, position).model_dump_json()
            self._shared = position, shared.removesuffix("}")
        return self._shared[1]


def list_entries(room: Room, first: int, limit: int) -> str:
    """Return at most `limit` entries as a JSON array, starting at version `first`."""
    return f"[{','.join(room.entries[first - 1 : first - 1 + limit])}]"


def _join_entries(room: Room, after: int) -> str:
    return list_entries(room, after + 1, room.version)


def _format(seat: int | None) -> str:
    return "null" if seat is None else str(seat)


def _join(**fields: str) -> str:
    """Return a JSON object from fields that are JSON already."""
    return "{" + ",".join(f'"{name}":{value}' for name, value in fields.items()) + "}"
