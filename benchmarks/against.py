"""Times the core of this checkout and of another one in turn, in processor time.

`python -m benchmarks.bench_solver --against PATH` prints the table. Another checkout's package must
be built: PATH is its root. Processor time of alternating runs is fair on a busy machine, where
seconds by the clock are not.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.solver_positions import read_cases
from fourfold.games import quarto

ROUNDS = 3
POSITIONS = 10
PROGRAM = """
import json, sys
from pathlib import Path
from time import process_time
import fourfold
from fourfold.games import quartino, quarto
from fourfold.solver import Solver
from fourfold.solver.quartino.playout import play_quartino

root, rules, *positions = sys.argv[1:]
if not Path(fourfold.__file__).is_relative_to(Path(root).resolve()):
    sys.exit("no built package in src")
results = {}

def measure(what, work):
    start = process_time()
    answer = work()
    results[what] = (process_time() - start, answer)

def analyse():
    verdicts = []
    for text in positions:
        solver = Solver(rules, use_book=False)
        verdicts.append(str(solver.analyse(quarto.parse_position(text, rules))))
    return verdicts

for threads in (1, 2):
    solver, start = Solver(rules, use_book=False, threads=threads), quarto.start(rules)
    what = f"empty board, {threads} thread{'s' * (threads > 1)}, all threads' time"
    measure(what, lambda: str(solver.solve(start, distance=False).verdict))
measure(f"analyse {len(positions)} positions with 4 pieces", analyse)
for key in ("wheel", "grid"):
    table = quartino.parse_rules(key)
    what = f"200,000 games of Quartino, {key}"
    measure(what, lambda: str(play_quartino(table, 2, 200_000, 1, 60)))
print(json.dumps(results))
"""


def print_against(other: Path) -> None:
    """Print both checkouts' best times of a few rounds; their answers must be equal."""
    roots = {"there": other.resolve(), "here": Path(__file__).resolve().parents[1]}
    best: dict[str, dict[str, float]] = {name: {} for name in roots}
    answers: dict[str, object] = {}
    for _ in range(ROUNDS):
        for name, root in roots.items():
            for what, (seconds, answer) in _run(root).items():
                best[name][what] = min(seconds, best[name].get(what, seconds))
                assert answers.setdefault(what, answer) == answer, f"{what}: other answers"
    print("| processor seconds | there | here | there / here |\n|---|---|---|---|")
    for what, here in best["here"].items():
        there = best["there"][what]
        print(f"| {what} | {there:.2f} | {here:.2f} | {there / here:.2f} |")


def _run(root: Path) -> dict[str, tuple[float, object]]:
    """Measure one checkout in a process of its own."""
    rules = quarto.parse_rules("CSHT")
    cases = [case for case in read_cases() if case.rules == rules and case.position.placed == 4]
    positions = [quarto.format_position(case.position) for case in cases[:POSITIONS]]
    environment = os.environ | {"PYTHONPATH": f"{root}/src:{os.environ.get('PYTHONPATH', '')}"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(root), "CSHT", *positions],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{root}: {done.stderr.strip().splitlines()[-1]}")
    results: dict[str, tuple[float, object]] = json.loads(done.stdout)
    return results
