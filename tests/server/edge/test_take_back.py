"""Taking back: against bots and at one screen, never between people."""

from collections.abc import AsyncIterator

import pytest

from tests.server.guest import ME
from tests.server.house import House, open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def house_with_bots(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    database = tmp_path_factory.mktemp("bots") / "games.db"
    async with open_house(database, has_bots=True) as house:
        yield house


async def test_there_is_no_take_back_between_people(house: House) -> None:
    async with sit_together(house) as table:
        await table.play("=5")
        assert not table.state["can_take_back"]
        assert (await table.watchers[0].act("take_back"))["code"] == "cannot_take_back"


async def test_at_one_screen_moves_are_taken_back_one_by_one(house: House) -> None:
    async with house.guest() as host:
        game = (await host.open(seats=(ME, ME), starter=1))["id"]
        async with host.watch(game) as watcher:
            assert (await watcher.act("take_back"))["code"] == "cannot_take_back"
            await watcher.move("=5", seat=1)
            await watcher.move("b3", seat=2)
            assert watcher.state["can_take_back"]
            await watcher.act("take_back", seat=1)
            await watcher.act("take_back", seat=2)
            state = await watcher.catch_up()
            assert (state["position"]["hand"], state["to_move"]) == (None, 1)
            assert state["position"]["supply"].count("5") == 1


async def test_a_take_back_for_an_older_position_is_stale(house: House) -> None:
    async with house.guest() as host:
        game = (await host.open(seats=(ME, ME), starter=1))["id"]
        async with host.watch(game) as watcher:
            seen = watcher.state["version"]
            await watcher.move("=5", seat=1)
            assert (await watcher.act("take_back", version=seen))["code"] == "stale"


async def test_against_a_bot_its_reply_is_taken_back_too(house_with_bots: House) -> None:
    async with house_with_bots.guest() as host:
        bot = {"kind": "bot", "bot": "keen"}
        game = (await host.open(seats=(ME, bot), starter=1))["id"]
        async with host.watch(game) as watcher:
            await watcher.move("=5")
            while watcher.state["to_move"] != 1 or watcher.state["position"]["hand"] is None:
                await watcher.next()
            assert watcher.state["can_take_back"]
            assert (await watcher.act("take_back"))["type"] == "accepted"
            state = await watcher.catch_up()
            assert state["to_move"] == 1
            assert state["position"]["board"] == [None] * 16
            assert state["position"]["hand"] is None


async def test_bots_never_agree_to_a_draw(house_with_bots: House) -> None:
    async with house_with_bots.guest() as host:
        bot = {"kind": "bot", "bot": "keen"}
        game = (await host.open(seats=(ME, bot), starter=1))["id"]
        async with host.watch(game) as watcher:
            assert (await watcher.act("offer_draw"))["code"] == "forbidden"
