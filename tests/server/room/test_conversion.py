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


def stand(stacks: str, phase: str = "claim") -> Position:
    position = QUARTINO.parse_position(f"{stacks} 1 {phase} {RACKS}", QUARTINO.parse_rules("wheel"))
    assert isinstance(position, Position)
    return position


def tell_moves(adapter: AnyAdapter, position: AnyPosition, *moves: str) -> list[Moved]:
    told = []
    for text in moves:
        move, seat = adapter.game.parse_move(text), position.seat
        assert seat is not None
        after = position.play(move)
        step = convert_step(log.Moved(seat, move), position, after, adapter)
        assert isinstance(step, Moved)
        told.append(step)
        position = after
    return told


def tell(position: Position, *moves: str) -> list[tuple[int, str, str | None, tuple[int, ...]]]:
    return [
        (each.seat, each.played.move.text, played["fault"], tuple(played["cleared"]))
        for each in tell_moves(ADAPTERS["quartino"], position, *moves)
        if (played := each.played.model_dump())
    ]


def test_the_end_of_a_turn_tells_which_columns_are_removed() -> None:
    assert tell(stand("-/RYGB/-/RYGBR/R/-/-/-/-"), ".", "-") == [
        (1, ".", None, ()),
        (2, "-", None, (1, 3)),
    ]
    assert tell(stand("-/RYGB/-/-/-/-/-/-/-"), ".") == [(1, ".", None, (1,))]


def test_a_wrong_claim_says_so_and_ends_the_turn() -> None:
    assert tell(stand("-/RYGB/-/-/-/-/-/-/-"), "RYGB@1") == [(1, "RYGB@1", "mismatch", (1,))]


def test_a_right_claim_takes_single_stones_and_no_column() -> None:
    assert tell(stand("BGYR/Y/G/B/-/-/-/-/-"), "RYGB@1") == [(1, "RYGB@1", None, ())]


@pytest.mark.parametrize(("seat", "cleared"), [(1, (1,)), (2, ())])
def test_a_departure_of_the_seat_to_move_begins_the_next_turn(
    seat: int, cleared: tuple[int, ...]
) -> None:
    before = stand("-/RYGB/-/-/-/-/-/-/-")
    after = before.leave(Departure(seat, Reason.RESIGNATION))
    told = convert_step(log.Departed(seat, "resignation"), before, after, ADAPTERS["quartino"])
    assert isinstance(told, Departed)
    assert (told.seat, told.reason) == (seat, "resignation")
    assert told.aftermath.model_dump() == {"game": "quartino", "cleared": cleared}


def test_a_wrong_call_says_why_and_a_right_one_nothing() -> None:
    position = QUARTO.parse_position("..../..../..../012. 3 c1", QUARTO.parse_rules("CSHT!"))
    told = tell_moves(ADAPTERS["quarto"], position, "!a1-d1", "d1", "!a2-d2", "=4")
    faults = [each.played.model_dump()["fault"] for each in told]
    assert faults == ["empty", None, "empty", None]
    assert all("cleared" not in each.played.model_dump() for each in told)


def test_moves_are_sent_parsed_and_in_notation() -> None:
    position = QUARTO.parse_position("..../..../..../012. 3 c1", QUARTO.parse_rules("CSHT!"))
    [call, place] = tell_moves(ADAPTERS["quarto"], position, "!a1-d1", "d1")
    assert call.played.move.model_dump() == {"kind": "call", "text": "!a1-d1", "group": "a1-d1"}
    assert place.played.move.model_dump() == {"kind": "place", "text": "d1", "square": "d1"}
    [claim] = tell_moves(ADAPTERS["quartino"], stand("BGYR/Y/G/B/-/-/-/-/-"), "RYGB@1")
    assert claim.played.move.model_dump() == {
        "kind": "claim",
        "text": "RYGB@1",
        "card": "RYGB",
        "window": 1,
    }
