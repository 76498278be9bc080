"""The compiled rules of Quarto! agree with the Python ones, in every rule set."""

import re
import subprocess
import sys
from itertools import combinations
from math import factorial
from random import Random

import pytest

from fourfold.games import quarto
from fourfold.games.perft import perft, perft_ended
from fourfold.games.quarto import QUARTO
from fourfold.games.setup import Setup
from fourfold.solver.quarto import native
from tests.games.generator import QUARTO_RULES, Course, play_course
from tests.games.perft_case import PerftCase, all_cases
from tests.games.policy import POLICIES


def positions_of(course: Course) -> list[quarto.Position]:
    return [p for p in course.positions if isinstance(p, quarto.Position)]


def check_counts(position: quarto.Position, depth: int) -> None:
    uncounted = QUARTO.uncounted
    assert native.perft(position, depth) == perft(position, depth, uncounted)
    assert native.perft_ended(position, depth) == perft_ended(position, depth, uncounted)


@pytest.mark.parametrize("rules", QUARTO_RULES, ids=quarto.format_rules)
def test_both_implementations_agree_in_random_games(rules: quarto.Rules) -> None:
    for seed in range(10):
        for policy in POLICIES:
            course = play_course(Setup(QUARTO, rules), Random(seed), policy)
            for position in positions_of(course):
                assert native.complete_groups(position) == position.complete_groups()
                for depth in (0, 1):
                    check_counts(position, depth)
                assert native.perft(position, 2) == perft(position, 2, QUARTO.uncounted)


@pytest.mark.parametrize("rules", QUARTO_RULES, ids=quarto.format_rules)
def test_both_implementations_count_the_same_to_the_end_of_the_game(rules: quarto.Rules) -> None:
    for seed in range(5):
        course = play_course(Setup(QUARTO, rules), Random(seed), POLICIES[0])
        late = [p for p in positions_of(course) if p.placed >= 13]
        for position in late[:2]:
            for depth in range(10):
                check_counts(position, depth)


@pytest.mark.parametrize("case", all_cases("quarto"), ids=str)
def test_the_core_matches_the_counts_in_the_data_files(case: PerftCase) -> None:
    position = quarto.parse_position(case.position, quarto.parse_rules(case.rules))
    for depth, count in case.counts.items():
        assert native.perft(position, depth) == count, f"depth {depth}"


def test_full_boards_without_a_group_are_counted_for_one_trait() -> None:
    """Counted by colours: eight light and eight dark squares, then 8! orders of each."""
    for key in ("C", "T+", "H!"):
        rules = quarto.parse_rules(key)
        groups = [{int(square) for square in group.squares} for group in rules.groups]
        colourings = sum(
            all(0 < len(group.intersection(dark)) < 4 for group in groups)
            for dark in combinations(range(16), 8)
        )
        assert native.full_boards(rules) == colourings * factorial(8) ** 2


def test_a_number_of_more_than_64_bits_is_refused() -> None:
    with pytest.raises(OverflowError):
        native.perft(quarto.start(), 30)


COUNT_FOREVER = """
from fourfold.games import quarto
from fourfold.solver.quarto import native
position = quarto.start(quarto.parse_rules("CSHT"))

def count_forever():
    native.perft(position, 30)
"""
"""The start of a program whose count takes far longer than any test waits."""


def run_program(code: str) -> subprocess.CompletedProcess[str]:
    """Run a program; one that doesn't end raises `subprocess.TimeoutExpired`."""
    call = [sys.executable, "-c", COUNT_FOREVER + code]
    return subprocess.run(call, capture_output=True, text=True, check=False, timeout=60)


def test_other_threads_run_while_the_core_counts() -> None:
    # With an interval this long the core itself must release the GIL.
    done = run_program("""
import os, sys, threading
sys.setswitchinterval(1000)
started = threading.Event()

def count():
    started.set()
    count_forever()

threading.Thread(target=count, daemon=True).start()
started.wait()
print("the main thread runs", flush=True)
os._exit(0)
""")
    assert done.stdout == "the main thread runs\n"


def test_ctrl_c_stops_the_core() -> None:
    # The timer counts the program's own CPU time, however busy the machine is.
    done = run_program("""
import signal
signal.signal(signal.SIGVTALRM, signal.default_int_handler)
print("counting", flush=True)
signal.setitimer(signal.ITIMER_VIRTUAL, 0.3)
count_forever()
""")
    assert done.stdout == "counting\n"
    assert done.stderr.endswith("KeyboardInterrupt\n")
    last_frame = [line for line in done.stderr.splitlines() if "File " in line][-1]
    assert re.search(r"native\.py.*, line \d+, in perft", last_frame)
