"""A canvas for the pictures of shared links."""

from collections.abc import Iterable
from io import BytesIO

WIDTH, HEIGHT = 1200, 630
"""What the services that show such pictures ask for."""

SCALE = 3
"""Everything is drawn this many times larger and then reduced, which smooths the edges."""

Colour = tuple[int, int, int]
Point = tuple[float, float]

GROUND: Colour = (246, 241, 231)
WOOD: Colour = (173, 131, 89)
EDGE: Colour = (93, 63, 38)
HOLLOW: Colour = (130, 92, 60)
DEPTH = 0.6
"""The height of a circle on the table over its width, seen from a chair."""


class Canvas:
    """A picture; coordinates are in pixels, and what lies outside is left out."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        # Here: most servers are never asked for a picture, and it takes long to import.
        from PIL import Image, ImageDraw

        self._image = Image.new("RGB", (SCALE * width, SCALE * height), ground)
        self._pen = ImageDraw.Draw(self._image)

    def polygon(self, points: Iterable[Point], colour: Colour) -> None:
        """Fill a polygon."""
        self._pen.polygon([(SCALE * x, SCALE * y) for x, y in points], colour)

    def ellipse(self, x: float, y: float, rx: float, ry: float, colour: Colour) -> None:
        """Fill an ellipse around a point."""
        box = (x - rx, y - ry, x + rx, y + ry)
        self._pen.ellipse([SCALE * each for each in box], colour)

    def cylinder(
        self, x: float, y: float, radius: float, height: float, side: Colour, top: Colour
    ) -> None:
        """Draw a cylinder that stands on the table, around the centre of its base."""
        self.ellipse(x, y, radius, radius * DEPTH, side)
        left, right, above = x - radius, x + radius, y - height
        self.polygon([(left, above), (right, above), (right, y), (left, y)], side)
        self.ellipse(x, above, radius, radius * DEPTH, top)

    def slab(self, x: float, y: float, width: float, height: float) -> None:
        """Draw a wooden board with its edge."""
        right, bottom, ground = x + width, y + height, y + height + 24
        self.polygon([(x, y), (right, y), (right, bottom), (x, bottom)], WOOD)
        self.polygon([(x, bottom), (right, bottom), (right, ground), (x, ground)], EDGE)

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        file = BytesIO()
        self._image.reduce(SCALE).save(file, "PNG")
        return file.getvalue()
