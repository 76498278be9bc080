"""A position as numbers, for arrays."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from fourfold.games import game
from fourfold.games.encoding import encode_outcome
from fourfold.games.quartino.card import CARDS, CARDS_OF_A_RACK, Card, Rack
from fourfold.games.quartino.reason import Reason
from fourfold.games.quartino.rules import SEAT_COUNTS
from fourfold.games.quartino.stone import COLOURS, STONES_OF_A_COLOUR

if TYPE_CHECKING:
    from fourfold.games.quartino.position import Position

REASONS: tuple[game.AnyReason, ...] = (
    game.Reason.TIME,
    game.Reason.RESIGNATION,
    game.Reason.AGREEMENT,
    Reason.CARDS,
)
"""The reasons in the order of their numbers, which never change: new ones come at the end."""

PHASES = ("colour", "place", "claim")
"""The phases in the order of their numbers, from 1."""

STONES = STONES_OF_A_COLOUR * len(COLOURS)
"""All stones, on the board and in the supply."""

UNKNOWN = 1
"""Stands for a card that the reader may not know."""

_COLOURS = {colour: number for number, colour in enumerate(COLOURS, 1)}
_CARDS = {card: number for number, card in enumerate(CARDS, 2)}


def encode(position: "Position") -> bytes:
    """Return the numbers of a position; see `decode`."""
    empty = (0,) * (2 * CARDS_OF_A_RACK + 1)
    racks = [tuple(_encode_rack(rack)) for rack in position.racks]
    racks += [empty] * (max(SEAT_COUNTS) - position.seats)
    stones = [_COLOURS[stone] for stack in position.stacks for stone in stack]
    return bytes(
        (
            *map(len, position.stacks),
            *stones,
            *(0,) * (STONES - len(stones)),
            position.seats,
            position.mover,
            1 + PHASES.index(position.phase),
            position.stones,
            *(number for rack in racks for number in rack),
            *encode_outcome(position.outcome, REASONS),
        )
    )


def _encode_rack(rack: Rack) -> Iterator[int]:
    yield from _encode_cards(rack.hidden)
    yield from _encode_cards(rack.claimed)
    yield int(rack.is_out)


def _encode_cards(cards: Sequence[Card | None]) -> Iterator[int]:
    yield from (UNKNOWN if card is None else _CARDS[card] for card in cards)
    yield from (0,) * (CARDS_OF_A_RACK - len(cards))
