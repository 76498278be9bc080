"""A position as a picture, for notebooks."""

from collections.abc import Iterator

from fourfold.games.game import check_type
from fourfold.games.quarto.diagram import describe_state
from fourfold.games.quarto.group import Direction, Group
from fourfold.games.quarto.piece import PIECES, Piece
from fourfold.games.quarto.piece_shape import draw_piece
from fourfold.games.quarto.position import Position
from fourfold.games.quarto.square import SQUARES, Square
from fourfold.games.svg import Part, Steps, check_size, document, element, ellipse, move, text
from fourfold.games.wood import (
    DEPTH,
    EDGE,
    INK,
    LAST,
    SHADOW,
    SIDE,
    TOP,
    Point,
    coordinate,
    ground,
    hollow,
    outline,
    ring,
    shade,
    slab,
    tick,
)

_CELL = 100
"""The width of a square; every other length follows from it."""

_HALF = 230
"""Half the width of the board."""

_BOX = (-248, -226, 700, 462)
_HAND: Point = (345, -108)
_ROWS = (48, 98, 138, 188)
"""The y coordinates of the supply's four rows, which alternate short and tall pieces."""


def draw_svg(position: Position, *, size: float = 480) -> str:
    """Draw a position as SVG text, `size` pixels wide.

    Shows the board, the piece in hand on a stand, the supply and what comes next, with a ring
    around the square placed on last and around every group that can be called.
    """
    check_type(position, Position, "a Quarto! position")
    check_size(size)
    return document(
        ground(_BOX),
        *_board(letters=20 if size >= 360 else 28),
        *_marks(position),
        *_pieces(position),
        *_hand(position),
        *_supply(position),
        box=_BOX,
        size=size,
        title=f"Quarto!: {describe_state(position)}",
        label=f"Quarto!, {position.notation}",
    )


def _spot(square: Square) -> Point:
    """Return the centre of a square in the drawing."""
    x, y = _place(square)
    return x, y * DEPTH


def _place(square: Square) -> Point:
    """Return the centre of a square on the table."""
    return (square.file - 1.5) * _CELL, (1.5 - square.rank) * _CELL


def _board(letters: float) -> Iterator[Part]:
    yield slab(_HALF, 20)
    yield from (hollow(_spot(square), 40) for square in SQUARES)
    for index in range(4):
        x, y = _spot(SQUARES[5 * index])
        yield coordinate("abcd"[index], x, _HALF * DEPTH - 6, letters)
        yield coordinate("1234"[index], 15 - _HALF, y + letters / 3, letters)


def _marks(position: Position) -> Iterator[Part]:
    """Draw the marks on the wood, under the pieces."""
    if position.last is not None:
        x, y = _spot(position.last)
        yield ellipse(
            x,
            y,
            43,
            43 * DEPTH,
            fill="none",
            stroke=LAST,
            stroke_width=3.6,
            data_last=str(position.last),
        )
    for group in position.live_groups():
        yield element("g", ring(*_around(group)), data_group=str(group))


def _around(group: Group) -> Steps:
    """Return the path around a group: a long ring around a line, a frame around a block."""
    places = [_place(square) for square in group.squares]
    if group.direction is Direction.BLOCK:
        lower_left, lower_right, upper_left, upper_right = places
        return outline((upper_left, upper_right, lower_right, lower_left), 46)
    return outline((places[0], places[-1]), 46)


def _pieces(position: Position) -> Iterator[Part]:
    complete = {square for group in position.live_groups() for square in group.squares}
    # Back to front: nearer pieces cover the ones behind them.
    for square in sorted(SQUARES, key=lambda square: -square.rank):
        x, y = _spot(square)
        piece = position.board[square]
        if piece is not None:
            yield move(x, y, draw_piece(piece), data_square=str(square), data_piece=str(piece))
        if square in complete:
            yield tick(x, y + 34)


def _hand(position: Position) -> Iterator[Part]:
    """Draw the stand with the piece in hand, and write whose turn it is to do what."""
    hand = None if position.hand is None else str(position.hand)
    yield move(*_HAND, *_stand(position.hand), scale=1.25, data_hand=hand)
    x, y = _HAND
    who, what = _caption(position)
    yield text(who, x, y + 88, 23, fill=INK, font_weight=700)
    yield text(what, x, y + 114, 21, fill=INK)


def _stand(piece: Piece | None) -> Iterator[Part]:
    half, deep = 48, 48 * DEPTH
    yield shade(3, 9, half, deep)
    yield ellipse(0, 7, half, deep, fill=SIDE)
    yield ellipse(0, 0, half, deep, fill=EDGE)
    yield ellipse(0, 0.8, half - 1.2, deep - 1.2, fill=TOP)
    yield hollow((0, 0), 38)
    if piece is not None:
        yield draw_piece(piece)


def _caption(position: Position) -> tuple[str, str]:
    if position.outcome:
        winner = position.outcome.winner
        return ("The game", "is drawn") if winner is None else (f"Seat {winner}", "has won")
    if position.hand is not None:
        return f"Seat {position.seat}", "to place"
    return f"Seat {position.seat}", "to call or pass" if position.is_full else "to give"


def _supply(position: Position) -> Iterator[Part]:
    """Draw the remaining pieces, each in its fixed place; a dot where one is missing."""
    for piece in PIECES:
        x, y = _HAND[0] + (piece % 4 - 1.5) * 42, _ROWS[piece // 4]
        if piece in position.supply:
            small = draw_piece(piece, is_small=True)
            yield move(x, y, small, scale=0.46, data_supply=str(piece))
        else:
            yield ellipse(x, y, 4, 4 * DEPTH, fill=SHADOW, fill_opacity="0.2")
