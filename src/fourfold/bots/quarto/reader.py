"""A pool of readers: solvers that work for one thought at a time and stop with it.

Creating a solver costs more than most searches, so idle ones are reused. Answers don't depend on
a solver's transposition table: exact verdicts are the same with any table, and a search with a
node limit starts with an empty one.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Lock

from fourfold.bots.quarto.thought import Thought
from fourfold.games.quarto import Position, Rules
from fourfold.solver import Analysis, Limits, Solver, Verdict
from fourfold.solver.quarto.native import Step

MAX_IDLE_READERS = 6
"""Maximum number of idle readers in the pool."""

_EXACT, _BOUNDED = 16, 1
"""Table sizes in megabytes: large for a reader that keeps its table, small if it is cleared."""

_idle: deque["Reader"] = deque(maxlen=MAX_IDLE_READERS)
_taking = Lock()


class Reader:
    """A solver that works for one thought at a time."""

    def __init__(self, rules: Rules, memory: int) -> None:
        """Create the solver; only one with a large table uses the book."""
        self.kind = _kind(rules, memory)
        self._thought: Thought | None = None
        self._nodes: int | None = None
        self._solver = Solver(rules, memory=memory, use_book=memory == _EXACT, progress=self._check)

    def begin(self, thought: Thought, nodes: int | None) -> None:
        """Attach to a thought; with a node limit, clear the table."""
        self._thought, self._nodes = thought, nodes
        if nodes is not None:
            self._solver.clear()

    def end(self) -> None:
        """Detach from the thought."""
        self._thought = None

    def analyse(self, position: Position) -> Analysis:
        """Return exact verdicts on every move, or bounds if the time or the nodes run out.

        All analyses of a thought share the node limit. Raise `OutOfTimeError` if the time was
        already up or the bot was told to stop.
        """
        analysis = self._solver.analyse(position, limits=self._limits())
        self._spend(analysis.nodes)
        return analysis

    def judge(self, position: Position, share: float = 1.0) -> Verdict:
        """Return the exact verdict on a position, or bounds if a share of the time runs out.

        It spends nodes and raises errors like `analyse`.
        """
        solution = self._solver.solve(position, limits=self._limits(share))
        self._spend(solution.nodes)
        return solution.verdict

    def glance(self, position: Position, steps: Sequence[Step]) -> list[int | None]:
        """Return the value of each step if the node limit suffices to find it; spend no nodes.

        Raise `OutOfTimeError` if the time is up or the bot was told to stop.
        """
        values, nodes = self._solver.glance(position, steps, limits=self._limits())
        assert self._thought is not None
        self._thought.add_work(nodes)
        return values

    def _limits(self, share: float = 1.0) -> Limits:
        assert self._thought is not None
        self._thought.check()
        seconds = self._thought.seconds_left
        return Limits(self._nodes, None if seconds is None else share * seconds)

    def _spend(self, nodes: int) -> None:
        assert self._thought is not None
        self._thought.add_work(nodes)
        if self._nodes is not None:
            self._nodes = max(1, self._nodes - nodes)

    def _check(self, nodes: int) -> None:
        if self._thought is not None:
            self._thought.check(nodes)


@contextmanager
def exact_reader(rules: Rules, thought: Thought, nodes: int | None) -> Iterator[Reader]:
    """Lend a reader that uses the book and keeps its table between thoughts."""
    with _lend(rules, _EXACT, thought, nodes) as reader:
        yield reader


@contextmanager
def bounded_reader(rules: Rules, thought: Thought, nodes: int) -> Iterator[Reader]:
    """Lend a reader without a book and with an empty table."""
    with _lend(rules, _BOUNDED, thought, nodes) as reader:
        yield reader


@contextmanager
def _lend(rules: Rules, memory: int, thought: Thought, nodes: int | None) -> Iterator[Reader]:
    reader = _take(_kind(rules, memory)) or Reader(rules, memory)
    reader.begin(thought, nodes)
    try:
        yield reader
    finally:
        reader.end()
        with _taking:
            _idle.append(reader)


def _take(kind: tuple[int, bool, int]) -> Reader | None:
    """Take the most recently used idle reader; None if there is none of this kind."""
    with _taking:
        for reader in reversed(_idle):
            if reader.kind == kind:
                _idle.remove(reader)
                return reader
    return None


def _kind(rules: Rules, memory: int) -> tuple[int, bool, int]:
    return rules.mask, rules.squares, memory
