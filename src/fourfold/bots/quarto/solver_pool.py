"""Lends the core's pools of solvers to bots, one to each thinking thread."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from fourfold.solver.quarto.memory import count_in
from fourfold.solver.quarto.native import SolverPool

MAX_IDLE_POOLS = 2
"""Maximum number of idle pools kept for the next question."""

_idle: deque[SolverPool] = deque(maxlen=MAX_IDLE_POOLS)


@contextmanager
def lend_solvers() -> Iterator[SolverPool]:
    """Lend the most recently used pool, or a new one if all are in use."""
    try:
        pool = _idle.pop()
    except IndexError:
        pool = SolverPool()
        count_in(pool)
    try:
        yield pool
    finally:
        _idle.append(pool)
