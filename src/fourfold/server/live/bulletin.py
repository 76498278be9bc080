"""What viewers are sent about a room at one version, as JSON: each part is serialised once."""

import json
from collections.abc import Callable

from fourfold.server.room import view
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import Viewer
from fourfold.server.wire.message import MAX_ENTRIES_PER_MESSAGE
from fourfold.server.wire.state import Clock

TellClock = Callable[[Room], Clock | None]
"""Returns what viewers are told of the clock now."""


class Bulletin:
    """The messages about a room at its version, for any number of viewers.

    Entries are JSON already; a seat's state is serialised when the first of its viewers asks. Only
    the clock, which runs, is written anew each time.
    """

    def __init__(self, room: Room, tell_clock: TellClock) -> None:
        self.room = room
        self._tell_clock = tell_clock
        self._views = view.Views(room)
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
            seat=json.dumps(seat),
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
            seat=json.dumps(seat),
            entries=self._latest,
            state=self._state(seat, viewer),
        )

    def _state(self, seat: int | None, viewer: Viewer) -> str:
        if seat not in self._states:
            state = self._views.of(viewer).model_dump_json(exclude={"clock"})
            self._states[seat] = state.removesuffix("}")
        clock = self._tell_clock(self.room)
        told = "null" if clock is None else clock.model_dump_json()
        return f'{self._states[seat]},"clock":{told}}}'


def list_entries(room: Room, first: int, limit: int) -> str:
    """Return entries from a version on as a JSON array."""
    return f"[{','.join(room.entries[first - 1 : first - 1 + limit])}]"


def _join_entries(room: Room, after: int) -> str:
    return list_entries(room, after + 1, room.version)


def _join(**fields: str) -> str:
    """Return an object of fields that are JSON already."""
    return "{" + ",".join(f'"{name}":{value}' for name, value in fields.items()) + "}"
