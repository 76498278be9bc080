"""Compares this checkout's times with another's, alternating between them.

A module of this folder that calls `print_times` runs in its own process, alternately with this
checkout's package and the other's, which must be built. On a busy machine the CPU time of
alternating runs is a fair comparison; wall-clock time, which shows what several threads gain, is
not.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from time import perf_counter, process_time

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 3

Times = dict[str, tuple[float, float, object]]
"""The CPU time, the wall-clock time and the result of each piece of work, in seconds."""


def print_times(works: Iterable[tuple[str, Callable[[], object]]]) -> None:
    """Do each piece of work once, and print its times and results as JSON."""
    times: Times = {}
    for what, work in works:
        start, start_wall = process_time(), perf_counter()
        answer = work()
        times[what] = process_time() - start, perf_counter() - start_wall, answer
    print(json.dumps(times))


def print_against(other: Path, module: str) -> None:
    """Print both checkouts' best times over a few rounds; their results must be equal."""
    roots = {"there": other.resolve(), "here": ROOT}
    for root in roots.values():
        _check(root)
    best: dict[str, dict[str, tuple[float, float]]] = {name: {} for name in roots}
    answers: dict[str, object] = {}
    for _ in range(ROUNDS):
        for name, root in roots.items():
            times: Times = json.loads(_run(root, "-m", module))
            for what, (cpu, wall, answer) in times.items():
                known = best[name].get(what, (cpu, wall))
                best[name][what] = min(cpu, known[0]), min(wall, known[1])
                if answers.setdefault(what, answer) != answer:
                    sys.exit(f"{what}: the two checkouts give different answers")
    print("| seconds | CPU there | here | there / here | wall there | here | there / here |")
    print("|---|---|---|---|---|---|---|")
    for what, here in best["here"].items():
        pairs = zip(best["there"][what], here, strict=True)
        cells = [f"{old:.2f} | {new:.2f} | {old / new:.2f}" for old, new in pairs]
        print(f"| {what} | {' | '.join(cells)} |")


def _check(root: Path) -> None:
    """Exit with a message if a process would import a package outside this root."""
    found = _run(root, "-c", "import fourfold; print(fourfold.__file__)").strip()
    if not Path(found).is_relative_to(root / "src"):
        sys.exit(f"{root} has no package in src: give the root of a built checkout")


def _run(root: Path, *arguments: str) -> str:
    """Return the output of a Python process that imports a checkout's package."""
    path = os.pathsep.join(filter(None, (f"{root}/src", os.environ.get("PYTHONPATH"))))
    done = subprocess.run(
        # Without site packages, an installed package can't take precedence.
        [sys.executable, "-S", *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{root}: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout
