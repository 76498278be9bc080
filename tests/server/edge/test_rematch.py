"""Rematches: the seats rotate, and the chosen player starts."""

import asyncio

import pytest

from fourfold.server.storage.error import StorageError
from fourfold.server.storage.write import Write
from tests.server.guest import ME, TIMEOUT_SECONDS, Guest
from tests.server.house import House, ManualClock
from tests.server.table import GuestTable, sit_together

pytestmark = pytest.mark.anyio


async def offer_rematches(table: GuestTable) -> str:
    """Let everybody offer a rematch; return its id."""
    for watcher in table.watchers:
        answer = await watcher.act("rematch")
        assert answer["type"] == "accepted", answer
    opened = await table.watchers[0].until_event("rematch_opened")
    following: str = opened["game_id"]
    return following


async def holders(guest: Guest, game: str) -> list[str]:
    """List who holds the seats of a game."""
    return [holder["guest"] for holder in (await guest.look(game))["state"]["seats"]]


async def finish(table: GuestTable, loser: int) -> None:
    """Let a seat resign."""
    await table.watchers[loser - 1].act("resign")
    for watcher in table.watchers:
        await watcher.catch_up()


async def test_no_rematch_before_the_end(house: House) -> None:
    async with sit_together(house) as table:
        assert (await table.watchers[0].act("rematch"))["type"] == "refused"


@pytest.mark.parametrize("loser", [1, 2])
async def test_the_seats_are_swapped_and_the_loser_starts(house: House, loser: int) -> None:
    async with sit_together(house) as table:
        before = await holders(table.guests[0], table.game)
        await finish(table, loser)
        following = await offer_rematches(table)
        assert await holders(table.guests[0], following) == before[::-1]
        snapshot = await table.guests[0].look(following)
        assert snapshot["room"]["previous"] == table.game
        state = snapshot["state"]
        assert state["status"] == "playing"
        assert state["seats"][state["to_move"] - 1]["guest"] == before[loser - 1]
        assert (await table.guests[1].look(table.game))["state"]["next"] == following


async def test_after_a_draw_the_other_player_starts(house: House) -> None:
    async with sit_together(house) as table:
        starter = (await holders(table.guests[0], table.game))[0]
        await table.watchers[0].act("offer_draw")
        await table.watchers[1].until_event("draw_offered")
        await table.watchers[1].act("offer_draw")
        await table.watchers[0].until_event("draw_agreed")
        state = (await table.guests[0].look(await offer_rematches(table)))["state"]
        assert state["seats"][state["to_move"] - 1]["guest"] != starter


async def play_on(table: GuestTable, game: str, loser: str) -> str:
    """Let a guest resign a rematch, and all ask for the next one; return its id."""
    for guest in table.guests:
        if await guest.me() == loser:
            version = (await guest.look(game))["state"]["version"]
            assert (await guest.act(game, "resign", version)).status_code == 200
    for guest in table.guests:
        version = (await guest.look(game))["state"]["version"]
        assert (await guest.act(game, "rematch", version)).status_code == 200
    async with table.guests[0].watch(game) as watcher:
        while watcher.state["next"] is None:
            await watcher.next()
        following: str = watcher.state["next"]
    return following


async def starter_of(guest: Guest, game: str) -> str:
    """Return which guest starts a game that has just begun."""
    state = (await guest.look(game))["state"]
    starter: str = state["seats"][state["to_move"] - 1]["guest"]
    return starter


@pytest.mark.parametrize("starter", [1, 2])
async def test_the_agreed_starter_starts_every_game(house: House, starter: int) -> None:
    async with sit_together(house, starter=starter, keeps_starter=True) as table:
        agreed = (await holders(table.guests[0], table.game))[starter - 1]
        other = (await holders(table.guests[0], table.game))[2 - starter]
        assert await starter_of(table.guests[0], table.game) == agreed
        await finish(table, 3 - starter)
        second = await offer_rematches(table)
        assert await starter_of(table.guests[0], second) == agreed
        opened = (await table.guests[0].look(second))["entries"][0]["event"]
        assert (opened["starter"], opened["keeps_starter"]) == (3 - starter, True)
        third = await play_on(table, second, other)
        assert await starter_of(table.guests[0], third) == agreed


