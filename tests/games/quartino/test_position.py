"""A turn phase by phase, the supply, the seat order, and what is refused."""

from typing import Any

import pytest

from fourfold.games import quartino
from fourfold.games.game import (
    Departure,
    IllegalMoveError,
    IllegalPositionError,
    Outcome,
    Reason,
)
from fourfold.games.quartino import (
    CARDS,
    COLOURS,
    Claim,
    Colour,
    Phase,
    Place,
    Position,
    parse_card,
    parse_move,
)
from tests.games.quartino.table import (
    FULL,
    RACKS_OF_FOUR,
    RACKS_OF_THREE,
    moves_of,
    play,
    rack_of,
    refusal,
    stacks_of,
    state_of,
    table,
)

FOUR_RED = "R/R/R/R/-/-/-/-/-"
COLUMN = "-/RYGB/-/-/-/-/-/-/-"
FOUR_RED_AND_COLUMN = "R/RYGB/R/R/-/-/-/-/-"


def test_the_game_starts_on_an_empty_board_with_one_stone_to_place() -> None:
    position = table()
    assert state_of(position) == "1 place:1"
    assert len(position.legal_moves()) == 36
    assert position.supply == dict.fromkeys(COLOURS, 7)


def test_a_plain_turn_places_one_stone() -> None:
    position = play(table(), "R3")
    assert state_of(position) == "1 claim"
    assert position.supply[Colour.RED] == 6
    position = play(position, ".")
    assert state_of(position) == "2 place:1"
    assert stacks_of(position) == "-/-/-/R/-/-/-/-/-"


@pytest.mark.parametrize(
    ("stacks", "declares", "stones"),
    [
        ("R/R/R/-/-/-/-/-/-", None, 1),
        (COLUMN, None, 2),
        (FOUR_RED, "-", 1),
        (FOUR_RED, "+", 2),
        (FOUR_RED_AND_COLUMN, "-", 2),
        (FOUR_RED_AND_COLUMN, "+", 3),
    ],
)
def test_colour_and_column_each_add_a_stone_to_the_turn(
    stacks: str, declares: str | None, stones: int
) -> None:
    position = play(table(stacks, "1 claim"), ".")
    if declares:
        assert state_of(position) == "2 colour"
        position = play(position, declares)
    assert state_of(position) == f"2 place:{stones}"
    for left in range(stones - 1, 0, -1):
        position = play(position, "B7")
        assert state_of(position) == f"2 place:{left}"
    assert state_of(play(position, "B7")) == "2 claim"


def test_colour_counts_buried_stones() -> None:
    position = play(table("RY/RG/RB/RY/-/-/-/-/-", "1 claim"), ".")
    assert state_of(position) == "2 colour"
    assert position.colours == (Colour.RED,)


def test_three_of_each_colour_are_not_enough() -> None:
    position = play(table("RYG/RYG/RYG/BBB/-/-/-/-/-", "1 claim"), ".")
    assert state_of(position) == "2 place:1"


def test_column_removes_whole_stacks_of_four_or_more() -> None:
    position = play(table("RRYY/GGG/BBYYR/-/BBR/-/-/-/RGGR", "1 claim"), ".,+")
    assert stacks_of(position) == "-/GGG/-/-/BBR/-/-/-/-"
    assert state_of(position) == "2 place:3"
    supply = {Colour.RED: 6, Colour.YELLOW: 7, Colour.GREEN: 4, Colour.BLUE: 5}
    assert position.supply == supply


@pytest.mark.parametrize(
    ("stacks", "stones"),
    [("RRRR/YYYY/-/-/-/-/-/-/-", 3), ("R/R/R/R/Y/Y/Y/Y/-", 2), ("-/RYGB/RYGB/-/-/-/-/-/-", 2)],
)
def test_several_colours_or_columns_still_give_one_extra_each(stacks: str, stones: int) -> None:
    position = play(table(stacks, "1 claim"), ".")
    if position.phase is Phase.COLOUR:
        position = play(position, "+")
    assert position.stones == stones


def test_column_is_resolved_after_colour_is_decided() -> None:
    position = play(table(FOUR_RED_AND_COLUMN, "1 claim"), ".")
    assert stacks_of(position) == FOUR_RED_AND_COLUMN
    assert moves_of(position) == ["+", "-"]
    assert stacks_of(play(position, "-")) == "R/-/R/R/-/-/-/-/-"


def test_stones_stack_without_limit() -> None:
    position = play(table("-/RYG/-/-/-/-/-/-/-"), "B1")
    assert stacks_of(position) == "-/RYGB/-/-/-/-/-/-/-"
    tall = table("-/RYGBRYGBRY/-/-/-/-/-/-/-")
    assert stacks_of(play(tall, "G1")) == "-/RYGBRYGBRYG/-/-/-/-/-/-/-"


