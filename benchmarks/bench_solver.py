"""Times the solver on stored positions, after checking every answer; writes benchmarks/solver.md.

    python benchmarks/bench_solver.py [--peer COMMAND] [--many] [--against PATH]

It rewrites the report's head and keeps its sections. Every position is solved with a cold table and
without the book. A peer is a command that reads positions in our notation from stdin, one per line,
and prints a line for each that starts with its value (1, 0 or -1); it is timed on the same
positions in the same run.
"""

import argparse
import shlex
import subprocess
from collections import defaultdict
from collections.abc import Callable, Sized
from pathlib import Path
from random import Random
from statistics import mean
from time import perf_counter, process_time

from benchmarks.against import print_against
from benchmarks.machine import describe
from benchmarks.report import replace_head
from benchmarks.solver_positions import Case, read_cases
from fourfold.games import quarto
from fourfold.solver import Solver

REPORT = Path(__file__).parent / "solver.md"

MANY_PLACED = 11
"""Pieces on the board of positions solved in loops and in batches: each takes microseconds."""

MANY = 1_000
"""The number of such positions."""

CLASSES = ("C", "C+", "CS", "CS+", "CSH", "CSH+", "CSHT", "CSHT+")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", help="a command to time on the same positions")
    parser.add_argument("--many", action="store_true", help="only compare loops with batches")
    parser.add_argument("--against", type=Path, help="only compare times with another checkout")
    arguments = parser.parse_args()
    if arguments.against:
        print(f"{describe()}\n")
        print_against(arguments.against, "benchmarks.solver_times")
        return
    if arguments.many:
        _many()
        return
    peer = arguments.peer
    lines = [f"# The solver, measured\n\n{describe()}\n"]
    lines += ["\nMilliseconds per position, mean and worst; one thread, cold table, no book.\n\n"]
    lines += ["| rules | pieces | positions | value | with distance | analyse |"]
    lines += [
        " peer |\n" if peer else "\n",
        "|---|---|---|---|---|---|",
        "---|\n" if peer else "\n",
    ]
    groups: dict[tuple[str, int], list[Case]] = defaultdict(list)
    for case in read_cases():
        groups[quarto.format_rules(case.rules), case.position.placed].append(case)
    for (key, placed), cases in groups.items():
        value = _times(cases, has_distance=False)
        exact = _times(cases, has_distance=True)
        analysis = _analysis_times(cases) if placed >= 4 else None
        cells = [f"`{key}`", placed, len(cases), *map(_show, (value, exact, analysis))]
        row = f"| {' | '.join(map(str, cells))} |"
        row += f" {_peer_time(peer, cases):,.2f} |" if peer else ""
        print(row)
        lines.append(row + "\n")
    lines += _with_book()
    lines += _many()
    lines += ["\n| the empty board | seconds |\n|---|---|\n"]
    for key in ("CSHT", "CSHT+"):
        for threads in (1, 2):
            seconds = _empty_board(key, threads)
            row = f"| `{key}`, {threads} thread{'s' * (threads > 1)} | {seconds:.2f} |"
            print(row)
            lines.append(row + "\n")
    replace_head(REPORT, "".join(lines))


def _times(cases: list[Case], *, has_distance: bool) -> list[float]:
    solver, times = Solver(cases[0].rules, use_book=False), []
    for case in cases:
        solver.clear()
        start = perf_counter()
        verdict = solver.solve(case.position, distance=has_distance).verdict
        times.append(perf_counter() - start)
        assert verdict.value == case.value, case
        assert not has_distance or verdict.distance == case.distance, case
    return times


def _analysis_times(cases: list[Case]) -> list[float]:
    solver, times = Solver(cases[0].rules, use_book=False), []
    for case in cases:
        solver.clear()
        start = perf_counter()
        verdict = solver.analyse(case.position).verdict
        times.append(perf_counter() - start)
        assert (verdict.value, verdict.distance) == (case.value, case.distance), case
    return times