@pytest.mark.parametrize(
    ("game", "rules", "chosen", "kept"),
    [
        ("quarto", "CSHT!", None, "loser"),
        ("quarto", "CSHT!", "lot", "lot"),
        ("quartino", "wheel", None, "lot"),
        ("quartino", "wheel", "loser", "loser"),
    ],
)
async def test_the_chosen_starter_rule_applies_to_rematches(
    house: House, game: str, rules: str, chosen: str | None, kept: str
) -> None:
    """By default, as printed, the loser starts in Quarto!, and lots are drawn in Quartino."""
    async with sit_together(house, game, rules, starter=chosen) as table:
        for _ in range(4):
            opened = (await table.guests[0].look(table.game))["entries"][0]["event"]
            assert (opened["starter"], opened["keeps_starter"]) == (kept, False)
            loser = (await holders(table.guests[0], table.game))[0]
            table.game = await play_on(table, table.game, loser)
            if kept == "loser":
                assert await starter_of(table.guests[0], table.game) == loser


async def test_if_drawn_by_lot_either_player_may_start_the_rematch(
    house: House,
) -> None:
    async with sit_together(house, "quartino", "wheel", starter="lot") as table:
        starts = set()
        for _ in range(40):
            loser = (await holders(table.guests[0], table.game))[0]
            table.game = await play_on(table, table.game, loser)
            starts.add(await starter_of(table.guests[0], table.game) == loser)
            if len(starts) == 2:
                break
        assert starts == {True, False}


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"starter": 3}, "starter: there is no seat 3"),
        ({"starter": "lot", "keeps_starter": True}, "keeps_starter: name a seat as the starter"),
        ({"keeps_starter": True}, "keeps_starter: name a seat as the starter"),
    ],
)
async def test_an_impossible_starter_is_refused(
    house: House, options: dict[str, object], why: str
) -> None:
    async with house.guest() as host:
        request = {"game": "quarto", "rules": "CSHT", "seats": [ME, ME], **options}
        answer = await host.http.post("/api/games", json=request)
        assert answer.status_code in (400, 422)
        assert answer.json()["detail"] == why


async def test_a_rematch_needs_both_players_and_each_can_offer_it_only_once(house: House) -> None:
    async with sit_together(house) as table:
        await finish(table, 1)
        await table.watchers[0].act("rematch")
        assert (await table.watchers[0].act("rematch"))["code"] == "no_offer"
        state = await table.watchers[1].catch_up()
        assert (state["rematch_offers"], state["next"]) == ([1], None)


async def test_the_third_game_has_the_same_seats_as_the_first(house: House) -> None:
    async with sit_together(house) as table:
        before = await holders(table.guests[0], table.game)
        await finish(table, 2)
        following = await offer_rematches(table)
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


async def test_in_a_rematch_three_players_rotate_by_one_seat(house: House) -> None:
    async with sit_together(house, "quartino", "wheel", seats=3) as table:
        before = await holders(table.guests[0], table.game)
        await finish(table, 1)
        await finish(table, 2)
        following = await offer_rematches(table)
        assert await holders(table.guests[0], following) == [before[-1], *before[:-1]]


async def test_one_person_in_both_seats_gets_a_rematch(house: House) -> None:
    async with house.guest() as host:
        game = (await host.open(seats=(ME, ME)))["id"]
        async with host.watch(game) as watcher:
            await watcher.act("resign", seat=1)
            await watcher.act("rematch", seat=1)
            if (await watcher.catch_up())["rematch_offers"] != [1, 2]:
                await watcher.act("rematch", seat=2)
            while watcher.state["next"] is None:
                await watcher.next()


@pytest.mark.parametrize("failing", [1, 2], ids=["the next game", "its announcement"])
async def test_a_rematch_that_could_not_be_stored_is_retried(
    house: House, monkeypatch: pytest.MonkeyPatch, failing: int
) -> None:
    """One of the writes that open it fails; the server retries at its next check."""
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
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while writes < failing:
                await asyncio.sleep(0.01)
        assert isinstance(house.clock, ManualClock)
        house.clock.advance(house.application.config.timeouts.bot + 2)
        following = (await table.watchers[0].until_event("rematch_opened"))["game_id"]
        assert (await table.guests[0].look(following))["state"]["status"] == "playing"
        assert writes == failing + 2
