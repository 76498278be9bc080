"""Draws Quarto! positions for link previews."""

from fourfold.games.quarto import Piece, Position, Trait
from fourfold.server.picture import DEPTH, EDGE, HOLLOW, WOOD, Canvas, Colour

LIGHT: tuple[Colour, Colour, Colour] = (246, 228, 193), (220, 184, 126), (185, 140, 84)
DARK: tuple[Colour, Colour, Colour] = (106, 70, 48), (71, 42, 26), (48, 27, 16)
HOLE: Colour = (40, 22, 10)


def draw(canvas: Canvas, position: Position) -> None:
    """Draw the board and the piece in hand."""
    canvas.slab(60, 110, 720, 460)
    for rank in (3, 2, 1, 0):
        for file in range(4):
            x, y = 150 + 180 * file, 175 + 110 * (3 - rank)
            canvas.ellipse(x, y, 66, 66 * DEPTH, HOLLOW)
            piece = position.board[4 * rank + file]
            if piece is not None:
                _draw_piece(canvas, x, y, 50, piece)
    canvas.cylinder(980, 420, 150, 12, EDGE, WOOD)
    if position.hand is not None:
        _draw_piece(canvas, 980, 408, 100, position.hand)


def _draw_piece(canvas: Canvas, x: float, y: float, radius: float, piece: Piece) -> None:
    top, lit, dim = DARK if piece.value(Trait.COLOUR) else LIGHT
    height = radius * (1.7 if piece.value(Trait.HEIGHT) else 0.7)
    flat, above = radius * DEPTH, y - height
    if piece.value(Trait.SHAPE):
        left, right, front = (x - radius, above), (x + radius, above), (x, above + flat)
        canvas.polygon([left, front, (x, y + flat), (x - radius, y)], lit)
        canvas.polygon([front, right, (x + radius, y), (x, y + flat)], dim)
        canvas.polygon([left, (x, above - flat), right, front], top)
    else:
        canvas.cylinder(x, y, radius, height, lit, top)
    if not piece.value(Trait.TOP):
        canvas.ellipse(x, above, radius * 0.42, flat * 0.42, HOLE)
