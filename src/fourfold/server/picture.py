"""A canvas for the preview images of shared links."""

from collections.abc import Iterable
from io import BytesIO

WIDTH, HEIGHT = 1200, 630
"""The size that link previews expect."""

SCALE = 3
"""Supersampling factor for antialiasing."""

Colour = tuple[int, int, int]
Point = tuple[float, float]

GROUND: Colour = (246, 241, 231)
WOOD: Colour = (173, 131, 89)
EDGE: Colour = (93, 63, 38)
HOLLOW: Colour = (130, 92, 60)
DEPTH = 0.6
"""Height-to-width ratio of a circle on the table, in perspective."""


class Canvas:
    """An image; coordinates are in pixels, and drawing is clipped to it."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        # Imported here because it is slow to import, and most servers never draw a picture.
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
        """Draw a cylinder standing on the table, given the centre of its base."""
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
        """Return the image as a PNG file."""
        file = BytesIO()
        self._image.reduce(SCALE).save(file, "PNG")
        return file.getvalue()
