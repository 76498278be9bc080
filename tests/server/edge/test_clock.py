"""Game clocks: what arrives in time counts, whatever the wall clock says."""

import asyncio
from datetime import datetime
from pathlib import Path

import pytest

from tests.server.guest import TIMEOUT_SECONDS
from tests.server.house import House, ManualClock, open_house
from tests.server.table import FULL_BOARD, GuestTable, sit_together

pytestmark = pytest.mark.anyio

HOUR = 3600.0


async def until_waiting(lock: asyncio.Lock, count: int = 1) -> None:
    """Wait until this many tasks wait for a lock."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while len(getattr(lock, "_waiters", None) or ()) < count:
            await asyncio.sleep(0.005)


async def expire(house: House, table: GuestTable) -> None:
    """Have the server check a game's clock, as it does periodically."""
    await house.handle_due(table.game)


async def test_a_move_that_arrived_in_time_counts_even_if_it_is_handled_later(
    house: House, clock: ManualClock
) -> None:
    async with sit_together(house, rules="CSHT/60") as table:
        live = await house.application.hall.room(table.game)
        clock.advance(59.9)
        async with live.lock:
            # The clock runs out while the move waits for the room.
            giver = table.watchers[0]
            await giver.send(
                {
                    "type": "act",
                    "id": "late",
                    "version": giver.state["version"],
                    "action": {"kind": "move", "move": "=5"},
                }
            )
            await until_waiting(live.lock)
            clock.advance(5.0)
        answer = await giver.until(lambda message: message.get("id") == "late")
        assert answer["type"] == "accepted"
        await table.wait_for(answer["version"])
        assert table.state["status"] == "playing"
        assert table.state["clock"] == {"seconds": 60, "left_ms": 60_000}


async def test_earlier_messages_do_not_make_a_move_late(house: House, clock: ManualClock) -> None:
    """A move's time of arrival is when it is read, not when the previous message is stored."""
    async with sit_together(house, rules="CSHT/60") as table:
        giver, live = table.watchers[0], await house.application.hall.room(table.game)
        clock.advance(59.9)
        async with live.lock:
            for name, action in (
                ("said", {"kind": "say", "phrase": "hello"}),
                ("moved", {"kind": "move", "move": "=5"}),
            ):
                version = giver.state["version"]
                act = {"type": "act", "id": name, "version": version, "action": action}
                await giver.send(act)
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await until_waiting(live.lock, 2)
            clock.advance(5.0)
        answer = await giver.until(lambda message: message.get("id") == "moved")
        assert answer["type"] == "accepted"


async def test_a_move_after_the_time_limit_is_refused_and_the_game_is_lost(
    house: House, clock: ManualClock
) -> None:
    async with sit_together(house, rules="CSHT/60") as table:
        clock.advance(60.1)
        answer = await table.watchers[0].act("move", move="=5")
        assert answer["code"] == "time_is_up"
        await expire(house, table)
        for watcher in table.watchers:
            assert (await watcher.until_event("departed"))["reason"] == "time"
            assert watcher.state["outcome"]["winner"] == 2
            assert watcher.state["outcome"]["reason"] == "time"


@pytest.mark.parametrize("seconds", [0.0, 59.99])
async def test_the_clock_does_not_run_out_early(
    house: House, clock: ManualClock, seconds: float
) -> None:
    async with sit_together(house, rules="CSHT/60") as table:
        clock.advance(seconds)
        await expire(house, table)
        assert (await table.watchers[0].catch_up())["status"] == "playing"


async def test_placing_and_giving_are_one_turn_for_the_clock(
    house: House, clock: ManualClock
) -> None:
    async with sit_together(house, rules="CSHT/60") as table:
        await table.play("=5")
        clock.advance(40)
        await table.play("b3")
        assert table.state["clock"]["left_ms"] == 20_000
        clock.advance(15)
        await table.play("=6")
        assert table.state["clock"]["left_ms"] == 60_000


