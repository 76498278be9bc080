"""Explains why a Quartino move is illegal, and lists the cards that may be claimed."""

from typing import TYPE_CHECKING

from fourfold.games.game import Seat, check_seat, quote
from fourfold.games.quartino.card import CARDS, Card
from fourfold.games.quartino.geometry import FIELDS
from fourfold.games.quartino.move import Claim, Declare, Decline, End, Move, Place
from fourfold.games.quartino.phase import CLAIM, COLOUR, PLACE, Phase
from fourfold.games.quartino.stone import STONES_PER_COLOUR, Colour, letters_of

if TYPE_CHECKING:
    from fourfold.games.quartino.position import Position


def refusal_of(position: "Position", move: Move, seat: Seat | None) -> str | None:
    """Return why a move is illegal; None if it is legal. Raise `TypeError` if it is not a move."""
    if position.outcome:
        return "the game is over"
    if seat is not None and seat != position.mover:
        check_seat(seat)
        return f"it is seat {position.mover}'s turn"
    match move:
        case Place():
            return _refuse_place(position, move.colour, move.field)
        case Claim():
            return _refuse_claim(position, move.card, move.window)
        case End():
            return None if position.phase is CLAIM else f"you may not end: {_due(position)}"
        case Declare() | Decline():
            return _refuse_declare(position)
        case _:
            raise TypeError(f"expected a Quartino move, found {quote(move)}")


def claimable_cards(position: "Position") -> list[Card]:
    """List the cards that the seat to move may hold, as far as the viewer knows."""
    hidden = position.rack.hidden
    own = [card for card in hidden if card is not None]
    if len(own) == len(hidden):
        return own
    elsewhere = {card for rack in position.racks for card in rack.known}
    return [card for card in CARDS if card in own or card not in elsewhere]


def _refuse_declare(position: "Position") -> str | None:
    if position.phase is COLOUR:
        return None
    return "Colour can't be declared or declined now: only at the start of a turn, with four \
stones of one colour on the board"


def _refuse_place(position: "Position", colour: Colour, field: int) -> str | None:
    if position.phase is not PLACE:
        return f"you may not place a stone: {_due(position)}"
    if field not in FIELDS:
        return f"field {field} is not on the board"
    if letters_of(position.stacks).count(colour) == STONES_PER_COLOUR:
        return f"no {colour.name.lower()} stone is left in the supply"
    return None


def _refuse_claim(position: "Position", card: Card, window: int) -> str | None:
    if position.phase is not CLAIM:
        return f"you may not claim: {_due(position)}"
    geometry = position.rules.geometry
    if not 1 <= window <= len(geometry.windows):
        return f"window {window} is not on the {geometry.name}"
    if card not in position.rack.hidden and card not in claimable_cards(position):
        return f"card {card} is not in your rack"
    return None


def _due(position: "Position") -> str:
    """Say what the seat to move must do instead."""
    match position.phase:
        case Phase.COLOUR:
            return "declare or decline Colour first"
        case Phase.PLACE:
            return f"stones still to be placed: {position.stones}"
        case Phase.CLAIM:
            return "all stones are placed, claim or end the turn"
