"""A bot that plays at random: the weakest opponent, useful for tests."""

from dataclasses import dataclass
from random import Random

from fourfold.bots.bot import AnyChoice, AnyQuestion, Choice, check_question


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Plays a uniformly random legal move, never a wrong call or claim.

    A correct call is one move among many, so it misses most of them.
    """

    name: str = "random"
    """The name on the command line and in records."""

    def choose(self, question: AnyQuestion) -> AnyChoice:
        """Return one move for the seat to move."""
        check_question(question)
        moves = question.view.sensible_moves()
        return Choice((Random(question.seed).choice(moves),))
