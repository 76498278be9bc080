"""What the server sends its clients about a game, made by the server's own code."""

import json
from datetime import UTC, datetime
from typing import Any

from fourfold.bots import Choice
from fourfold.games.event import Event
from fourfold.games.game import Agreement, Departure
from fourfold.games.record import format_record
from fourfold.games.setup import AnySetup
from fourfold.match import Match
from fourfold.server.event import event as log
from fourfold.server.games.registry import ADAPTERS
from fourfold.server.room import view
from fourfold.server.room.room import MAX_TURNS, Room
from fourfold.server.room.viewer import Viewer

AT = datetime(2026, 1, 1, tzinfo=UTC)
NAMES = ("Ann", 'B "the" B', "C\\D", "Čeněk")


def open_room(setup: AnySetup) -> Room:
    """Return a room in which the game has just begun."""
    rules = setup.game.format_rules(setup.rules)
    opened = log.Opened(setup.game.name, rules, (None,) * setup.seats, host="host")
    joined = [log.Joined(n, f"guest{n}", NAMES[n - 1]) for n in range(1, setup.seats + 1)]
    deal = setup.deal or setup.game.draw_deal(setup.seats, seed=0)
    events: list[log.Event] = [opened, *joined, log.Started(setup.starter, deal)]
    room = Room("parity").after((event, AT) for event in events)
    if setup.first is not None:
        # A server's own games don't begin from positions.
        room.match = Match(setup, names=NAMES[: setup.seats], turn_cap=MAX_TURNS)
    return room


def play_on(room: Room, event: Event, *, is_absence: bool = False) -> Room:
    """Return the room after an event of the game."""
    assert room.match is not None
    step: log.Event
    match event:
        case Agreement():
            step = log.DrawAgreed()
        case Departure(seat, reason):
            step = log.Departed(seat, "absence" if is_absence else reason.value)  # type: ignore[arg-type]
        case move:
            assert room.match.seat is not None
            step = log.Moved(room.match.seat, move)
    return room.after([(step, AT)])


def viewer_of(seat: int | None) -> Viewer:
    """Return a seat's viewer, or a spectator."""
    return Viewer(seat, None if seat is None else f"guest{seat}")


def describe_rules(room: Room) -> str:
    """Return the rule set's description as JSON."""
    return room.adapter.describe_rules(room.rules).model_dump_json()


def describe_state(room: Room, seat: int | None) -> str:
    """Return the game's part of a room's state as JSON; fields as `live.bulletin` writes them."""
    assert room.match is not None
    adapter, viewer = room.adapter, viewer_of(seat)
    position = view.view_position(room, viewer)
    moves = view.view_legal_moves(room, position, seat)
    outcome = view.view_outcome(room)
    has_call = any(map(adapter.is_call, room.match.position.sensible_moves()))
    fields = {
        "to_move": "null" if room.to_move is None else str(room.to_move),
        "position": adapter.describe_position(position).model_dump_json(),
        "legal": "null" if moves is None else adapter.write_moves(moves),
        "outcome": "null" if outcome is None else outcome.model_dump_json(),
        "has_call": str(has_call).lower(),
    }
    return "{" + ",".join(f'"{key}":{value}' for key, value in fields.items()) + "}"


def describe_steps(room: Room) -> str:
    """Return the game's steps as JSON."""
    return f"[{','.join(step.model_dump_json() for step in room.steps())}]"


def describe_moments(room: Room, seat: int | None, first: int, limit: int) -> str:
    """Return some of the game's moments as JSON."""
    moments = view.view_moments(room, viewer_of(seat), first, limit)
    return f"[{','.join(moment.model_dump_json() for moment in moments)}]"


def describe_record(room: Room, seat: int | None) -> str:
    """Return the record as a download has it."""
    record = view.view_record(room, viewer_of(seat))
    assert record is not None
    return format_record(record)


def describe_choice(game: str, choice: Choice[Any]) -> Any:
    """Return a bot's choice as the core writes it. `Any` because it is JSON."""

    def write_moves(moves: Any) -> Any:
        return json.loads(ADAPTERS[game].write_moves(moves))

    return {
        "moves": write_moves(choice.moves),
        "value": choice.value,
        "line": write_moves(choice.line),
        "candidates": [
            {"moves": write_moves(each.moves), "value": each.value} for each in choice.candidates
        ],
    }
