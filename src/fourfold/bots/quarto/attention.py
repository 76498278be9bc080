"""Attention: how likely a player is to overlook a line, and what one look at the board shows."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random

from fourfold.games.quarto import (
    GROUPS,
    Direction,
    Group,
    Position,
    Rules,
    Trait,
    shared_traits,
)

DIRECTIONS: Mapping[Direction, float] = {
    Direction.ROW: 1.0,
    Direction.COLUMN: 1.0,
    Direction.DIAGONAL: 1.6,
    Direction.BLOCK: 2.0,
}
"""How often a group of each direction is overlooked, relative to a row."""

TRAITS: Mapping[Trait, float] = {
    Trait.COLOUR: 1.0,
    Trait.SHAPE: 1.3,
    Trait.HEIGHT: 1.3,
    Trait.TOP: 1.8,
}
"""How often each shared trait is overlooked, relative to colour."""


@dataclass(frozen=True, slots=True)
class Attention:
    """How much of the board a player notices."""

    lapse: float
    """The probability of overlooking three of a colour in a row on an almost empty board."""

    crowding: float
    """How much the probability grows until the board is full: 1 doubles it."""

    def chance_to_overlook(self, group: Group, trait: Trait, placed: int) -> float:
        """Return the probability of overlooking a group's shared trait, with `placed` pieces."""
        crowd = 1 + self.crowding * placed / 16
        return min(1.0, self.lapse * DIRECTIONS[group.direction] * TRAITS[trait] * crowd)

    def look(self, position: Position, chance: Random) -> "Look":
        """Look at the board once: what is overlooked stays overlooked for the whole decision."""
        mask, draw = position.rules.mask, chance.random
        nearly_complete, complete = [], []
        # Draw a number for every group and trait, in play or not, so that all rules look alike.
        for chances in _chances(self, position.placed):
            bits = complete_bits = 0
            for trait, overlooked, overlooked_complete in chances:
                drawn = draw()
                if drawn >= overlooked:
                    bits |= trait
                if drawn >= overlooked_complete:
                    complete_bits |= trait
            nearly_complete.append(bits & mask)
            complete.append(complete_bits & mask)
        return Look(position.rules, tuple(nearly_complete), tuple(complete))


@cache
def _chances(attention: Attention, placed: int) -> tuple[tuple[tuple[int, float, float], ...], ...]:
    """Per group, each trait's bit and the probabilities of overlooking three and four pieces."""

    def of_trait(group: Group, trait: Trait) -> tuple[int, float, float]:
        overlooked = attention.chance_to_overlook(group, trait, placed)
        # Four pieces are easier to notice than three and a gap.
        return int(trait), overlooked, overlooked**2

    return tuple(tuple(of_trait(group, trait) for trait in Trait) for group in GROUPS)


@dataclass(frozen=True, slots=True)
class Look:
    """What one look notices: for each of `GROUPS`, the bits of the traits noticed there."""

    rules: Rules
    """The rule set, which determines what counts."""

    nearly_complete: tuple[int, ...]
    """The traits noticed where three pieces share one and the fourth square is empty."""

    complete: tuple[int, ...]
    """The traits noticed where four pieces share one."""

    def live_groups(self, position: Position) -> tuple[Group, ...]:
        """List the noticed groups that can be called now."""
        return tuple(group for group in position.live_groups() if self._notices(position, group))

    def _notices(self, position: Position, group: Group) -> bool:
        pieces = [
            piece for square in group.squares if (piece := position.board[square]) is not None
        ]
        traits = sum(trait for trait, _ in shared_traits(pieces, self.rules.traits))
        return traits & self.complete[GROUPS.index(group)] != 0


def full_look(rules: Rules) -> Look:
    """Return a look that overlooks nothing."""
    everything = (rules.mask,) * len(GROUPS)
    return Look(rules, everything, everything)
