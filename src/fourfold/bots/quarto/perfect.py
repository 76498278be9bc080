"""A bot that plays perfectly, using book and solver, and sets traps for fallible opponents.

It thinks in the compiled core: `native/bots/quarto/perfect.hpp`.
"""

from dataclasses import dataclass

from fourfold.bots.bot import Choice, Question, check_question
from fourfold.bots.core_choice import decode_choice, encode_budget
from fourfold.bots.quarto.solver_pool import lend_solvers
from fourfold.games.game import check_type
from fourfold.games.quarto import MOVES, Move, Position
from fourfold.solver.quarto import native
from fourfold.solver.quarto.book import load_book


@dataclass(frozen=True, slots=True)
class PerfectBot:
    """Plays perfectly: keeps the value of every position, wins fastest and loses slowest.

    Among equally good turns it chooses the one after which a fallible opponent is most likely to
    go wrong. It never misses a call. If it hits a cap before a value is certain, it chooses the
    turn with the best bounds.
    """

    name: str = "perfect"

    def choose(self, question: Question[Position]) -> Choice[Move]:
        """Return the whole turn of the seat to move."""
        check_question(question)
        view = check_type(question.view, Position, "a Quarto! position")
        book = load_book(len(view.rules.traits), squares=view.rules.squares)
        position, seed = native.encode_game(view), native.encode_seed(question.seed)
        budget = encode_budget(question.budget, MOVES)
        with lend_solvers() as solvers:
            found = native.choose_perfectly(
                solvers, book.core if book else None, position, seed, budget
            )
        return decode_choice(found, MOVES)