def _peer_time(command: str, cases: list[Case]) -> float:
    given = "".join(f"{quarto.format_position(case.position)}\n" for case in cases)
    start = perf_counter()
    done = subprocess.run(
        shlex.split(command), input=given, capture_output=True, text=True, check=True
    )
    milliseconds = (perf_counter() - start) * 1e3 / len(cases)
    answers = [int(line.split()[0]) for line in done.stdout.splitlines()]
    assert answers == [case.value for case in cases], "the peer disagrees"
    return milliseconds


def _with_book() -> list[str]:
    """Time random positions of all classes, to place and to give, with the book."""
    lines = [
        "\n| with the book, 8 classes, to place and to give | positions | ms |\n|---|---|---|\n"
    ]
    solvers = [Solver(quarto.parse_rules(key)) for key in CLASSES]
    random = Random(1)
    for placed in range(9):
        times = []
        for solver in solvers:
            for _ in range(20):
                position = _random_position(solver.rules, placed, random)
                for asked in (position, position.play(random.choice(position.legal_moves()))):
                    solver.clear()
                    start = perf_counter()
                    solver.solve(asked)
                    times.append(perf_counter() - start)
        row = f"| {placed} piece{'s' * (placed != 1)} | {len(times)} | {_show(times)} |"
        print(row)
        lines.append(row + "\n")
    return lines


def _many() -> list[str]:
    """Time late positions one by one and all at once."""
    title = f"with {MANY_PLACED} pieces, CPU microseconds per position"
    lines = [f"\n| {title} | `solve` | `solve_many` | `analyse` | `analyse_many` |\n"]
    lines += ["|---|---|---|---|---|\n"]
    for key in ("CSHT", "CSHT+", "CSHT!"):
        rules, random = quarto.parse_rules(key), Random(1)
        positions = [_random_place(rules, MANY_PLACED, random) for _ in range(MANY)]
        times = _many_times(Solver(rules), positions)
        row = f"| `{key}` | {' | '.join(f'{each:.1f}' for each in times)} |"
        print(row)
        lines.append(row + "\n")
    return lines


def _many_times(solver: Solver, positions: list[quarto.Position]) -> list[float]:
    alone = [solver.solve(position).verdict for position in positions]
    assert [solution.verdict for solution in solver.solve_many(positions)] == alone
    ways: list[Callable[[], Sized]] = [
        lambda: [solver.solve(position) for position in positions],
        lambda: solver.solve_many(positions),
        lambda: [solver.analyse(position) for position in positions],
        lambda: solver.analyse_many(positions),
    ]
    return [min(_processor_microseconds(way) for _ in range(7)) for way in ways]


def _processor_microseconds(way: Callable[[], Sized]) -> float:
    """Return the CPU time per position."""
    start = process_time()
    count = len(way())
    return (process_time() - start) * 1e6 / count


def _random_place(rules: quarto.Rules, placed: int, random: Random) -> quarto.Position:
    """Return a position with a piece in hand, `placed` on the board, and nothing to call."""
    while True:
        position = quarto.start(rules)
        while not position.outcome and (position.placed < placed or position.hand is None):
            moves = [move for move in position.legal_moves() if not isinstance(move, quarto.Call)]
            position = position.play(random.choice(moves))
        if not position.outcome and not (rules.calls and position.live_groups()):
            return position


def _random_position(rules: quarto.Rules, placed: int, random: Random) -> quarto.Position:
    """Return a position with `placed` pieces and none in hand, from an unfinished random game."""
    while True:
        position = quarto.start(rules)
        while not position.outcome and (position.placed < placed or position.hand is not None):
            position = position.play(random.choice(position.legal_moves()))
        if not position.outcome:
            return position


def _empty_board(key: str, threads: int) -> float:
    start = quarto.start(quarto.parse_rules(key))
    solver = Solver(start.rules, use_book=False, threads=threads)
    begin = perf_counter()
    assert solver.solve(start, distance=False).verdict.value == 0
    return perf_counter() - begin


def _show(times: list[float] | None) -> str:
    return "" if times is None else f"{mean(times) * 1e3:,.2f} / {max(times) * 1e3:,.1f}"


if __name__ == "__main__":
    main()
