"""A bot makes its moves one by one, so that people can follow."""

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from fourfold.server.config import Config
from tests.server.guest import ME, Watcher
from tests.server.house import open_house

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "bot": "keen"}
CONFIG = Config(bot_pause=0.05)


def moves(watcher: Watcher) -> list[list[Any]]:
    """List the moves in each message."""
    entries = [message.get("entries", ()) for message in watcher.messages[1:]]
    sent = [
        [e["event"]["played"]["move"]["text"] for e in each if e["event"]["kind"] == "moved"]
        for each in entries
    ]
    return [each for each in sent if each]


async def test_each_bot_move_is_sent_separately(folder: Path) -> None:
    async with (
        open_house(folder / "games.db", has_bots=True, config=CONFIG) as house,
        house.guest() as host,
    ):
        game = (await host.open(seats=(ME, BOT), starter=1))["id"]
        async with host.watch(game) as watcher:
            await watcher.move("=5")
            while watcher.state["to_move"] != 1:
                await watcher.next()
            sent = moves(watcher)
            assert [len(each) for each in sent] == [1, 1, 1]
            assert [each[0][0] == "=" for each in sent] == [True, False, True]


async def test_a_take_back_in_the_middle_of_the_bots_turn_ends_that_turn(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        open_house(folder / "games.db", has_bots=True, config=CONFIG) as house,
        house.guest() as host,
    ):
        pauses, resume = count(1), asyncio.Event()

        async def pause() -> None:
            if next(pauses) == 2:
                await resume.wait()

        monkeypatch.setattr(house.application.hall.bots, "_pause", pause)
        game = (await host.open(seats=(ME, BOT), starter=1))["id"]
        async with host.watch(game) as watcher:
            await watcher.move("=5")
            while watcher.state["position"]["last"] is None:
                await watcher.next()
            assert watcher.state["to_move"] == 2, "it still has to give"
            assert (await watcher.act("take_back"))["type"] == "accepted"
            state = await watcher.catch_up()
            assert (state["to_move"], state["position"]["last"]) == (1, None)
            resume.set()
            await watcher.move("=A")
            while watcher.state["to_move"] != 1:
                await watcher.next()
            assert [piece for piece in watcher.state["position"]["board"] if piece] == ["A"]
