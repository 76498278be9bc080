"""A position, and what the solver must say about it."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from fourfold.games import quarto
from fourfold.games.quarto import Call, Place, Position
from fourfold.solver import Limits, Solver, Verdict
from fourfold.solver.quarto.verdict import Score
from tests.games.legality import problem
from tests.games.policy import pick
from tests.solver.minimax import ScoreOf, score_after


def check_refusal(position: Position) -> None:
    """Check that an unreachable position can't be constructed from outside."""
    reason = problem(position)
    assert reason is not None, "an impossible position is refused"
    assert reason, "the error says why"


@dataclass(frozen=True, slots=True)
class Case:
    """A reachable position, its true score, and a solver to ask."""

    position: Position
    """The position asked about."""

    score: Score
    """The right answer, for the seat to move."""

    score_of: ScoreOf
    """Gives the true scores of the positions after it."""

    solver: Solver
    """The solver to ask, which remembers other questions."""

    def check_solution(self) -> None:
        """Check the score, and that the best move leads to it."""
        solution = self.solver.solve(self.position)
        self._check_exact(solution.verdict, "the solver")
        if self.position.outcome:
            assert solution.best == (), "nothing is left to be played"
        else:
            best = score_after(self.position, solution.best, self.score_of)
            assert best == self.score, f"{quarto.format_turn(solution.best)} is not the best"

    def check_value(self, random: Random) -> None:  # noqa: ARG002 - the others need it
        """Check that the value alone is right too."""
        verdict = self.solver.solve(self.position, distance=False).verdict
        self._check_bounds(verdict, "without distance")
        assert verdict.value is not None, "the value is found"

    def check_copy(self, random: Random) -> None:
        """Check that a copy equal up to symmetry has the same score."""
        copy = pick(quarto.symmetries(self.position.rules), random).apply(self.position)
        verdict = self.solver.solve(copy).verdict
        self._check_exact(verdict, f"of the copy {quarto.format_position(copy)}")

    def check_limits(self, random: Random) -> None:
        """Check that results within limits are correct."""
        is_timed, nodes = random.random() < 0.2, int(5000 * random.random())
        limits = Limits(seconds=0.0) if is_timed else Limits(nodes)
        self.solver.clear()
        self._check_bounds(self.solver.solve(self.position, limits=limits).verdict, str(limits))

    def check_analysis(self, random: Random) -> None:  # noqa: ARG002 - the others need it
        """Check the verdict on every move, and that the line ends as it should."""
        analysis = self.solver.analyse(self.position)
        self._check_exact(analysis.verdict, "the analysis")
        quiet = {move for move in self.position.legal_moves() if not isinstance(move, Call)}
        judged = {each.moves[0] for each in analysis.moves}
        assert {move for move in judged if not isinstance(move, Call)} == quiet
        for each in analysis.moves:
            if len(each.moves) == 1 and isinstance(each.moves[0], Place):
                continue  # the best of the pairs that start with it, which are evaluated too
            score = score_after(self.position, each.moves, self.score_of)
            text = f"{quarto.format_turn(each.moves)}: {each.verdict}, not {score}"
            assert each.verdict == Verdict(score, score), text
        end = self.position
        for move in analysis.line:
            end = end.play(move)
        assert end.outcome, "the line ends with the game"
        value = {None: 0, self.position.mover: 1}.get(end.outcome.winner, -1)
        assert value == analysis.verdict.value, "the line ends as the verdict says"

    def _check_exact(self, verdict: Verdict, who: str) -> None:
        assert verdict == Verdict(self.score, self.score), f"{who}: {verdict}, not {self.score}"

    def _check_bounds(self, verdict: Verdict, who: str) -> None:
        assert verdict.low <= self.score <= verdict.high, f"{who}: {verdict}, not {self.score}"


CHECKS: tuple[Callable[[Case, Random], None], ...] = (
    Case.check_value,
    Case.check_copy,
    Case.check_limits,
    Case.check_analysis,
)
"""Further questions about a case; some are chosen at random."""
