"""Keepalive pings from one timer."""

import asyncio

import pytest

from fourfold.server.http import pulse
from fourfold.server.http.pulse import Pulse

pytestmark = pytest.mark.anyio


class Heart:
    """Notes its pings, and asks for the next one."""

    def __init__(self, pulse: Pulse, *, is_broken: bool = False) -> None:
        self.pings = 0
        self._pulse = pulse
        self._is_broken = is_broken

    def ping(self) -> None:
        """Count, and be pinged again."""
        self.pings += 1
        self._pulse.add(self)
        if self._is_broken:
            raise RuntimeError("broken")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "PING_INTERVAL_SECONDS", 0.02)


async def until_pinged(heart: Heart, times: int) -> None:
    async with asyncio.timeout(10):
        while heart.pings < times:
            await asyncio.sleep(0.005)


async def test_everything_is_pinged_until_it_is_removed() -> None:
    beating = Pulse()
    hearts = [Heart(beating) for _ in range(3)]
    for heart in hearts:
        beating.add(heart)
        await asyncio.sleep(0.005)
    for heart in hearts:
        await until_pinged(heart, 3)
    beating.remove(hearts[0])
    count = hearts[0].pings
    await until_pinged(hearts[1], hearts[1].pings + 3)
    assert hearts[0].pings == count
    beating.remove(hearts[0])


async def test_one_that_fails_stops_no_other() -> None:
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    beating = Pulse()
    broken, sound = Heart(beating, is_broken=True), Heart(beating)
    beating.add(broken)
    beating.add(sound)
    await until_pinged(sound, 3)
    assert broken.pings >= 2


async def test_it_beats_again_after_everything_was_removed() -> None:
    beating = Pulse()
    first, second = Heart(beating), Heart(beating)
    beating.add(first)
    beating.remove(first)
    await asyncio.sleep(0.05)
    beating.add(second)
    await until_pinged(second, 2)
    assert first.pings == 0
