"""A wall clock set to another week: nobody loses a game, and nothing is delayed."""

from pathlib import Path

import pytest

from tests.server.house import House, ManualClock, open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

DAY = 24 * 3600.0


async def sweep(house: House) -> None:
    """Run the sweep that the server runs every two seconds."""
    await house.application.hall._sweep()


@pytest.mark.parametrize("days", [8, 400, -8])
async def test_a_game_without_a_clock_survives_a_wall_clock_jump(tmp_path: Path, days: int) -> None:
    clock = ManualClock()
    async with (
        open_house(tmp_path / "games.db", clock=clock) as house,
        sit_together(house) as table,
        house.guest() as host,
    ):
        waiting = (await host.open())["id"]
        await table.play("=5")
        clock.advance(2 * 3600.0)
        clock.set_wall(days * DAY)
        await sweep(house)
        for game in (table.game, waiting):
            await house.handle_due(game)
        # Later actions are handled in time, although the wall clock stays wrong.
        await table.play("b3")
        clock.set_wall(-days * DAY)
        assert (await host.look(table.game))["state"]["status"] == "playing"
        assert (await host.look(waiting))["state"]["status"] == "waiting"
        clock.advance(7 * DAY - 60)
        await sweep(house)
        assert (await host.look(table.game))["state"]["status"] == "playing"
        clock.advance(120)
        await sweep(house)
        assert (await host.look(table.game))["state"]["outcome"]["reason"] == "time"
        assert (await host.look(waiting))["state"]["status"] == "closed"


async def test_games_checked_too_early_do_not_hold_up_others(tmp_path: Path) -> None:
    clock = ManualClock()
    async with open_house(tmp_path / "games.db", clock=clock) as house, house.guest() as host:
        storage = house.application.hall.storage
        game = (await host.open())["id"]
        clock.advance(60)
        # As after a migration: every game is due at once.
        listing = await storage.listing(game)
        assert listing is not None
        now_ms = clock.service_ms()
        await storage.put_off(game, 2**40, 0)
        assert await storage.due(now_ms, 10) == [game]
        await sweep(house)
        assert await storage.due(now_ms, 10) == []
        again = await storage.listing(game)
        assert again is not None
        assert again.due_ms == listing.due_ms
