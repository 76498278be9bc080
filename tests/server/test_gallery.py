"""Pictures are drawn once."""

import asyncio
from itertools import islice
from threading import Event

import pytest

from fourfold.games import GAMES
from fourfold.server import gallery as module
from fourfold.server.gallery import Gallery
from fourfold.server.games.registry import ADAPTERS
from fourfold.server.refusal import Code, Refusal

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


async def test_only_a_few_pictures_wait_to_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_WAITING_DRAWINGS", 2)
    may_draw, drawn = Event(), module.Picture(b"", "")

    def draw(*_: object) -> module.Picture:
        may_draw.wait()
        return drawn

    monkeypatch.setattr(module, "_draw", draw)
    gallery, game = Gallery(), GAMES["quarto"]
    start = game.start("CSHT")
    positions = [start, *(start.play(move) for move in islice(start.legal_moves(), 4))]
    waiting = [
        asyncio.ensure_future(gallery.draw(ADAPTERS["quarto"], position))
        for position in positions[:3]
    ]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await gallery.draw(ADAPTERS["quarto"], positions[3])
    assert refused.value.code is Code.BUSY
    assert refused.value.wait
    may_draw.set()
    assert await asyncio.gather(*waiting) == [drawn] * 3
    assert await gallery.draw(ADAPTERS["quarto"], positions[3]) is drawn
