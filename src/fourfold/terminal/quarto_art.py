"""Draws a Quarto! table: the board, the pieces left, the piece in hand."""

from collections.abc import Collection, Sequence

from fourfold.games.quarto import PIECES, SQUARES, Piece, Position, Square, Trait
from fourfold.terminal.canvas import Canvas
from fourfold.terminal.quarto_piece import HEIGHT, WIDTH, draw_piece

CELL_WIDTH, CELL_HEIGHT = 8, HEIGHT
SLOT_WIDTH = WIDTH + 1

WOODS = ("#a87847", "#b98a58")
TRAY = "#96683a"
FRAME = "#e8d3b0 on #5f3f22"
LIGHT, DARK = "#fff4d8", "#241206"
CURSOR, MARK, STAR = "┏┓┗┛", "◆◆◆◆", "★★★★"


def draw_board(
    position: Position,
    *,
    cursor: Square | None = None,
    marked: Collection[Square] = (),
    starred: Collection[Square] = (),
) -> Canvas:
    """Draw the board with the cursor, the squares marked for a call, and the winning squares."""
    canvas = Canvas(CELL_WIDTH * 4 + 4, CELL_HEIGHT * 4 + 2, FRAME)
    for square in SQUARES:
        x, y = 2 + CELL_WIDTH * square.file, 1 + CELL_HEIGHT * (3 - square.rank)
        wood = WOODS[(square.file + square.rank) % 2]
        canvas.fill(x, y, CELL_WIDTH, CELL_HEIGHT, f"{DARK} on {wood}")
        canvas.mark_area(square, x, y, CELL_WIDTH, CELL_HEIGHT)
        piece = position.board[square]
        if piece is None:
            canvas.put(x + 3, y + 1, str(square), f"#5f3f22 on {wood}")
        else:
            _put_piece(canvas, x + 2, y, piece, wood)
        if square == position.last:
            canvas.put(x + 1, y + 3, "•")
        corners = _corners(square, cursor, marked, starred)
        for corner, (dx, dy) in zip(corners, ((0, 0), (7, 0), (0, 3), (7, 3)), strict=False):
            canvas.put(x + dx, y + dy, corner, f"bold #ffffff on {wood}")
    for i in range(4):
        canvas.put(5 + CELL_WIDTH * i, CELL_HEIGHT * 4 + 1, "abcd"[i])
        canvas.put(0, 2 + CELL_HEIGHT * (3 - i), "1234"[i])
    return canvas


def draw_supply(
    position: Position, order: Sequence[Trait], *, cursor: Piece | None = None
) -> Canvas:
    """Draw the pieces left, sorted by trait, with gaps for those already given."""
    canvas = Canvas(SLOT_WIDTH * 4 + 1, CELL_HEIGHT * 4, f"{DARK} on {TRAY}")
    supply = position.supply
    for place, piece in enumerate(sorted_pieces(order)):
        x, y = 1 + SLOT_WIDTH * (place % 4), CELL_HEIGHT * (place // 4)
        if piece not in supply:
            continue
        _put_piece(canvas, x, y, piece, TRAY)
        canvas.put(x + 2, y + 3, str(piece))
        canvas.mark_area(piece, x, y, SLOT_WIDTH, CELL_HEIGHT)
        if piece == cursor:
            for dy in range(CELL_HEIGHT):
                canvas.put(x - 1, y + dy, "▐", f"bold #ffffff on {TRAY}")
                canvas.put(x + WIDTH, y + dy, "▌", f"bold #ffffff on {TRAY}")
    return canvas


def draw_hand(piece: Piece | None) -> Canvas:
    """Draw the piece in hand."""
    canvas = Canvas(WIDTH + 4, HEIGHT, f"{DARK} on {TRAY}")
    if piece is not None:
        _put_piece(canvas, 2, 0, piece, TRAY)
        canvas.put(4, 3, str(piece))
    return canvas


def sorted_pieces(order: Sequence[Trait]) -> list[Piece]:
    """Return the pieces in tray order, 4 by 4: two traits choose the row, two the column."""
    return sorted(PIECES, key=lambda piece: [-piece.value(trait) for trait in order])


def _put_piece(canvas: Canvas, x: int, y: int, piece: Piece, ground: str) -> None:
    ink = DARK if piece.value(Trait.COLOUR) else LIGHT
    canvas.put_lines(x, y, draw_piece(piece), f"{ink} on {ground}")


def _corners(
    square: Square,
    cursor: Square | None,
    marked: Collection[Square],
    starred: Collection[Square],
) -> str:
    if square in starred:
        return STAR
    if square == cursor:
        return "◈◈◈◈" if square in marked else CURSOR
    return MARK if square in marked else ""
