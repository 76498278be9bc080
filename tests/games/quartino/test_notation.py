"""The notation: every example in the rules, and errors with their column."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.games import quartino
from fourfold.games.game import NotationError, Outcome
from fourfold.games.quartino import (
    GRID,
    QUARTINO,
    WHEEL,
    Claim,
    Colour,
    Declare,
    Decline,
    End,
    Move,
    Place,
    Position,
    Rules,
    format_deal,
    format_move,
    format_position,
    format_rules,
    format_turn,
    parse_card,
    parse_deal,
    parse_move,
    parse_position,
    parse_rules,
    parse_turn,
)
from fourfold.games.scanner import END_OF_MOVE
from tests.games.generator import QUARTINO_MOVES, SETUPS, Course
from tests.games.strategy import courses

QUARTINO_SETUPS = tuple(setup for setup in SETUPS if setup.game is QUARTINO)

ONE, TWO = "RYGB,BGYR,GRYB,YBRG", "RGYB,BRGY,GYBR,YRBG"
RACKS = f"{ONE};/{TWO};"
EMPTY = "-/-/-/-/-/-/-/-/-"
FULL = "RYG/RYG/RYG/RYB/RYB/RYB/RYB/GGB/GGB"

A_MOVE = "expected a move (such as +, -, R3, RYGB@5 or .), found "
A_CARD = "expected a card (the letters R, Y, G, B in any order), found "
CARD_OR_UNKNOWN = "expected a card (the letters R, Y, G, B in any order), or '?', found "
A_PHASE = "expected a phase (colour, place:1 to place:3, or claim), found "
A_STONE = "expected a stone (R, Y, G or B), or '-' for an empty field, found "
NEXT_FIELD = "expected a stone (R, Y, G or B), or '/' and the next field, found "
STONES = "expected the stones still to be placed (1 to 3), found "


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("+", Declare()),
        ("-", Decline()),
        ("R3", Place(Colour.RED, 3)),
        ("RYGB@5", Claim(parse_card("RYGB"), 5)),
        (".", End()),
    ],
)
def test_moves_in_the_rules_round_trip(text: str, move: Move) -> None:
    assert parse_move(text) == move
    assert format_move(move) == text


def test_the_turn_in_the_rules_round_trips() -> None:
    text = "+,R3,G0,B0,RYGB@5,Y4,."
    moves = (
        Declare(),
        *(Place(Colour.RED, 3), Place(Colour.GREEN, 0), Place(Colour.BLUE, 0)),
        Claim(parse_card("RYGB"), 5),
        Place(Colour.YELLOW, 4),
        End(),
    )
    assert parse_turn(text) == moves
    assert format_turn(moves) == text


def test_the_position_in_the_rules_round_trips() -> None:
    text = "-/R/-/-/-/-/-/-/- 2 place:1 RYGB,BGYR,GRYB,YBRG;/?,?,?,?;"
    position = parse_position(text, Rules())
    assert format_position(position) == text
    assert position.seat == 2
    assert position.stacks[1] == (Colour.RED,)
    assert position.racks[1].hidden == (None,) * 4
    assert [str(card) for card in position.racks[0].known] == ["RYGB", "BGYR", "GRYB", "YBRG"]


@pytest.mark.parametrize(
    ("key", "rules"),
    [("wheel", Rules(WHEEL)), ("wheel/60", Rules(WHEEL, 60)), ("grid", Rules(GRID))],
)
def test_the_keys_in_the_rules_round_trip(key: str, rules: Rules) -> None:
    assert parse_rules(key) == rules
    assert format_rules(rules) == key


@pytest.mark.parametrize("phase", ["colour", "place:1", "place:2", "place:3", "claim"])
def test_every_phase_round_trips(phase: str) -> None:
    text = f"R/R/R/R/-/-/-/-/- 1 {phase} {RACKS}"
    assert format_position(parse_position(text, Rules())) == text


def test_a_seat_that_left_is_marked() -> None:
    text = f"{EMPTY} 3 place:1 {ONE};/{TWO};x/?,?,?;RBYG"
    position = parse_position(text, Rules())
    assert [rack.is_out for rack in position.racks] == [False, True, False]
    assert format_position(position) == text


def test_a_game_that_ended_by_cards_is_read_as_finished() -> None:
    text = f"R/Y/G/B/-/-/-/-/- 1 claim ;BGYR,GRYB,YBRG,RYGB/{TWO};"
    position = parse_position(text, Rules())
    assert position.outcome == Outcome(1, quartino.Reason.CARDS)
    assert format_position(position) == text


@given(st.lists(st.sampled_from(QUARTINO_MOVES), min_size=1))
def test_any_moves_round_trip_as_a_turn(moves: list[Move]) -> None:
    """The notation doesn't check whether moves are legal."""
    assert list(parse_turn(format_turn(moves))) == moves


@given(courses(QUARTINO_SETUPS), st.integers(0, 4))
def test_positions_and_views_round_trip(course: Course, seat: int) -> None:
    position = course.positions[-1]
    assert isinstance(position, Position)
    for each in (position, position.view(seat % (position.seats + 1) or None)):
        assert parse_position(format_position(each), position.rules) == each


