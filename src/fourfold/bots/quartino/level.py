"""The six levels of Quartino bots.

The numbers are those of the compiled core (`native/bots/quartino/level.hpp`), which also plays in
the browser.
"""

from dataclasses import dataclass

from fourfold.solver.quartino import native
from fourfold.solver.quartino.native import RawLevel
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

    reads_stones: bool = False
    """Whether it infers the others' cards from what they build."""

    def encode(self) -> RawLevel:
        """Return the parameters as the core takes them."""
        character, effort = self.character, self.character.effort
        return (
            character.attention,
            character.diligence,
            character.sees_others,
            effort.iterations,
            effort.candidates,
            effort.depth,
            self.remembers,
            self.reads_stones,
        )


def _decode(name: str, raw: RawLevel) -> Level:
    attention, diligence, sees_others, iterations, candidates, depth, *memory = raw
    effort = Effort(iterations, candidates, depth)
    return Level(name, Character(attention, diligence, sees_others, effort), *memory)


LEVELS = tuple(_decode(name, raw) for name, raw in native.list_levels())
"""The levels, weakest first."""
