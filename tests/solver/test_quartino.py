"""The compiled rules of Quartino agree with the Python ones."""

import subprocess
import sys
import threading
from random import Random

import pytest

from fourfold.games import quartino
from fourfold.games.game import Departure, Outcome, Reason
from fourfold.solver.quartino.native import (
    MOVES,
    CorePosition,
    decode_move,
    decode_position,
    encode_move,
    encode_position,
    is_known,
    perft,
)
from tests import parity
from tests.games.generator import (
    QUARTINO_MOVES,
    QUARTINO_RULES,
    SETUPS,
    play_course,
    quartino_setup,
)
from tests.games.perft_case import PerftCase, all_cases
from tests.games.policy import POLICIES, Policy, choose_eagerly
from tests.games.quartino.table import EMPTY, FULL, RACKS_OF_FOUR, RACKS_OF_THREE, play, table

PATTERN = "R/Y/G/B/-/-/-/-/-"
TABLES = 2 * (2 + 3 + 4)
"""Rule sets, numbers of seats and starters, which the games cycle through."""

CASES = [case for case in all_cases("quartino") if "?" not in case.position]
UNKNOWN = [case for case in all_cases("quartino") if "?" in case.position]


@pytest.mark.parametrize("first", range(TABLES))
def test_both_implementations_agree_in_random_games(first: int) -> None:
    positions = [parity.check_game("quartino", first + TABLES * round_) for round_ in range(8)]
    assert sum(positions) > 300


@pytest.mark.parametrize("policy", POLICIES)
def test_both_implementations_agree_for_every_policy(policy: Policy) -> None:
    for setup in SETUPS:
        position = setup.position()
        if isinstance(position, quartino.Position):
            parity.check_quartino(position, policy, Random(5))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_core_matches_the_counts_in_the_data_files(case: PerftCase) -> None:
    position = quartino.parse_position(case.position, quartino.parse_rules(case.rules))
    for depth, count in case.counts.items():
        assert perft(position, depth) == count, f"depth {depth}"


@pytest.mark.parametrize("case", UNKNOWN, ids=str)
def test_a_position_with_unknown_cards_is_refused(case: PerftCase) -> None:
    position = quartino.parse_position(case.position, quartino.parse_rules(case.rules))
    assert not is_known(position)
    with pytest.raises(ValueError, match="the native rules need to know every card"):
        perft(position, 1)


def test_a_code_is_a_moves_index_among_all_moves() -> None:
    assert MOVES == QUARTINO_MOVES
    assert [encode_move(move) for move in MOVES] == list(range(231))
    assert [decode_move(code) for code in range(231)] == list(MOVES)


@pytest.mark.parametrize("rules", QUARTINO_RULES, ids=quartino.format_rules)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_plays_and_no_other_does(rules: quartino.Rules, seats: int) -> None:
    course = play_course(quartino_setup(rules, seats), Random(3), choose_eagerly, 60)
    for position in course.positions:
        assert isinstance(position, quartino.Position)
        core, legal = encode_position(position), set(position.legal_moves())
        for code, move in enumerate(MOVES):
            if move in legal:
                after = decode_position(core.play(code), rules)
                assert after == position.play(move)
                continue
            for ask in (core.play, core.is_wrong):
                with pytest.raises(ValueError, match=f"move {code} is not legal"):
                    ask(code)


def test_the_core_handles_a_supply_with_too_few_stones() -> None:
    """Random games never get there: 27 stones on the board, and Colour declared."""
    before = table(FULL, "1 claim")
    core = encode_position(before).play(encode_move(quartino.End()))
    after = core.play(encode_move(quartino.Declare()))
    assert decode_position(after, before.rules) == play(before, ".,+")


def test_a_position_round_trips_through_the_core() -> None:
    for position in (
        table(),
        table(PATTERN, "4 claim", RACKS_OF_FOUR),
        table("RRRR/YYY/-/-/-/-/-/-/G", "2 colour"),
        table(PATTERN, "1 claim", "RYGB;BGYR,GRYB,YBRG/RGYB;BRGY,GYBR,YRBG"),
        table("/".join(["R" * 7 + "Y" * 7 + "G" * 7 + "B" * 7, *"-" * 8]), "1 claim"),
        play(table(PATTERN, "1 claim", "RYGB;BGYR,GRYB,YBRG/RGYB;BRGY,GYBR,YRBG"), "RYGB@1"),
    ):
        core = encode_position(position)
        assert decode_position(core, position.rules) == position
        assert CorePosition(*core.values()).values() == core.values()
        assert core.mover == position.mover
        assert core.is_over == (position.outcome is not None)
        assert core.winner == (position.outcome.winner if position.outcome else 0)


