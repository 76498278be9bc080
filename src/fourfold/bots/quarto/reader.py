"""Readers: solvers that work for one thought and stop with it.

A solver costs more to make than most questions, so those not in use are kept for the next thought.
No answer depends on what they remember: exact verdicts are the same with any memory, and a search
with a limit on its nodes starts with none.
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
"""How many readers are kept while nobody uses them."""

_EXACT, _BOUNDED = 16, 1
"""Megabytes of memory: much for a reader that remembers, little for one that has to forget."""

_idle: deque["Reader"] = deque(maxlen=MAX_IDLE_READERS)
_taking = Lock()


class Reader:
    """A solver in the service of one thought at a time."""

    def __init__(self, rules: Rules, memory: int) -> None:
        """Make the solver; only one with much memory has the book."""
        self.kind = _kind(rules, memory)
        self._thought: Thought | None = None
        self._nodes: int | None = None
        self._solver = Solver(rules, memory=memory, use_book=memory == _EXACT, progress=self._check)

    def begin(self, thought: Thought, nodes: int | None) -> None:
        """Serve a thought from now on; with a limit on the nodes, forget all but the book."""
        self._thought, self._nodes = thought, nodes
        if nodes is not None:
            self._solver.clear()

    def end(self) -> None:
        """Serve nobody."""
        self._thought = None

    def analyse(self, position: Position) -> Analysis:
        """Return exact verdicts on every move; bounds where the time or the nodes run out.

        The nodes are those of all analyses of a thought together. Raise `OutOfTimeError` if the
        time was up before, or if somebody wants the bot to stop.
        """
        analysis = self._solver.analyse(position, limits=self._limits())
        self._spend(analysis.nodes)
        return analysis

    def judge(self, position: Position, share: float = 1.0) -> Verdict:
        """Return the exact verdict on a position; bounds where a share of the time runs out.

        It spends nodes and raises errors as `analyse` does.
        """
        solution = self._solver.solve(position, limits=self._limits(share))
        self._spend(solution.nodes)
        return solution.verdict

    def glance(self, position: Position, steps: Sequence[Step]) -> list[int | None]:
        """Return the value of each step if the nodes are enough to find it; spend none of them.

        Raise `OutOfTimeError` if the time is up or
        somebody wants the bot to stop.
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
    """Lend a reader that has the book and remembers what others have found."""
    with _lend(rules, _EXACT, thought, nodes) as reader:
        yield reader


@contextmanager
def bounded_reader(rules: Rules, thought: Thought, nodes: int) -> Iterator[Reader]:
    """Lend a reader that has no book and knows nothing yet."""
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
    """Take an idle reader, the latest used first."""
    with _taking:
        for reader in reversed(_idle):
            if reader.kind == kind:
                _idle.remove(reader)
                return reader
    return None


def _kind(rules: Rules, memory: int) -> tuple[int, bool, int]:
    return rules.mask, rules.squares, memory
