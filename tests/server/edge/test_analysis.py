"""Analysis over HTTP: what is answered, and what nobody may ask."""

from pathlib import Path

import pytest

from fourfold.server.config import Config
from fourfold.server.workers.failure import WorkersBusyError
from tests.server.guest import ME, OPEN, Guest
from tests.server.house import open_house

pytestmark = pytest.mark.anyio

MOVES = ("=0", "a1", "=F", "b2", "=3", "c3", "=C", "d1", "=5")
"""Four pieces are placed, and one is in hand."""

HERE = "..../..3./.F../0..C 5 -"
TURNED = "0..C/.F../..3./.... 5 -"


async def ask(guest: Guest, position: str, rules: str = "CSHT") -> dict[str, object]:
    body = {"game": "quarto", "rules": rules, "position": position}
    answer: dict[str, object] = (await guest.http.post("/api/analysis", json=body)).json()
    return answer


async def test_a_position_is_evaluated_but_a_running_game_is_not(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path / "games.db", has_bots=True) as house,
        house.guest() as ann,
        house.guest() as ben,
    ):
        assert (await ask(ann, HERE))["value"] is not None
        game = (await ann.open(seats=(ME, OPEN), starter=1))["id"]
        await ben.sit(game)
        version = 0
        async with ann.watch(game) as first, ben.watch(game) as second:
            for move in MOVES:
                mover = first if first.state["to_move"] == 1 else second
                version = (await mover.move(move))["version"]
                for watcher in (first, second):
                    while watcher.state["version"] < version:
                        await watcher.next()
        for position in (HERE, TURNED, "..../..35/.F../0..C 6 -"):
            assert (await ask(ben, position))["code"] == "analysis_refused", position
        assert (await ask(ben, HERE, "CSHT+"))["code"] == "analysis_refused"

        # Playing the same moves alone and requesting a review doesn't help either.
        alone = (await ben.open(seats=(ME, ME), starter=1))["id"]
        async with ben.watch(alone) as watcher:
            for move in MOVES:
                await watcher.move(move, seat=watcher.state["to_move"])
            await watcher.act("resign")
        found = (await ben.http.get(f"/api/games/{alone}/analysis")).json()
        assert [judged["value"] for judged in found[-3:]] == [None, None, None]
        assert not any(judged["moves"] for judged in found[-3:])
        assert found[0]["is_exact"]

        assert (await ann.act(game, "resign", version)).status_code == 200
        found = (await ben.http.get(f"/api/games/{alone}/analysis")).json()
        assert len(found) == len(MOVES) + 2
        assert all(judged["is_exact"] for judged in found[:-1])
        assert (found[-1]["seat"], found[-1]["value"]) == (None, None)


async def test_an_ipv6_customer_gets_half_of_the_queue_for_all_their_networks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proxied = Config(trusted_proxies=("127.0.0.1",))
    async with open_house(tmp_path / "games.db", config=proxied) as house, house.guest() as guest:
        clients = []

        async def analyse(*_: object, client: str) -> None:
            clients.append(client)
            raise WorkersBusyError("queue full")

        monkeypatch.setattr(house.application.hall.workers, "analyse", analyse)
        body = {"game": "quarto", "rules": "CSHT", "position": HERE}
        for host in ("2001:db8:1:2::3", "2001:db8:1:ff::3", "2001:db8:2::3", "192.0.2.7"):
            headers = {"x-forwarded-for": host}
            answer = await guest.http.post("/api/analysis", json=body, headers=headers)
            assert answer.json()["code"] == "busy"
        assert clients == ["2001:db8:1::/48", "2001:db8:1::/48", "2001:db8:2::/48", "192.0.2.7"]
