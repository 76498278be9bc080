"""Our readings where the printed sheets are silent, row by row.

A board goes in, the same board marked comes out: the groups that can be called are in brackets.
"""

from random import Random

import pytest

from fourfold.games import quarto
from fourfold.games.game import IllegalMoveError, Outcome, Reason
from fourfold.games.quarto import QUARTO, Call, Position, parse_group, parse_move, parse_turn
from fourfold.games.setup import Setup
from fourfold.match import Match
from fourfold.table import Player
from fourfold.terminal.seating import new_table, next_table
from tests.games.quarto.drawing import drawing, marked, read_position

# The 16th piece, just placed on d1, completes nothing; or it completes row 1.
FULL_WITHOUT_GROUP = """
    5 B 1 A
    6 8 F D
    0 7 9 2
    C E 4 3*
"""
FULL_WITH_GROUP = """
    9 2 A 4
    E 1 8 3
    0 D 6 C
    B 7 5 F*
"""
ROW = """
    . . . .
    . 9 . .
    . . 6 .
    0 1 2 3*
"""


def play(position: Position, turns: str, seat: int | None = None) -> Position:
    """Play turns in notation."""
    for turn in turns.split():
        for move in parse_turn(turn):
            position = position.play(move, seat)
    return position


def shows(position: Position, expected: str) -> bool:
    """Return whether the groups that can be called now are the marked ones."""
    live = [
        call.group
        for call in position.legal_moves()
        if isinstance(call, Call) and not position.is_wrong(call)
    ]
    return marked(position, live) == drawing(expected)


def wins(position: Position, call: str, seat: int) -> bool:
    """Return whether a seat's call wins."""
    return position.play(parse_move(call), seat).outcome == Outcome(seat, quarto.Reason.CALL)


def is_refused(position: Position, call: str, seat: int) -> bool:
    """Return whether a seat's call is refused because its window is closed."""
    try:
        position.play(parse_move(call), seat)
    except IllegalMoveError:
        return True
    return False


class TestWhatTheSheetsLeaveOpen:
    """One test for each row of the table."""

    def test_a_wrong_call(self) -> None:
        position = play(read_position(ROW), "!a1-d4")
        assert position.outcome is None
        assert position.seat == 1, "play continues with the same seat"
        assert is_refused(position, "!a1-d1", 1), "not even the right group in this window"
        assert shows(
            position,
            """
            . . . .
            . 9 . .
            . . 6 .
            0 1 2 3
            """,
        )
        position = play(position, "=F")
        assert shows(
            position,
            """
            . . . .
            . 9 . .
            . . 6 .
            [0] [1] [2] [3]
            """,
        )
        assert wins(position, "!a1-d1", 2), "the opponent's window is not touched"

    def test_a_wrong_call_costs_one_window_only(self) -> None:
        position = play(read_position(ROW, hand="F"), "!a1-d4")
        assert is_refused(position, "!a1-d1", 2)
        position = play(position, "d2")
        assert shows(
            position,
            """
            . . . .
            . 9 . .
            . . 6 F
            0 1 2 3
            """,
        )
        assert position.can_call, "a new placement, a new window"

    def test_one_placement_completes_several_groups(self) -> None:
        position = read_position(
            """
            . . . 8
            . . . A
            . . . C
            0 2 4 6*
            """
        )
        assert shows(
            position,
            """
            . . . [8]
            . . . [A]
            . . . [C]
            [0] [2] [4] [6]
            """,
        )
        assert wins(position, "!a1-d1", 2)
        assert wins(position, "!d1-d4", 2)
        dead = play(position, "=F a4")
        assert shows(
            dead,
            """
            F . . 8
            . . . A
            . . . C
            0 2 4 6
            """,
        )
        assert all(dead.is_complete(parse_group(name)) for name in ("a1-d1", "d1-d4"))

    def test_a_later_placement_completes_another_group_that_shares_squares_with_a_dead_one(
        self,
    ) -> None:
        position = play(read_position(ROW), "=F d2=B d3=7 d4")
        assert shows(
            position,
            """
            . . . [7]
            . 9 . [B]
            . . 6 [F]
            0 1 2 [3]
            """,
        )
        assert not wins(position, "!a1-d1", 2)
        assert wins(position, "!d1-d4", 2)

    def test_a_dead_group(self) -> None:
        position = play(read_position(ROW), "=F a2=8 a3=C a4=5 d4=E c4=4 b4")
        assert position.is_complete(parse_group("a1-d1"))
        assert position.is_wrong(Call(parse_group("a1-d1")))
        after = play(position, "!a1-d1")
        assert after.outcome is None
        assert after.has_called

    @pytest.mark.parametrize("turns", ["", "=5", "=5 b3", "=5 b3!a3-d3", "=5 b3=A"])
    def test_the_clock_runs_out(self, turns: str) -> None:
        match = Match(Setup(QUARTO, QUARTO.default_rules))
        for turn in turns.split():
            for move in parse_turn(turn):
                match.play(move)
        loser = match.seat
        assert loser is not None
        match.expire()
        assert match.outcome == Outcome(3 - loser, Reason.TIME)

    @pytest.mark.parametrize("board", [FULL_WITHOUT_GROUP, FULL_WITH_GROUP])
    def test_the_clock_runs_out_after_the_16th_piece(self, board: str) -> None:
        position = read_position(board)
        for _ in range(2):
            expiry = position.expiry()
            assert expiry == parse_move("--")
            position = play(position, "--")
        assert position.outcome == Outcome(None, quarto.Reason.FULL_BOARD)

    @pytest.mark.parametrize("seat", [1, 2])
    def test_resignation(self, seat: int) -> None:
        match = Match(Setup(QUARTO, QUARTO.default_rules))
        match.resign(seat)
        assert match.outcome == Outcome(3 - seat, Reason.RESIGNATION)

    def test_draw_by_agreement(self) -> None:
        match = Match(Setup(QUARTO, QUARTO.default_rules))
        match.agree_draw()
        assert match.outcome == Outcome(None, Reason.AGREEMENT)

    @pytest.mark.parametrize("starter", [1, 2])
    def test_who_starts_the_next_game(self, starter: int) -> None:
        setup = Setup(QUARTO, QUARTO.default_rules, starter=starter)
        players = (Player("Left"), Player("Right"))
        for loser in (1, 2):
            table = new_table(setup, players, Random(1))
            table.match.resign(loser)
            assert next_table(table, Random(1)).match.seat == loser
        table = new_table(setup, players, Random(1))
        table.match.agree_draw()
        assert next_table(table, Random(1)).match.seat == 3 - starter

    def test_the_estonian_example_four_light_pieces_for_beginners(self) -> None:
        light = read_position(". . . .\n. . . .\n. . . .\n0 6 A C*", "C!")
        dark = read_position(". . . .\n. . . .\n. . . .\n1 7 B D*", "C!")
        mixed = read_position(". . . .\n. . . .\n. . . .\n1 0 3 2*", "C!")
        assert shows(light, ". . . .\n. . . .\n. . . .\n[0] [6] [A] [C]")
        assert shows(dark, ". . . .\n. . . .\n. . . .\n[1] [7] [B] [D]")
        assert shows(mixed, ". . . .\n. . . .\n. . . .\n1 0 3 2")


