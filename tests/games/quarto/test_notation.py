"""The notation: every example in the rules, and errors with their column."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.games.game import NotationError
from fourfold.games.quarto import (
    GROUPS,
    Call,
    Give,
    Move,
    Pass,
    Piece,
    Place,
    Position,
    Rules,
    Square,
    Trait,
    format_move,
    format_position,
    format_rules,
    format_turn,
    parse_group,
    parse_move,
    parse_piece,
    parse_position,
    parse_rules,
    parse_square,
    parse_turn,
    start,
)
from fourfold.games.scanner import END_OF_MOVE
from tests.games.generator import QUARTO_MOVES, TRAIT_SETS
from tests.games.strategy import quarto_positions

B3, PIECE_5, PIECE_A = Square(9), Piece(5), Piece(10)
DIAGONAL, ROW_3 = parse_group("a1-d4"), parse_group("a3-d3")

A_MOVE = "expected a move (such as =5, b3, !a1-d4 or --), found "
A_PIECE = "expected a piece (0 to 9 or A to F), found "
A_SQUARE = "expected a square (a1 to d4), found "
A_GROUP = "expected a group (such as a1-d4, lower left square first), found "
A_TRAIT = "expected a trait in play (C, S, H or T), found "
A_NUMBER = "expected a number of seconds, at least 1, found "
END_OF_KEY = (
    "expected the end of the rule set key (traits in the order CSHT, then +, !, /60), found "
)
CONTENTS = "expected a piece (0 to 9 or A to F), or '.', found "
HAND = "expected a piece (0 to 9 or A to F) in hand, or '-', found "
LAST = "expected a square (a1 to d4) placed on last, or '-', found "
PASSED = "nobody can have passed ('~'): that comes after the 16th piece, calls on"

EMPTY = "..../..../..../...."
FULL = "5B1A/68FD/0792/CE43"


@pytest.mark.parametrize(
    ("text", "move"),
    [("=5", Give(PIECE_5)), ("b3", Place(B3)), ("!a1-d4", Call(DIAGONAL)), ("--", Pass())],
)
def test_moves_in_the_rules_round_trip(text: str, move: Move) -> None:
    assert parse_move(text) == move
    assert format_move(move) == text


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("b3=A", (Place(B3), Give(PIECE_A))),
        ("b3!a3-d3", (Place(B3), Call(ROW_3))),
        ("!a3-d3", (Call(ROW_3),)),
        ("b3!a1-d4=A", (Place(B3), Call(DIAGONAL), Give(PIECE_A))),
        ("!a1-d4b3=A", (Call(DIAGONAL), Place(B3), Give(PIECE_A))),
        ("=5", (Give(PIECE_5),)),
    ],
)
def test_turns_in_the_rules_round_trip(text: str, moves: tuple[Move, ...]) -> None:
    assert parse_turn(text) == moves
    assert format_turn(moves) == text


@pytest.mark.parametrize("name", ["a2-d2", "b1-b4", "a1-d4", "a4-d1", "b2-c3"])
def test_groups_in_the_rules_round_trip(name: str) -> None:
    assert str(parse_group(name)) == name


def test_the_position_in_the_rules_round_trips() -> None:
    text = "..../..../..../.... 5 -"
    assert parse_position(text, Rules()) == start().play(Give(PIECE_5))
    assert format_position(start().play(Give(PIECE_5))) == text


@pytest.mark.parametrize(
    ("last", "has_passed", "has_called", "seat"),
    [
        ("d1", False, False, 1),
        ("d1!", False, True, 1),
        ("d1~", True, False, 2),
        ("d1~!", True, True, 2),
    ],
)
def test_the_marks_after_the_16th_piece_round_trip(
    last: str, has_passed: bool, has_called: bool, seat: int
) -> None:
    position = parse_position(f"{FULL} - {last}", Rules())
    assert (position.has_passed, position.has_called) == (has_passed, has_called)
    assert position.seat == seat
    assert format_position(position) == f"{FULL} - {last}"


def test_who_is_to_move_and_in_which_phase_follows_from_the_text() -> None:
    for starter in (1, 2):
        texts = {
            f"{EMPTY} - -": (starter, Give),
            f"{EMPTY} 5 -": (3 - starter, Place),
            "..../..../.5../.... - b2": (3 - starter, Give),
            "..../..../.5../.... A b2": (starter, Place),
        }
        for text, (seat, kind) in texts.items():
            position = parse_position(text, Rules(), starter=starter)
            assert position.seat == seat
            assert isinstance(position.legal_moves()[0], kind)


@pytest.mark.parametrize("text", ["..../..../.5../.... A", "..../..../.5../.... A -"])
def test_last_may_be_omitted_with_calls_off(text: str) -> None:
    rules = Rules(calls=False)
    position = parse_position(text, rules)
    assert position.last is None
    assert format_position(position) == "..../..../.5../.... A -"
    known = parse_position("..../..../.5../.... A b2", rules)
    assert known.legal_moves() == position.legal_moves()


def test_a_finished_position_is_read_as_finished_with_calls_off() -> None:
    rules = Rules(calls=False)
    for text in ("0123/..../..../....", "0123/..../..../.... - c4"):
        position = parse_position(text if " " in text else f"{text} -", rules)
        assert position.outcome
        assert position.outcome.winner == 1
    drawn = parse_position(f"{FULL} - -", rules).outcome
    assert drawn
    assert drawn.winner is None


@given(
    st.sampled_from(TRAIT_SETS),
    st.booleans(),
    st.booleans(),
    st.none() | st.integers(1, 999_999_999),
)
def test_rules_round_trip(
    traits: tuple[Trait, ...], squares: bool, calls: bool, seconds: int | None
) -> None:
    rules = Rules(traits, squares, calls, seconds)
    assert parse_rules(format_rules(rules)) == rules


@given(st.lists(st.sampled_from(QUARTO_MOVES), min_size=1))
def test_any_moves_round_trip_as_a_turn(moves: list[Move]) -> None:
    """The notation doesn't check whether moves are legal."""
    assert list(parse_turn(format_turn(moves))) == moves


