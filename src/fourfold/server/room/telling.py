"""Moves as events: written in notation, and said to be wrong where they are."""

from collections.abc import Iterable
from typing import Any, Literal

from fourfold.games import quarto
from fourfold.games.game import AnyGame, AnyPosition
from fourfold.server.wire.event import Moved


def tell_moves(
    game: AnyGame, position: AnyPosition, moves: Iterable[Any], *, is_forced: bool = False
) -> list[Moved]:
    """Return moves that are legal one after the other, each of the seat to move then."""
    told = []
    for move in moves:
        assert position.seat is not None, "a game that is over has no moves"
        told.append(
            Moved(
                seat=position.seat,
                move=game.format_move(move),
                is_forced=is_forced,
                fault=_fault(position, move),
            )
        )
        position = position.play(move)
    return told


def _fault(
    position: AnyPosition, move: Any
) -> Literal["empty", "different", "old", "mismatch"] | None:
    if not position.is_wrong(move):
        return None
    if isinstance(position, quarto.Position):
        fault = position.fault(move)
        return None if fault is None else fault.value
    return "mismatch"
