"""The Quarto! levels below perfect: their attention, depth and knowledge parameters.

The numbers are those of the compiled core (`native/bots/quarto/level.hpp`), which also plays in
the browser.
"""

from dataclasses import dataclass

from fourfold.solver.quarto import native
from fourfold.solver.quarto.native import RawLevel


@dataclass(frozen=True, slots=True)
class Attention:
    """How much of the board a player notices."""

    lapse: float
    """The probability of overlooking three of a colour in a row on an almost empty board."""

    crowding: float
    """How much that probability grows as the board fills: with 1 it is double on a full board."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How far a player looks ahead on the board as they perceive it."""

    plies: int
    """What the player checks: 0 own wins, 1 also the piece to give, 2 also the square."""

    nodes: int = 0
    """Maximum number of solver nodes to find out how the game ends after a turn; 0: no search."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a player knows about good play when they can't see the end of the game."""

    parity: bool = False
    """Leaves an even number of safe pieces, so that the opponent runs out of them first."""

    mobility: bool = False
    """Leaves the opponent as few safe turns as possible."""


@dataclass(frozen=True, slots=True)
class Level:
    """A human level of strength."""

    name: str
    """The name on the command line and in records."""

    attention: Attention
    """What it overlooks."""

    depth: Depth
    """How far it looks ahead."""

    knowledge: Knowledge = Knowledge()
    """What it knows about good play."""

    wrong_calls: float = 0.0
    """The probability of calling a group whose four pieces share no trait, if there is one."""

    def encode(self) -> RawLevel:
        """Return the parameters as the core takes them."""
        attention, depth, knowledge = self.attention, self.depth, self.knowledge
        return (
            attention.lapse,
            attention.crowding,
            depth.plies,
            depth.nodes,
            knowledge.parity,
            knowledge.mobility,
            self.wrong_calls,
        )


def _decode(name: str, raw: RawLevel) -> Level:
    lapse, crowding, plies, nodes, parity, mobility, wrong_calls = raw
    return Level(
        name,
        Attention(lapse, crowding),
        Depth(plies, nodes),
        Knowledge(parity, mobility),
        wrong_calls,
    )


LEVELS = tuple(_decode(name, raw) for name, raw in native.list_levels())
"""From beginner to the best human play, weakest first."""
