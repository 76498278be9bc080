"""What can happen in a game: a move, a departure, an agreement; with a notation of its own.

A list of events from the first position on is the whole history of a game.
"""

import re
from typing import Any, TypeAlias

from fourfold.games.game import (
    Agreement,
    AnyGame,
    AnyPosition,
    Departure,
    Reason,
    Seat,
)

Event: TypeAlias = Any
"""A move of the game at hand, a `Departure` or an `Agreement`."""

_DEPARTURE = re.compile(r"([1-9]):(time|resignation)")
_AGREEMENT = "draw"


def is_move(event: Event) -> bool:
    """Tell whether an event is a move."""
    return not isinstance(event, Departure | Agreement)


def follow(position: AnyPosition, event: Event, seat: Seat | None = None) -> AnyPosition:
    """Return the position after an event, or raise `IllegalMoveError`.

    Where `seat` is given, a move must be that seat's to make.
    """
    match event:
        case Agreement():
            return position.agree_draw()
        case Departure():
            return position.leave(event)
        case move:
            return position.play(move, seat)


def parse_event(text: str, game: AnyGame) -> Event:
    """Read an event: a move in the game's notation, `2:resignation`, `2:time`, or `draw`."""
    if text == _AGREEMENT:
        return Agreement()
    found = _DEPARTURE.fullmatch(text)
    return Departure(int(found[1]), Reason(found[2])) if found else game.parse_move(text)


def format_event(event: Event, game: AnyGame) -> str:
    """Write an event."""
    match event:
        case Agreement():
            return _AGREEMENT
        case Departure(seat, reason):
            return f"{seat}:{reason}"
        case move:
            return str(game.format_move(move))
