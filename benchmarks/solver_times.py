"""Times the solver of whichever `fourfold` is on the path: the empty board, and whole analyses.

`python -m benchmarks.solver_times` prints JSON for benchmarks/against.py. The answers are plain
numbers, so that checkouts which print them differently can be compared.
"""

from collections.abc import Callable, Iterator

from benchmarks.against import print_times
from benchmarks.solver_positions import read_cases
from fourfold.games import quarto
from fourfold.solver import Solver

RULES = quarto.parse_rules("CSHT")
PLACED = 4
POSITIONS = 10


def workloads() -> Iterator[tuple[str, Callable[[], object]]]:
    for threads in (1, 2):
        what = f"empty board, {threads} thread{'s' * (threads > 1)}, all threads' time"
        yield what, _solving(Solver(RULES, use_book=False, threads=threads))
    yield f"analyse {POSITIONS} positions with {PLACED} pieces", _analyse


def _solving(solver: Solver) -> Callable[[], object]:
    return lambda: solver.solve(quarto.start(RULES), distance=False).verdict.value


def _analyse() -> list[tuple[int | None, int | None]]:
    cases = [
        case for case in read_cases() if case.rules == RULES and case.position.placed == PLACED
    ]
    verdicts = [
        Solver(RULES, use_book=False).analyse(case.position).verdict for case in cases[:POSITIONS]
    ]
    return [(verdict.value, verdict.distance) for verdict in verdicts]


if __name__ == "__main__":
    print_times(workloads())
