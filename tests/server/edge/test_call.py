"""Calls in Quarto!: the windows never overlap, so no call is lost to a race."""

import asyncio

import pytest

from tests.server.house import House
from tests.server.table import GuestTable, sit_together

pytestmark = pytest.mark.anyio

LINE = ["=0", "a1", "=1", "b1", "=2", "c1", "=4", "d1"]
"""Seat 1 places the fourth hollow piece in the lowest row and has not given yet."""


async def call(table: GuestTable, seat: int) -> dict[str, object]:
    watcher = table.watchers[seat - 1]
    return await watcher.act("move", move="!a1-d1", version=table.state["version"])


async def test_the_opponent_cannot_call_in_the_placers_window(house: House) -> None:
    async with sit_together(house, rules="CSHT!") as table:
        await table.play(*LINE)
        assert (await call(table, 2))["code"] == "not_your_turn"
        assert (await call(table, 1))["type"] == "accepted"
        await table.watchers[0].catch_up()
        assert table.state["outcome"]["winner"] == 1


async def test_after_giving_only_the_opponent_can_call(house: House) -> None:
    async with sit_together(house, rules="CSHT!") as table:
        await table.play(*LINE, "=8")
        assert (await call(table, 1))["code"] == "not_your_turn"
        assert (await call(table, 2))["type"] == "accepted"
        await table.watchers[0].until_event("moved")
        assert table.state["outcome"] == {
            "winner": 2,
            "reason": "call",
            "ending": {
                "game": "quarto",
                "group": "a1-d1",
                "shared": {"T": 0},
                "square": "d1",
                "placer": 1,
                "missed": [],
            },
        }


async def test_a_call_that_races_the_giving_is_too_early_whichever_comes_first(
    house: House,
) -> None:
    for _ in range(5):
        async with sit_together(house, rules="CSHT!") as table:
            await table.play(*LINE)
            giver, caller = table.watchers[0], table.watchers[1]
            version = table.state["version"]
            given, called = await asyncio.gather(
                giver.act("move", move="=8", version=version),
                caller.act("move", move="!a1-d1", version=version),
            )
            assert given["type"] == "accepted"
            # Handled first, it comes before its window; handled later, its position is stale.
            assert called["type"] == "refused"
            assert called["code"] in ("not_your_turn", "stale")
            await table.wait_for(given["version"])
            assert table.state["status"] == "playing"
            assert (await call(table, 2))["type"] == "accepted"


async def test_if_one_tab_calls_and_another_places_only_one_counts(house: House) -> None:
    for _ in range(5):
        async with (
            sit_together(house, rules="CSHT!") as table,
            table.guests[1].watch(table.game) as other_tab,
        ):
            await table.play(*LINE, "=8")
            version = table.state["version"]
            placed, called = await asyncio.gather(
                other_tab.act("move", move="a2", version=version),
                table.watchers[1].act("move", move="!a1-d1", version=version),
            )
            assert [placed["type"], called["type"]].count("accepted") == 1
            state = await table.watchers[0].catch_up()
            assert (state["status"] == "over") == (called["type"] == "accepted")


async def test_a_wrong_call_costs_the_right_to_call_in_that_window(house: House) -> None:
    async with sit_together(house, rules="CSHT!") as table:
        await table.play(*LINE)
        assert table.state["position"]["can_call"]
        await table.play("!a1-d4")
        assert not table.state["position"]["can_call"]
        assert (await call(table, 1))["code"] == "illegal_move"
        # The line is still there, and the opponent's window opens as usual.
        await table.play("=8")
        assert (await call(table, 2))["type"] == "accepted"
        state = await table.watchers[0].catch_up()
        assert state["outcome"]["winner"] == 2


async def test_a_missed_line_is_revealed_only_at_the_end(house: House) -> None:
    async with sit_together(house, rules="CSHT!") as table:
        await table.play(*LINE, "=8", "a2")
        assert table.state["outcome"] is None
        await table.watchers[0].act("resign")
        ending = (await table.watchers[0].catch_up())["outcome"]["ending"]
        assert [(each["group"], each["square"], each["placer"]) for each in ending["missed"]] == [
            ("a1-d1", "d1", 1)
        ]
        assert (ending["square"], ending["placer"]) == (None, None)
