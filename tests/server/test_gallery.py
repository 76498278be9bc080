"""Pictures are drawn once."""

import asyncio

import pytest

from fourfold.games import GAMES
from fourfold.server import gallery as module
from fourfold.server.gallery import Gallery
from fourfold.server.games.registry import ADAPTERS

pytestmark = pytest.mark.anyio


async def test_a_position_is_drawn_once_and_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    original = module._draw

    def draw(*args: object) -> module.Picture:
        drawn.append("begin")
        picture = original(*args)  # type: ignore[arg-type]
        drawn.append("end")
        return picture

    monkeypatch.setattr(module, "_draw", draw)
    gallery = Gallery()
    positions = [GAMES[name].start(rules) for name, rules in (("quarto", "CSHT"), ("quarto", "CS"))]
    drawings = [gallery.draw(ADAPTERS["quarto"], position) for position in positions * 4]
    pictures = await asyncio.gather(*drawings)
    assert drawn == ["begin", "end"] * 2
    assert pictures[0] is pictures[2]
    assert pictures[0].png.startswith(b"\x89PNG")
