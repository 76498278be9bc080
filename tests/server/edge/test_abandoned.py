"""Rooms and games that nobody comes back to."""

from pathlib import Path

import pytest

from fourfold.server.config import Config, Timeouts
from tests.server.house import ManualClock, open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

CONFIG = Config(timeouts=Timeouts(waiting_room=100.0, idle_game=1_000.0))


async def test_a_room_that_nobody_joins_is_closed(folder: Path) -> None:
    clock = ManualClock()
    async with (
        open_house(folder / "games.db", clock=clock, config=CONFIG) as house,
        house.guest() as host,
        house.guest() as late,
    ):
        game = (await host.open())["id"]
        clock.advance(99)
        await house.handle_due(game)
        assert (await host.look(game))["state"]["status"] == "waiting"
        clock.advance(2)
        await house.handle_due(game)
        assert (await host.look(game))["state"]["status"] == "closed"
        answer = await late.http.post(f"/api/games/{game}/seats", json={})
        assert (answer.status_code, answer.json()["code"]) == (409, "game_over")
        listed = (await late.http.get("/api/games?status=waiting")).json()["games"]
        assert listed == []


async def test_an_abandoned_game_is_lost(folder: Path) -> None:
    clock = ManualClock()
    async with (
        open_house(folder / "games.db", clock=clock, config=CONFIG) as house,
        sit_together(house) as table,
    ):
        await table.play("=5")
        clock.advance(999)
        await house.handle_due(table.game)
        assert (await table.watchers[0].catch_up())["status"] == "playing"
        await table.play("b3")
        clock.advance(999)
        await house.handle_due(table.game)
        assert (await table.watchers[0].catch_up())["status"] == "playing"
        clock.advance(2)
        await house.handle_due(table.game)
        event = await table.watchers[0].until_event("departed")
        assert (event["seat"], event["reason"]) == (2, "time")
        assert table.state["outcome"]["winner"] == 1


async def test_the_server_checks_for_abandoned_games_periodically(folder: Path) -> None:
    clock = ManualClock()
    async with (
        open_house(folder / "games.db", clock=clock, config=CONFIG) as house,
        sit_together(house) as table,
    ):
        clock.advance(1_002)
        await table.watchers[0].until_event("departed")


async def test_closed_rooms_do_not_count_towards_the_limit(folder: Path) -> None:
    clock = ManualClock()
    async with (
        open_house(folder / "games.db", clock=clock, config=CONFIG) as house,
        house.guest() as host,
    ):
        game = (await host.open())["id"]
        storage = house.application.hall.storage
        assert await storage.count_rooms(await host.me()) == 1
        clock.advance(102)
        await house.handle_due(game)
        assert await storage.count_rooms(await host.me()) == 0


async def test_server_downtime_does_not_count_as_idle_time(folder: Path) -> None:
    before, after = ManualClock("before"), ManualClock("after")
    config = Config(timeouts=Timeouts(idle_game=1_000.0))
    async with (
        open_house(folder / "games.db", clock=before, config=config) as house,
        sit_together(house) as table,
    ):
        await table.play("=5")
        before.advance(900)
    after.set_wall(5_000)
    async with (
        open_house(folder / "games.db", clock=after, config=config) as house,
        table.guests[0].at(house.url) as guest,
    ):
        await house.handle_due(table.game)
        assert (await guest.look(table.game))["state"]["status"] == "playing"
        after.advance(99)
        await house.handle_due(table.game)
        assert (await guest.look(table.game))["state"]["status"] == "playing"
        after.advance(2)
        await house.handle_due(table.game)
        assert (await guest.look(table.game))["state"]["outcome"]["winner"] == 1