def refused(parse: Callable[[str], object], text: str, column: int, problem: str) -> None:
    """Check that a text is refused at a column, with a problem."""
    with pytest.raises(NotationError) as error:
        parse(text)
    assert (error.value.column, error.value.problem) == (column, problem)
    assert str(error.value) == f"column {column}: {problem}"


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, "expected a geometry (wheel or grid), found the end"),
        (
            "Wheel",
            1,
            "expected a geometry (wheel or grid), found 'Wheel' (upper and lower case differ)",
        ),
        ("wheels", 6, "expected the end, found 's'"),
        ("wheel/", 7, "expected a number of seconds, at least 1, found the end"),
        ("wheel/0", 7, "expected a number of seconds, at least 1, found '0'"),
        ("grid 60", 5, "expected the end, found ' 60'"),
        ("wheel/60/", 9, "expected the end, found '/'"),
        ("grid!", 5, "expected the end, found '!'"),
    ],
)
def test_a_bad_key_is_refused_at_its_column(text: str, column: int, problem: str) -> None:
    refused(parse_rules, text, column, problem)


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, f"{A_MOVE}the end"),
        ("r3", 1, f"{A_MOVE}'r3' (upper and lower case differ)"),
        ("X", 1, f"{A_MOVE}'X'"),
        ("R", 2, "expected a field (0 to 8), found the end"),
        ("R9", 2, "expected a field (0 to 8), found '9'"),
        ("R33", 3, f"expected {END_OF_MOVE}, found '3'"),
        ("RR", 1, f"{A_CARD}'RR'"),
        ("RYGY@1", 1, f"{A_CARD}'RYGY@1'"),
        ("RYG@1", 1, f"{A_CARD}'RYG@1'"),
        ("RYGB", 5, "expected '@' and a window, found the end"),
        ("RYGB@", 6, "expected a window (1 to 8), found the end"),
        ("RYGB@0", 6, "expected a window (1 to 8), found '0'"),
        ("RYGB@9", 6, "expected a window (1 to 8), found '9'"),
        ("RYGB@12", 7, f"expected {END_OF_MOVE}, found '2'"),
        ("+-", 2, f"expected {END_OF_MOVE}, found '-'"),
        ("..", 2, f"expected {END_OF_MOVE}, found '.'"),
    ],
)
def test_a_bad_move_is_refused_at_its_column(text: str, column: int, problem: str) -> None:
    refused(parse_move, text, column, problem)


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, f"{A_MOVE}the end"),
        ("R3,", 4, f"{A_MOVE}the end"),
        ("R3,,.", 4, f"{A_MOVE}',.'"),
        ("R3, .", 4, f"{A_MOVE}' .'"),
        ("R3.", 3, "expected ',' or the end of the turn, found '.'"),
        ("R3,G", 5, "expected a field (0 to 8), found the end"),
    ],
)
def test_a_bad_turn_is_refused_at_its_column(text: str, column: int, problem: str) -> None:
    refused(parse_turn, text, column, problem)


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, f"{A_CARD}the end"),
        ("RYG", 1, f"{A_CARD}'RYG'"),
        ("RYGBB", 5, "expected the end, found 'B'"),
    ],
)
def test_a_bad_card_is_refused_at_its_column(text: str, column: int, problem: str) -> None:
    refused(parse_card, text, column, problem)