def test_a_right_claim_takes_the_four_top_stones_and_gives_one_more() -> None:
    position = play(table("YR/Y/GG/BB/RR/RR/-/-/-", "1 claim"), "RYGB@1")
    assert stacks_of(position) == "Y/-/G/B/RR/RR/-/-/-"
    assert state_of(position) == "1 place:1", "never Colour or Column again in this turn"
    assert rack_of(position, 1) == "BGYR,GRYB,YBRG;RYGB"
    assert state_of(play(position, "B7")) == "1 claim"


def test_after_a_claim_neither_colour_nor_column_applies_again() -> None:
    position = play(table("R/Y/G/B/RRRR/YYYY/-/-/-", "1 claim"), "RYGB@1")
    assert state_of(position) == "1 place:1"
    assert stacks_of(position) == "-/-/-/-/RRRR/YYYY/-/-/-"


def test_a_wrong_claim_ends_the_turn_and_the_card_goes_back() -> None:
    position = play(table("R/Y/G/B/-/-/-/-/-", "1 claim"), "RYGB@2")
    assert state_of(position) == "2 place:1"
    assert rack_of(position, 1) == "RYGB,BGYR,GRYB,YBRG;"
    assert stacks_of(position) == "R/Y/G/B/-/-/-/-/-"


def test_after_a_wrong_claim_earlier_claims_stand() -> None:
    position = play(table("R/Y/G/B/-/-/-/-/-", "1 claim"), "RYGB@1,R5,BGYR@1")
    assert state_of(position) == "2 place:1"
    assert rack_of(position, 1) == "BGYR,GRYB,YBRG;RYGB"


FOUR_CLAIMS = "-/RY/YG/BB/-/BG/RY/GR/-"


def test_four_claims_in_one_turn_win() -> None:
    position = play(table(FOUR_CLAIMS), "R0,RYGB@1,B0,BGYR@5,G0,GRYB@1,Y0")
    assert state_of(position) == "1 claim"
    assert rack_of(position, 1) == "YBRG;RYGB,BGYR,GRYB"
    position = play(position, "YBRG@5")
    assert position.outcome == Outcome(1, quartino.Reason.CARDS)
    assert rack_of(position, 1) == ";RYGB,BGYR,GRYB,YBRG"


def test_the_last_card_ends_the_game_and_no_more_stones_are_removed() -> None:
    before = table("R/Y/G/B/-/-/-/-/-", "1 claim", "RYGB;BGYR,GRYB,YBRG/RGYB,BRGY,GYBR,YRBG;")
    after = play(before, "RYGB@1")
    assert after.outcome == Outcome(1, quartino.Reason.CARDS)
    assert stacks_of(after) == "R/Y/G/B/-/-/-/-/-"
    assert after.seat is None
    assert after.legal_moves() == ()


def test_a_claim_in_the_grid_reads_lines_from_the_upper_left() -> None:
    position = table("B/R/Y/-/-/-/-/-/G", "1 claim", rules="grid")
    assert not position.is_wrong(position.legal_moves()[1])
    assert moves_of(position)[1] == "RYGB@1"
    assert stacks_of(play(position, "RYGB@1")) == "-/-/-/-/-/-/-/-/-"


def test_the_claims_are_the_movers_cards_in_every_window() -> None:
    for rules, windows in (("wheel", "12345678"), ("grid", "1234")):
        position = table("R/-/-/-/-/-/-/-/-", "2 claim", rules=rules)
        cards = ("RGYB", "BRGY", "GYBR", "YRBG")
        assert moves_of(position) == [".", *(f"{c}@{w}" for c in cards for w in windows)]


def test_turns_go_in_seat_order() -> None:
    position = table(racks=RACKS_OF_FOUR)
    for seat, turn in ((1, "R1,."), (2, "Y2,."), (3, "G3,."), (4, "B4,."), (1, "R5,.")):
        assert position.seat == seat
        position = play(position, turn)


def test_seats_that_left_are_skipped() -> None:
    position = table(racks=RACKS_OF_FOUR).leave(Departure(2, Reason.RESIGNATION))
    assert state_of(position) == "1 place:1", "the current turn continues"
    position = play(position, "R1,.")
    assert position.seat == 3
    position = position.leave(Departure(3, Reason.TIME))
    assert state_of(position) == "4 place:1", "the next seat begins its turn"
    position = play(position, "Y1,.")
    assert position.seat == 1
    assert play(position, "G1,.").seat == 4


def test_a_seat_that_leaves_during_its_turn_leaves_its_stones_behind() -> None:
    position = play(table(FOUR_RED_AND_COLUMN, "1 claim", RACKS_OF_THREE), ".,+,B7")
    assert state_of(position) == "2 place:2"
    position = position.leave(Departure(2, Reason.RESIGNATION))
    assert state_of(position) == "3 place:1"
    assert stacks_of(position) == "R/-/R/R/-/-/-/B/-"


