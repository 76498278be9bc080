"""Moves and departures as events: in notation, with what is wrong and what Column takes off."""

from collections.abc import Iterable
from typing import Any, Literal

from fourfold.games import quartino, quarto
from fourfold.games.game import AnyGame, AnyPosition, Departure, Reason
from fourfold.server.wire.event import Departed, Fault, Moved


def tell_moves(
    game: AnyGame, position: AnyPosition, moves: Iterable[Any], *, is_forced: bool = False
) -> list[Moved]:
    """Return moves that are legal one after the other, each of the seat to move then."""
    told = []
    for move in moves:
        assert position.seat is not None, "a game that is over has no moves"
        after = position.play(move)
        told.append(
            Moved(
                seat=position.seat,
                move=game.format_move(move),
                is_forced=is_forced,
                fault=find_fault(position, move),
                cleared=find_cleared(position, after),
            )
        )
        position = after
    return told


def tell_departure(
    position: AnyPosition, seat: int, reason: Literal["resignation", "time"]
) -> Departed:
    """Return that a seat leaves the game."""
    after = position.leave(Departure(seat, Reason(reason)))
    return Departed(seat=seat, reason=reason, cleared=find_cleared(position, after))


def find_cleared(before: AnyPosition, after: AnyPosition) -> tuple[int, ...]:
    """Return the fields whose stacks Column took off: a claim never empties such a stack."""
    if not isinstance(before, quartino.Position) or not isinstance(after, quartino.Position):
        return ()
    return tuple(field for field in before.columns if not after.stacks[field])


def find_fault(position: AnyPosition, move: Any) -> Fault | None:
    """Return why a move is a wrong call or claim; None for any other move."""
    if not position.is_wrong(move):
        return None
    if isinstance(position, quarto.Position):
        fault = position.fault(move)
        return None if fault is None else fault.value
    return "mismatch"
