"""What viewers may see of a room."""

import pytest

from fourfold.games import quartino
from fourfold.server.room.view import (
    view_legal_moves,
    view_moments,
    view_outcome,
    view_position,
    view_record,
)
from fourfold.server.room.viewer import SPECTATOR, Viewer
from fourfold.server.wire.action import Resign
from tests.server.room.rooms import running_room, waiting_room

ANN, BEN = Viewer(1, "ann"), Viewer(2, "ben")


def test_before_the_start_there_is_nothing_to_see() -> None:
    room = waiting_room(guests=("ann",)).room
    assert view_position(room, ANN) is None
    assert view_record(room, ANN) is None
    assert view_moments(room, ANN) == ()


@pytest.mark.parametrize(
    ("viewer", "shown"), [(ANN, [True, False]), (BEN, [False, True]), (SPECTATOR, [False, False])]
)
def test_a_seat_sees_only_its_own_cards(viewer: Viewer, shown: list[bool]) -> None:
    position = view_position(running_room("quartino").room, viewer)
    assert isinstance(position, quartino.Position)
    assert [None not in rack.hidden for rack in position.racks] == shown


def test_a_seat_belongs_to_its_holder_alone() -> None:
    room = running_room().room
    assert (room.seat_of(ANN), room.seat_of(BEN)) == (1, 2)
    assert room.seat_of(SPECTATOR) is None
    assert room.seat_of(Viewer(1, "ben")) is None


def test_the_record_names_the_bots() -> None:
    record = view_record(running_room(bots=(None, "keen")).room, SPECTATOR)
    assert record is not None
    bots = {key: value for key, value in record.headers.items() if key.startswith("Bot")}
    assert bots == {"Bot2": "keen"}


def test_the_first_moment_has_no_event() -> None:
    desk = running_room()
    desk.play("=5 b2")
    events = [moment.event for moment in view_moments(desk.room, SPECTATOR)]
    assert events[0] is None
    assert [event and event.kind for event in events[1:]] == ["moved", "moved"]


def test_only_the_seat_to_move_gets_legal_moves() -> None:
    room = running_room().room
    assert room.match is not None
    position = room.match.position
    assert view_legal_moves(room, position, 1) == position.legal_moves()
    assert view_legal_moves(room, position, 2) is None
    assert view_legal_moves(room, position, None) is None
    assert view_legal_moves(waiting_room().room, None, None) is None
    assert view_legal_moves(waiting_room().room, None, 1) is None


def test_a_game_can_continue_from_moments_before_a_departure() -> None:
    desk = running_room("quartino", bots=(None,) * 3)
    desk.play("R0 .")
    desk.act(2, Resign())
    desk.play("Y0")
    moments = view_moments(desk.room, SPECTATOR)
    assert [moment.can_go_on for moment in moments] == [True, True, True, False, False]
    assert [moment.can_go_on for moment in view_moments(desk.room, SPECTATOR, 2, 2)] == [
        True,
        False,
    ]


def test_a_finished_game_cannot_continue_from_its_end() -> None:
    desk = running_room()
    desk.play("=5 b2")
    assert [moment.can_go_on for moment in view_moments(desk.room, SPECTATOR)] == [True] * 3
    assert view_outcome(desk.room) is None
    assert view_outcome(waiting_room().room) is None
    desk.act(1, Resign())
    assert [moment.can_go_on for moment in view_moments(desk.room, SPECTATOR)] == [
        *(True, True, True),
        False,
    ]
    outcome = view_outcome(desk.room)
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (2, "resignation")
