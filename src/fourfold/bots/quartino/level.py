"""The five levels of Quartino bots."""

from dataclasses import dataclass

from fourfold.solver.quartino.search import Character, Effort


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play."""

    name: str
    """The bot's name."""

    character: Character
    """Its attention, its mistakes and its search effort."""

    remembers: bool = True
    """Whether it remembers the cards that others have shown or passed up."""


LEVELS = (
    Level("novice", Character(0.7, 0.7, sees_others=False), remembers=False),
    Level("builder", Character(0.8, sees_others=False), remembers=False),
    Level("blocker", Character(0.85), remembers=False),
    Level("planner", Character(effort=Effort(iterations=128, candidates=8, depth=2))),
    Level("expert", Character(effort=Effort(iterations=3000, candidates=24, depth=4))),
)
"""The levels, weakest first."""
