"""Bots that make human mistakes: they judge the board by the parts of it they notice.

They think in the compiled core: `native/bots/quarto/fallible.hpp`.
"""

from dataclasses import dataclass

from fourfold.bots.bot import Choice, Question, check_question
from fourfold.bots.core_choice import decode_choice, encode_budget
from fourfold.bots.quarto.level import Level
from fourfold.bots.quarto.solver_pool import lend_solvers
from fourfold.games.game import check_type
from fourfold.games.quarto import MOVES, Move, Position
from fourfold.solver.quarto import native


@dataclass(frozen=True, slots=True)
class FallibleBot:
    """Plays at a level, and bases each decision on one look at the board."""

    level: Level

    @property
    def name(self) -> str:
        """The name on the command line and in records."""
        return self.level.name

    def choose(self, question: Question[Position]) -> Choice[Move]:
        """Return the whole turn of the seat to move."""
        check_question(question)
        position = native.encode_game(check_type(question.view, Position, "a Quarto! position"))
        seed, budget = native.encode_seed(question.seed), encode_budget(question.budget, MOVES)
        with lend_solvers() as solvers:
            found = native.choose_fallibly(solvers, self.level.encode(), position, seed, budget)
        return decode_choice(found, MOVES)
