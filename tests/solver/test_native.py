"""The compiled rules of Quarto! are held equal to the Python ones, in every rule set."""

import subprocess
import sys
import threading
from random import Random

import pytest

from fourfold.games import quarto
from fourfold.games.perft import perft
from fourfold.games.quarto import QUARTO
from fourfold.games.setup import Setup
from fourfold.solver import native
from tests.games.generator import QUARTO_RULES, Course, play_course
from tests.games.perft_case import PerftCase, all_cases
from tests.games.policy import POLICIES


def positions_of(course: Course) -> list[quarto.Position]:
    return [p for p in course.positions if isinstance(p, quarto.Position)]


@pytest.mark.parametrize("rules", QUARTO_RULES, ids=quarto.format_rules)
def test_parity_along_random_games(rules: quarto.Rules) -> None:
    for seed in range(10):
        for policy in POLICIES:
            course = play_course(Setup(QUARTO, rules), Random(seed), policy)
            for position in positions_of(course):
                assert native.complete_groups(position) == position.complete_groups()
                for depth in (0, 1, 2):
                    expected = perft(position, depth, QUARTO.uncounted)
                    assert native.perft(position, depth) == expected


@pytest.mark.parametrize("rules", QUARTO_RULES, ids=quarto.format_rules)
def test_perft_parity_to_the_end_of_the_game(rules: quarto.Rules) -> None:
    for seed in range(5):
        course = play_course(Setup(QUARTO, rules), Random(seed), POLICIES[0])
        late = [p for p in positions_of(course) if p.placed >= 13]
        for position in late[:2]:
            for depth in range(10):
                expected = perft(position, depth, QUARTO.uncounted)
                assert native.perft(position, depth) == expected


@pytest.mark.parametrize("case", all_cases("quarto"), ids=str)
def test_the_core_counts_what_the_data_files_say(case: PerftCase) -> None:
    position = quarto.parse_position(case.position, quarto.parse_rules(case.rules))
    for depth, count in case.counts.items():
        assert native.perft(position, depth) == count, f"depth {depth}"


def test_a_number_of_more_than_64_bits_is_refused() -> None:
    with pytest.raises(OverflowError):
        native.perft(quarto.start(), 30)


def test_other_threads_run_while_the_core_counts() -> None:
    ticks = 0
    counting = threading.Thread(
        target=native.perft, args=(quarto.start(quarto.Rules(calls=False)), 10)
    )
    counting.start()
    while counting.is_alive():
        ticks += 1
    counting.join()
    assert ticks > 1000


def test_ctrl_c_stops_the_core() -> None:
    code = """
import signal
from fourfold.games import quarto
from fourfold.solver import native
signal.setitimer(signal.ITIMER_REAL, 0.3)
signal.signal(signal.SIGALRM, signal.default_int_handler)
native.perft(quarto.start(quarto.parse_rules("CSHT")), 14)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "KeyboardInterrupt" in done.stderr
