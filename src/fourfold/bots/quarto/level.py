"""The levels of Quarto! below perfect: attention, depth and knowledge, each a set of numbers."""

from dataclasses import dataclass

from fourfold.bots.quarto.attention import Attention


@dataclass(frozen=True, slots=True)
class Depth:
    """How far a player looks ahead on the board as they see it."""

    plies: int
    """What is checked: 0 a win of their own, 1 the piece to give, 2 it together with the square."""

    nodes: int = 0
    """How many nodes of the solver it may take to see how the game ends after a turn; 0: none."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a player knows about good play where they can't see the end."""

    parity: bool = False
    """Leaves an even number of safe pieces: then the opponent is the first to have none."""

    mobility: bool = False
    """Leaves the opponent as few safe turns as possible."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength that people have."""

    name: str
    """The name on the command line and in records."""

    attention: Attention
    """What is overlooked."""

    depth: Depth
    """How far it looks ahead."""

    knowledge: Knowledge = Knowledge()
    """What it knows about good play."""

    wrong_calls: float = 0.0
    """The chance to call a group that is full and not complete, where there is one."""


LEVELS = (
    Level("novice", Attention(0.38, crowding=1.0), Depth(0), wrong_calls=0.1),
    Level("casual", Attention(0.28, crowding=1.0), Depth(1)),
    Level("keen", Attention(0.17, crowding=1.0), Depth(2), Knowledge(parity=True)),
    Level(
        "club",
        Attention(0.07, crowding=1.0),
        Depth(2, nodes=5),
        Knowledge(parity=True, mobility=True),
    ),
    Level(
        "expert",
        Attention(0.012, crowding=1.0),
        Depth(2, nodes=150),
        Knowledge(parity=True, mobility=True),
    ),
)
"""From a first game to the best that people play, the weakest first."""
