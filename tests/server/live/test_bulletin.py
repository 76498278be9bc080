"""Messages are joined from parts that are JSON already: they must match the wire types."""

import json
from random import Random

import pytest

from fourfold.server.live.bulletin import Bulletin
from fourfold.server.room import view
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import SPECTATOR, Viewer
from fourfold.server.wire.action import DeclineDraw, Move, OfferDraw, Rematch, Resign
from fourfold.server.wire.message import FROM_SERVER, Events, Snapshot
from fourfold.server.wire.state import Clock
from tests.server.room.rooms import running_room, waiting_room

VIEWERS = (Viewer(1, "ann"), Viewer(2, "bob"), SPECTATOR)
CLOCK = Clock(seconds=30, left_ms=12_345)


def check_messages(room: Room) -> None:
    """Check both kinds of message for every viewer against the wire types and the view."""
    bulletin = Bulletin(room, lambda _: CLOCK)
    for viewer in VIEWERS:
        for text in (bulletin.snapshot(viewer), bulletin.since(room.version - 1, viewer)):
            message = FROM_SERVER.validate_json(text)
            assert isinstance(message, Snapshot | Events)
            assert json.loads(text) == message.model_dump(mode="json"), "no field is missing"
            state, position = message.state, view.view_position(room, viewer)
            assert (state.version, state.status) == (room.version, room.status)
            assert message.seat == room.seat_of(viewer)
            assert [(each.seat, each.name, each.guest) for each in state.seats] == [
                (
                    seat,
                    room.holder_name(seat),
                    room.people[seat].guest if seat in room.people else None,
                )
                for seat in room.seats
            ]
            assert state.clock == CLOCK
            if position is None:
                assert state.position is None
                continue
            assert state.position == room.adapter.describe_position(position)
            is_own_turn = viewer.seat is not None and viewer.seat == room.to_move
            legal = room.adapter.describe_moves(position.legal_moves()) if is_own_turn else None
            assert state.legal == legal
            assert (state.outcome is None) == (position.outcome is None)


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_messages_of_whole_games_match_the_wire_types(game: str) -> None:
    desk, random = running_room(game, guests=("ann", "bob")), Random(1)
    for _ in range(60):
        check_messages(desk.room)
        seat, match = desk.room.to_move, desk.room.match
        if seat is None or match is None:
            break
        move = random.choice(match.position.view(seat).legal_moves())
        desk.act(seat, Move(move=desk.room.game.format_move(move)))
    check_messages(desk.room)


def test_messages_of_rooms_without_moves_match_the_wire_types() -> None:
    check_messages(waiting_room(guests=('A "quoted" name \\ ',)).room)
    desk = running_room(guests=("ann", "bob"))
    for seat, action in (
        *((1, OfferDraw()), (2, DeclineDraw()), (2, Resign())),
        *((1, Rematch()), (2, Rematch())),
    ):
        desk.act(seat, action)
        check_messages(desk.room)
