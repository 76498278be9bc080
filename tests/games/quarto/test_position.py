"""The course of play, and what is refused."""

import pytest

from fourfold.games import quarto
from fourfold.games.game import (
    Departure,
    IllegalMoveError,
    IllegalPositionError,
    NotationError,
    Outcome,
    Reason,
)
from fourfold.games.quarto import (
    GROUPS,
    LINES,
    PIECES,
    Call,
    Fault,
    Give,
    Group,
    Pass,
    Piece,
    Place,
    Position,
    Rules,
    Square,
    parse_move,
    parse_rules,
    parse_turn,
    start,
)
from tests.games.quarto.drawing import drawing, marked, read_position

FULL_WITHOUT_GROUP = """
    5 B 1 A
    6 8 F D
    0 7 9 2
    C E 4 3*
"""
ROW_AND_COLUMN = """
    . . . 8
    . . . 9
    . . . A
    0 1 2 B*
"""


def play(position: Position, turns: str) -> Position:
    """Play turns in notation."""
    for turn in turns.split():
        for move in parse_turn(turn):
            position = position.play(move)
    return position


def refusal(position: Position, move: str, seat: int | None = None) -> str:
    """Return why a move is refused."""
    with pytest.raises(IllegalMoveError) as error:
        position.play(parse_move(move), seat)
    return str(error.value)


@pytest.mark.parametrize("starter", [1, 2])
def test_the_starter_gives_and_the_other_places_the_first_piece(starter: int) -> None:
    position = start(starter=starter)
    assert position.seat == starter
    assert set(position.legal_moves()) == set(map(Give, PIECES))
    position = position.play(Give(Piece(5)))
    assert position.seat == 3 - starter
    assert len(position.legal_moves()) == 16
    assert all(isinstance(move, Place) for move in position.legal_moves())


@pytest.mark.parametrize("starter", [1, 2])
@pytest.mark.parametrize("key", ["CSHT!", "CSHT"])
def test_the_starter_places_the_even_numbered_pieces(starter: int, key: str) -> None:
    position = start(parse_rules(key), starter=starter)
    squares, pieces = "a1 b1 c2 d2 a4 b4 c3 d3 a2 b2 c1 d1 a3 b3 c4 d4", "07C35A96E48BD1F2"
    for number, (square, piece) in enumerate(zip(squares.split(), pieces, strict=True), 1):
        placer = starter if number % 2 == 0 else 3 - starter
        assert position.seat == 3 - placer
        position = position.play(Give(Piece(int(piece, 16))))
        assert position.seat == placer
        position = play(position, square)
        if position.outcome:
            assert (key, position.outcome.reason) == ("CSHT", quarto.Reason.LINE)
            assert position.outcome.winner == placer
            return
        assert position.seat == placer
    assert position.placed == 16
    assert position.seat == starter


def test_there_is_no_third_seat() -> None:
    for starter in (0, 3):
        with pytest.raises(IllegalPositionError, match="there is no seat"):
            start(starter=starter)


def test_a_given_piece_leaves_the_supply() -> None:
    position = play(start(), "=5 b3=A")
    assert position.hand == Piece(10)
    assert len(position.supply) == 14
    assert Piece(5) not in position.supply
    assert Piece(10) not in position.supply
    assert position.last == Square(9)
    assert position.placed == 1


def test_with_calls_off_the_completing_placement_wins_at_once() -> None:
    position = play(start(parse_rules("CSHT"), starter=2), "=0 a1=1 b1=2 c1=3")
    assert position.seat == 2
    position = play(position, "d1")
    assert position.outcome == Outcome(2, quarto.Reason.LINE)
    assert position.seat is None
    assert refusal(position, "=4") == "the game is over"


def test_with_calls_off_a_full_board_is_drawn_at_once() -> None:
    position = read_position(FULL_WITHOUT_GROUP, "CSHT")
    assert position.complete_groups() == ()
    assert position.outcome == Outcome(None, quarto.Reason.FULL_BOARD)


