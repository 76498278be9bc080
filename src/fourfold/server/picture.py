"""A position as a picture, for links that are shared; drawn with the standard library alone."""

import math
import struct
import zlib
from collections.abc import Iterable, Sequence

from fourfold.games import quartino, quarto
from fourfold.games.game import AnyPosition
from fourfold.games.quarto import Piece, Trait

WIDTH, HEIGHT = 1200, 630
"""What the services that show such pictures ask for."""

Colour = tuple[int, int, int]
Point = tuple[float, float]

GROUND: Colour = (246, 241, 231)
WOOD: Colour = (173, 131, 89)
EDGE: Colour = (93, 63, 38)
HOLLOW: Colour = (130, 92, 60)
LIGHT: tuple[Colour, Colour, Colour] = (246, 228, 193), (220, 184, 126), (185, 140, 84)
DARK: tuple[Colour, Colour, Colour] = (106, 70, 48), (71, 42, 26), (48, 27, 16)
HOLE: Colour = (40, 22, 10)
STONES: dict[str, Colour] = {
    "R": (200, 55, 45),
    "Y": (240, 195, 60),
    "G": (61, 139, 79),
    "B": (47, 109, 181),
}
DEPTH = 0.6
"""How flat a circle on the table looks from where one sits."""


class Canvas:
    """A picture of points, filled from left to right."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.width, self.height = width, height
        self._rows = [bytearray(bytes(ground) * width) for _ in range(height)]

    def fill(self, y: int, left: float, right: float, colour: Colour) -> None:
        """Fill a piece of a row; what lies outside is left out."""
        first, last = max(0, round(left)), min(self.width, round(right))
        if 0 <= y < self.height and first < last:
            self._rows[y][3 * first : 3 * last] = bytes(colour) * (last - first)

    def ellipse(self, x: float, y: float, rx: float, ry: float, colour: Colour) -> None:
        """Fill an ellipse."""
        for row in range(math.ceil(y - ry), math.floor(y + ry) + 1):
            half = rx * math.sqrt(max(0.0, 1 - ((row - y) / ry) ** 2))
            self.fill(row, x - half, x + half, colour)

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill a polygon without dents."""
        edges = list(zip(points, [*points[1:], points[0]], strict=True))
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        for row in range(math.ceil(top), math.floor(bottom) + 1):
            cuts = [
                x1 + (row - y1) * (x2 - x1) / (y2 - y1)
                for (x1, y1), (x2, y2) in edges
                if min(y1, y2) <= row <= max(y1, y2) and y1 != y2
            ]
            if cuts:
                self.fill(row, min(cuts), max(cuts), colour)

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        raw = b"".join(b"\0" + row for row in self._rows)
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        parts = ((b"IHDR", header), (b"IDAT", zlib.compress(raw, 6)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(name + data))
    return struct.pack(">I", len(data)) + name + data + check


def draw_position(position: AnyPosition) -> bytes:
    """Draw what everybody may see of a position; takes some 30 milliseconds."""
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    match position:
        case quarto.Position():
            _draw_quarto(canvas, position)
        case quartino.Position():
            _draw_quartino(canvas, position)
        case _:
            raise TypeError(f"{position!r} is of no game that is played here")
    return canvas.png()


def _draw_quarto(canvas: Canvas, position: quarto.Position) -> None:
    _draw_slab(canvas, 60, 110, 720, 460)
    for rank in (3, 2, 1, 0):
        for file in range(4):
            x, y = 150 + 180 * file, 175 + 110 * (3 - rank)
            canvas.ellipse(x, y, 66, 66 * DEPTH, HOLLOW)
            piece = position.board[4 * rank + file]
            if piece is not None:
                _draw_piece(canvas, x, y, 50, piece)
    canvas.ellipse(980, 420, 150, 150 * DEPTH, EDGE)
    canvas.ellipse(980, 408, 150, 150 * DEPTH, WOOD)
    if position.hand is not None:
        _draw_piece(canvas, 980, 408, 100, position.hand)


def _draw_slab(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    for row in range(y, y + height + 24):
        canvas.fill(row, x, x + width, WOOD if row < y + height else EDGE)


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
        canvas.ellipse(x, y, radius, flat, lit)
        for row in range(round(above), round(y) + 1):
            canvas.fill(row, x - radius, x + radius, lit)
        canvas.ellipse(x, above, radius, flat, top)
    if not piece.value(Trait.TOP):
        canvas.ellipse(x, above, radius * 0.42, flat * 0.42, HOLE)


def _draw_quartino(canvas: Canvas, position: quartino.Position) -> None:
    x, y = WIDTH / 2, 330.0
    if position.rules.geometry.name == "wheel":
        canvas.ellipse(x, y + 26, 430, 430 * DEPTH, EDGE)
        canvas.ellipse(x, y, 430, 430 * DEPTH, WOOD)
        rim = [math.pi * (step / 4 - 0.5) for step in range(8)]
        spots = [(x, y), *((x + 310 * math.cos(a), y + 310 * DEPTH * math.sin(a)) for a in rim)]
    else:
        _draw_slab(canvas, 260, 70, 680, 480)
        around = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
        spots = [(x, y), *((x + 210 * dx, y + 150 * dy) for dx, dy in around)]
    # What is nearer hides what is behind it.
    for spot, stack in sorted(
        zip(spots, position.stacks, strict=True), key=lambda each: each[0][1]
    ):
        canvas.ellipse(*spot, 76, 76 * DEPTH, HOLLOW)
        _draw_stack(canvas, *spot, (stone.value for stone in stack))


def _draw_stack(canvas: Canvas, x: float, y: float, stones: Iterable[str]) -> None:
    for stone in stones:
        colour = STONES[stone]
        side = (colour[0] * 2 // 3, colour[1] * 2 // 3, colour[2] * 2 // 3)
        for step in range(20):
            canvas.ellipse(x, y - step, 60, 60 * DEPTH, side)
        y -= 20
        canvas.ellipse(x, y, 60, 60 * DEPTH, colour)
