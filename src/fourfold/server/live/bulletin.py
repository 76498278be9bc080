"""JSON messages about one version of a room, with each part serialised once."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from fourfold.games.game import AnyPosition
from fourfold.server.room import view
from fourfold.server.room.decision import can_offer_draw, count_takeable
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import Viewer
from fourfold.server.wire.message import MAX_ENTRIES_PER_MESSAGE
from fourfold.server.wire.state import Clock, Holder

MAX_CACHED_HOLDERS = 4_096

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

        A viewer gets a snapshot if they have nothing yet, missed more than fits in one message, or
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
            state = self._states[seat] = self._share(position) + self._write_own(position, seat)
        clock = self._view_clock(self.room)
        clock_json = "null" if clock is None else clock.model_dump_json()
        return f'{state},"clock":{clock_json}}}'

    def _share(self, position: AnyPosition | None) -> str:
        """Return the start of the state object, shared by all who see this position."""
        if self._shared is None or self._shared[0] is not position:
            self._shared = position, self._write_shared(position).removesuffix("}")
        return self._shared[1]

    def _write_shared(self, position: AnyPosition | None) -> str:
        """Return the fields of `Shared` as JSON, without building the whole model."""
        room, outcome = self.room, view.view_outcome(self.room)
        described = None if position is None else room.adapter.describe_position(position)
        return _join(
            version=str(room.version),
            status=f'"{room.status}"',
            seats=_write_holders(view.view_seats(room)),
            to_move=_format(room.to_move),
            position="null" if described is None else described.model_dump_json(),
            outcome="null" if outcome is None else outcome.model_dump_json(),
            draw_offers=_list(room.draw_offers),
            rematch_offers=_list(room.rematch_offers),
            next="null" if room.next_id is None else f'"{room.next_id}"',
        )

    def _write_own(self, position: AnyPosition | None, seat: int | None) -> str:
        """Return the fields of `Own` as JSON, with a comma before each."""
        room = self.room
        moves = view.view_legal_moves(room, position, seat)
        legal = "null" if moves is None else room.adapter.write_moves(moves)
        can_take_back = seat is not None and count_takeable(room, seat) > 0
        can_offer = seat is not None and can_offer_draw(room, seat)
        return (
            f',"legal":{legal},"can_take_back":{_format(can_take_back)}'
            f',"can_offer_draw":{_format(can_offer)}'
        )


@lru_cache(MAX_CACHED_HOLDERS)
def _write_holders(holders: tuple[view.Holding, ...]) -> str:
    """Return who sits where as JSON: the same from the start of a game to its end."""
    return f"[{','.join(Holder(**each._asdict()).model_dump_json() for each in holders)}]"


def list_entries(room: Room, first: int, limit: int) -> str:
    """Return at most `limit` entries as a JSON array, starting at version `first`."""
    return f"[{','.join(room.entries[first - 1 : first - 1 + limit])}]"


def _join_entries(room: Room, after: int) -> str:
    return list_entries(room, after + 1, room.version)


def _format(value: int | None) -> str:
    """Return a number, truth value or None as JSON."""
    return "null" if value is None else str(value).lower()


def _list(seats: Iterable[int]) -> str:
    """Return seats in order as JSON."""
    return f"[{','.join(map(str, sorted(seats)))}]"


def _join(**fields: str) -> str:
    """Return a JSON object from fields that are JSON already."""
    return "{" + ",".join(f'"{name}":{value}' for name, value in fields.items()) + "}"
