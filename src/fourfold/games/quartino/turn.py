"""The course of a Quartino turn: Colour, Column, stones, claims, then the next seat.

Every function returns the next position; callers check legality first.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from fourfold.games.game import Outcome, Seat
from fourfold.games.quartino.card import Card, Rack
from fourfold.games.quartino.phase import CLAIM, COLOUR, PLACE, Phase
from fourfold.games.quartino.reason import Reason
from fourfold.games.quartino.stone import (
    COLOURS,
    MIN_BONUS_STONES,
    STONES_PER_COLOUR,
    Colour,
    Stack,
)
from fourfold.games.trusted import derive, unchecked

if TYPE_CHECKING:
    from fourfold.games.quartino.position import Position

PositionT = TypeVar("PositionT", bound="Position")


def begin_turn(position: PositionT, seat: Seat) -> PositionT:
    """Return the position at the start of a seat's turn; resolve Column if Colour is not possible.

    Colour comes first: it can be declared for stones that Column then removes.
    """
    if position.colours:
        return _follow(position, position.stacks, seat, COLOUR, 0)
    return resolve_column(position, seat, extra=0)


def resolve_column(position: PositionT, seat: Seat, extra: int) -> PositionT:
    """Remove the columns; the seat places one stone, one more if there were any, and `extra`."""
    stacks, stones = position.stacks, 1 + extra
    if max(map(len, stacks)) >= MIN_BONUS_STONES:
        stacks = tuple([() if len(stack) >= MIN_BONUS_STONES else stack for stack in stacks])
        stones += 1
    in_supply = STONES_PER_COLOUR * len(COLOURS) - sum(map(len, stacks))
    return _follow(position, stacks, seat, PLACE, min(stones, in_supply))


def place_stone(position: PositionT, colour: Colour, field: int) -> PositionT:
    """Put a stone on a field."""
    stacks = list(position.stacks)
    stacks[field] = (*stacks[field], colour)
    phase = PLACE if position.stones > 1 else CLAIM
    return _follow(position, tuple(stacks), position.mover, phase, position.stones - 1)


def claim_card(position: PositionT, card: Card, window: int) -> PositionT:
    """Turn a matching card face up: the last card wins, any other removes the top stones."""
    # The player's own card, or one of those hidden from the viewer.
    rack = position.rack
    hidden = list(rack.hidden)
    hidden.remove(card if card in hidden else None)
    rack = replace(rack, hidden=tuple(hidden), claimed=(*rack.claimed, card))
    after = change_rack(position, position.mover, rack)
    if not hidden:
        return derive(after, outcome=Outcome(position.mover, Reason.CARDS))
    fields = position.rules.geometry.windows[window - 1]
    stacks = tuple(s[:-1] if f in fields else s for f, s in enumerate(position.stacks))
    return derive(after, stacks=stacks, phase=PLACE, stones=1)


def change_rack(position: PositionT, seat: Seat, rack: Rack) -> PositionT:
    """Replace a seat's rack."""
    racks = position.racks
    return derive(position, racks=(*racks[: seat - 1], rack, *racks[seat:]))


def next_turn(position: PositionT) -> PositionT:
    """Begin the turn of the next seat that has not left."""
    seat = position.mover % position.seats + 1
    while position.racks[seat - 1].is_out:
        seat = seat % position.seats + 1
    return begin_turn(position, seat)


def _follow(
    position: PositionT, stacks: tuple[Stack, ...], seat: Seat, phase: Phase, stones: int
) -> PositionT:
    """Return the position in which a seat continues, with unchanged racks."""
    rules, racks = position.rules, position.racks
    return unchecked(type(position))(rules, stacks, seat, phase, stones, racks)
