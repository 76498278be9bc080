"""Measures random games per second on one core, in C++ and in Python.

`python -m benchmarks.bench_playouts` prints a Markdown table; results.md has the notable ones. Both
choose uniformly, without wrong calls or claims. `--against PATH` only compares the C++ games with
those of another built checkout with root PATH.
"""

import argparse
from collections.abc import Iterator
from math import factorial, sqrt
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.against import print_against
from benchmarks.machine import describe
from fourfold.games import GAMES, quartino, quarto
from fourfold.games.setup import Setup
from fourfold.solver.quartino.playout import play_quartino
from fourfold.solver.quarto.playout import play_quarto

SECONDS = 3.0
TURN_CAP = 60
BOARDS_WITHOUT_A_LINE = 414_298_141_056
"""Among the 16! full boards; a random game is drawn if and only if it ends with one."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="the root of another checkout")
    other = parser.parse_args().against
    print(f"{describe()}\n")
    if other:
        print_against(other, "benchmarks.playout_times")
    else:
        _report()


def _report() -> None:
    check_draws()
    print("| random games | Python | C++ | C++ against Python |\n|---|---|---|---|")
    for key in ("CSHT", "CSHT+", "C"):
        print_row("quarto", key, 2)
    for key in ("wheel", "grid"):
        for seats in (2, 4):
            print_row("quartino", key, seats)


def check_draws() -> None:
    """Check the known probability of a draw, within four standard deviations."""
    games, chance = 4_000_000, BOARDS_WITHOUT_A_LINE / factorial(16)
    draws = play_quarto(quarto.parse_rules("CSHT"), games, seed=1).draws
    assert abs(draws - games * chance) < 4 * sqrt(games * chance * (1 - chance))


def print_row(name: str, key: str, seats: int) -> None:
    """Measure both implementations; check that their games are equally long."""
    rules = GAMES[name].parse_rules(key)
    python, turns = measure(play_by_python(name, key, seats))
    compiled, same = measure(play_by_core(rules, seats))
    assert abs(turns - same) < 0.1 * same, f"{turns} against {same} turns per game"
    what = f"{name} `{key}`" + (f" for {seats}, {TURN_CAP} turns" if name == "quartino" else "")
    print(f"| {what} | {python:,.0f}/s | {compiled:,.0f}/s | {compiled / python:,.0f} times |")


def measure(games: Iterator[tuple[int, int]]) -> tuple[float, float]:
    """Return games per second and turns per game of batches of games."""
    played = turns = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        count, length = next(games)
        played, turns = played + count, turns + length
    return played / (perf_counter() - start), turns / played


def play_by_python(name: str, key: str, seats: int) -> Iterator[tuple[int, int]]:
    """Play games one by one with the Python rules; in Quarto!, a placement is a turn."""
    game, random, seed = GAMES[name], Random(1), 0
    while True:
        seed += 1
        setup = Setup(game, game.parse_rules(key), seats, deal=game.draw_deal(seats, seed))
        position, turns = setup.position(), 0
        while not position.outcome and turns < TURN_CAP:
            moves = [move for move in position.legal_moves() if not position.is_wrong(move)]
            move, seat = random.choice(moves), position.seat
            position = position.play(move)
            if name == "quarto":
                turns += isinstance(move, quarto.Place)
            else:
                turns += position.seat != seat
        yield 1, turns


def play_by_core(rules: object, seats: int) -> Iterator[tuple[int, int]]:
    """Play batches of games in C++."""
    seed = 0
    while True:
        seed += 1
        if isinstance(rules, quarto.Rules):
            yield 1_000_000, play_quarto(rules, 1_000_000, seed).placements
        else:
            assert isinstance(rules, quartino.Rules)
            yield 20_000, play_quartino(rules, seats, 20_000, seed, TURN_CAP).turns


if __name__ == "__main__":
    main()
