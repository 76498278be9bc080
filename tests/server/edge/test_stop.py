"""Stopping and restarting: nothing acknowledged is lost, and nobody's clock has run."""

import asyncio
from pathlib import Path

import pytest

from fourfold.server.clock import Clock
from tests.server.guest import ME
from tests.server.house import ManualClock, open_house, start_server
from tests.server.ledger import act_while, is_accepted, log_lines, stored_actions
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio


async def test_a_stopping_server_says_so_and_keeps_what_it_acknowledged(folder: Path) -> None:
    with start_server(folder) as server:
        async with server.guest() as host:
            game = (await host.open("quartino", "wheel", (ME, ME), starter=1))["id"]
            async with host.watch(game) as watcher, host.watch(game) as other:
                acting = asyncio.ensure_future(act_while(watcher, is_accepted))
                await other.until_event("moved")
                code = await asyncio.to_thread(server.terminate)
                accepted = await acting
                assert await other.until_closed() == 1012
                assert other.messages[-1] == {"type": "closing", "reason": "restart"}
            assert code == 0
    stored = stored_actions(folder / "games.db", game)
    assert accepted
    assert {action: stored.get(action) for action in accepted} == accepted
    assert [line for line in log_lines(server.log) if line["level"] == "error"] == []
    async with (
        open_house(folder / "games.db", clock=Clock()) as house,
        host.at(house.url) as again,
        again.watch(game) as watcher,
    ):
        assert watcher.state["version"] == max(stored.values())
        assert watcher.messages[0]["seat"] == 1


async def test_server_downtime_counts_against_nobodys_clock(folder: Path) -> None:
    before, after = ManualClock("before"), ManualClock("after")
    async with (
        open_house(folder / "games.db", clock=before) as house,
        sit_together(house, rules="CSHT/60") as table,
    ):
        before.advance(20)
    # An hour later by the wall clock, and with a restarted monotonic clock.
    after.set_wall(3600)
    after.seconds = after._began = 7.0
    async with (
        open_house(folder / "games.db", clock=after) as house,
        table.guests[0].at(house.url) as guest,
        guest.watch(table.game) as watcher,
    ):
        assert watcher.state["status"] == "playing"
        assert watcher.state["clock"] == {"seconds": 60, "left_ms": 41_000}, "a second is forgiven"
        after.advance(40)
        await house.handle_due(table.game)
        assert (await watcher.catch_up())["status"] == "playing"
        after.advance(2)
        await house.handle_due(table.game)
        await watcher.until_event("departed")


async def test_time_used_before_and_after_a_restart_counts(folder: Path) -> None:
    clocks = [ManualClock("first"), ManualClock("second"), ManualClock("third")]
    async with (
        open_house(folder / "games.db", clock=clocks[0]) as house,
        sit_together(house, rules="CSHT/60") as table,
    ):
        clocks[0].advance(20)
    async with (
        open_house(folder / "games.db", clock=clocks[1]) as house,
        table.guests[0].at(house.url) as guest,
        guest.watch(table.game),
    ):
        clocks[1].advance(30)
    async with (
        open_house(folder / "games.db", clock=clocks[2]) as house,
        table.guests[0].at(house.url) as guest,
        guest.watch(table.game) as watcher,
    ):
        assert watcher.state["clock"]["left_ms"] == 11_000


async def test_a_game_that_ran_out_of_time_while_nobody_watched_is_lost(folder: Path) -> None:
    clock = ManualClock()
    async with open_house(folder / "games.db", clock=clock) as house:
        async with sit_together(house, rules="CSHT/60") as table:
            pass
        clock.advance(62)
        await house.handle_due(table.game)
        async with table.guests[1].watch(table.game) as watcher:
            while watcher.state["status"] == "playing":
                await watcher.next()
            assert watcher.state["outcome"]["winner"] == 2


async def test_a_process_that_started_behind_another_catches_up(folder: Path) -> None:
    database = folder / "games.db"
    first, second = ManualClock("first"), ManualClock("second")
    async with (
        open_house(database, clock=first) as house,
        open_house(database, clock=second) as other,
    ):
        # For a minute the first one's heartbeats weren't stored; the second started in that time.
        first.advance(60)
        assert second.service_ms() < 1_000
        await house.application.hall._beat()
        await other.application.hall._beat()
        assert second.service_ms() == first.service_ms() == 60_000
        await house.application.hall._beat()
        assert first.service_ms() == 60_000


async def test_startup_and_shutdown_time_counts_against_nobodys_clock(folder: Path) -> None:
    before, after = ManualClock("before"), ManualClock("after")
    async with (
        open_house(folder / "games.db", clock=before) as house,
        sit_together(house, rules="CSHT/60") as table,
    ):
        before.advance(20)
        hall = house.application.hall
        await hall.drain()
        before.advance(100)
        (await hall.room(table.game))._on_deadline()
        assert (await table.watchers[0].catch_up())["status"] == "playing", "nobody could move"
    # A migration takes a minute.
    after._began -= 60
    async with (
        open_house(folder / "games.db", clock=after) as house,
        table.guests[0].at(house.url) as guest,
        guest.watch(table.game) as watcher,
    ):
        assert watcher.state["clock"]["left_ms"] == 41_000
