"""Measures import time, random games per second in Python, and perft in Python and C++.

`python -m benchmarks.bench_rules` prints Markdown tables; results.md has the notable ones.
`--against SRC` only compares the Python rules with those in another checkout's `src`.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import fourfold
from benchmarks.machine import describe
from benchmarks.rules_rate import Rate, rates
from fourfold.games import quarto
from fourfold.games.perft import perft
from fourfold.solver.quarto import native

OWN_SOURCE = Path(fourfold.__file__).parents[1]
ALTERNATIONS = 3
"""Alternating measurements of old and new rules."""

STARTS = 20
"""Interpreter starts; the fastest counts, since other work can only slow them down."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, metavar="SRC", help="another checkout's src")
    other = parser.parse_args().against
    print(f"{describe()}\n")
    if other:
        _compare(other)
    else:
        _report()


def _report() -> None:
    print("| what | result |\n|---|---|")
    bare, *imports = _start_seconds("pass", *IMPORTS)
    print(f"| Python alone | {1000 * bare:.1f} ms |")
    for statement, seconds in zip(IMPORTS, imports, strict=True):
        more = f"{1000 * (seconds - bare):.1f} ms more, {seconds / bare:.2f} times"
        print(f"| `{statement}` | {more} |")
    for name, (rate, _) in rates().items():
        print(f"| {name} | {_show(name, rate)} |")
    python, compiled = _perft_rates()
    print(f"| perft of Quarto!, Python | {python:,.0f} sequences/s |")
    print(f"| perft of Quarto!, C++ by symmetry | {compiled:,.0f} sequences/s |")
    print(f"| C++ against Python | {compiled / python:,.0f} times |")


def _compare(other: Path) -> None:
    """Print the other checkout's speed, this one's, and the ratio."""
    before, after = dict[str, Rate](), dict[str, Rate]()
    for _ in range(ALTERNATIONS):
        for source, best in ((other, before), (OWN_SOURCE, after)):
            for name, rate in _rates_of(source).items():
                best[name] = max(rate, best.get(name, rate))
    print("| what | before | now | times as fast |\n|---|---|---|---|")
    for name, (old, result) in before.items():
        new, same = after[name]
        assert result == same, f"{name}: the result differs: {same} instead of {result}"
        print(f"| {name} | {_show(name, old)} | {_show(name, new)} | {new / old:.1f} |")


def _rates_of(source: Path) -> dict[str, Rate]:
    """Measure the rules in a folder; `-S` keeps an installed package from taking precedence."""
    command = [sys.executable, "-S", "-m", "benchmarks.rules_rate"]
    variables = os.environ | {"PYTHONPATH": str(source.resolve())}
    root = Path(__file__).parents[1]
    done = subprocess.run(command, env=variables, cwd=root, check=True, stdout=subprocess.PIPE)
    return {name: (rate, result) for name, (rate, result) in json.loads(done.stdout).items()}


def _show(name: str, rate: float) -> str:
    return f"{rate:,.0f}/s" if name.endswith("games") else f"{1e6 / rate:.2f} µs"


IMPORTS = ("import fourfold", "from fourfold import quarto", "from fourfold import quarto, Solver")


def _start_seconds(*statements: str) -> list[float]:
    """Return how long an interpreter takes to start, run a statement and exit."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    fastest = dict.fromkeys(statements, float("inf"))
    for _ in range(STARTS):
        for statement in statements:
            start = perf_counter()
            subprocess.run([sys.executable, "-c", statement], env=environment, check=True)
            fastest[statement] = min(fastest[statement], perf_counter() - start)
    return list(fastest.values())


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


if __name__ == "__main__":
    main()
