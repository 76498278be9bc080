"""Moves as events: their faults, and what Column removes."""

import pytest

from fourfold.games.game import AnyPosition, Departure, Reason
from fourfold.games.quartino import QUARTINO, Position
from fourfold.games.quarto import QUARTO
from fourfold.server.event import event as log
from fourfold.server.games.adapter import AnyAdapter
from fourfold.server.games.registry import ADAPTERS
from fourfold.server.room.conversion import convert_step
from fourfold.server.wire.event import Departed, Moved

RACKS = "RYGB,BGYR,GRYB,YBRG;/?,?,?,?;/?,?,?,?;"


def make_position(stacks: str, phase: str = "claim") -> Position:
    position = QUARTINO.parse_position(f"{stacks} 1 {phase} {RACKS}", QUARTINO.parse_rules("wheel"))
    assert isinstance(position, Position)
    return position


def convert_moves(adapter: AnyAdapter, position: AnyPosition, *moves: str) -> list[Moved]:
    converted = []
    for text in moves:
        move, seat = adapter.game.parse_move(text), position.seat
        assert seat is not None
        after = position.play(move)
        step = convert_step(log.Moved(seat, move), position, after, adapter)
        assert isinstance(step, Moved)
        converted.append(step)
        position = after
    return converted


def summarise(
    position: Position, *moves: str
) -> list[tuple[int, str, str | None, tuple[int, ...]]]:
    return [
        (each.seat, each.played.move.text, played["fault"], tuple(played["cleared"]))
        for each in convert_moves(ADAPTERS["quartino"], position, *moves)
        if (played := each.played.model_dump())
    ]


def test_the_end_of_a_turn_reports_which_columns_are_removed() -> None:
    assert summarise(make_position("-/RYGB/-/RYGBR/R/-/-/-/-"), ".", "-") == [
        (1, ".", None, ()),
        (2, "-", None, (1, 3)),
    ]
    assert summarise(make_position("-/RYGB/-/-/-/-/-/-/-"), ".") == [(1, ".", None, (1,))]


def test_a_wrong_claim_is_marked_and_ends_the_turn() -> None:
    assert summarise(make_position("-/RYGB/-/-/-/-/-/-/-"), "RYGB@1") == [
        (1, "RYGB@1", "mismatch", (1,))
    ]


def test_a_right_claim_takes_single_stones_and_no_column() -> None:
    assert summarise(make_position("BGYR/Y/G/B/-/-/-/-/-"), "RYGB@1") == [(1, "RYGB@1", None, ())]


@pytest.mark.parametrize(("seat", "cleared"), [(1, (1,)), (2, ())])
def test_the_next_turn_begins_when_the_seat_to_move_departs(
    seat: int, cleared: tuple[int, ...]
) -> None:
    before = make_position("-/RYGB/-/-/-/-/-/-/-")
    after = before.leave(Departure(seat, Reason.RESIGNATION))
    converted = convert_step(log.Departed(seat, "resignation"), before, after, ADAPTERS["quartino"])
    assert isinstance(converted, Departed)
    assert (converted.seat, converted.reason) == (seat, "resignation")
    assert converted.aftermath.model_dump() == {"game": "quartino", "cleared": cleared}


def test_a_wrong_call_has_a_fault_and_a_right_one_has_none() -> None:
    position = QUARTO.parse_position("..../..../..../012. 3 c1", QUARTO.parse_rules("CSHT!"))
    converted = convert_moves(ADAPTERS["quarto"], position, "!a1-d1", "d1", "!a2-d2", "=4")
    faults = [each.played.model_dump()["fault"] for each in converted]
    assert faults == ["empty", None, "empty", None]
    assert all("cleared" not in each.played.model_dump() for each in converted)


def test_moves_are_sent_parsed_and_in_notation() -> None:
    position = QUARTO.parse_position("..../..../..../012. 3 c1", QUARTO.parse_rules("CSHT!"))
    [call, place] = convert_moves(ADAPTERS["quarto"], position, "!a1-d1", "d1")
    assert call.played.move.model_dump() == {"kind": "call", "text": "!a1-d1", "group": "a1-d1"}
    assert place.played.move.model_dump() == {"kind": "place", "text": "d1", "square": "d1"}
    [claim] = convert_moves(ADAPTERS["quartino"], make_position("BGYR/Y/G/B/-/-/-/-/-"), "RYGB@1")
    assert claim.played.move.model_dump() == {
        "kind": "claim",
        "text": "RYGB@1",
        "card": "RYGB",
        "window": 1,
    }
