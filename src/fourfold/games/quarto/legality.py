"""Finds out why a Quarto! position can't be reached in any game."""

from typing import TYPE_CHECKING

from fourfold.games import game
from fourfold.games.game import Outcome, check_seat, check_type
from fourfold.games.legality import Problem
from fourfold.games.quarto.piece import PIECES
from fourfold.games.quarto.reason import Reason
from fourfold.games.quarto.square import SQUARES

if TYPE_CHECKING:
    from fourfold.games.quarto.position import Position


def find_problem(position: "Position") -> Problem:
    """Return why no game can reach a position, ignoring its outcome; None if one might."""
    return (
        _problem_with_values(position)
        or _problem_with_pieces(position)
        or _problem_with_last(position)
        or _problem_with_groups(position)
    )


def _problem_with_values(position: "Position") -> Problem:
    check_type(position.board, tuple, "a board: 16 pieces or None (parse_position reads text)")
    if len(position.board) != len(SQUARES):
        return "board", f"a board has 16 squares, not {len(position.board)}"
    check_seat(position.starter)
    if position.starter not in (1, 2):
        return "starter", f"there is no seat {position.starter}: a game has seats 1 and 2"
    for piece in (*position.board, position.hand):
        check_type(piece, int | None, "a piece, such as Piece(5), or None")
    check_type(position.last, int | None, "a square, such as Square(5), or None")
    unknown = next((p for p in position.board if p is not None and p not in PIECES), None)
    if unknown is not None:
        return "board", f"there is no piece {int(unknown)}"
    if position.hand is not None and position.hand not in PIECES:
        return "hand", f"there is no piece {int(position.hand)}"
    if position.last is not None and position.last not in SQUARES:
        return "last", f"there is no square {int(position.last)}"
    return None


def _problem_with_pieces(position: "Position") -> Problem:
    pieces = [piece for piece in position.board if piece is not None]
    if len(set(pieces)) < len(pieces):
        twice = next(piece for piece in pieces if pieces.count(piece) > 1)
        return "board", f"piece {twice} is on the board twice"
    if position.hand in pieces:
        return "hand", f"piece {position.hand} is on the board already"
    return None


def _problem_with_last(position: "Position") -> Problem:
    last = position.last
    if last is not None and position.board[last] is None:
        return "last", f"the square placed on last, {last}, is empty"
    if last is None and position.placed and position.rules.calls:
        return "last", "with calls on, the square placed on last must be named"
    if position.has_called and (last is None or not position.rules.calls):
        return "last", "nobody can have called ('!'): no window is open"
    if position.has_passed and not (position.is_full and position.rules.calls):
        return "last", "nobody can have passed ('~'): that comes after the 16th piece, calls on"
    return None


def _problem_with_groups(position: "Position") -> Problem:
    """Find out if, with calls off, several placements completed groups: the first ends the game."""
    groups = position.complete_groups()
    if position.rules.calls or not groups:
        return None
    if position.hand is not None:
        return "hand", f"no piece can be in hand: group {groups[0]} is complete, the game is over"
    common = set(SQUARES).intersection(*(group.squares for group in groups))
    names = " and ".join(map(str, groups))
    if not common:
        return "board", f"no single placement completes {names}: the game was already over"
    if position.last is not None and position.last not in common:
        return "last", f"a placement on {position.last} does not complete {names}"
    return None


def can_end(position: "Position", outcome: Outcome) -> bool:
    """Return whether a game whose board implies no outcome can have ended with this one."""
    match outcome.reason:
        case Reason.CALL if position.rules.calls and not position.has_called:
            return outcome.winner == position.mover and bool(position.live_groups())
        case Reason.FULL_BOARD:
            return outcome.winner is None and position.has_passed
        case game.Reason.AGREEMENT:
            return outcome.winner is None
        case game.Reason.TIME | game.Reason.RESIGNATION:
            return outcome.winner in (1, 2)
        case _:
            return False
