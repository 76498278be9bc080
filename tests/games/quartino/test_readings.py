"""Our readings where the printed sheet is silent, row by row."""

from random import Random

import pytest

from fourfold.games.game import Departure, Outcome, Reason
from fourfold.games.quartino import (
    CARDS,
    QUARTINO,
    Colour,
    Phase,
    Position,
    format_move,
    parse_move,
    parse_turn,
)
from fourfold.games.setup import Setup
from fourfold.match import AnyMatch, Match
from tests.games.generator import play_course, quartino_setup
from tests.games.policy import choose_quietly
from tests.games.quartino.table import (
    EMPTY,
    FULL,
    RACKS,
    RACKS_OF_THREE,
    moves_of,
    play,
    rack_of,
    refusal,
    stacks_of,
    state_of,
    table,
)

PATTERN = "R/Y/G/B/-/-/-/-/-"
"""The card RYGB is in window 1."""


def make_match(position: Position, turn_cap: int | None = None) -> AnyMatch:
    """Return a match from the start with a position's racks."""
    deal = "/".join(",".join(map(str, rack.known)) for rack in position.racks)
    setup = Setup(QUARTINO, position.rules, position.seats, 1, deal)
    return Match(setup, turn_cap=turn_cap)


def play_in(match: AnyMatch, *turns: str) -> None:
    for turn in turns:
        for move in parse_turn(turn):
            match.play(move)


def departure(position: Position) -> Departure:
    """Return who is out when the time runs out."""
    expiry = position.expiry()
    assert isinstance(expiry, Departure)
    return expiry


class TestWhatTheSheetLeavesOpen:
    """One test for each row of the table."""

    def test_a_colour_is_used_up(self) -> None:
        position = table("R/R/R/R/R/R/R/-/-", "1 place:1")
        assert position.supply[Colour.RED] == 0
        assert {move[0] for move in moves_of(position)} == set("YGB")
        assert refusal(position, "R8") == "no red stone is left in the supply"

    def test_fewer_stones_in_the_supply_than_to_be_placed(self) -> None:
        asked = play(table(FULL, "1 claim"), ".")
        assert state_of(asked) == "2 colour"
        declared = play(asked, "+")
        assert state_of(declared) == "2 place:1", "one instead of two"
        assert moves_of(declared) == [f"B{field}" for field in range(9)]
        assert state_of(play(declared, "B0")) == "2 claim"
        assert state_of(play(asked, "-")) == "2 place:1"

    @pytest.mark.parametrize("on_board", range(1, 28))
    def test_it_happens_in_only_one_case(self, on_board: int) -> None:
        """A column leaves at most 24 stones, and then there are enough."""
        stones = [stone for stack in FULL.split("/") for stone in stack][:on_board]
        stacks = ["".join(stones[field::9]) for field in range(9)]
        position = table("/".join(stack or "-" for stack in stacks), "1 claim")
        assert all(len(stack) <= 3 for stack in position.stacks)
        asked = play(position, ".")
        if asked.phase is Phase.COLOUR:
            declared = play(asked, "+")
            assert declared.stones == (1 if on_board == 27 else 2)
            assert play(asked, "-").stones == 1

    def test_can_a_player_be_unable_to_place(self) -> None:
        full = play(table(FULL, "1 place:1"), "B8")
        assert sum(map(len, full.stacks)) == 28
        assert state_of(play(full, ".,-")) == "2 place:2", "the column of four has gone"
        for seed in range(5):
            course = play_course(quartino_setup(full.rules, 2), Random(seed), choose_quietly, 400)
            for position in course.positions:
                assert isinstance(position, Position)
                assert position.legal_moves()
                if position.phase is Phase.PLACE:
                    assert sum(map(len, position.stacks)) <= 27

    @pytest.mark.parametrize("state", ["1 place:1", "1 place:2", "1 place:3"])
    def test_placing_fewer_or_passing(self, state: str) -> None:
        position = table(PATTERN, state)
        assert all(move[0] in "RYGB" and len(move) == 2 for move in moves_of(position))
        assert refusal(position, ".") == f"you may not end: stones still to be placed: {state[-1]}"

    def test_colour_where_column_then_removes_those_stones(self) -> None:
        position = play(table("RRRR/-/-/-/-/-/-/-/-", "1 claim"), ".")
        assert state_of(position) == "2 colour"
        position = play(position, "+")
        assert stacks_of(position) == EMPTY
        assert state_of(position) == "2 place:3"

    def test_colour_declared_late_or_without_reason(self) -> None:
        late = play(table("R/R/R/R/-/-/-/-/-", "1 claim"), ".,-")
        assert refusal(late, "+").startswith("Colour can't be declared or declined now")
        four_in_the_turn = play(table("R/R/R/-/-/-/-/-/-", "1 place:2"), "R7")
        assert refusal(four_in_the_turn, "+").startswith("Colour can't be declared")
        without_reason = play(table("R/R/R/-/-/-/-/-/-", "1 claim"), ".")
        assert state_of(without_reason) == "2 place:1", "it is not even asked"
        assert refusal(without_reason, "+").startswith("Colour can't be declared")

    def test_a_claim_between_two_stones_of_one_phase_3(self) -> None:
        position = play(table("R/Y/G/-/-/-/-/-/-", "1 place:2"), "B3")
        assert position.is_match(CARDS[0], 1)
        assert refusal(position, "RYGB@1") == "you may not claim: stones still to be placed: 1"
        assert state_of(play(position, "B7,RYGB@1")) == "1 place:1"
        assert state_of(play(position, "B2,RYGB@1")) == "2 place:1", "covered: a wrong claim"

    def test_must_the_players_own_stone_complete_the_pattern(self) -> None:
        position = play(table(PATTERN, "1 place:1"), "R6")
        assert not position.is_wrong(parse_move("RYGB@1"))
        assert rack_of(play(position, "RYGB@1"), 1).endswith(";RYGB")

    @pytest.mark.parametrize("state", ["1 claim", "1 place:1"])
    def test_a_claim_in_another_players_turn(self, state: str) -> None:
        position = table(PATTERN, state, "BGYR,GRYB,YBRG,RGYB;/RYGB,BRGY,GYBR,YRBG;")
        assert refusal(position, "RYGB@1", seat=2) == "it is seat 1's turn"

    def test_is_a_claim_compulsory(self) -> None:
        position = table(PATTERN, "1 claim")
        assert "." in moves_of(position)
        position = play(position, ".,Y8,.")
        assert position.seat == 1
        assert stacks_of(position) == "R/Y/G/B/-/-/-/-/Y", "the pattern may stay"

    def test_two_cards_in_one_position(self) -> None:
        two = table("R/Y/G/B/Y/-/-/-/-", "1 claim", "RYGB,RGBY,GRYB,YBRG;/RGYB,BRGY,GYBR,YRBG;")
        right = [move for move in two.legal_moves() if not two.is_wrong(move)]
        assert [format_move(move) for move in right] == [".", "RYGB@1", "RGBY@2"]
        after = play(two, "RYGB@1")
        assert state_of(after) == "1 place:1", "one claim, then a stone, then the next"
        assert refusal(after, "RGBY@2").startswith("you may not claim")
        assert state_of(play(after, "B3,RGBY@2")) == "2 place:1", "the first one took its stones"

    def test_stacks_of_four_or_more_that_arise_during_a_turn(self) -> None:
        position = play(table("-/RYG/-/-/-/-/-/-/-", "1 place:1"), "B1")
        assert stacks_of(position) == "-/RYGB/-/-/-/-/-/-/-", "stays"
        position = play(position, ".")
        assert stacks_of(position) == EMPTY, "until the next player's phase 2"
        assert state_of(position) == "2 place:2"

    def test_endless_games_a_draw_by_agreement(self) -> None:
        match = make_match(table())
        play_in(match, "R1,.", "Y2")
        match.agree_draw()
        assert match.outcome == Outcome(None, Reason.AGREEMENT)

    @pytest.mark.parametrize("cap", [1, 2, 5])
    def test_endless_games_a_cap_on_turns(self, cap: int) -> None:
        match = make_match(table(), turn_cap=cap)
        for number in range(cap):
            assert match.outcome is None
            play_in(match, f"{'RYGB'[number % 4]}{number},.")
        assert match.outcome == Outcome(None, Reason.AGREEMENT)

    @pytest.mark.parametrize(
        ("stacks", "state"),
        [("R/R/R/R/-/-/-/-/-", "1 colour"), (EMPTY, "1 place:1"), (EMPTY, "1 place:3")],
    )
    def test_time_per_move_before_the_stones_are_placed(self, stacks: str, state: str) -> None:
        position = table(stacks, state)
        assert departure(position) == Departure(1, Reason.TIME)
        assert position.leave(departure(position)).outcome == Outcome(2, Reason.TIME)

    def test_time_per_move_in_phase_4(self) -> None:
        position = table(PATTERN, "1 claim")
        assert position.expiry() == parse_move(".")

    def test_time_per_move_a_player_who_loses_on_time_is_out(self) -> None:
        position = table(racks=RACKS_OF_THREE)
        position = position.leave(departure(position))
        assert position.outcome is None
        assert position.seat == 2
        assert rack_of(position, 1) == "RYGB,BGYR,GRYB,YBRG;x"
        assert rack_of(position.view(2), 1) == "?,?,?,?;x", "their cards stay hidden"
        position = position.leave(departure(position))
        assert position.outcome == Outcome(3, Reason.TIME), "the last one left wins"


