"""Measures whole games per second between bot levels, on one core.

`python -m benchmarks.bench_bot_speed` prints a Markdown table; bot_speed.md has notable results.
`--against SRC` alternates with another checkout's `src`, which must be built. The games must be
identical move for move; `--may-differ` counts the identical ones instead.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import fourfold
from benchmarks.bot_rate import PAIRINGS, Rate, rates
from benchmarks.machine import describe, find_commit

OWN_SOURCE = Path(fourfold.__file__).parents[1]
ALTERNATIONS = 3
"""Alternating measurements of old and new bots.

The best counts, since other work can only slow them down.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, metavar="SRC", help="another checkout's src")
    parser.add_argument("--may-differ", action="store_true", help="count identical games instead")
    options = parser.parse_args()
    if options.against and not list(options.against.glob("fourfold/_native*.so")):
        parser.error(f"{options.against} is not the src folder of a built checkout")
    print(f"{describe()}\n")
    if options.against:
        _compare(options.against, may_differ=options.may_differ)
    else:
        _report()


def _report() -> None:
    print("| games | rate |\n|---|---|")
    for name, (rate, games) in rates().items():
        print(f"| {len(games)} × {name} | {_show(rate)} |")
    first = PAIRINGS[0]
    again = [first.play(seed).moves for seed in (0, 0)]
    assert again[0] == again[1], "the same seed gave two different games"


def _compare(other: Path, *, may_differ: bool) -> None:
    """Print the other checkout's speed, this one's, and the ratio."""
    before, after = dict[str, Rate](), dict[str, Rate]()
    for _ in range(ALTERNATIONS):
        for source, best in ((other, before), (OWN_SOURCE, after)):
            for name, rate in _rates_of(source).items():
                best[name] = max(rate, best.get(name, rate))
    print(f"Before: commit {find_commit(other)}\n")
    print("| games | before | now | times as fast | identical games |\n|---|---|---|---|---|")
    for name, (old, games) in before.items():
        new, new_games = after[name]
        identical = sum(one == two for one, two in zip(games, new_games, strict=True))
        assert may_differ or identical == len(games), (
            f"{name}: {len(games) - identical} games differ"
        )
        rates = f"{_show(old)} | {_show(new)} | {new / old:.1f}"
        print(f"| {len(games)} × {name} | {rates} | {identical} of {len(games)} |")


def _rates_of(source: Path) -> dict[str, Rate]:
    """Measure the bots in a folder; `-S` keeps an installed package from taking precedence."""
    command = [sys.executable, "-S", "-m", "benchmarks.bot_rate"]
    variables = os.environ | {"PYTHONPATH": str(source.resolve())}
    root = Path(__file__).parents[1]
    done = subprocess.run(command, env=variables, cwd=root, check=True, stdout=subprocess.PIPE)
    return {name: (rate, games) for name, (rate, games) in json.loads(done.stdout).items()}


def _show(rate: float) -> str:
    return f"{rate:,.1f}/s"


if __name__ == "__main__":
    main()