def test_with_calls_on_a_completing_placement_wins_nothing_by_itself() -> None:
    position = play(start(), "=0 a1=1 b1=2 c1=3 d1")
    assert position.outcome is None
    assert position.seat == 1
    assert play(position, "!a1-d1").outcome == Outcome(1, quarto.Reason.CALL)


def test_more_than_one_shared_trait_is_fine_and_who_placed_does_not_matter() -> None:
    position = read_position(
        """
        . . . .
        . . . .
        . . . .
        0 1 2 3*
        """
    )
    assert marked(position, position.live_groups()) == drawing(
        """
        . . . .
        . . . .
        . . . .
        [0] [1] [2] [3]
        """
    )


def test_three_of_a_kind_and_four_without_a_common_trait_are_not_complete() -> None:
    position = read_position(
        """
        . . . .
        . . . 2
        . . 1 .
        . 0 7 8*
        """
    )
    assert position.complete_groups() == ()
    position = read_position(
        """
        . . . 0
        . . . 7
        . . . 9
        . . . E*
        """
    )
    assert position.complete_groups() == ()


@pytest.mark.parametrize("group", GROUPS, ids=str)
@pytest.mark.parametrize("key", ["CSHT!", "CSHT+!"])
def test_each_group_that_counts_can_be_called_when_complete(key: str, group: Group) -> None:
    board: list[Piece | None] = [None] * 16
    for square, piece in zip(group.squares, (4, 5, 12, 13), strict=True):
        board[square] = Piece(piece)
    position = Position(parse_rules(key), tuple(board), None, group.squares[2])
    if group in LINES or key == "CSHT+!":
        assert position.live_groups() == (group,)
        assert position.play(Call(group)).outcome == Outcome(1, quarto.Reason.CALL)
    else:
        assert position.live_groups() == ()
        assert refusal(position, f"!{group}") == f"group {group} does not count: squares are off"


@pytest.mark.parametrize(
    ("turns", "move", "reason"),
    [
        ("", "b3", "you may not place: no piece has been given"),
        ("", "!a1-d4", "you may not call: no piece has been placed"),
        ("", "--", "you may pass only after the 16th piece"),
        ("=5", "=6", "you may not give: place piece 5 first"),
        ("=5", "!a1-d4", "you may not call: no piece has been placed"),
        ("=5", "--", "you may pass only after the 16th piece"),
        ("=5 b3", "=5", "piece 5 is not in the supply"),
        ("=5 b3", "a1", "you may not place: no piece has been given"),
        ("=5 b3", "--", "you may pass only after the 16th piece"),
        ("=5 b3=A", "b3", "square b3 is taken"),
        ("=5 b3=A", "=6", "you may not give: place piece A first"),
        ("=5 b3", "!b2-c3", "group b2-c3 does not count: squares are off"),
        ("=5 b3!a1-d4", "!a3-d3", "you may not call again: your call was wrong"),
        ("=5 b3=A !a1-d4", "!a3-d3", "you may not call again: your call was wrong"),
    ],
)
def test_a_refusal_says_why(turns: str, move: str, reason: str) -> None:
    assert refusal(play(start(), turns), move) == reason


@pytest.mark.parametrize(
    ("turns", "seat", "move", "reason"),
    [
        ("", 2, "=5", "it is seat 1's turn"),
        ("=5", 1, "b3", "it is seat 2's turn"),
        ("", 2, "!a1-d4", "you may not call: no piece has been placed"),
        ("=5 b3", 1, "!a1-d4", "you may not call: the next piece has not been given"),
        ("=5 b3=A", 2, "!a1-d4", "you may not call: the next piece has been given"),
        ("=5 b3=A", 2, "c3", "it is seat 1's turn"),
        ("=5 b3", 3, "=6", "it is seat 2's turn"),
    ],
)
def test_a_refusal_of_the_seat_that_is_not_to_move(
    turns: str, seat: int, move: str, reason: str
) -> None:
    assert refusal(play(start(), turns), move, seat) == reason


