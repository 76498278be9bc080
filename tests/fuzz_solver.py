"""Fuzzes the solver with random questions, whose answers are also found independently.

    python -m tests.fuzz_solver [--positions 1000000] [--seed 1]

The positions are from every rule set and both phases; they may have dead groups, be full, over or
unreachable. Plain minimax scores late ones; an earlier one must be as good as its best move, using
another solver's scores of the next positions. The first wrong answer ends the run with exit code 1
and the position in notation. The same seed gives the same positions.

`native/tests/fuzz.hpp` does this for the core alone, on every kind of processor.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from random import Random

from fourfold.games import quarto
from fourfold.games.quarto import Position, Rules
from fourfold.solver import Solver
from tests.games.generator import QUARTO_RULES
from tests.games.policy import pick
from tests.solver.case import CHECKS, Case, check_refusal
from tests.solver.minimax import Minimax, ScoreOf, best_score
from tests.solver.random_position import can_arise, change, make_position

MIN_PIECES_FOR_MINIMAX = 12
LATE = (12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 15, 15, 16)
"""Pieces on the boards that minimax scores; fewer take too long."""

EARLY = (6, 7, 7, 8, 8, 8, 9, 9, 10, 11)
"""Pieces on the boards scored with the help of another solver."""

POSITIONS_PER_TREE = 12
"""Positions asked about per minimax tree, which scores them all in one go."""


class WrongAnswerError(Exception):
    """A position that the solver judged wrongly."""

    def __init__(self, position: Position, trace: str) -> None:
        outcome = f", over: {position.outcome}" if position.outcome else ""
        rules, text = quarto.format_rules(position.rules), quarto.format_position(position)
        super().__init__(f"{rules} '{text}'{outcome}\n\n{trace}")


class SolverFuzz:
    """Generates positions and asks about them."""

    def __init__(self, seed: int) -> None:
        """Start; the same seed gives the same positions."""
        self.counts = Counter[str]()
        self._random = Random(seed)
        self._solvers: dict[tuple[object, bool], Solver] = {}

    @property
    def asked(self) -> int:
        """The number of positions so far."""
        return sum(self.counts[kind] for kind in ("won", "drawn", "lost", "refused"))

    def ask_next(self) -> None:
        """Ask about one more position, or several related ones; raise on a wrong answer."""
        random = self._random
        rules, kind = pick(QUARTO_RULES, random), random.random()
        if kind < 0.02:
            other = Solver(rules, memory=1, use_book=random.random() < 0.5)
            position = make_position(rules, pick(EARLY, random), random)
            self._ask(position, lambda after: other.solve(after).verdict.low)
        elif kind < 0.7:
            position = change(make_position(rules, int(17 * random.random()), random), random)
            if position.placed >= MIN_PIECES_FOR_MINIMAX or not can_arise(position):
                self._ask(position, Minimax())
        else:
            minimax = Minimax()
            for position in self._tree(make_position(rules, pick(LATE, random), random)):
                self._ask(position, minimax)

    def _tree(self, position: Position) -> list[Position]:
        """Return a position and some that can follow it."""
        found = [position]
        for _ in range(POSITIONS_PER_TREE - 1):
            before = pick(found, self._random)
            if moves := before.legal_moves():
                found.append(before.play(pick(moves, self._random)))
        return found

    def _ask(self, position: Position, score_of: ScoreOf) -> None:
        try:
            if can_arise(position):
                self._check_answers(position, score_of)
            else:
                self.counts["refused"] += 1
                check_refusal(position)
        except Exception as error:
            raise WrongAnswerError(position, traceback.format_exc()) from error

    def _check_answers(self, position: Position, score_of: ScoreOf) -> None:
        score = best_score(position, score_of)
        self.counts["won" if score > 0 else "lost" if score < 0 else "drawn"] += 1
        self.counts["over"] += position.outcome is not None
        case = Case(position, score, score_of, self._solver(position.rules))
        case.check_solution()
        pick(CHECKS, self._random)(case, self._random)

    def _solver(self, rules: Rules) -> Solver:
        """Return a rule set's solver, usually one that was used before."""
        key = rules.traits, rules.squares
        if key not in self._solvers or self._random.random() < 0.01:
            threads, has_book = 1 + int(2 * self._random.random()), self._random.random() < 0.5
            self._solvers[key] = Solver(rules, threads=threads, memory=1, use_book=has_book)
        return self._solvers[key]


def fuzz(positions: int, seed: int, report: Callable[[int], None] = lambda _: None) -> Counter[str]:
    """Ask about at least this many positions; return the counts of each kind."""
    asking, reported = SolverFuzz(seed), 0
    while asking.asked < positions:
        asking.ask_next()
        if asking.asked - reported >= 1_000:
            reported = asking.asked
            report(reported)
    return asking.counts


def main() -> int:
    parser = argparse.ArgumentParser(description="Ask the solver random questions.")
    parser.add_argument("--positions", type=int, default=1_000_000, help="how many")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    started = time.monotonic()

    def report(done: int) -> None:
        rate = done / (time.monotonic() - started)
        line = f"\r{done:,} of {options.positions:,} positions, {rate:,.0f} a second"
        print(line, end="", file=sys.stderr, flush=True)

    try:
        counts = fuzz(options.positions, options.seed, report)
    except WrongAnswerError as error:
        print(f"\n{error}")
        return 1
    seconds = time.monotonic() - started
    print(
        f"\n{counts['won']:,} won, {counts['drawn']:,} drawn and {counts['lost']:,} lost "
        f"({counts['over']:,} of them over), {counts['refused']:,} refused: "
        f"no wrong answer in {seconds:,.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
