"""A canvas for the pictures of shared links; drawn with the standard library alone."""

import math
import struct
import zlib
from collections.abc import Sequence

WIDTH, HEIGHT = 1200, 630
"""What the services that show such pictures ask for."""

Colour = tuple[int, int, int]
Point = tuple[float, float]

GROUND: Colour = (246, 241, 231)
WOOD: Colour = (173, 131, 89)
EDGE: Colour = (93, 63, 38)
HOLLOW: Colour = (130, 92, 60)
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

    def slab(self, x: int, y: int, width: int, height: int) -> None:
        """Draw a wooden board with its edge."""
        for row in range(y, y + height + 24):
            self.fill(row, x, x + width, WOOD if row < y + height else EDGE)

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        raw = b"".join(b"\0" + row for row in self._rows)
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        parts = ((b"IHDR", header), (b"IDAT", zlib.compress(raw, 6)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(name + data))
    return struct.pack(">I", len(data)) + name + data + check