async def test_a_timeout_after_the_16th_piece_passes(house: House, clock: ManualClock) -> None:
    async with sit_together(house, rules="CSHT!/60") as table:
        await table.play(*FULL_BOARD, "d4")
        for _ in range(2):
            clock.advance(61)
            seat = table.state["to_move"]
            await expire(house, table)
            event = await table.watchers[0].until_event("moved")
            assert event == {
                "kind": "moved",
                "seat": seat,
                "is_forced": True,
                "played": {
                    "game": "quarto",
                    "move": {"kind": "pass", "text": "--"},
                    "fault": None,
                },
            }
            await table.watchers[1].catch_up()
        assert table.state["status"] == "over"
        assert table.state["outcome"] | {"winner": None} == table.state["outcome"]


async def test_a_timeout_in_the_claim_phase_ends_the_turn(house: House, clock: ManualClock) -> None:
    async with sit_together(house, "quartino", "wheel/60") as table:
        await table.play("R3")
        assert table.state["position"]["phase"] == "claim"
        clock.advance(61)
        answer = await table.watchers[0].act("move", move=".")
        assert answer["code"] == "time_is_up"
        await expire(house, table)
        event = await table.watchers[0].until_event("moved")
        assert event == {
            "kind": "moved",
            "seat": 1,
            "is_forced": True,
            "played": {
                "game": "quartino",
                "move": {"kind": "end", "text": "."},
                "fault": None,
                "cleared": [],
            },
        }
        assert (table.state["status"], table.state["to_move"]) == ("playing", 2)
        assert table.state["clock"]["left_ms"] == 60_000


async def test_a_timeout_before_placing_a_stone_puts_a_player_out(
    house: House, clock: ManualClock
) -> None:
    async with sit_together(house, "quartino", "wheel/60", seats=3) as table:
        clock.advance(61)
        await expire(house, table)
        event = await table.watchers[1].until_event("departed")
        assert event == {
            "kind": "departed",
            "seat": 1,
            "reason": "time",
            "aftermath": {"game": "quartino", "cleared": []},
        }
        state = table.watchers[1].state
        assert (state["status"], state["to_move"]) == ("playing", 2)
        assert state["position"]["racks"][0]["is_out"]


async def test_a_clock_does_not_run_while_nobody_is_to_move(
    house: House, clock: ManualClock
) -> None:
    async with house.guest() as host:
        game = (await host.open(rules="CSHT/60"))["id"]
        clock.advance(1000)
        await house.handle_due(game)
        state = (await host.look(game))["state"]
        assert (state["status"], state["clock"]) == ("waiting", None)


async def hold_against_the_wall_clock(folder: Path, clock: ManualClock) -> None:
    """Set the wall clock during turns: no game clock may run out early or late."""
    async with open_house(folder / "wall.db", clock=clock) as house:
        for jump in (HOUR, -HOUR):
            async with sit_together(house, rules="CSHT/60") as table:
                clock.advance(30)
                clock.set_wall(jump)
                await house.handle_due(table.game)
                state = (await table.guests[0].look(table.game))["state"]
                assert state["status"] == "playing"
                assert state["clock"]["left_ms"] == 30_000
                clock.advance(31)
                await house.handle_due(table.game)
                await table.watchers[1].until_event("departed")


async def test_a_wall_clock_jump_of_an_hour_changes_no_game_clock(folder: Path) -> None:
    await hold_against_the_wall_clock(folder, ManualClock())


class WallClock(ManualClock):
    """A planted bug: uses the wall clock as the monotonic one."""

    def monotonic(self) -> float:
        """Return what the wall clock says."""
        return self.now().timestamp()


async def test_a_timer_on_the_wall_clock_is_found(folder: Path) -> None:
    clock = WallClock()
    clock._began = datetime.timestamp(clock.wall)
    with pytest.raises(AssertionError):
        await hold_against_the_wall_clock(folder, clock)


async def test_a_wall_clock_jump_ends_no_game_without_a_clock(
    house: House, clock: ManualClock
) -> None:
    async with sit_together(house) as table:
        clock.set_wall(HOUR)
        await expire(house, table)
        clock.set_wall(-2 * HOUR)
        await expire(house, table)
        clock.set_wall(HOUR)
        await table.play("=5", "b3")
