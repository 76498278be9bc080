"""Pictures of positions for shared links, drawn one at a time and cached."""

import asyncio
from dataclasses import dataclass
from hashlib import sha256

from cachetools import LRUCache

from fourfold.games.game import AnyPosition
from fourfold.server.games.adapter import AnyAdapter
from fourfold.server.picture import GROUND, HEIGHT, WIDTH, Canvas

MAX_PICTURES = 128
"""How many pictures are cached: some megabytes."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn position."""

    png: bytes
    etag: str
    """The entity tag by which a client asks whether its own copy is still right."""


class Gallery:
    """Draws positions; the canvas of one takes 20 MB, so there is only one at any time."""

    def __init__(self) -> None:
        self._pictures: LRUCache[AnyPosition, Picture] = LRUCache(MAX_PICTURES)
        self._drawing = asyncio.Lock()

    async def draw(self, adapter: AnyAdapter, position: AnyPosition) -> Picture:
        """Return the picture of a position."""
        picture = self._pictures.get(position)
        if picture is not None:
            return picture
        async with self._drawing:
            # Somebody who waited in front may have asked for the same.
            picture = self._pictures.get(position)
            if picture is None:
                picture = await asyncio.to_thread(_draw, adapter, position)
                self._pictures[position] = picture
        return picture


def _draw(adapter: AnyAdapter, position: AnyPosition) -> Picture:
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    adapter.draw(canvas, position)
    png = canvas.png()
    return Picture(png, f'"{sha256(png).hexdigest()[:16]}"')
