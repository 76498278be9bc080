"""Random Quarto! positions: in play, full, over, impossible; and which of them are reachable."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from fourfold.games import quarto
from fourfold.games.game import Departure, Reason
from fourfold.games.quarto import PIECES, SQUARES, Board, Piece, Position, Rules, Square
from fourfold.games.trusted import derive
from tests.games.policy import POLICIES, pick

T = TypeVar("T")


def make_position(rules: Rules, placed: int, random: Random) -> Position:
    """Return a reachable position, with about this many pieces on the board.

    With calls on there may be dead groups; with calls off it has fewer pieces if every square would
    complete a group. Sometimes the game is over.
    """
    pieces, squares = _shuffled(PIECES, random), _shuffled(SQUARES, random)
    position = quarto.start(rules, starter=1 + int(2 * random.random()))
    for piece in pieces[:placed]:
        for square in squares:
            after = _put(position, piece, square)
            if rules.calls or not after.live_groups():
                position = after
                squares.remove(square)
                break
        else:
            break
    position = replace(position)
    for _ in range(int(3 * random.random())):
        if not position.outcome:
            position = position.play(pick(POLICIES, random)(position, random))
    return _interrupted(position, random) if random.random() < 0.02 else position


def _put(position: Position, piece: Piece, square: Square) -> Position:
    return derive(position, board=_with(position.board, square, piece), last=square)


def _shuffled(items: Sequence[T], random: Random) -> list[T]:
    return sorted(items, key=lambda _: random.random())


def _interrupted(position: Position, random: Random) -> Position:
    if position.outcome:
        return position
    if random.random() < 0.3:
        return position.agree_draw()
    return position.leave(Departure(1 + int(2 * random.random()), Reason.RESIGNATION))


def change(position: Position, random: Random) -> Position:
    """Return a position with one thing changed, which usually makes it impossible.

    Only `derive` can create an impossible one: the constructor refuses it.
    """
    square, piece = pick(SQUARES, random), pick(PIECES, random)
    match int(7 * random.random()):
        case 0:
            changed = derive(position, hand=piece)
        case 1:
            changed = derive(position, hand=None)
        case 2:
            changed = derive(position, last=None if random.random() < 0.3 else square)
        case 3:
            changed = derive(position, has_called=not position.has_called)
        case 4:
            changed = derive(position, has_passed=not position.has_passed)
        case _:
            changed = derive(position, board=_with(position.board, square, piece))
    changed = derive(changed, outcome=None)
    return derive(changed, outcome=changed._implied_outcome())


def _with(board: Board, square: Square, piece: Piece | None) -> Board:
    return (*board[:square], piece, *board[square + 1 :])


def can_arise(position: Position) -> bool:
    """Return whether some game leads to a position, by considering its last placement."""
    occupied = [square for square in SQUARES if position.board[square] is not None]
    pieces = [position.board[square] for square in occupied]
    if position.hand is not None:
        pieces.append(position.hand)
    if len(set(pieces)) < len(pieces) or position.last not in (None, *occupied):
        return False
    if position.rules.calls:
        has_window = position.last is not None
        is_known = has_window == bool(occupied)
        return (
            is_known
            and (has_window or not position.has_called)
            and (position.is_full or not position.has_passed)
        )
    if position.has_called or position.has_passed:
        return False
    if position.hand is not None:
        return not position.complete_groups()
    latest = occupied if position.last is None else [position.last]
    before = (derive(position, board=_with(position.board, s, None)) for s in latest)
    return not occupied or any(not each.complete_groups() for each in before)
