"""What a viewer may know of a room: the one way out for sockets, pages, downloads and logs.

The cards of a game that has ended lie open, as at a table; until then each seat sees its own.
"""

from datetime import datetime
from functools import lru_cache

from fourfold.games import GAMES, quarto
from fourfold.games.event import format_event, is_move
from fourfold.games.game import Agreement, AnyPosition, Departure
from fourfold.games.record import Record
from fourfold.match import Match
from fourfold.server.room.decision import takeable
from fourfold.server.room.room import Room
from fourfold.server.room.telling import find_cleared, find_fault
from fourfold.server.room.viewer import Viewer
from fourfold.server.wire import message, state
from fourfold.server.wire.event import Event, Started
from fourfold.server.wire.position import describe_position
from fourfold.server.wire.table import QuartinoTable, QuartoTable, describe_table


def view_event(event: Event) -> Event:
    """Return an event without what nobody may know; the cards are in the position's view."""
    return Started(start=event.start) if isinstance(event, Started) else event


def view_entry(version: int, at: datetime, event: Event) -> message.Entry:
    """Return an entry of the log for the wire."""
    return message.Entry(version=version, at=format_time(at), event=view_event(event))


def view_position(room: Room, viewer: Viewer) -> AnyPosition | None:
    """Return the position as a viewer may know it; None before the start."""
    match = room.match
    if match is None:
        return None
    return match.position.view(room.seat_of(viewer)) if match.outcome is None else match.position


def view_record(room: Room, viewer: Viewer) -> Record | None:
    """Return the game as a record that holds what a viewer may know; None before the start."""
    match = room.match
    if match is None:
        return None
    record = match.record() if match.outcome else match.view_record(room.seat_of(viewer))
    bots = {f"Bot{seat}": bot for seat in room.seats if (bot := room.bot(seat)) is not None}
    return Record(record.headers | bots, record.turns)


def view_moments(
    room: Room, viewer: Viewer, first: int = 0, limit: int = 200
) -> tuple[state.Moment, ...]:
    """Return some moments of the game, as a viewer may know them; none before the start."""
    match = room.match
    if match is None:
        return ()
    seat_now = room.seat_of(viewer)
    moments = []
    moves = next((n for n, event in enumerate(match.events) if not is_move(event)), None)
    for number, position in enumerate(match.positions[first : first + limit], first):
        event = match.events[number - 1] if number else None
        before = match.positions[number - 1] if number else position
        known = position.view(seat_now) if match.outcome is None else position
        seat = event.seat if isinstance(event, Departure) else before.seat
        moments.append(
            state.Moment(
                seat=None if event is None or isinstance(event, Agreement) else seat,
                move=None if event is None else format_event(event, room.game),
                fault=find_fault(before, event) if event and is_move(event) else None,
                cleared=find_cleared(before, position),
                position=describe_position(known),
                to_move=position.seat,
                can_go_on=position.outcome is None and (moves is None or number <= moves),
            )
        )
    return tuple(moments)


class Views:
    """A room as it stands now, for all who look at it: what they share is made once."""

    def __init__(self, room: Room, clock: state.Clock | None = None) -> None:
        self._room = room
        self._clock = clock
        self._shared: tuple[AnyPosition | None, state.State] | None = None

    def of(self, viewer: Viewer) -> state.State:
        """Return how the room stands for a viewer."""
        room, seat = self._room, self._room.seat_of(viewer)
        position = view_position(room, viewer)
        if self._shared is None or self._shared[0] is not position:
            self._shared = position, self._make(position)
        if seat is None:
            return self._shared[1]
        own = {"legal": _legal(room, position, seat), "can_take_back": takeable(room, seat) > 0}
        return self._shared[1].model_copy(update=own)

    def _make(self, position: AnyPosition | None) -> state.State:
        room = self._room
        return state.State(
            version=room.version,
            status=room.status,
            seats=tuple(_holder(room, seat) for seat in room.seats),
            to_move=room.to_move,
            position=None if position is None else describe_position(position),
            legal=(),
            clock=self._clock,
            outcome=None if room.match is None else _outcome(room.match),
            missed=_missed(room),
            draw_offers=tuple(sorted(room.draw_offers)),
            rematch_offers=tuple(sorted(room.rematch_offers)),
            next=room.next_id,
            can_take_back=False,
        )


def view_state(room: Room, viewer: Viewer, clock: state.Clock | None = None) -> state.State:
    """Return how a room stands for a viewer."""
    return Views(room, clock).of(viewer)


def view_room(room: Room, opened_at: datetime) -> state.Description:
    """Return what does not change in a room."""
    plan = room.plan
    return state.Description(
        id=room.id,
        table=_table(plan.game, plan.rules),
        is_private=plan.is_private,
        previous=plan.previous,
        opened_at=format_time(opened_at),
    )


def format_time(at: datetime) -> str:
    """Write a time for the wire."""
    return at.isoformat(timespec="milliseconds")


@lru_cache(maxsize=256)
def _table(game: str, rules: str) -> QuartoTable | QuartinoTable:
    return describe_table(GAMES[game].parse_rules(rules))


def _legal(room: Room, position: AnyPosition | None, seat: int) -> tuple[str, ...]:
    if position is None or seat != room.to_move:
        return ()
    return tuple(map(room.game.format_move, position.legal_moves()))


def _holder(room: Room, seat: int) -> state.Holder:
    person = room.people.get(seat)
    return state.Holder(
        seat=seat,
        name=room.holder_name(seat),
        bot=room.bot(seat),
        guest=person.guest if person else None,
    )


def _outcome(match: Match) -> state.Outcome | None:
    outcome, position = match.outcome, match.position
    if outcome is None:
        return None
    group = _winning_group(match)
    shared: dict[str, int] = {}
    if group is not None and isinstance(position, quarto.Position):
        pieces = [piece for s in group.squares if (piece := position.board[s]) is not None]
        traits = quarto.shared_traits(pieces, position.rules.traits)
        shared = {trait.letter: value for trait, value in traits}
    return state.Outcome(
        winner=outcome.winner,
        reason=outcome.reason.value,
        group=None if group is None else str(group),
        shared=shared,
    )


def _winning_group(match: Match) -> quarto.Group | None:
    position = match.position
    if not isinstance(position, quarto.Position) or not position.outcome:
        return None
    last = match.events[-1]
    if isinstance(last, quarto.Call):
        return last.group
    is_line = position.outcome.reason == "line"
    return position.live_groups()[0] if is_line else None


def _missed(room: Room) -> tuple[state.Missed, ...]:
    match = room.match
    if match is None or match.outcome is None:
        return ()
    first = match.positions[0]
    if not isinstance(first, quarto.Position):
        return ()
    return tuple(
        state.Missed(
            group=str(missed.group),
            placer=missed.placer,
            seats=missed.seats,
            number=missed.number,
        )
        for missed in quarto.missed_groups(first, match.moves, is_over=True)
    )
