"""The levels of Quarto! below perfect: their attention, depth and knowledge parameters."""

from dataclasses import dataclass

from fourfold.bots.quarto.attention import Attention


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
    """The probability of calling a full but incomplete group, if there is one."""


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
"""From beginner to the best human play, weakest first."""
