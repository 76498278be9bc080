"""The cards: one for each order of the four colours."""

from dataclasses import dataclass
from itertools import permutations
from random import Random

from fourfold.games.game import IllegalPositionError, Seat
from fourfold.games.quartino.rules import SEAT_COUNTS
from fourfold.games.quartino.stone import Colour

CARDS_OF_A_RACK = 4


@dataclass(frozen=True, slots=True)
class Card:
    """A pattern of four colours, in the order in which a window lists its fields."""

    colours: tuple[Colour, Colour, Colour, Colour]
    """On the wheel: the hub's colour, then those of three neighbouring rim fields clockwise."""

    def __str__(self) -> str:
        """Return the name of the notation, such as `RYGB`."""
        return "".join(self.colours)


CARDS = tuple(Card((a, b, c, d)) for a, b, c, d in permutations(Colour))
"""All 24 cards."""


@dataclass(frozen=True, slots=True)
class Rack:
    """A player's cards."""

    hidden: tuple[Card | None, ...]
    """The cards still to be claimed; None for one that the reader may not know."""

    claimed: tuple[Card, ...] = ()
    """The cards that were claimed rightly and lie open, in that order."""

    is_out: bool = False
    """Whether the player has left the game: resigned or lost on time."""

    @property
    def known(self) -> tuple[Card, ...]:
        """Every card of the rack that the reader knows."""
        return (*(card for card in self.hidden if card is not None), *self.claimed)


Deal = tuple[tuple[Card | None, ...], ...]
"""The four cards of each seat, in seat order; None for one that the reader may not know."""


def draw_deal(seats: int, seed: int) -> tuple[tuple[Card, ...], ...]:
    """Return the deal of a seed, the same on every machine and in every version of Python.

    `Random.random` is the one method whose sequence the standard library guarantees.
    """
    check_seats(seats)
    rest, random = list(CARDS), Random(seed)
    return tuple(
        tuple(rest.pop(int(random.random() * len(rest))) for _ in range(CARDS_OF_A_RACK))
        for _ in range(seats)
    )


def check_seats(seats: int) -> None:
    """Raise `IllegalPositionError` unless so many can play."""
    if seats not in SEAT_COUNTS:
        raise IllegalPositionError(f"Quartino has 2, 3 or 4 seats, not {seats}")


def check_deal(deal: Deal, start: Seat) -> None:
    """Raise `IllegalPositionError` unless a game can start with a deal and a seat."""
    check_seats(len(deal))
    cards = [card for rack in deal for card in rack if card is not None]
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise IllegalPositionError(f"card {twice} is dealt twice")
    for seat, rack in enumerate(deal, 1):
        if len(rack) != CARDS_OF_A_RACK:
            raise IllegalPositionError(f"seat {seat} has {len(rack)} cards, not 4")
    if not 1 <= start <= len(deal):
        raise IllegalPositionError(f"there is no seat {start}: {len(deal)} play")