@given(quarto_positions())
def test_positions_round_trip(position: Position) -> None:
    text = format_position(position)
    read = parse_position(text, position.rules)
    assert format_position(read) == text
    if not (position.outcome and position.rules.calls):
        assert read == position


def test_pieces_squares_and_groups_round_trip() -> None:
    for code in range(16):
        assert parse_piece(str(Piece(code))) == code
        assert parse_square(str(Square(code))) == code
    for group in GROUPS:
        assert parse_group(str(group)) == group


def refused(parse: Callable[[str], object], text: str, column: int, problem: str) -> None:
    """Check that a text is refused at a column, with a problem."""
    with pytest.raises(NotationError) as error:
        parse(text)
    assert (error.value.column, error.value.problem) == (column, problem)
    assert str(error.value) == f"column {column}: {problem}"


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, f"{A_TRAIT}the end"),
        ("X", 1, f"{A_TRAIT}'X'"),
        ("c", 1, f"{A_TRAIT}'c' (upper and lower case differ)"),
        ("+!", 1, f"{A_TRAIT}'+!'"),
        ("SC", 2, f"{END_OF_KEY}'C'"),
        ("CC", 2, f"{END_OF_KEY}'C'"),
        ("C!+", 3, f"{END_OF_KEY}'+'"),
        ("C+!!", 4, f"{END_OF_KEY}'!'"),
        ("CSHT !", 5, f"{END_OF_KEY}' !'"),
        ("CSHT/60s", 8, f"{END_OF_KEY}'s'"),
        ("CSHT!/", 7, f"{A_NUMBER}the end"),
        ("CSHT!/0", 7, f"{A_NUMBER}'0'"),
        ("CSHT!/060", 7, f"{A_NUMBER}'060'"),
        ("CSHT!/-1", 7, f"{A_NUMBER}'-1'"),
        ("CSHT!/1234567890", 7, f"{A_NUMBER}'12345678…'"),
        ("CSHT!/\N{FULLWIDTH DIGIT SIX}", 7, f"{A_NUMBER}'\N{FULLWIDTH DIGIT SIX}'"),
    ],
)
def test_a_bad_key_is_refused_at_its_column(text: str, column: int, problem: str) -> None:
    refused(parse_rules, text, column, problem)


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, f"{A_MOVE}the end"),
        ("b", 1, f"{A_MOVE}'b'"),
        ("b5", 1, f"{A_MOVE}'b5'"),
        ("e1", 1, f"{A_MOVE}'e1'"),
        ("B3", 1, f"{A_MOVE}'B3' (upper and lower case differ)"),
        ("-", 1, f"{A_MOVE}'-'"),
        (" b3", 1, f"{A_MOVE}' b3'"),
        ("=", 2, f"{A_PIECE}the end"),
        ("=G", 2, f"{A_PIECE}'G'"),
        ("=a", 2, f"{A_PIECE}'a' (upper and lower case differ)"),
        ("!", 2, f"{A_GROUP}the end"),
        ("!a1", 2, f"{A_GROUP}'a1'"),
        ("!a1-d3", 2, f"{A_GROUP}'a1-d3'"),
        ("!d4-a1", 2, f"{A_GROUP}'d4-a1'"),
        ("!d1-a4", 2, f"{A_GROUP}'d1-a4'"),
        ("=55", 3, f"expected {END_OF_MOVE}, found '5'"),
        ("b3b", 3, f"expected {END_OF_MOVE}, found 'b'"),
        ("b3 ", 3, f"expected {END_OF_MOVE}, found ' '"),
        ("a1-d4", 3, f"expected {END_OF_MOVE}, found '-d4'"),
        ("---", 3, f"expected {END_OF_MOVE}, found '-'"),
        ("b3=A", 3, f"expected {END_OF_MOVE}, found '=A'"),
    ],
)
def test_a_bad_move_is_refused_at_its_column(text: str, column: int, problem: str) -> None:
    refused(parse_move, text, column, problem)


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("", 1, f"{A_MOVE}the end"),
        ("b3 =A", 3, f"{A_MOVE}' =A'"),
        ("b3=", 4, f"{A_PIECE}the end"),
        ("b3=A,", 5, f"{A_MOVE}','"),
        ("b3!a1-d4=", 10, f"{A_PIECE}the end"),
        ("b3!a1-c4=A", 4, f"{A_GROUP}'a1-c4=A'"),
    ],
)
def test_a_bad_turn_is_refused_at_its_column(text: str, column: int, problem: str) -> None:
    refused(parse_turn, text, column, problem)


