"""Explains why a Quarto! move is illegal."""

from typing import TYPE_CHECKING

from fourfold.games.game import Seat, check_seat, quote
from fourfold.games.quarto.group import GROUPS, LINES, Group
from fourfold.games.quarto.move import Call, Give, Move, Pass, Place
from fourfold.games.quarto.piece import Piece
from fourfold.games.quarto.square import Square

if TYPE_CHECKING:
    from fourfold.games.quarto.position import Position

_GROUPS, _LINES = frozenset(GROUPS), frozenset(LINES)


def refusal_of(position: "Position", move: Move, seat: Seat | None) -> str | None:
    """Return why a move is illegal; None if it is legal. Raise `TypeError` if it is not a move."""
    if position.outcome:
        return "the game is over"
    if seat is not None and seat != position.mover:
        if isinstance(move, Call) and position.rules.calls:
            return f"you may not call: {_why_closed(position)}"
        check_seat(seat)
        return f"it is seat {position.mover}'s turn"
    match move:
        case Give():
            return _refuse_give(position, move.piece)
        case Place():
            return _refuse_place(position, move.square)
        case Call():
            return _refuse_call(position, move.group)
        case Pass():
            return None if position.is_full else "you may pass only after the 16th piece"
        case _:
            raise TypeError(f"expected a Quarto! move, found {quote(move)}")


def _refuse_give(position: "Position", piece: Piece) -> str | None:
    if position.hand is not None:
        return f"you may not give: place piece {position.hand} first"
    if piece in position.board:
        return f"piece {piece} is not in the supply"
    return None


def _refuse_place(position: "Position", square: Square) -> str | None:
    if position.hand is None:
        return "you may not place: no piece has been given"
    if position.board[square] is not None:
        return f"square {square} is taken"
    return None


def _refuse_call(position: "Position", group: Group) -> str | None:
    if not position.rules.calls:
        return "you may not call: calls are off, and a complete group wins by itself"
    if position.last is None:
        return "you may not call: no piece has been placed"
    if position.has_called:
        return "you may not call again: your call was wrong"
    if group not in (_GROUPS if position.rules.squares else _LINES):
        return f"group {group} does not count: squares are off"
    return None


def _why_closed(position: "Position") -> str:
    """Return why the seat that is not to move may not call."""
    if position.last is None:
        return "no piece has been placed"
    if position.has_passed:
        return "you have passed"
    if position.hand is not None:
        return "the next piece has been given"
    return "the placer has not passed" if position.is_full else "the next piece has not been given"
