"""A new game from a position of a finished one."""

import pytest

from tests.server.guest import ME, Guest
from tests.server.house import House

pytestmark = pytest.mark.anyio

MOVES = ("=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1")


async def finish(host: Guest, game: str) -> None:
    async with host.watch(game) as watcher:
        for move in MOVES:
            await watcher.move(move, seat=watcher.state["to_move"])


async def test_a_new_game_starts_from_the_other_games_position(house: House) -> None:
    async with house.guest() as host:
        first = (await host.open(seats=(ME, ME), starter=1))["id"]
        await finish(host, first)
        source = {"game": first, "moves": 5}
        second = (await host.open(seats=(ME, ME), source=source))["id"]
        snapshot = await host.look(second)
        assert snapshot["state"]["position"]["text"] == "..../..../..../01.. 2 b1"
        moments = (await host.http.get(f"/api/games/{second}/moments")).json()
        assert [
            moment["event"] and moment["event"]["played"]["move"]["text"] for moment in moments
        ] == [
            None,
            *MOVES[:5],
        ]
        async with host.watch(second) as watcher:
            await watcher.move("a4", seat=watcher.state["to_move"])


async def test_invalid_source_positions_are_refused(house: House) -> None:
    async with house.guest() as host:
        first = (await host.open(seats=(ME, ME), starter=1))["id"]
        body = {"game": "quarto", "rules": "CSHT", "seats": [ME, ME]}

        async def ask(moves: int, **more: object) -> str:
            source = {"game": first, "moves": moves}
            answer = await host.http.post("/api/games", json=body | more | {"source": source})
            code: str = answer.json()["code"]
            return code

        assert await ask(0) == "not_started"
        await finish(host, first)
        assert await ask(len(MOVES)) == "bad_message"
        assert await ask(2, rules="CSHT+") == "bad_message"
        assert await ask(2, seats=[ME, {"kind": "open"}]) == "bad_message"


async def test_a_wrong_call_says_why(house: House) -> None:
    async with house.guest() as host:
        game = (await host.open(rules="CSHT!", seats=(ME, ME), starter=1))["id"]
        async with host.watch(game) as watcher:
            for move in ("=0", "a1", "!a1-d4"):
                await watcher.move(move, seat=watcher.state["to_move"])
            event = [e["event"] for m in watcher.messages for e in m.get("entries", ())][-1]
            assert event["played"]["fault"] == "empty"
