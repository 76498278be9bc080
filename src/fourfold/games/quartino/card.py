"""The cards, one per permutation of the four colours, and deals; with their notation."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from fourfold.games.game import (
    A_SEAT_COUNT,
    A_SEED,
    IllegalPositionError,
    NotationError,
    Seat,
    check_seat,
    check_type,
    count,
    prefixed_repr,
)
from fourfold.games.quartino.rules import SEAT_COUNTS
from fourfold.games.quartino.stone import COLOURS, Colour, read_colour
from fourfold.games.scanner import Scanner, read_whole

CARDS_PER_RACK = 4


@dataclass(frozen=True, slots=True)
class Card:
    """A pattern of four colours, in the order of a window's fields."""

    colours: tuple[Colour, Colour, Colour, Colour]
    """On the wheel: the hub's colour, then those of three neighbouring rim fields clockwise."""

    def __post_init__(self) -> None:
        """Convert letters to colours; reject a card that does not have each colour once."""
        colours = tuple(map(read_colour, self.colours))
        if len(colours) != len(set(colours)) or len(colours) != len(COLOURS):
            raise IllegalPositionError(f"a card has each colour once, not {''.join(colours)!r}")
        object.__setattr__(self, "colours", colours)

    def __repr__(self) -> str:
        """Return an expression that recreates the card."""
        return f"quartino.parse_card({str(self)!r})"

    def __str__(self) -> str:
        """Return the card's notation, such as `RYGB`."""
        return "".join(self.colours)


CARDS = tuple(Card((a, b, c, d)) for a, b, c, d in permutations(Colour))
"""All 24 cards."""


@dataclass(frozen=True, slots=True)
class Rack:
    """A player's cards."""

    hidden: tuple[Card | None, ...]
    """The cards still to be claimed; None for a card hidden from the viewer."""

    claimed: tuple[Card, ...] = ()
    """The cards claimed so far, in order; they lie face up."""

    is_out: bool = False
    """Whether the player has left the game, by resigning or losing on time."""

    def __repr__(self) -> str:
        """Return the constructor call."""
        return prefixed_repr("quartino", self)

    def __str__(self) -> str:
        """Return the rack as in the notation of a position."""
        hidden, claimed = format_cards(self.hidden), format_cards(self.claimed)
        return f"{hidden};{claimed}{'x' * self.is_out}"

    @property
    def known(self) -> tuple[Card, ...]:
        """The rack's cards that the viewer knows."""
        return (*(card for card in self.hidden if card is not None), *self.claimed)


Deal = tuple[tuple[Card | None, ...], ...]
"""Each seat's four cards, in seat order; None for a card hidden from the viewer."""


def draw_deal(seats: int, seed: int) -> str:
    """Return the deal for an RNG seed, in notation: the same on every machine and version."""
    # Imported here: only needed to draw a deal. `Random.random` is the one method whose sequence
    # the standard library guarantees.
    from random import Random

    check_seats(seats)
    check_type(seed, int, A_SEED)
    rest, random = list(CARDS), Random(seed)
    return format_deal(
        tuple(
            tuple(rest.pop(int(random.random() * len(rest))) for _ in range(CARDS_PER_RACK))
            for _ in range(seats)
        )
    )


def check_seats(seats: int) -> None:
    """Raise `IllegalPositionError` unless Quartino supports this many seats."""
    check_type(seats, int, A_SEAT_COUNT)
    if seats not in SEAT_COUNTS:
        raise IllegalPositionError(f"Quartino has 2, 3 or 4 seats, not {seats}")


def read_deal(deal: Deal | str) -> Deal:
    """Return a deal, given the deal or its notation."""
    if isinstance(deal, str):
        return parse_deal(deal)
    racks = check_type(deal, tuple | list, "a deal: its notation, or each seat's cards")
    for cards in racks:
        check_type(cards, tuple | list, "a seat's cards")
        for card in cards:
            check_type(card, Card | None, "a card, such as parse_card('RYGB')")
    return tuple(map(tuple, racks))


def check_deal(deal: Deal, starter: Seat) -> None:
    """Raise `IllegalPositionError` unless a game can start with this deal and starter."""
    check_seats(len(deal))
    cards = [card for rack in deal for card in rack if card is not None]
    duplicate = find_duplicate(cards)
    if duplicate is not None:
        raise IllegalPositionError(f"card {duplicate} is dealt twice")
    for seat, rack in enumerate(deal, 1):
        if len(rack) != CARDS_PER_RACK:
            raise IllegalPositionError(f"seat {seat} has {count(len(rack), 'card')}, not 4")
    check_seat(starter, len(deal))


def find_duplicate(cards: Sequence[Card]) -> Card | None:
    """Return the first card that occurs more than once; None if all are different."""
    if len(set(cards)) == len(cards):
        return None
    return next(card for card in cards if cards.count(card) > 1)


_CARDS = {str(card): card for card in CARDS}
_A_CARD = "a card (the letters R, Y, G, B in any order)"


def parse_card(text: str) -> Card:
    """Parse a card, such as `RYGB`; raise `NotationError` if the text is not one."""
    return read_whole(text, take_card)


def format_cards(cards: Sequence[Card | None]) -> str:
    """Return the notation of cards; `?` for a card hidden from the viewer."""
    return ",".join("?" if card is None else str(card) for card in cards)


def parse_deal(text: str) -> Deal:
    """Parse a deal: each seat's four cards joined by commas, the seats by `/`, `?` if unknown."""
    scanner = Scanner(text)
    deal: list[tuple[Card | None, ...]] = []
    seen: set[Card] = set()
    while not deal or scanner.accept("/"):
        rack: list[Card | None] = []
        for number in range(CARDS_PER_RACK):
            if number:
                scanner.expect(",", "',' and four cards per seat")
            column = scanner.column
            card = take_unknown_card(scanner)
            if card in seen:
                raise NotationError(column, f"card {card} is dealt twice")
            if card is not None:
                seen.add(card)
            rack.append(card)
        deal.append(tuple(rack))
    if not scanner.is_at_end:
        scanner.refuse("'/' or the end of the deal")
    if len(deal) not in SEAT_COUNTS:
        raise NotationError(1, f"a deal is for 2, 3 or 4 seats, not {len(deal)}")
    return tuple(deal)


def format_deal(deal: Deal | str) -> str:
    """Return the notation of a deal, given as cards or in notation."""
    return "/".join(map(format_cards, read_deal(deal)))


def sees_card(scanner: Scanner) -> bool:
    """Return whether a card comes next."""
    return scanner.sees_any(_CARDS)


def take_card(scanner: Scanner) -> Card:
    """Consume a card and return it."""
    return scanner.take(_CARDS, _A_CARD)


def take_unknown_card(scanner: Scanner) -> Card | None:
    """Consume a card and return it; return None for `?`, a card hidden from the viewer."""
    return None if scanner.accept("?") else scanner.take(_CARDS, f"{_A_CARD}, or '?'")
