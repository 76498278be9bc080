"""A bot that plays at random: the weakest opponent, and a good one for tests."""

from dataclasses import dataclass
from random import Random

from fourfold.bots.bot import AnyChoice, AnyQuestion, Choice, check_question


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Takes any legal move but a wrong call or claim, each with the same chance.

    A right call is one move among the others: it is often missed, as by a child.
    """

    name: str = "random"
    """The name on the command line and in records."""

    def choose(self, question: AnyQuestion) -> AnyChoice:
        """Return one move for the seat to move."""
        check_question(question)
        moves = question.view.sensible_moves()
        return Choice((Random(question.seed).choice(moves),))
