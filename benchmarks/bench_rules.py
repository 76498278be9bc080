"""Import time, random games a second by the Python rules, and perft by Python against C++.

`python benchmarks/bench_rules.py` prints a Markdown table; results.md keeps those worth keeping.
"""

import os
import subprocess
import sys
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
STARTS = 20
"""How often an interpreter is started; the fastest counts, the others waited for something else."""


def main() -> None:
    print(f"{describe()}\n")
    print("| what | result |\n|---|---|")
    bare, *imports = _start_seconds("pass", *IMPORTS)
    print(f"| Python alone | {1000 * bare:.1f} ms |")
    for statement, seconds in zip(IMPORTS, imports, strict=True):
        more = f"{1000 * (seconds - bare):.1f} ms more, {seconds / bare:.2f} times"
        print(f"| `{statement}` | {more} |")
    for name, key in (("quarto", "CSHT"), ("quarto", "CSHT+!"), ("quartino", "wheel")):
        games, moves = _games_per_second(name, key)
        print(f"| {name} `{key}`, random games | {games:,.0f} games/s, {moves:,.0f} moves/s |")
    python, compiled = _perft_rates()
    print(f"| perft of Quarto!, Python | {python:,.0f} sequences/s |")
    print(f"| perft of Quarto!, C++ by symmetry | {compiled:,.0f} sequences/s |")
    print(f"| C++ against Python | {compiled / python:,.0f} times |")


IMPORTS = ("import fourfold", "from fourfold import quarto", "from fourfold import quarto, Solver")


def _start_seconds(*statements: str) -> list[float]:
    """Return how long an interpreter takes to start, run a statement and end."""
    compiled = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    fastest = dict.fromkeys(statements, float("inf"))
    for _ in range(STARTS):
        for statement in statements:
            start = perf_counter()
            subprocess.run([sys.executable, "-c", statement], env=compiled, check=True)
            fastest[statement] = min(fastest[statement], perf_counter() - start)
    return list(fastest.values())


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
