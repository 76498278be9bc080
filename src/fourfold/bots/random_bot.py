"""A bot that plays at random: the weakest opponent, and a good one for tests."""

from random import Random
from typing import Any

from fourfold.games.game import AnyPosition


class RandomBot:
    """Takes any legal move but a wrong call or claim, each with the same chance.

    A right call is one move among the others: it is often missed, as by a child.
    """

    name = "random"

    def choose(self, view: AnyPosition, random: Random) -> Any:
        """Return a legal move for the seat to move, whose view is given."""
        return random.choice([move for move in view.legal_moves() if not view.is_wrong(move)])
