"""The five decisions of which a turn is made."""

from dataclasses import dataclass
from typing import TypeAlias

from fourfold.games import game
from fourfold.games.quartino.card import Card
from fourfold.games.quartino.stone import Colour


@dataclass(frozen=True, slots=True)
class Declare(game.Move):
    """Declare Colour: one extra stone."""


@dataclass(frozen=True, slots=True)
class Decline(game.Move):
    """Do without Colour though it could be declared."""


@dataclass(frozen=True, slots=True)
class Place(game.Move):
    """Put a stone of the supply on a field."""

    colour: Colour
    """The colour of the stone."""

    field: int
    """The field, 0 to 8."""


@dataclass(frozen=True, slots=True)
class Claim(game.Move):
    """Say QUARTINO: lay a card open and name the window that it matches."""

    card: Card
    """A card of the player's rack."""

    window: int
    """The number of the window, from 1."""


@dataclass(frozen=True, slots=True)
class End(game.Move):
    """End the turn without a claim."""


Move: TypeAlias = Declare | Decline | Place | Claim | End
