"""A player to move who stays away: the opponents may claim the game after three minutes."""

from pathlib import Path
from typing import Any

import pytest

from fourfold.server.config import Timeouts
from tests.server.guest import ME, OPEN, Watcher
from tests.server.house import House, ManualClock, open_house
from tests.server.table import GuestTable, sit_together

pytestmark = pytest.mark.anyio

ABSENCE_SECONDS = Timeouts().absence
"""How long a player may be away before the opponents can claim."""


async def leave(table: GuestTable, seat: int, *, witness: int) -> dict[str, Any]:
    """Let a seat's holder go away; return the presence that another seat receives."""
    await table.watchers[seat - 1].connection.close()
    return await absence_of(table.watchers[witness - 1], seat)


async def absence_of(witness: Watcher, seat: int) -> dict[str, Any]:
    """Read until the presence without a seat."""
    return await witness.until(
        lambda message: message["type"] == "presence" and seat not in message["seats"]
    )


async def test_the_win_can_be_claimed_after_three_minutes(house: House, clock: ManualClock) -> None:
    async with sit_together(house) as table:
        await table.play("=5")
        opponent = table.watchers[0]
        presence = await leave(table, 2, witness=1)
        assert presence["absence"] == {"seat": 2, "left_ms": 1000 * ABSENCE_SECONDS}
        clock.advance(ABSENCE_SECONDS - 1.5)
        answer = await opponent.act("claim_departure")
        assert (answer["code"], answer["wait"]) == ("not_yet", 1.5)
        assert answer["detail"] == "not yet: 2 seconds left"
        clock.advance(1.5)
        assert (await opponent.act("claim_departure"))["type"] == "accepted"
        event = next(
            entry["event"]
            for message in opponent.messages
            for entry in message.get("entries", ())
            if entry["event"]["kind"] == "departed"
        )
        assert (event["seat"], event["reason"]) == (2, "absence")
        outcome = opponent.state["outcome"]
        assert (outcome["winner"], outcome["reason"]) == (1, "absence")
        [listed] = (await table.guests[0].http.get("/api/games/mine")).json()["games"]
        assert (listed["winner"], listed["reason"]) == (1, "absence")
        record = (await table.guests[0].http.get(f"/api/games/{table.game}/record")).text
        assert "[Reason " in record
        assert "resignation" in record


async def test_a_draw_can_be_claimed_instead(house: House, clock: ManualClock) -> None:
    async with sit_together(house) as table:
        await table.play("=5")
        await leave(table, 2, witness=1)
        clock.advance(ABSENCE_SECONDS)
        assert (await table.watchers[0].act("claim_draw"))["type"] == "accepted"
        outcome = table.watchers[0].state["outcome"]
        assert (outcome["winner"], outcome["reason"]) == (None, "absence")


@pytest.mark.parametrize("kind", ["claim_departure", "claim_draw"])
async def test_nothing_can_be_claimed_against_a_player_who_is_present(
    house: House, clock: ManualClock, kind: str
) -> None:
    async with sit_together(house) as table:
        await table.play("=5")
        clock.advance(10 * ABSENCE_SECONDS)
        assert (await table.watchers[0].act(kind))["code"] == "not_absent"
        # The player to move can't claim either.
        assert (await table.watchers[1].act(kind))["code"] == "forbidden"


async def test_a_returning_player_gets_the_whole_time_again(
    house: House, clock: ManualClock
) -> None:
    async with sit_together(house) as table:
        await table.play("=5")
        opponent = table.watchers[0]
        await leave(table, 2, witness=1)
        clock.advance(ABSENCE_SECONDS - 1)
        async with table.guests[1].watch(table.game):
            await opponent.until(lambda message: message.get("seats") == [1, 2])
        presence = await absence_of(opponent, 2)
        assert presence["absence"]["left_ms"] == 1000 * ABSENCE_SECONDS
        clock.advance(2)
        assert (await opponent.act("claim_departure"))["code"] == "not_yet"


async def test_the_time_counts_only_during_the_absent_players_turn(
    house: House, clock: ManualClock
) -> None:
    async with sit_together(house) as table:
        opponent = table.watchers[0]
        presence = await leave(table, 2, witness=1)
        assert presence["absence"] is None, "it is not their turn"
        clock.advance(10 * ABSENCE_SECONDS)
        await opponent.move("=5")
        presence = await opponent.until(lambda message: message["type"] == "presence")
        assert presence["absence"] == {"seat": 2, "left_ms": 1000 * ABSENCE_SECONDS}
        assert (await opponent.act("claim_departure"))["code"] == "not_yet"
        clock.advance(ABSENCE_SECONDS)
        assert (await opponent.act("claim_departure"))["type"] == "accepted"


