"""A bot's job counts as its opponent's, so nobody's games hold up everyone else's."""

from pathlib import Path
from typing import Any

import pytest

from fourfold.server.config import Config
from tests.server.guest import ME, Guest
from tests.server.house import open_house

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "bot": "novice"}
NEIGHBOUR = "127.0.0.9"


async def test_a_bots_job_counts_for_the_address_that_used_the_room_last(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = Config(bot_pause=0)
    async with open_house(folder / "games.db", has_bots=True, config=config) as house:
        workers, clients = house.application.hall.workers, []
        choose = workers.choose

        async def note(*question: Any, client: str | None) -> Any:
            clients.append(client)
            return await choose(*question, client=client)

        monkeypatch.setattr(workers, "choose", note)
        async with house.guest() as host, Guest(house.url, source=NEIGHBOUR) as neighbour:
            keys = await host.open(seats=(BOT, ME), starter=1)
            async with host.watch(keys["id"]) as watcher:
                while watcher.state["to_move"] != 2:
                    await watcher.next()
                assert clients == ["127.0.0.1"]
                # The same person moves from elsewhere.
                neighbour.http.cookies = host.http.cookies
                state = watcher.state
                answer = await neighbour.act(keys["id"], "move", state["version"], move="a1")
                assert answer.status_code == 200
                piece = state["position"]["supply"][0]
                version = answer.json()["version"]
                answer = await neighbour.act(keys["id"], "move", version, move=f"={piece}")
                assert answer.status_code == 200
                await watcher.until(lambda _: watcher.state["version"] > answer.json()["version"])
                assert clients == ["127.0.0.1", NEIGHBOUR]