def test_a_call_from_the_other_seat_on_a_full_board_is_refused() -> None:
    full = quarto.parse_position("5B1A/68FD/0792/CE43 - d1")
    placer = full.mover
    reason = "you may not call: the placer has not passed"
    assert refusal(full, "!a1-d1", 3 - placer) == reason
    assert refusal(full.play("--"), "!a1-d1", placer) == "you may not call: you have passed"


def test_calls_are_refused_when_they_are_off() -> None:
    position = play(start(parse_rules("CSHT")), "=5 b3")
    assert not position.can_call
    assert refusal(position, "!a3-d3") == (
        "you may not call: calls are off, and a complete group wins by itself"
    )
    assert refusal(position, "!a3-d3", 1) == "it is seat 2's turn"


@pytest.mark.parametrize("number", [16, -1])
def test_a_piece_or_square_that_does_not_exist_is_refused(number: int) -> None:
    for make in (Piece, lambda each: Give(each)):
        with pytest.raises(IllegalPositionError, match=f"there is no piece {number}: the pieces"):
            make(number)
    for make_square in (Square, lambda each: Place(each)):
        with pytest.raises(IllegalPositionError, match=f"there is no square {number}: the squares"):
            make_square(number)


def test_a_bare_number_stands_for_its_piece_or_square() -> None:
    give, place = Give(10), Place(9)
    assert (str(give), str(place)) == ("=A", "b3")
    assert (give, place) == (Give(Piece(10)), Place(Square(9)))
    board = (None,) * 9 + (10,) + (None,) * 6
    position = Position(board=board, hand=11, last=9)  # type: ignore[arg-type]
    assert position.notation == "..../.A../..../.... B b3"


def test_the_legal_moves_of_each_phase() -> None:
    empty = start()
    given, placed = play(empty, "=5"), play(empty, "=5 b3")
    received = play(placed, "=A")
    assert (len(empty.legal_moves()), len(given.legal_moves())) == (16, 16)
    assert len(placed.legal_moves()) == 15 + 10
    assert len(received.legal_moves()) == 15 + 10
    assert len(play(placed, "!a1-d4").legal_moves()) == 15
    assert [m for m in placed.legal_moves() if isinstance(m, Call)] == [*map(Call, LINES)]
    with_squares = play(start(Rules(squares=True)), "=5 b3")
    assert len(with_squares.legal_moves()) == 15 + 19


def test_after_the_16th_piece_the_moves_are_pass_and_call() -> None:
    position = read_position(FULL_WITHOUT_GROUP)
    assert position.legal_moves() == (Pass(), *map(Call, LINES))


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("reason", [Reason.TIME, Reason.RESIGNATION])
def test_when_a_seat_leaves_the_other_has_won(seat: int, reason: Reason) -> None:
    for turns in ("", "=5", "=5 b3", "=5 b3=A"):
        position = play(start(), turns).leave(Departure(seat, reason))
        assert position.outcome == Outcome(3 - seat, reason)


def test_complete_groups_include_the_dead_ones() -> None:
    position = play(read_position(ROW_AND_COLUMN), "=C a4")
    assert [str(group) for group in position.complete_groups()] == ["a1-d1", "d1-d4"]
    assert position.live_groups() == ()


def test_a_move_can_be_built_from_strings() -> None:
    for move, text in ((Give("A"), "=A"), (Place("b3"), "b3"), (Call("a1-d4"), "!a1-d4")):
        assert move == parse_move(text)
    for make in (lambda: Call("a1-b3"), lambda: Give("G"), lambda: Place("e5")):
        with pytest.raises(NotationError):
            make()
    for strange in (Piece, Square):
        with pytest.raises(TypeError, match="expected a number from 0 to 15"):
            strange("A")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected a group"):
        Call(5)  # type: ignore[arg-type]


def test_a_wrong_call_is_recognised_from_its_text() -> None:
    position = play(start(), "=5 b3")
    assert position.is_wrong("!a3-d3")
    assert not position.is_wrong("=6")
    assert position.fault("!a3-d3") is Fault.EMPTY
    with pytest.raises(TypeError, match="expected a call"):
        position.fault("=6")
