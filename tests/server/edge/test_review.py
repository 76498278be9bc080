"""The review of a finished game over HTTP: a few moments at a time, each evaluated once."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fourfold.server.workers.failure import WorkersBusyError
from tests.server.guest import ME, Guest
from tests.server.house import PLENTY, House, open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

OPENING = ("=F", "d3", "=9", "c4", "=6", "b4", "=A", "b3")
"""Four pieces, so that a review of what follows takes milliseconds, even on a busy machine."""

MISSED = (*OPENING, "=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1", "=4", "a2")
"""Seat 1 completes the lowest row and doesn't call, and seat 2 overlooks it too."""


async def play(host: Guest, game: str, *moves: str) -> None:
    async with host.watch(game) as watcher:
        for move in moves:
            await watcher.move(move, seat=watcher.state["to_move"])
        await watcher.act("resign")


async def ask(guest: Guest, game: str, **page: int) -> Any:
    return (await guest.http.get(f"/api/games/{game}/analysis", params=page)).json()


def worth(judged: dict[str, Any]) -> dict[str, float]:
    """Return each move's value, by its notation."""
    return {each["moves"]["moves"][0]["text"]: each["value"] for each in judged["moves"]}


async def test_a_missed_line_is_a_mistake_by_both_and_names_its_move(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path / "games.db", has_bots=True) as house,
        house.guest() as host,
        house.guest() as stranger,
    ):
        game = (await host.open(rules="CSHT!", seats=(ME, ME), starter=1))["id"]
        await play(host, game, *MISSED)
        missed = (await host.look(game))["state"]["outcome"]["ending"]["missed"]
        assert [(each["group"], each["number"]) for each in missed] == [("a1-d1", 16)]
        moments = (await host.http.get(f"/api/games/{game}/moments")).json()
        assert moments[16]["position"]["last"] == "d1"
        assert [moment["to_move"] for moment in moments[15:]] == [1, 1, 2, 2, None]
        assert [moment["can_go_on"] for moment in moments[17:]] == [True, True, False]

        found = await ask(stranger, game, first=8)
        assert len(found) == len(moments) - 8
        assert [(judged["seat"], judged["value"]) for judged in found[8:10]] == [(1, 1), (2, 1)]
        placed, given = worth(found[8]), worth(found[9])
        assert placed["!a1-d1"] == 1
        assert max(placed[f"={piece}"] for piece in "4578BCDE") == -1
        assert given["a2"] == given["b2"] < 1
        assert await ask(stranger, game, first=16, limit=2) == found[8:10]
        assert await ask(stranger, game, first=500) == []


async def test_quartino_is_evaluated_at_the_start_of_each_turn(tmp_path: Path) -> None:
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


async def test_a_game_in_progress_is_not_evaluated(house: House) -> None:
    async with house.guest() as host:
        game = (await host.open(seats=(ME, ME), starter=1))["id"]
        assert (await ask(host, game))["code"] == "analysis_refused"


async def test_cached_evaluations_are_cheap(tmp_path: Path) -> None:
    limits = replace(PLENTY, analyses_per_minute=0.001, analysis_burst=4)
    async with (
        open_house(tmp_path / "games.db", has_bots=True, limits=limits) as house,
        house.guest() as host,
        house.guest() as stranger,
    ):
        game = (await host.open(rules="CSHT", seats=(ME, ME), starter=1))["id"]
        await play(host, game, *OPENING[:6])
        assert len(await ask(host, game)) == 8
        assert len(await ask(stranger, game)) == 8
        assert len(await ask(host, game)) == 8
        other = (await host.open(rules="CSHT", seats=(ME, ME), starter=1))["id"]
        await play(host, other, "=9", "c2", "=8", "d3", "=7", "d2", "=6", "d4", "=5")
        begun = await ask(host, other)
        assert 0 < len(begun) < 10, "as far as the quota goes"
        refused = await ask(host, other, first=len(begun))
        assert refused["code"] == "quota_used_up"
        assert refused["wait"] > 0


async def test_values_do_not_depend_on_the_starting_seat(tmp_path: Path) -> None:
    moves = ("=0", "a1", "=1", "b1", "=2", "c1", "=3")
    async with (
        open_house(tmp_path / "games.db", has_bots=True) as house,
        house.guest() as host,
    ):
        reviews = []
        for starter in (1, 2):
            game = (await host.open(rules="CSHT", seats=(ME, ME), starter=starter))["id"]
            await play(host, game, *moves)
            reviews.append(await ask(host, game))
        for left, right in zip(*reviews, strict=True):
            assert left["value"] == right["value"]
            assert (left["seat"], right["seat"]) in ((1, 2), (2, 1), (None, None))
        assert reviews[0][7]["value"] == 1, "there is a line to complete"


async def test_positions_in_play_and_those_leading_there_are_not_evaluated(tmp_path: Path) -> None:
    moves = ("=0", "a1", "=F", "b2", "=1", "c4", "=E", "d3", "=3", "a2")
    async with (
        open_house(tmp_path / "games.db", has_bots=True) as house,
        house.guest() as host,
    ):
        game = (await host.open(rules="CSHT", seats=(ME, ME), starter=1))["id"]
        await play(host, game, *moves)
        assert all(each["value"] is not None for each in (await ask(host, game))[:11])
        async with sit_together(house, rules="CSHT") as table:
            # The same, seen from the other side of the board.
            await table.play("=0", "d1", "=F", "c2", "=1", "b4", "=E", "a3", "=3")
            found = await ask(host, game)
            assert [each["value"] is None for each in found] == [False] * 8 + [True] * 4
            await table.watchers[0].act("resign")
        assert all(each["value"] is not None for each in (await ask(host, game))[:11])


async def test_busy_workers_return_a_partial_review_and_use_no_extra_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Enough for four requests and seven positions, three of them repeated.
    limits = replace(PLENTY, analyses_per_minute=0.001, analysis_burst=5)
    async with (
        open_house(tmp_path / "games.db", has_bots=True, limits=limits) as house,
        house.guest() as host,
    ):
        await host.me()
        game = (await host.open(rules="CSHT", seats=(ME, ME), starter=1))["id"]
        await play(host, game, *OPENING[:6])
        workers = house.application.hall.workers
        analyse, count = workers.analyse, 0

        async def be_busy(*args: Any, **options: Any) -> Any:
            nonlocal count
            count += 1
            if count > 3:
                raise WorkersBusyError
            return await analyse(*args, **options)

        monkeypatch.setattr(workers, "analyse", be_busy)
        assert len(await ask(host, game)) == 3
        assert (await ask(host, game, first=3))["code"] == "busy"
        count = 0
        assert len(await ask(host, game, first=3)) == 3
        count = 0
        assert len(await ask(host, game, first=6)) == 2


async def test_concurrent_requests_share_one_evaluation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        open_house(tmp_path / "games.db", has_bots=True) as house,
        house.guest() as host,
        house.guest() as stranger,
    ):
        game = (await host.open(rules="CSHT", seats=(ME, ME), starter=1))["id"]
        await play(host, game, *OPENING[:6])
        workers = house.application.hall.workers
        analyse, calls = workers.analyse, []

        async def count(*args: Any, **options: Any) -> Any:
            calls.append(args)
            return await analyse(*args, **options)

        monkeypatch.setattr(workers, "analyse", count)
        one, other = await asyncio.gather(ask(host, game), ask(stranger, game))
        assert one == other
        assert len(calls) == len(set(calls)) == 7
