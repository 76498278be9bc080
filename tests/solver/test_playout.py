"""Random games by the compiled core: fair, legal, and reproducible."""

import subprocess
import sys
from math import factorial, sqrt
from random import Random

import pytest

from fourfold.games import quartino, quarto
from fourfold.games.quarto import QUARTO
from fourfold.games.setup import Setup
from fourfold.solver.quartino.playout import QuartinoTally, play_quartino
from fourfold.solver.quarto.playout import QuartoTally, play_quarto
from tests.games.generator import QUARTINO_RULES, QUARTO_RULES, quartino_setup
from tests.games.policy import choose_any, pick

BOARDS_WITHOUT_A_LINE = 414_298_141_056
"""Among the 16! full boards; a random game is drawn if and only if it ends with one."""

STANDARD = quarto.parse_rules("CSHT")


def is_likely(count: int, trials: int, chance: float) -> bool:
    """Return whether a count is within five standard deviations of its expectation."""
    return abs(count - trials * chance) < 5 * sqrt(trials * chance * (1 - chance))


def are_alike(a: int, n: int, b: int, m: int) -> bool:
    """Return whether two samples are consistent with the same probability, within five sigma."""
    chance = (a + b) / (n + m)
    return abs(a / n - b / m) <= 5 * sqrt(chance * (1 - chance) * (1 / n + 1 / m))


def test_random_games_are_drawn_as_often_as_full_boards_have_no_line() -> None:
    tally = play_quarto(STANDARD, 4_000_000, seed=1)
    assert tally.games == 4_000_000
    assert is_likely(tally.draws, tally.games, BOARDS_WITHOUT_A_LINE / factorial(16))
    assert 0.0195 < tally.draws / tally.games < 0.0201


def test_the_check_of_the_draws_would_detect_a_wrong_table() -> None:
    for key in ("CSHT+", "CSH"):
        tally = play_quarto(quarto.parse_rules(key), 1_000_000, seed=1)
        assert not is_likely(tally.draws, tally.games, BOARDS_WITHOUT_A_LINE / factorial(16))


@pytest.mark.parametrize("rules", QUARTO_RULES[1::2], ids=quarto.format_rules)
def test_random_games_of_quarto_agree_with_those_of_the_python_rules(rules: quarto.Rules) -> None:
    random, games, many = Random(1), 150, 200_000
    starter = other = draws = placements = 0
    for _ in range(games):
        position = Setup(QUARTO, rules).position()
        while position.outcome is None:
            position = position.play(choose_any(position, random))
        assert isinstance(position, quarto.Position)
        starter += position.outcome.winner == 1
        other += position.outcome.winner == 2
        draws += position.outcome.winner is None
        placements += position.placed
    tally = play_quarto(rules, many, seed=2)
    assert are_alike(starter, games, tally.starter_wins, many)
    assert are_alike(other, games, tally.other_wins, many)
    assert are_alike(draws, games, tally.draws, many)
    # A game's length has a standard deviation of at most 3 placements.
    assert abs(placements / games - tally.placements / many) < 5 * 3 / sqrt(games)


def test_random_games_of_quartino_agree_with_those_of_the_python_rules() -> None:
    random, rules, games, cap, many = Random(1), quartino.AS_PRINTED, 60, 350, 20_000
    wins = turns = 0
    for seed in range(games):
        position = quartino_setup(rules, 2, seed=seed).position()
        number = 0
        while number < cap and not position.outcome:
            mover, moves = position.seat, position.legal_moves()
            position = position.play(
                pick([move for move in moves if not position.is_wrong(move)], random)
            )
            number += position.seat != mover
        turns, wins = turns + number, wins + (position.outcome is not None)
    tally = play_quartino(rules, 2, many, 1, cap)
    assert tally.games == many
    assert 10 < wins < 50, "otherwise the comparison would show little"
    assert are_alike(wins, games, sum(tally.wins), many)
    # A game's length has a standard deviation of less than 100 turns.
    assert abs(turns / games - tally.turns / many) < 3 * 100 / sqrt(games)


@pytest.mark.parametrize("rules", QUARTINO_RULES, ids=quartino.format_rules)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_seat_of_quartino_has_a_notable_advantage(rules: quartino.Rules, seats: int) -> None:
    tally = play_quartino(rules, seats, games=2_000, seed=1, turn_cap=1_000_000)
    assert tally.draws == 0
    assert all(is_likely(wins, 2_000, 1 / seats) for wins in tally.wins)


def test_the_cap_draws_an_unfinished_game() -> None:
    tally = play_quartino(quartino.AS_PRINTED, 3, games=1_000, seed=5, turn_cap=3)
    assert tally == QuartinoTally((0, 0, 0), 1_000, 3_000)


def test_calls_make_no_difference() -> None:
    assert play_quarto(quarto.parse_rules("CSHT!"), 1_000, 3) == play_quarto(STANDARD, 1_000, 3)


def test_the_same_seed_gives_the_same_games_on_every_machine() -> None:
    assert play_quarto(STANDARD, 1_000, seed=1) == QuartoTally(489, 499, 12, 11_677)
    assert play_quartino(quartino.AS_PRINTED, 2, 100, 1, 500) == QuartinoTally((35, 29), 36, 37_425)
    assert play_quarto(STANDARD, 1_000, -1) == play_quarto(STANDARD, 1_000, 2**64 - 1)
    assert play_quarto(STANDARD, 1_000, 1) != play_quarto(STANDARD, 1_000, 2)


def test_an_unplayable_game_is_refused() -> None:
    rules = quartino.AS_PRINTED
    with pytest.raises(ValueError, match="the number of games must be 0 or more, not -1"):
        play_quarto(STANDARD, -1, 1)
    with pytest.raises(ValueError, match="the number of games must be 0 or more, not -1"):
        play_quartino(rules, 2, -1, 1, 100)
    with pytest.raises(ValueError, match="the number of seats must be 2, 3 or 4, not 5"):
        play_quartino(rules, 5, 1, 1, 100)
    with pytest.raises(ValueError, match="the cap on turns must be 1 or more, not 0"):
        play_quartino(rules, 2, 1, 1, 0)


@pytest.mark.parametrize(
    "call",
    ["play_quarto(quarto.Rules(), 10**12, 1)", "play_quartino(quartino.Rules(), 2, 10**9, 1, 100)"],
)
def test_ctrl_c_stops_the_games(call: str) -> None:
    code = f"""
import signal
from fourfold.games import quartino, quarto
from fourfold.solver.quartino.playout import play_quartino
from fourfold.solver.quarto.playout import play_quarto
signal.setitimer(signal.ITIMER_REAL, 0.3)
signal.signal(signal.SIGALRM, signal.default_int_handler)
{call}
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "KeyboardInterrupt" in done.stderr