@pytest.mark.parametrize(
    "text", [f"{ONE}/{TWO}", f"{ONE}/?,?,?,?", "?,?,?,?/?,?,?,?", f"?,{TWO[5:]}/{ONE}"]
)
def test_deals_round_trip_with_unknown_cards_too(text: str) -> None:
    assert format_deal(parse_deal(text)) == text


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, f"{CARD_OR_UNKNOWN}the end"),
        (ONE, 1, "a deal is for 2, 3 or 4 seats, not 1"),
        (f"{ONE}/", 21, f"{CARD_OR_UNKNOWN}the end"),
        (f"{ONE}/{ONE}", 21, "card RYGB is dealt twice"),
        ("RYGB,RYGB", 6, "card RYGB is dealt twice"),
        (f"{ONE}/RGYB,BRGY,GYBR", 35, "expected ',' and four cards per seat, found the end"),
        (f"{ONE}/{TWO},RYBG", 40, "expected '/' or the end of the deal, found ',RYBG'"),
        (f"{ONE}/{TWO} ", 40, "expected '/' or the end of the deal, found ' '"),
        (f"?,?,?/{TWO}", 6, f"expected ',' and four cards per seat, found '/{TWO[:7]}…'"),
        (f"??,?,?/{TWO}", 2, f"expected ',' and four cards per seat, found '?,?,?/{TWO[:2]}…'"),
    ],
)
def test_a_bad_deal_is_refused_at_its_column(text: str, column: int, problem: str) -> None:
    refused(parse_deal, text, column, problem)


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, f"{A_STONE}the end"),
        (f"-/X/-/-/-/-/-/-/- 1 place:1 {RACKS}", 3, f"{A_STONE}'X/-/-/-/…'"),
        (f"-/R-/-/-/-/-/-/-/- 1 place:1 {RACKS}", 4, f"{NEXT_FIELD}'-/-/-/-/…'"),
        (f"-/-/-/-/-/-/-/- 1 place:1 {RACKS}", 16, f"{NEXT_FIELD}' 1 place…'"),
        (EMPTY, 18, "expected a space, then the seat to move, found the end"),
        (f"{EMPTY}/- 1", 18, "expected a space, then the seat to move, found '/-'"),
        (
            *(f"{EMPTY} 5 place:1 {RACKS}", 19),
            "expected the seat to move (1 to 4), found '5'",
        ),
        (f"{EMPTY} 3 place:1 {RACKS}", 19, "seat 3 can't be to move: there are 2 racks"),
        (f"{EMPTY} 1 place {RACKS}", 21, f"{A_PHASE}'place'"),
        (f"{EMPTY} 1 Claim {RACKS}", 21, f"{A_PHASE}'Claim'"),
        (f"{EMPTY} 1 place:0 {RACKS}", 27, f"{STONES}'0'"),
        (f"{EMPTY} 1 place:4 {RACKS}", 27, f"{STONES}'4'"),
        (
            *(f"{EMPTY} 1 colour {RACKS}", 21),
            "Colour can't be declared: no colour has four stones on the board",
        ),
        (f"{EMPTY} 1 claim", 26, "expected a space, then the racks, found the end"),
        (f"{EMPTY} 1 claim ", 27, f"{CARD_OR_UNKNOWN}the end"),
        (f"{EMPTY} 1 place:1 {ONE};", 29, "a game has 2, 3 or 4 racks, not 1"),
        (
            *(f"{EMPTY} 1 place:1 {RACKS}/?,?,?,?;/?,?,?,?;/?,?,?,?;", 29),
            "a game has 2, 3 or 4 racks, not 5",
        ),
        (
            *(f"{EMPTY} 1 place:1 {ONE}/{TWO}", 48),
            "expected ';' and the claimed cards, found '/RGYB,BR…'",
        ),
        (
            *(f"{EMPTY} 1 place:1 {ONE},RYBG;/{TWO};", 48),
            "expected ';' and the claimed cards, found ',RYBG;/R…'",
        ),
        (f"{EMPTY} 1 place:1 RYGB,;BGYR/{TWO};", 34, f"{CARD_OR_UNKNOWN}';BGYR/RG…'"),
        (f"{EMPTY} 1 place:1 RYGB,BGYR,GRYB;YBRG,/{TWO};", 49, f"{A_CARD}'/RGYB,BR…'"),
        (
            *(f"{EMPTY} 1 place:1 RYGB;?,BGYR,GRYB/{TWO};", 34),
            "expected '/' or the end of the position, found '?,BGYR,G…'",
        ),
        (f"{EMPTY} 1 place:1 {RACKS}/", 71, f"{CARD_OR_UNKNOWN}the end"),
        (
            *(f"{EMPTY} 1 place:1 {RACKS} ", 70),
            "expected '/' or the end of the position, found ' '",
        ),
        (f"{EMPTY} 1 place:1 RYGB,BGYR,GRYB;/{TWO};", 29, "seat 1 has 3 cards, not 4"),
        (f"{EMPTY} 1 place:1 {ONE};/{ONE};", 29, "card RYGB occurs twice"),
        (f"{EMPTY} 1 place:1 {ONE};x/{TWO};", 29, "seat 1 is to move and has left the game"),
        (f"{EMPTY} 1 place:1 {ONE};/{TWO};x", 29, "fewer than two seats are left in the game"),
        (
            *(f"{EMPTY} 1 place:1 ;{ONE}/{TWO};", 29),
            "seat 1 has claimed its last card: the game was already over",
        ),
        (
            *(f"R/-/-/-/-/-/-/-/- 2 claim ;{ONE}/{TWO};", 27),
            "seat 1 has claimed its last card: the game was already over",
        ),
        (
            *(f"R/-/-/-/-/-/-/-/- 1 claim ;{ONE}/{TWO};", 27),
            "card YBRG can't be claimed last: no window shows it",
        ),
        (
            *(f"{EMPTY} 1 claim {RACKS}", 21),
            "nothing can be claimed: no stone is on the board",
        ),
        (
            *(f"RYRY/-/-/-/-/-/-/-/- 1 place:3 {RACKS}", 24),
            "with 3 stones to place, Column leaves no stack that high",
        ),
        (f"RRRRRRRR/-/-/-/-/-/-/-/- 1 place:1 {RACKS}", 8, "there are only 7 red stones"),
        (f"RRRR/GGGG/RRR/-/RR/-/-/-/- 1 place:1 {RACKS}", 17, "there are only 7 red stones"),
        (f"{FULL} 1 place:2 {RACKS}", 39, "2 stones can't be placed: the supply has fewer"),
    ],
)
def test_a_bad_position_is_refused_at_its_column(text: str, column: int, problem: str) -> None:
    refused(lambda text: parse_position(text, Rules()), text, column, problem)