@pytest.mark.parametrize(
    ("parse", "text", "column", "problem"),
    [
        (parse_square, "", 1, f"{A_SQUARE}the end"),
        (parse_square, "e5", 1, f"{A_SQUARE}'e5'"),
        (parse_square, "a12", 3, "expected the end, found '2'"),
        (parse_piece, "g", 1, f"{A_PIECE}'g'"),
        (parse_piece, "10", 2, "expected the end, found '0'"),
        (parse_group, "a1-d3", 1, f"{A_GROUP}'a1-d3'"),
        (parse_group, "a1-d44", 6, "expected the end, found '4'"),
    ],
)
def test_a_bad_square_piece_or_group_is_refused_at_its_column(
    parse: Callable[[str], object], text: str, column: int, problem: str
) -> None:
    refused(parse, text, column, problem)


@pytest.mark.parametrize(
    ("key", "text", "column", "problem"),
    [
        ("CSHT!", "", 1, f"{CONTENTS}the end"),
        (
            *("CSHT", "0123/4567/..../.... -", 1),
            "no single placement completes a3-d3 and a4-d4: the game was already over",
        ),
        ("CSHT!", "....", 5, "expected '/' after the four squares of a rank, found the end"),
        ("CSHT!", ".../..../..../.... - -", 4, f"{CONTENTS}'/..../..…'"),
        (
            *("CSHT!", "...../.../..../.... - -", 5),
            "expected '/' after the four squares of a rank, found './.../..…'",
        ),
        ("CSHT!", "..../..../..../...g - -", 19, f"{CONTENTS}'g'"),
        ("CSHT!", EMPTY, 20, "expected a space, then the piece in hand or '-', found the end"),
        ("CSHT!", f"{EMPTY} ", 21, f"{HAND}the end"),
        ("CSHT!", f"{EMPTY} G -", 21, f"{HAND}'G'"),
        (
            *("CSHT!", f"{EMPTY} -", 22),
            "expected a space, then the square placed on last or '-' "
            "(rules without '!' need neither), found the end",
        ),
        ("CSHT!", f"{EMPTY} - ", 23, f"{LAST}the end"),
        ("CSHT!", f"{EMPTY} - e1", 23, f"{LAST}'e1'"),
        ("CSHT!", f"{EMPTY} - - ", 24, "expected the end, found ' '"),
        ("CSHT!", f"{EMPTY} - -!", 24, "expected the end, found '!'"),
        ("CSHT!", f"{EMPTY} 5 b2", 23, "the square placed on last, b2, is empty"),
        ("CSHT!", "5.../..../..../.... 5 a4", 21, "piece 5 is on the board already"),
        ("CSHT!", "5.../..../..../...5 - a4", 19, "piece 5 is on the board already"),
        (
            *("CSHT!", "5.../..../..../.... 6 -", 23),
            "with calls on, the square placed on last must be named",
        ),
        ("CSHT!", "5.../..../..../.... 6 a4~", 23, PASSED),
        ("CSHT!", f"{FULL} - d1!~", 26, "expected the end, found '~'"),
        ("CSHT!", f"{FULL} 3 d1", 21, "piece 3 is on the board already"),
        ("CSHT", f"{FULL} - d1~", 23, PASSED),
        (
            *("CSHT", "5.../..../..../.... 6 a4!", 23),
            "nobody can have called ('!'): no window is open",
        ),
        (
            *("CSHT", "0123/..../..../.... 4", 21),
            "no piece can be in hand: group a4-d4 is complete, the game is over",
        ),
        (
            *("CSHT", "0123/..../..../4567 -", 1),
            "no single placement completes a1-d1 and a4-d4: the game was already over",
        ),
        (
            *("CSHT", "0123/..../..../4... - a1", 23),
            "a placement on a1 does not complete a4-d4",
        ),
        ("CSHT", f"{EMPTY} 5 x", 23, f"{LAST}'x'"),
    ],
)
def test_a_bad_position_is_refused_at_its_column(
    key: str, text: str, column: int, problem: str
) -> None:
    rules = parse_rules(key)
    refused(lambda text: parse_position(text, rules), text, column, problem)
