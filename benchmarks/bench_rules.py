"""Random games a second by the Python rules, and perft by Python against C++, in one run.

`python benchmarks/bench_rules.py` prints a Markdown table; results.md keeps those worth keeping.
"""

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter

from benchmarks.machine import describe
from fourfold.games import GAMES, quarto
from fourfold.games.perft import perft
from fourfold.games.setup import Setup
from fourfold.match import Match
from fourfold.solver.quarto import native

SECONDS = 3.0


def main() -> None:
    print(f"{describe()}\n")
    print("| what | result |\n|---|---|")
    for name, key in (("quarto", "CSHT"), ("quarto", "CSHT+!"), ("quartino", "wheel")):
        games, moves = _games_per_second(name, key)
        print(f"| {name} `{key}`, random games | {games:,.0f} games/s, {moves:,.0f} moves/s |")
    python, compiled = _perft_rates()
    print(f"| perft of Quarto!, Python | {python:,.0f} sequences/s |")
    print(f"| perft of Quarto!, C++ by symmetry | {compiled:,.0f} sequences/s |")
    print(f"| C++ against Python | {compiled / python:,.0f} times |")


def _games_per_second(name: str, key: str) -> tuple[float, float]:
    game, random, games, moves = GAMES[name], Random(1), 0, 0
    start = perf_counter()
    for seed in _while_time_lasts(start):
        setup = Setup(game, game.parse_rules(key), 2, deal=game.draw_deal(2, seed))
        match = Match(setup, turn_cap=60)
        while not match.outcome:
            match.play(random.choice(match.position.legal_moves()))
        games, moves = games + 1, moves + len(match.moves)
    elapsed = perf_counter() - start
    assert games > 0
    return games / elapsed, moves / elapsed


def _perft_rates() -> tuple[float, float]:
    position = quarto.start(quarto.parse_rules("CSHT"))
    count = quarto.QUARTO.uncounted
    return (
        _rate(lambda: perft(position, 5, count), 806_400),
        _rate(lambda: native.perft(position, 14), 3_243_707_596_800_000),
    )


def _rate(counting: Callable[[], int], expected: int) -> float:
    start = perf_counter()
    assert counting() == expected
    return expected / (perf_counter() - start)


def _while_time_lasts(start: float) -> Iterator[int]:
    seed = 0
    while perf_counter() - start < SECONDS:
        yield seed
        seed += 1


if __name__ == "__main__":
    main()
