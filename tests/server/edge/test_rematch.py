"""Another game with the same players: the seats are changed, the loser starts."""

import asyncio

import pytest

from fourfold.server.storage.error import StorageError
from fourfold.server.storage.write import Write
from tests.server.guest import ME, PATIENCE, Guest
from tests.server.house import HandClock, House
from tests.server.table import Table, sit_together

pytestmark = pytest.mark.anyio


async def ask_again(table: Table) -> str:
    """Let all ask for another game; return its id."""
    for watcher in table.watchers:
        answer = await watcher.act("rematch")
        assert answer["type"] == "accepted", answer
    opened = await table.watchers[0].until_event("rematch_opened")
    following: str = opened["game_id"]
    return following


async def holders(guest: Guest, game: str) -> list[str]:
    """List who sits in the seats of a game."""
    return [holder["guest"] for holder in (await guest.look(game))["state"]["seats"]]


async def finish(table: Table, loser: int) -> None:
    """Let a seat give up."""
    await table.watchers[loser - 1].act("resign")
    for watcher in table.watchers:
        await watcher.catch_up()


async def test_not_before_the_end(house: House) -> None:
    async with sit_together(house) as table:
        assert (await table.watchers[0].act("rematch"))["type"] == "refused"


@pytest.mark.parametrize("loser", [1, 2])
async def test_the_seats_are_changed_and_the_loser_starts(house: House, loser: int) -> None:
    async with sit_together(house) as table:
        before = await holders(table.guests[0], table.game)
        await finish(table, loser)
        following = await ask_again(table)
        assert await holders(table.guests[0], following) == before[::-1]
        snapshot = await table.guests[0].look(following)
        assert snapshot["room"]["previous"] == table.game
        state = snapshot["state"]
        assert state["status"] == "playing"
        assert state["seats"][state["to_move"] - 1]["guest"] == before[loser - 1]
        assert (await table.guests[1].look(table.game))["state"]["next"] == following


async def test_after_a_draw_the_other_starts(house: House) -> None:
    async with sit_together(house) as table:
        starter = (await holders(table.guests[0], table.game))[0]
        await table.watchers[0].act("offer_draw")
        await table.watchers[1].until_event("draw_offered")
        await table.watchers[1].act("offer_draw")
        await table.watchers[0].until_event("draw_agreed")
        state = (await table.guests[0].look(await ask_again(table)))["state"]
        assert state["seats"][state["to_move"] - 1]["guest"] != starter


async def test_one_alone_gets_no_rematch_and_asks_once(house: House) -> None:
    async with sit_together(house) as table:
        await finish(table, 1)
        await table.watchers[0].act("rematch")
        assert (await table.watchers[0].act("rematch"))["code"] == "no_offer"
        state = await table.watchers[1].catch_up()
        assert (state["rematch_offers"], state["next"]) == ([1], None)


async def test_the_third_game_has_the_seats_of_the_first(house: House) -> None:
    async with sit_together(house) as table:
        before = await holders(table.guests[0], table.game)
        await finish(table, 2)
        following = await ask_again(table)
        for guest in table.guests:
            seat = 1 + (await holders(guest, following)).index(await guest.me())
            version = (await guest.look(following))["state"]["version"]
            if seat == 1:
                await guest.act(following, "resign", version)
        for guest in table.guests:
            version = (await guest.look(following))["state"]["version"]
            assert (await guest.act(following, "rematch", version)).status_code == 200
        async with table.guests[0].watch(following) as watcher:
            while watcher.state["next"] is None:
                await watcher.next()
            third = watcher.state["next"]
        assert await holders(table.guests[0], third) == before


async def test_three_players_move_on_by_one_seat(house: House) -> None:
    async with sit_together(house, "quartino", "wheel", seats=3) as table:
        before = await holders(table.guests[0], table.game)
        await finish(table, 1)
        await finish(table, 2)
        following = await ask_again(table)
        assert await holders(table.guests[0], following) == [before[-1], *before[:-1]]


async def test_one_person_in_both_seats(house: House) -> None:
    async with house.guest() as host:
        game = (await host.open(seats=(ME, ME)))["id"]
        async with host.watch(game) as watcher:
            await watcher.act("resign", seat=1)
            await watcher.act("rematch", seat=1)
            if (await watcher.catch_up())["rematch_offers"] != [1, 2]:
                await watcher.act("rematch", seat=2)
            while watcher.state["next"] is None:
                await watcher.next()


@pytest.mark.parametrize("failing", [1, 2], ids=["the next game", "the word of it"])
async def test_a_rematch_that_could_not_be_stored_comes_later(
    house: House, monkeypatch: pytest.MonkeyPatch, failing: int
) -> None:
    """Of the writes that open it, one fails; when the server next looks, it tries again."""
    storage = house.application.hall.storage
    commit, writes = storage.commit, 0

    async def fail_once(write: Write) -> None:
        nonlocal writes
        opens = {entry.kind for entry in write.entries} & {"opened", "rematch_opened"}
        writes += bool(opens)
        if opens and writes == failing:
            raise StorageError("the disk is full")
        await commit(write)

    async with sit_together(house) as table:
        await finish(table, 1)
        monkeypatch.setattr(storage, "commit", fail_once)
        for watcher in table.watchers:
            await watcher.act("rematch")
        async with asyncio.timeout(PATIENCE):
            while writes < failing:
                await asyncio.sleep(0.01)
        assert isinstance(house.clock, HandClock)
        house.clock.go_on(house.application.config.patience.bot + 2)
        following = (await table.watchers[0].until_event("rematch_opened"))["game_id"]
        assert (await table.guests[0].look(following))["state"]["status"] == "playing"
        assert writes == failing + 2
