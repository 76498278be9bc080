"""Attention: how likely a player is to overlook a line, and what one look at the board notices."""

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
"""How many times as often as a row a group of each direction is overlooked."""

TRAITS: Mapping[Trait, float] = {
    Trait.COLOUR: 1.0,
    Trait.SHAPE: 1.3,
    Trait.HEIGHT: 1.3,
    Trait.TOP: 1.8,
}
"""How many times as often as a colour each shared trait is overlooked."""


@dataclass(frozen=True, slots=True)
class Attention:
    """How much of the board a player takes in."""

    lapse: float
    """The chance to overlook three pieces of one colour in a row on an almost empty board."""

    crowding: float
    """By how much the chance grows until the board is full: 1 doubles it."""

    def chance_to_overlook(self, group: Group, trait: Trait, placed: int) -> float:
        """Return the chance to overlook what a group's pieces share, with so many on the board."""
        crowd = 1 + self.crowding * placed / 16
        return min(1.0, self.lapse * DIRECTIONS[group.direction] * TRAITS[trait] * crowd)

    def look(self, position: Position, chance: Random) -> "Look":
        """Look at the board once: what is overlooked now stays so for the whole decision."""
        mask, draw = position.rules.mask, chance.random
        nearly_complete, complete = [], []
        # Every group and trait takes its number, in play or not: a look is the same in all rules.
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
    """For each group the bit of each trait, with the chances to overlook three and four pieces."""

    def of_trait(group: Group, trait: Trait) -> tuple[int, float, float]:
        overlooked = attention.chance_to_overlook(group, trait, placed)
        # Four pieces in place are plainer to see than three and a gap.
        return int(trait), overlooked, overlooked**2

    return tuple(tuple(of_trait(group, trait) for trait in Trait) for group in GROUPS)


@dataclass(frozen=True, slots=True)
class Look:
    """What one look notices: for each of `GROUPS` the bits of the traits that are seen there."""

    rules: Rules
    """The rule set, which says what counts."""

    nearly_complete: tuple[int, ...]
    """The traits noticed where three pieces share one and the fourth square is empty."""

    complete: tuple[int, ...]
    """The traits noticed where four pieces share one."""

    def live_groups(self, position: Position) -> tuple[Group, ...]:
        """List the groups that can be called now, as far as they are noticed."""
        return tuple(group for group in position.live_groups() if self._notices(position, group))

    def _notices(self, position: Position, group: Group) -> bool:
        pieces = [
            piece for square in group.squares if (piece := position.board[square]) is not None
        ]
        traits = sum(trait for trait, _ in shared_traits(pieces, self.rules.traits))
        return traits & self.complete[GROUPS.index(group)] != 0


def full_look(rules: Rules) -> Look:
    """Return the look that overlooks nothing."""
    everything = (rules.mask,) * len(GROUPS)
    return Look(rules, everything, everything)
