"""Moves as events: what is wrong in them, and what Column takes off."""

import pytest

from fourfold.games.quartino import QUARTINO, Position
from fourfold.games.quarto import QUARTO
from fourfold.server.room.telling import tell_departure, tell_moves

RACKS = "RYGB,BGYR,GRYB,YBRG;/?,?,?,?;/?,?,?,?;"


def stand(stacks: str, phase: str = "claim") -> Position:
    position = QUARTINO.parse_position(f"{stacks} 1 {phase} {RACKS}", QUARTINO.parse_rules("wheel"))
    assert isinstance(position, Position)
    return position


def tell(position: Position, *moves: str) -> list[tuple[int, str, str | None, tuple[int, ...]]]:
    told = tell_moves(QUARTINO, position, map(QUARTINO.parse_move, moves))
    return [(each.seat, each.move, each.fault, each.cleared) for each in told]


def test_the_end_of_a_turn_tells_the_columns_that_go() -> None:
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
def test_a_departure_of_who_is_to_move_begins_the_next_turn(
    seat: int, cleared: tuple[int, ...]
) -> None:
    told = tell_departure(stand("-/RYGB/-/-/-/-/-/-/-"), seat, "resignation")
    assert (told.seat, told.reason, told.cleared) == (seat, "resignation", cleared)


def test_in_quarto_there_are_no_columns() -> None:
    position = QUARTO.parse_position("..../..../..../012. 3 c1", QUARTO.parse_rules("CSHT!"))
    told = tell_moves(QUARTO, position, map(QUARTO.parse_move, ("!a1-d1", "d1", "!a2-d2", "=4")))
    assert [each.fault for each in told] == ["empty", None, "empty", None]
    assert not any(each.cleared for each in told)