def test_a_position_is_not_decoded_with_another_geometry() -> None:
    with pytest.raises(ValueError, match="not on the grid"):
        decode_position(encode_position(table()), quartino.parse_rules("grid"))


def test_seats_leave_until_one_has_won() -> None:
    position = table(EMPTY, "2 place:1", RACKS_OF_THREE)
    core = encode_position(position)
    for seat in (2, 3):
        core, position = core.leave(seat), position.leave(Departure(seat, Reason.TIME))
        assert decode_position(core, position.rules, Reason.TIME) == position
    assert position.outcome == Outcome(1, Reason.TIME)
    assert core.winner == 1
    assert core.legal_moves() == []
    with pytest.raises(ValueError, match="the game is over"):
        core.leave(1)


def test_an_agreed_draw_ends_the_game() -> None:
    position = table(PATTERN, "1 claim").agree_draw()
    core = encode_position(table(PATTERN, "1 claim")).agree_draw()
    assert decode_position(core, position.rules, Reason.AGREEMENT) == position
    assert encode_position(position).values() == core.values()
    assert (core.is_over, core.winner, core.legal_moves()) == (True, 0, [])
    with pytest.raises(ValueError, match="the game is over"):
        core.agree_draw()


def test_a_seat_that_is_not_in_the_game_cannot_leave_it() -> None:
    core = encode_position(table(EMPTY, "1 place:1", RACKS_OF_THREE)).leave(2)
    for seat in (0, 2, 4):
        with pytest.raises(ValueError, match=f"there is no seat {seat} in the game"):
            core.leave(seat)


@pytest.mark.parametrize(
    ("number", "value", "problem"),
    [
        (0, [[]] * 8, "a board has 9 fields, not 8"),
        (0, [[4], *[[]] * 8], "a colour must be 0 to 3, not 4"),
        (0, [[1] * 8, *[[]] * 8], "colour 1 has more than 7 stones on the board"),
        (1, 3, "the seat to move must be 1 to 2, not 3"),
        (2, 3, "the phase must be 0 to 2, not 3"),
        (3, 0, "the stones to be placed must be 1 to 3, not 0"),
        (4, [], "the number of racks must be 2 to 4, not 0"),
        (4, [([0, 1, 2], [], False)] * 2, "a rack has 4 cards, not 3"),
        (4, [([0, 1, 2, 3], [], False)] * 2, "card 0 appears twice"),
        (5, 2, "the geometry must be 0 to 1, not 2"),
        (7, 1, "an unfinished game has no winner"),
        (7, 3, "the winner must be 0 to 2, not 3"),
    ],
)
def test_an_invalid_position_is_refused(number: int, value: object, problem: str) -> None:
    values: list[object] = list(encode_position(table()).values())
    values[number] = value
    with pytest.raises(ValueError, match=problem):
        CorePosition(*values)  # type: ignore[arg-type]


def test_a_code_that_is_not_a_move_is_refused() -> None:
    for code in (-1, 231):
        with pytest.raises(ValueError, match="a move must be 0 to 230"):
            encode_position(table()).play(code)


def test_a_number_of_more_than_64_bits_is_refused() -> None:
    with pytest.raises(OverflowError):
        perft(table(), 65)


def test_a_game_that_is_over_has_no_sequences() -> None:
    position = table(EMPTY, "1 place:1").leave(Departure(1, Reason.RESIGNATION))
    assert [perft(position, depth) for depth in (0, 1, 10**20)] == [1, 0, 0]


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="the depth must be 0 or more, not -1"):
        perft(table(), -1)


def test_other_threads_run_while_the_core_counts() -> None:
    position = table("R/R/R/R/-/-/-/-/-", "1 colour")
    ticks = 0
    counting = threading.Thread(target=perft, args=(position, 11))
    counting.start()
    while counting.is_alive():
        ticks += 1
    counting.join()
    assert ticks > 1000


def test_ctrl_c_stops_the_core() -> None:
    code = """
import signal
from fourfold.solver.quartino.native import perft
from tests.games.quartino.table import table
signal.setitimer(signal.ITIMER_REAL, 0.3)
signal.signal(signal.SIGALRM, signal.default_int_handler)
perft(table(), 30)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "KeyboardInterrupt" in done.stderr
