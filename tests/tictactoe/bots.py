"""A tic-tac-toe bot; the random one plays every game anyway."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from fourfold.bots.bot import AnyBot, AnyChoice, AnyQuestion, Choice


@dataclass(frozen=True, slots=True)
class CarefulBot:
    """Wins if it can, else leaves the opponent as few ways to win as possible."""

    name: str = "careful"

    def choose(self, question: AnyQuestion) -> AnyChoice:
        """Return one move for the seat to move."""
        view = question.view
        moves = list(view.legal_moves())
        Random(question.seed).shuffle(moves)

        def danger(move: object) -> int:
            after = view.play(move)
            if after.outcome:
                return -1
            replies = (after.play(reply).outcome for reply in after.legal_moves())
            return sum(outcome is not None and outcome.winner is not None for outcome in replies)

        return Choice((min(moves, key=danger),))


BOTS: dict[str, Callable[[], AnyBot]] = {"careful": CarefulBot}
"""The bots by name, weakest first."""
