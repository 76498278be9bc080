"""The events of a game (moves, departures and agreements) and their notation.

The first position and a list of events are the whole history of a game.
"""

import re
from typing import TypeAlias, TypeGuard, assert_never

from fourfold.games.game import (
    Agreement,
    AnyGame,
    Departure,
    Move,
    PositionT,
    Reason,
    Seat,
    quote,
)

__all__ = [
    "Event",
    "follow",
    "format_event",
    "is_move",
    "parse_event",
]

Event: TypeAlias = Move | Departure | Agreement
"""Anything that changes a position."""

_DEPARTURE = re.compile(r"([1-9]):(time|resignation)")
_AGREEMENT = "draw"


def is_move(event: Event) -> TypeGuard[Move]:
    """Return whether an event is a move."""
    return isinstance(event, Move)


def follow(position: PositionT, event: Event, seat: Seat | None = None) -> PositionT:
    """Return the position after an event, or raise `IllegalMoveError`.

    If `seat` is given and the event is a move, it must be that seat's turn.
    """
    match event:
        case Agreement():
            return position.agree_draw()
        case Departure():
            return position.leave(event)
        case Move():
            return position.play(event, seat)
        case _:
            raise TypeError(f"expected a move, a departure or an agreement, found {quote(event)}")


def parse_event(text: str, game: AnyGame) -> Event:
    """Parse an event: a move in the game's notation, `2:resignation`, `2:time`, or `draw`."""
    if text == _AGREEMENT:
        return Agreement()
    found = _DEPARTURE.fullmatch(text)
    if found:
        return Departure(int(found[1]), Reason(found[2]))
    move: Move = game.parse_move(text)
    return move


def format_event(event: Event, game: AnyGame) -> str:
    """Return the notation of an event."""
    match event:
        case Agreement():
            return _AGREEMENT
        case Departure(seat, reason):
            return f"{seat}:{reason}"
        case Move():
            return game.format_move(event)
        case _:
            assert_never(event)
