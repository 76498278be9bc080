"""The review of a game that is over, over HTTP: some moments at a time, each judged once."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.guest import ME, Guest
from tests.server.house import PLENTY, House, open_house

pytestmark = pytest.mark.anyio

MISSED = ("=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1", "=4", "a2")
"""Seat 1 completes the lowest row and does not call, and seat 2 overlooks it too."""


async def play(host: Guest, game: str, *moves: str) -> None:
    async with host.watch(game) as watcher:
        for move in moves:
            await watcher.move(move, seat=watcher.state["to_move"])
        await watcher.act("resign")


async def ask(guest: Guest, game: str, **page: int) -> Any:
    return (await guest.http.get(f"/api/games/{game}/analysis", params=page)).json()


async def test_a_missed_line_is_a_mistake_of_both_and_names_its_move(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path / "games.db", has_bots=True) as house,
        house.guest() as host,
        house.guest() as stranger,
    ):
        game = (await host.open(rules="CSHT!", seats=(ME, ME), starter=1))["id"]
        await play(host, game, *MISSED)
        missed = (await host.look(game))["state"]["missed"]
        assert [(each["group"], each["number"]) for each in missed] == [("a1-d1", 8)]
        moments = (await host.http.get(f"/api/games/{game}/moments")).json()
        assert moments[8]["position"]["last"] == "d1"
        assert [moment["to_move"] for moment in moments[7:]] == [1, 1, 2, 2, None]
        assert [moment["can_go_on"] for moment in moments[9:]] == [True, True, False]

        found = await ask(stranger, game)
        assert len(found) == len(moments)
        assert [(judged["seat"], judged["value"]) for judged in found[8:10]] == [(1, 1), (2, 1)]
        assert found[8]["moves"]["!a1-d1"] == 1
        assert max(found[8]["moves"][f"={piece}"] for piece in "456789ABCDEF") == -1
        assert found[9]["moves"]["a2"] == found[9]["moves"]["b2"] < 1
        assert await ask(stranger, game, first=8, limit=2) == found[8:10]
        assert await ask(stranger, game, first=500) == []


async def test_quartino_is_judged_where_a_turn_begins(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path / "games.db", has_bots=True) as house,
        house.guest() as host,
    ):
        game = (await host.open("quartino", "wheel", seats=(ME, ME), starter=1))["id"]
        await play(host, game, "R1", ".", "Y2", ".")
        found = await ask(host, game)
        assert [judged and judged["seat"] for judged in found] == [1, None, 2, None, 1, None]
        judged = [each for each in found if each and each["seat"]]
        assert all(not each["is_exact"] and -1 <= each["value"] <= 1 for each in judged)
        assert all(each["best"] and each["moves"] for each in judged)


async def test_a_game_that_goes_on_is_not_judged(house: House) -> None:
    async with house.guest() as host:
        game = (await host.open(seats=(ME, ME), starter=1))["id"]
        assert (await ask(host, game))["code"] == "analysis_refused"


async def test_what_was_judged_once_costs_nothing(tmp_path: Path) -> None:
    limits = replace(PLENTY, analyses_per_minute=0.001, analysis_burst=4)
    async with (
        open_house(tmp_path / "games.db", has_bots=True, limits=limits) as house,
        house.guest() as host,
        house.guest() as stranger,
    ):
        game = (await host.open(rules="CSHT", seats=(ME, ME), starter=1))["id"]
        await play(host, game, *MISSED[:6])
        assert len(await ask(host, game)) == 8
        assert len(await ask(stranger, game)) == 8
        assert len(await ask(host, game)) == 8
        other = (await host.open(rules="CSHT", seats=(ME, ME), starter=1))["id"]
        await play(host, other, "=9", "c2", "=8", "d3", "=7", "d2", "=6", "d4", "=5")
        refused = await ask(host, other)
        assert refused["code"] == "quota_used_up"
        assert refused["wait"] > 0
