"""The contract of a bot."""

from random import Random
from typing import Any, Protocol

from fourfold.games.game import AnyPosition


class Bot(Protocol):
    """A player that needs no person."""

    name: str
    """The name on the command line and in records."""

    def choose(self, view: AnyPosition, random: Random) -> Any:
        """Return a legal move for the seat to move, whose view is given.

        The same view and the same state of `random` give the same move.
        """
