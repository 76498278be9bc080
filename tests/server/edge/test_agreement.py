"""Draws by agreement, and resignation."""

import pytest

from fourfold.server.room import decision
from tests.server.guest import ME
from tests.server.house import House
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio


async def test_a_draw_needs_both_players(house: House) -> None:
    async with sit_together(house) as table:
        assert (await table.watchers[0].act("offer_draw"))["type"] == "accepted"
        await table.watchers[1].until_event("draw_offered")
        assert table.watchers[1].state["draw_offers"] == [1]
        assert (await table.watchers[0].act("offer_draw"))["code"] == "no_offer"
        assert (await table.watchers[1].act("offer_draw"))["type"] == "accepted"
        await table.watchers[0].until_event("draw_agreed")
        assert table.state["outcome"]["winner"] is None
        assert table.state["outcome"]["reason"] == "agreement"


async def test_a_refusal_or_a_move_ends_an_offer(house: House) -> None:
    async with sit_together(house) as table:
        await table.watchers[0].act("offer_draw")
        await table.watchers[1].until_event("draw_offered")
        assert (await table.watchers[1].act("decline_draw"))["type"] == "accepted"
        await table.watchers[0].until_event("draw_declined")
        assert table.state["draw_offers"] == []
        assert (await table.watchers[1].act("decline_draw"))["code"] == "no_offer"
        await table.watchers[1].act("offer_draw")
        await table.play("=5")
        assert table.state["draw_offers"] == []


async def test_accepting_a_lapsed_offer_is_not_an_agreement(house: House) -> None:
    """The offer lapsed with a move that the agreeing side had not seen yet."""
    async with sit_together(house) as table:
        await table.watchers[1].act("offer_draw")
        await table.watchers[0].until_event("draw_offered")
        seen = table.state["version"]
        await table.play("=5")
        await table.watchers[0].act("offer_draw", version=seen)
        assert (await table.watchers[0].catch_up())["status"] == "playing"


async def test_all_remaining_players_of_three_must_agree(house: House) -> None:
    async with sit_together(house, "quartino", "wheel", seats=3) as table:
        await table.watchers[2].act("resign")
        await table.watchers[0].until_event("departed")
        await table.watchers[1].catch_up()
        assert (await table.watchers[2].act("offer_draw"))["code"] == "game_over"
        await table.watchers[0].act("offer_draw")
        await table.watchers[2].until_event("draw_offered")
        assert (await table.watchers[2].act("decline_draw"))["type"] == "refused"
        await table.watchers[1].until_event("draw_offered")
        await table.watchers[1].act("offer_draw")
        await table.watchers[0].until_event("draw_agreed")


async def test_resigning_loses_and_is_possible_at_any_time(house: House) -> None:
    async with sit_together(house) as table:
        assert (await table.watchers[1].act("resign"))["type"] == "accepted"
        event = await table.watchers[0].until_event("departed")
        assert event == {
            "kind": "departed",
            "seat": 2,
            "reason": "resignation",
            "aftermath": {"game": "quarto"},
        }
        assert table.state["outcome"]["winner"] == 1
        for kind in ("resign", "offer_draw", "decline_draw", "take_back"):
            assert (await table.watchers[0].act(kind))["code"] == "game_over"
        assert (await table.watchers[0].act("move", move="=5"))["code"] == "game_over"


async def test_a_player_at_a_table_of_three_can_resign_only_once(house: House) -> None:
    async with sit_together(house, "quartino", "grid", seats=3) as table:
        assert (await table.watchers[0].act("resign"))["type"] == "accepted"
        state = await table.watchers[0].catch_up()
        assert (state["status"], state["to_move"]) == ("playing", 2)
        assert (await table.watchers[0].act("resign"))["code"] == "game_over"


async def test_game_actions_are_refused_before_the_start(house: House) -> None:
    async with house.guest() as host:
        game = (await host.open())["id"]
        async with host.watch(game) as watcher:
            for kind in ("offer_draw", "decline_draw", "take_back", "rematch"):
                assert (await watcher.act(kind))["code"] == "not_started"
            assert (await watcher.act("move", move="=5"))["code"] == "not_started"


async def test_one_person_in_both_seats_can_agree_to_a_draw(house: House) -> None:
    async with house.guest() as host:
        game = (await host.open(seats=(ME, ME)))["id"]
        async with host.watch(game) as watcher:
            await watcher.act("offer_draw", seat=1)
            await watcher.act("offer_draw", seat=2)
            assert (await watcher.catch_up())["outcome"]["reason"] == "agreement"


async def test_draw_offers_cannot_grow_the_log_without_bound(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decision, "MAX_ASIDES_PER_SEAT", 6)
    async with sit_together(house) as table:
        for turn in ("=0", "a1 =1", "b1 =2"):
            await table.watchers[0].act("offer_draw")
            await table.watchers[0].act("decline_draw")
            await table.play(*turn.split())
        answer = await table.watchers[0].act("offer_draw")
        assert answer["code"] == "forbidden"
        await table.play("c1")
