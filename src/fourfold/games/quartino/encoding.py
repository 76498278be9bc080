"""Byte encoding of positions, for arrays."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from fourfold.games import game
from fourfold.games.encoding import DRAW, decode_outcome, decode_whole, encode_outcome
from fourfold.games.quartino.card import CARDS, CARDS_PER_RACK, Card, Rack
from fourfold.games.quartino.geometry import FIELDS
from fourfold.games.quartino.phase import Phase
from fourfold.games.quartino.reason import Reason
from fourfold.games.quartino.rules import SEAT_COUNTS, Rules, read_rules
from fourfold.games.quartino.stone import COLOURS, MAX_STONES_PER_TURN, STONES_PER_COLOUR

if TYPE_CHECKING:
    from fourfold.games.quartino.position import Position

REASONS: tuple[game.AnyReason, ...] = (
    game.Reason.TIME,
    game.Reason.RESIGNATION,
    game.Reason.AGREEMENT,
    Reason.CARDS,
)
"""The reasons, ordered by number. Numbers never change: append new reasons."""

_PHASES = (Phase.COLOUR, Phase.PLACE, Phase.CLAIM)
"""The phases, ordered by number, from 1."""

_STONES = STONES_PER_COLOUR * len(COLOURS)
"""All stones, on the board and in the supply."""

_UNKNOWN = 1
"""Encodes a card hidden from the viewer."""

_COLOURS = {colour: number for number, colour in enumerate(COLOURS, 1)}
_CARDS = {card: number for number, card in enumerate(CARDS, 2)}

_STACKS = len(FIELDS) + _STONES
_RACK = 2 * CARDS_PER_RACK + 1
ENCODED_LENGTH = _STACKS + 4 + max(SEAT_COUNTS) * _RACK + 2
"""The number of bytes in an encoded position."""

_HIGHEST = (
    *(_STONES,) * len(FIELDS),
    *(len(COLOURS),) * _STONES,
    *(max(SEAT_COUNTS),) * 2,
    len(_PHASES),
    MAX_STONES_PER_TURN,
    *(*(1 + len(CARDS),) * (_RACK - 1), 1) * max(SEAT_COUNTS),
    DRAW,
    len(REASONS),
)
"""The highest value of each byte."""


def encode(position: "Position") -> bytes:
    """Encode a position; `decode` documents the format."""
    empty = (0,) * (2 * CARDS_PER_RACK + 1)
    racks = [tuple(_encode_rack(rack)) for rack in position.racks]
    racks += [empty] * (max(SEAT_COUNTS) - position.seats)
    stones = [_COLOURS[stone] for stack in position.stacks for stone in stack]
    return bytes(
        (
            *map(len, position.stacks),
            *stones,
            *(0,) * (_STONES - len(stones)),
            position.seats,
            position.mover,
            1 + _PHASES.index(position.phase),
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
    yield from (_UNKNOWN if card is None else _CARDS[card] for card in cards)
    yield from (0,) * (CARDS_PER_RACK - len(cards))


def decode(data: bytes, rules: Rules | str) -> "Position":
    """Decode a position from the bytes of `Position.encode`, which don't contain its rules.

        0 to 8       the number of stones on each field
        9 to 36      those stones, field by field, lowest first: 1 to 4 for R, Y, G, B; then 0
        37, 38       the seats; the seat whose turn it is, or was
        39, 40       the phase (1 Colour, 2 place, 3 claim); the stones still to be placed
        41 to 76     nine for each of four seats: four hidden cards, four claimed ones, whether the
                     seat has left; a card is 0 for none, 1 if unknown, else 2 + its index in CARDS
        77, 78       the winner, 255 for a draw; the reason's index in `REASONS`, from 1; both 0
                     while the game is in progress

    Raise `IllegalPositionError` if the bytes are not a position.
    """
    # Imported here: position.py imports this module.
    from fourfold.games.quartino.position import Position

    own = read_rules(rules)

    def read(numbers: bytes) -> Position:
        on_board = iter(numbers[len(FIELDS) : _STACKS])
        stacks = (islice(on_board, height) for height in numbers[: len(FIELDS)])
        seats, mover, phase, stones = numbers[_STACKS : _STACKS + 4]
        racks = (
            numbers[first : first + _RACK]
            for first in range(_STACKS + 4, _STACKS + 4 + seats * _RACK, _RACK)
        )
        return Position(
            rules=own,
            stacks=tuple(tuple(COLOURS[n - 1] for n in stack) for stack in stacks),
            mover=mover,
            phase=_PHASES[phase - 1],
            stones=stones,
            racks=tuple(map(_decode_rack, racks)),
            outcome=decode_outcome(numbers[-2], numbers[-1], REASONS),
        )

    return decode_whole(data, _HIGHEST, read)


def _decode_rack(numbers: bytes) -> Rack:
    hidden = (_decode_card(number) for number in numbers[:CARDS_PER_RACK] if number)
    claimed = (CARDS[number - 2] for number in numbers[CARDS_PER_RACK:-1] if number)
    return Rack(tuple(hidden), tuple(claimed), is_out=bool(numbers[-1]))


def _decode_card(number: int) -> Card | None:
    return None if number == _UNKNOWN else CARDS[number - 2]