class TestWindowsExactly:
    """One test for each row of the table."""

    def test_the_placer(self) -> None:
        before = read_position(
            """
            . . . .
            . 9 . .
            . . 6* .
            0 1 2 .
            """,
            hand="3",
        )
        placer = before.seat
        assert placer is not None
        opponent = 3 - placer
        placed = play(before, "d1")
        assert wins(placed, "!a1-d1", placer), "opens on placing"
        assert is_refused(placed, "!a1-d1", opponent), "the windows do not overlap"
        given = play(placed, "=F")
        assert is_refused(given, "!a1-d1", placer), "closes on giving the next piece"

    def test_the_opponent(self) -> None:
        placed = read_position(ROW)
        placer = placed.seat
        assert placer is not None
        opponent = 3 - placer
        received = play(placed, "=F")
        assert wins(received, "!a1-d1", opponent), "opens on receiving it"
        again = play(received, "a4")
        assert again.seat == opponent
        assert not wins(again, "!a1-d1", opponent), "closes on placing it"

    def test_after_the_16th_piece_the_placer(self) -> None:
        position = read_position(FULL_WITH_GROUP)
        assert position.seat == 1, "the starter places the 16th piece"
        assert shows(
            position,
            """
            9 2 A 4
            E 1 8 3
            0 D 6 C
            [B] [7] [5] [F]
            """,
        )
        assert wins(position, "!a1-d1", 1), "opens on placing"
        assert is_refused(position, "!a1-d1", 2)
        assert is_refused(play(position, "--"), "!a1-d1", 1), "closes on passing"

    def test_then_the_opponent(self) -> None:
        position = play(read_position(FULL_WITH_GROUP), "--")
        assert position.seat == 2
        assert wins(position, "!a1-d1", 2), "opens on that pass"
        drawn = play(position, "--")
        assert drawn.outcome == Outcome(None, quarto.Reason.FULL_BOARD)
        assert is_refused(drawn, "!a1-d1", 2), "closes on passing"

    @pytest.mark.parametrize("board", [FULL_WITHOUT_GROUP, FULL_WITH_GROUP])
    def test_both_are_asked_whether_there_is_a_group_or_not(self, board: str) -> None:
        position = read_position(board)
        for seat in (1, 2):
            assert position.seat == seat
            assert len(position.legal_moves()) == 11
            position = play(position, "--", seat)
        assert position.outcome == Outcome(None, quarto.Reason.FULL_BOARD)

    def test_a_wrong_call_after_the_16th_piece_leaves_the_pass(self) -> None:
        position = play(read_position(FULL_WITH_GROUP), "!a1-d4")
        assert position.legal_moves() == (parse_move("--"),)
        position = play(position, "-- !a1-d4")
        assert position.legal_moves() == (parse_move("--"),)
        assert play(position, "--").outcome == Outcome(None, quarto.Reason.FULL_BOARD)