def test_the_next_seat_begins_with_colour_and_column() -> None:
    position = table(FOUR_RED, "1 claim", RACKS_OF_THREE).leave(Departure(1, Reason.TIME))
    assert state_of(position) == "2 colour"
    position = table(COLUMN, "1 claim", RACKS_OF_THREE).leave(Departure(1, Reason.TIME))
    assert state_of(position) == "2 place:2"


@pytest.mark.parametrize("reason", [Reason.TIME, Reason.RESIGNATION])
def test_the_last_one_left_wins(reason: Reason) -> None:
    position = table(racks=RACKS_OF_THREE).leave(Departure(1, Reason.RESIGNATION))
    assert position.leave(Departure(3, reason)).outcome == Outcome(2, reason)
    with pytest.raises(IllegalMoveError, match="there is no seat 1 in the game"):
        position.leave(Departure(1, reason))


@pytest.mark.parametrize(
    ("stacks", "state", "move", "reason"),
    [
        (
            "-/-/-/-/-/-/-/-/-",
            "1 place:1",
            "RYGB@1",
            "you may not claim: stones still to be placed: 1",
        ),
        ("-/-/-/-/-/-/-/-/-", "1 place:1", ".", "you may not end: stones still to be placed: 1"),
        (FOUR_RED, "1 colour", "R1", "you may not place a stone: declare or decline Colour first"),
        (FOUR_RED, "1 colour", ".", "you may not end: declare or decline Colour first"),
        (FOUR_RED, "1 colour", "RYGB@1", "you may not claim: declare or decline Colour first"),
        (
            *("R/Y/G/B/-/-/-/-/-", "1 claim", "R1"),
            "you may not place a stone: all stones are placed, claim or end the turn",
        ),
        ("R/Y/G/B/-/-/-/-/-", "1 claim", "RGYB@1", "card RGYB is not in your rack"),
        ("R/R/R/R/R/R/R/-/-", "1 place:1", "R8", "no red stone is left in the supply"),
    ],
)
def test_a_refusal_says_why(stacks: str, state: str, move: str, reason: str) -> None:
    assert refusal(table(stacks, state), move) == reason


@pytest.mark.parametrize("move", ["+", "-"])
@pytest.mark.parametrize("state", ["1 place:1", "1 claim"])
def test_colour_is_refused_outside_its_phase(state: str, move: str) -> None:
    assert refusal(table(FOUR_RED, state), move) == (
        "Colour can't be declared or declined now: only at the start of a turn, with four stones "
        "of one colour on the board"
    )


def test_a_window_that_the_grid_does_not_have_is_refused() -> None:
    position = table("R/-/-/-/-/-/-/-/-", "1 claim", rules="grid")
    assert refusal(position, "RYGB@5") == "window 5 is not on the grid"


@pytest.mark.parametrize("field", [-1, 9])
def test_a_field_that_does_not_exist_is_refused(field: int) -> None:
    with pytest.raises(IllegalPositionError, match=f"there is no field {field}: fields are 0 to 8"):
        Place(Colour.RED, field)


def test_moves_can_be_built_from_strings_and_are_checked() -> None:
    assert Place("R", 3) == Place(Colour.RED, 3)
    assert Claim("RYGB", 5) == parse_move("RYGB@5")
    with pytest.raises(IllegalPositionError, match="there is no colour 'X'"):
        Place("X", 3)
    with pytest.raises(IllegalPositionError, match="there is no window 9: windows are 1 to 8"):
        Claim(CARDS[0], 9)
    with pytest.raises(TypeError, match="expected a card"):
        Claim(5, 1)  # type: ignore[arg-type]


def test_a_position_can_be_built_from_plain_values() -> None:
    whole = table()
    stacks: Any = list(map(list, whole.stacks))
    phase: Any = "place"
    plain = Position(whole.rules, stacks, 1, phase, 1, whole.racks)
    assert plain == whole
    assert hash(plain) == hash(whole)
    assert plain.notation == whole.notation
    with pytest.raises(IllegalPositionError, match="there is no phase 'nonsense'"):
        Position(whole.rules, stacks, 1, "nonsense", 1, whole.racks)  # type: ignore[arg-type]


def test_a_claimed_card_cannot_be_claimed_again() -> None:
    position = table("R/Y/G/B/-/-/-/-/-", "1 claim", "BGYR,GRYB,YBRG;RYGB/RGYB,BRGY,GYBR,YRBG;")
    assert refusal(position, "RYGB@1") == "card RYGB is not in your rack"


def test_the_supply_is_what_is_not_on_the_board() -> None:
    supply = table(FULL, "1 place:1").supply
    assert supply == {Colour.RED: 0, Colour.YELLOW: 0, Colour.GREEN: 0, Colour.BLUE: 1}


def test_a_match_needs_all_four_colours() -> None:
    position = table("R/Y/G/B/-/-/-/-/-", "1 claim")
    assert position.is_match(parse_card("RYGB"), 1)
    assert not position.is_match(parse_card("RYBG"), 1)