class TestTheExamplesOfTheSheet:
    """The two worked turns of the printed sheet."""

    def test_the_standard_turn(self) -> None:
        position = table("R/-/-/-/-/-/-/-/-", "1 place:1")
        assert state_of(play(position, "G4,.")) == "2 place:1"

    def test_the_full_turn(self) -> None:
        """Four red stones and a column of four: declare, remove, place three, claim, place one."""
        position = play(table("R/R/R/-/YGBR/-/-/-/-", "2 claim"), ".")
        assert state_of(position) == "1 colour"
        position = play(position, "+")
        assert stacks_of(position) == "R/R/R/-/-/-/-/-/-"
        assert state_of(position) == "1 place:3"
        position = play(position, "Y6,G7,B8")
        assert stacks_of(position) == "R/R/R/-/-/-/Y/G/B"
        assert state_of(position) == "1 claim"
        position = play(position, "RYGB@6")
        assert stacks_of(position) == "-/R/R/-/-/-/-/-/-"
        assert rack_of(position, 1) == "BGYR,GRYB,YBRG;RYGB"
        assert state_of(position) == "1 place:1"
        position = play(position, "G4,.")
        assert stacks_of(position) == "-/R/R/-/G/-/-/-/-"
        assert state_of(position) == "2 place:1"

    def test_the_full_turn_in_one_text(self) -> None:
        position = play(table("R/R/R/-/YGBR/-/-/-/-", "1 colour", RACKS), "+,Y6,G7,B8,RYGB@6,G4,.")
        assert stacks_of(position) == "-/R/R/-/G/-/-/-/-"