async def test_with_three_players_the_absent_one_is_out_and_the_others_play_on(
    house: House, clock: ManualClock
) -> None:
    async with sit_together(house, "quartino", "wheel", seats=3) as table:
        await leave(table, 1, witness=2)
        clock.advance(ABSENCE_SECONDS)
        answer = await table.watchers[1].act("claim_draw")
        assert answer["code"] == "forbidden"
        assert (await table.watchers[1].act("claim_departure"))["type"] == "accepted"
        state = table.watchers[1].state
        assert (state["status"], state["to_move"]) == ("playing", 2)


async def test_a_player_with_two_seats_is_present_through_either(
    house: House, clock: ManualClock
) -> None:
    async with house.guest() as host, house.guest() as other:
        game = (await host.open("quartino", "wheel", (ME, ME, OPEN), starter=2))["id"]
        await other.sit(game)
        async with host.watch(game, seat=1), other.watch(game) as watcher:
            clock.advance(ABSENCE_SECONDS)
            assert (await watcher.act("claim_departure"))["code"] == "not_absent"


async def test_a_claim_for_another_position_is_stale(house: House, clock: ManualClock) -> None:
    async with sit_together(house) as table:
        version = table.state["version"]
        await table.play("=5")
        await leave(table, 2, witness=1)
        clock.advance(ABSENCE_SECONDS)
        answer = await table.watchers[0].act("claim_departure", version=version)
        assert answer["code"] == "stale"


async def test_time_before_a_restart_does_not_count_as_absence(folder: Path) -> None:
    clock = ManualClock()
    async with open_house(folder / "games.db", clock=clock) as house, sit_together(house) as table:
        await table.play("=5")
        clock.advance(ABSENCE_SECONDS)
    later = ManualClock()
    async with (
        open_house(folder / "games.db", clock=later) as house,
        table.guests[0].at(house.url) as guest,
        guest.watch(table.game) as watcher,
    ):
        later.advance(ABSENCE_SECONDS - 1)
        assert (await watcher.act("claim_departure"))["code"] == "not_yet"
        later.advance(1)
        assert (await watcher.act("claim_departure"))["type"] == "accepted"


async def test_while_the_broker_is_unreachable_nobody_counts_as_absent(
    house: House, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sit_together(house) as table:
        await table.play("=5")
        await leave(table, 2, witness=1)
        clock.advance(ABSENCE_SECONDS)
        hall = house.application.hall
        before = hall.rooms[table.game].absence()
        with monkeypatch.context() as patch:
            patch.setattr(type(hall.broker), "is_connected", False)
            answer = await table.watchers[0].act("claim_departure")
            assert (answer["code"], answer["wait"]) == ("not_yet", ABSENCE_SECONDS)
        assert hall.rooms[table.game].absence() == before, "asking changes nothing"
        with monkeypatch.context() as patch:
            patch.setattr(type(hall.broker), "is_connected", False)
            await hall._repeat_presence()
        clock.advance(ABSENCE_SECONDS - 1)
        answer = await table.watchers[0].act("claim_departure")
        assert (answer["code"], answer["wait"]) == ("not_yet", 1), "the count starts again"
        clock.advance(1)
        answer = await table.watchers[0].act("claim_departure")
        assert answer["type"] == "accepted"


async def test_a_nudge_reaches_everybody_once_a_minute(house: House, clock: ManualClock) -> None:
    async with sit_together(house) as table:
        await table.play("=5")
        one, other = table.watchers
        assert (await one.act("nudge"))["type"] == "accepted"
        event = await other.until_event("said")
        assert event == {"kind": "said", "seat": 1, "phrase": "nudge"}
        clock.advance(20)
        answer = await one.act("nudge")
        assert (answer["code"], answer["wait"]) == ("not_yet", 40)
        clock.advance(40)
        assert (await one.act("nudge"))["type"] == "accepted"
        assert (await other.act("nudge"))["code"] == "forbidden", "it is their own turn"
        assert (await one.act("say", phrase="nudge"))["code"] == "unknown_phrase"
