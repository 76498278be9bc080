"""Preview images of positions for shared links, drawn one at a time and cached."""

import asyncio
from dataclasses import dataclass
from hashlib import sha256

from cachetools import LRUCache

from fourfold.games.game import AnyPosition
from fourfold.server.games.adapter import AnyAdapter
from fourfold.server.picture import GROUND, HEIGHT, WIDTH, Canvas
from fourfold.server.refusal import Code, Refusal

MAX_PICTURES = 128
"""Size of the LRU cache; a few megabytes."""

MAX_WAITING_DRAWINGS = 16
"""Maximum pictures that wait while another is drawn; a drawing takes 20 to 50 ms."""

RETRY_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn position."""

    png: bytes
    etag: str
    """The HTTP entity tag."""


class Gallery:
    """Draws positions, one at a time because a canvas takes 20 MB."""

    def __init__(self) -> None:
        self._pictures: LRUCache[AnyPosition, Picture] = LRUCache(MAX_PICTURES)
        self._drawing = asyncio.Lock()
        self._pending = 0
        """Pictures that are being drawn or wait for it."""

    async def draw(self, adapter: AnyAdapter, position: AnyPosition) -> Picture:
        """Return a position's picture; raise `Refusal` if too many wait to be drawn."""
        picture = self._pictures.get(position)
        if picture is not None:
            return picture
        if self._pending > MAX_WAITING_DRAWINGS:
            raise Refusal(Code.BUSY, "too many pictures wait to be drawn", wait=RETRY_SECONDS)
        self._pending += 1
        try:
            async with self._drawing:
                # The previous holder of the lock may have drawn the same position.
                picture = self._pictures.get(position)
                if picture is None:
                    picture = await asyncio.to_thread(_draw, adapter, position)
                    self._pictures[position] = picture
        finally:
            self._pending -= 1
        return picture


def _draw(adapter: AnyAdapter, position: AnyPosition) -> Picture:
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    adapter.draw(canvas, position)
    png = canvas.png()
    return Picture(png, f'"{sha256(png).hexdigest()[:16]}"')
