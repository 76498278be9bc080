"""Play anyone: two people who wait for the same game find each other."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fourfold.server.admin.block import block
from fourfold.server.broker import Presence
from fourfold.server.config import Limits, Timeouts
from fourfold.server.live import matchmaker
from fourfold.server.live.matchmaker import ARRIVAL_TIME, FOUND_TIME, Matchmaker
from tests.server.guest import ME, OPEN, TIMEOUT_SECONDS, Guest
from tests.server.house import PLENTY, House, ManualClock, open_house

pytestmark = pytest.mark.anyio

ARRIVAL = ARRIVAL_TIME.total_seconds()


@pytest.fixture
async def house(folder: Path) -> AsyncIterator[House]:
    """Start a separate server for each test: nobody else waits there."""
    async with open_house(folder / "games.db") as house:
        yield house


async def seek(guest: Guest, game: str = "quarto", rules: str = "CSHT!", **more: str) -> str:
    """Seek an opponent; return the game."""
    body = {"game": game, "rules": rules, **more}
    answer = await guest.http.post("/api/games/seek", json=body)
    assert answer.status_code == 201, answer.text
    keys: dict[str, Any] = answer.json()
    assert len(keys["seats"]) == 1
    found: str = keys["id"]
    return found


async def status(guest: Guest, game: str) -> str:
    """Return a game's status."""
    found: str = (await guest.look(game))["state"]["status"]
    return found


async def test_two_people_who_seek_the_same_game_play_each_other(house: House) -> None:
    async with house.guest() as ann, house.guest() as ben:
        game = await seek(ann)
        assert await status(ann, game) == "waiting"
        assert await seek(ann) == game, "a repeated request changes nothing"
        assert await seek(ben) == game
        assert await status(ann, game) == "playing"
        assert [await seek(ann), await seek(ben)] == [game, game], "they may not have heard yet"
        seats = (await ben.look(game))["state"]["seats"]
        assert [each["guest"] for each in seats] == [await ann.me(), await ben.me()]


async def test_nobody_is_paired_for_another_game_or_other_rules(house: House) -> None:
    async with house.guest() as ann, house.guest() as ben:
        waiting = await seek(ann)
        others = [await seek(ben, "quarto", rules) for rules in ("CSHT!/60", "CSHT")]
        others.append(await seek(ben, "quartino", "wheel"))
        assert waiting not in others
        assert await status(ann, waiting) == "waiting"


async def test_a_host_waiting_in_a_public_room_for_two_is_found_too(house: House) -> None:
    async with house.guest() as ann, house.guest() as ben:
        private = (await ann.open("quarto", "CSHT!", is_private=True))["id"]
        four = (await ann.open("quartino", "wheel", (ME, OPEN, OPEN)))["id"]
        public = (await ann.open("quarto", "CSHT!"))["id"]
        assert await seek(ben) == public
        assert await seek(ben, "quartino", "wheel") not in (four, private)


async def test_a_player_who_left_the_page_is_not_found(house: House) -> None:
    clock = house.clock
    assert isinstance(clock, ManualClock)
    async with house.guest() as ann, house.guest() as ben:
        game = await seek(ann)
        async with AsyncExitStack() as stack:
            async with ann.watch(game):
                clock.advance(ARRIVAL + 1)
                watcher = await stack.enter_async_context(ben.watch(game))
            await watcher.until(lambda message: message.get("seats") == [])
        assert await seek(ben) != game
        assert await status(ann, game) == "waiting", "the page may come back"
        clock.advance(Timeouts().seek + 1)
        await house.handle_due(game)
        assert await status(ann, game) == "closed"


async def test_a_player_who_stays_is_found_however_long_it_takes(house: House) -> None:
    clock = house.clock
    assert isinstance(clock, ManualClock)
    async with house.guest() as ann, house.guest() as ben:
        game = await seek(ann)
        async with ann.watch(game):
            for _ in range(3):
                clock.advance(10 * Timeouts().seek)
                await house.handle_due(game)
            assert await seek(ben) == game


async def test_abandoned_rooms_do_not_hide_a_player_who_stays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaker, "MAX_SEEKS_LISTED", 2)
    clock = house.clock
    assert isinstance(clock, ManualClock)
    async with house.guest() as ann, house.guest() as ben, house.guest() as mallory:
        game = await seek(ann)
        async with ann.watch(game):
            clock.advance(1)
            for _ in range(3):
                await mallory.open("quarto", "CSHT!")
            clock.advance(ARRIVAL + 1)
            assert await seek(ben) == game


async def test_one_person_is_never_paired_with_themselves(house: House) -> None:
    async with house.guest() as ann:
        public = (await ann.open("quarto", "CSHT!"))["id"]
        assert await seek(ann) != public


async def test_a_newcomer_who_retries_is_not_paired_with_themselves(house: House) -> None:
    """The response to the first request was lost, and with it the cookie."""
    request_id = "a-random-id-that-nobody-knows"
    async with house.guest() as lost, house.guest() as again, house.guest() as ben:
        game = await seek(lost, id=request_id)
        assert await seek(again, id=request_id) == game
        assert await status(again, game) == "waiting"
        assert await lost.me() == await again.me()
        assert await seek(ben, id="the-random-id-of-somebody-else") == game
        assert await status(ben, game) == "playing"


async def test_a_repeated_seek_returns_a_recent_game_but_not_an_old_one(house: House) -> None:
    clock = house.clock
    assert isinstance(clock, ManualClock)
    async with house.guest() as ann, house.guest() as ben:
        old = await seek(ann)
        assert await seek(ben) == old
        clock.advance(FOUND_TIME.total_seconds() - 1)
        assert await seek(ann) == old
        clock.advance(1)
        new = await seek(ann)
        assert new != old
        assert await status(ann, new) == "waiting"


async def test_a_phrase_does_not_count_as_a_move_in_a_game_just_found(house: House) -> None:
    async with house.guest() as ann, house.guest() as ben:
        game = await seek(ann)
        assert await seek(ben) == game
        version = (await ben.look(game))["state"]["version"]
        answer = await ben.act(game, "say", version, phrase="good-luck")
        assert answer.status_code == 200, answer.text
        assert await seek(ann) == game


async def test_a_repeat_that_arrives_after_cancelling_opens_and_joins_nothing(
    house: House,
) -> None:
    async with house.guest() as ann, house.guest() as ben:
        game = await seek(ann)
        assert await seek(ann, room=game) == game
        assert (await ann.act(game, "resign", 2)).status_code == 200
        others = await seek(ben)
        body = {"game": "quarto", "rules": "CSHT!", "room": game}
        answer = await ann.http.post("/api/games/seek", json=body)
        assert (answer.status_code, answer.json()["code"]) == (409, "game_over")
        assert await status(ben, others) == "waiting"
        mine = (await ann.http.get("/api/games/mine?limit=9")).json()["games"]
        assert [each["id"] for each in mine if each["status"] == "waiting"] == []


async def test_a_repeat_that_arrives_after_the_first_move_finds_the_game(house: House) -> None:
    async with house.guest() as ann, house.guest() as ben:
        game = await seek(ann)
        assert await seek(ben) == game
        state = (await ben.look(game))["state"]
        mover = (ann, ben)[state["to_move"] - 1]
        assert (await mover.act(game, "move", state["version"], move="=5")).status_code == 200
        assert await seek(ann, room=game) == game


async def test_a_blocked_guest_finds_nobody_and_is_not_found(house: House, folder: Path) -> None:
    async with house.guest() as ann, house.guest() as ben:
        game = await seek(ann)
        await block(str(folder / "games.db"), await ann.me())
        await house.application.hall.refresh_house_rules()
        answer = await ann.http.post("/api/games/seek", json={"game": "quarto", "rules": "CSHT!"})
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
        assert await seek(ben) != game


async def test_a_seek_that_opens_a_room_counts_towards_the_limits(folder: Path) -> None:
    limits = Limits(guest_room_burst=1, guest_rooms_per_minute=1)
    async with (
        open_house(folder / "limited.db", limits=limits) as house,
        house.guest() as ann,
        house.guest() as ben,
    ):
        await ann.me()
        game = await seek(ann)
        assert await seek(ann) == game, "no room was opened"
        body = {"game": "quarto", "rules": "CSHT!/60"}
        answer = await ann.http.post("/api/games/seek", json=body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_requests")
        assert await seek(ben) == game


@pytest.mark.parametrize("rules", ["XYZ", "CSHT!/1", "wheel"])
async def test_rules_that_cannot_be_played_are_refused(house: House, rules: str) -> None:
    async with house.guest() as ann:
        body = {"game": "quarto", "rules": rules}
        answer = await ann.http.post("/api/games/seek", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_message")


async def test_many_concurrent_seekers_each_find_exactly_one_opponent(house: House) -> None:
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(house.guest()) for _ in range(12)]
        games = await asyncio.gather(*(seek(guest) for guest in guests))
        assert sorted(games.count(game) for game in set(games)) == [2] * 6


async def test_two_people_who_opened_rooms_at_the_same_moment_meet(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with two processes, neither of which has seen the other's room."""

    async def nobody(*_: object) -> list[object]:
        return []

    async with house.guest() as ann, house.guest() as ben:
        first = await seek(ann)
        assert isinstance(house.clock, ManualClock)
        house.clock.advance(1)
        with monkeypatch.context() as patch:
            patch.setattr(Matchmaker, "_find_hosts", nobody)
            second = await seek(ben)
        assert first != second
        assert await seek(ann) == first, "the earlier one waits"
        assert await seek(ben) == first
        assert await status(ben, second) == "closed"
        assert await status(ann, first) == "playing"


async def test_a_player_does_not_change_rooms_once_somebody_has_joined_theirs(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A three-way race: nobody may end up in two games."""

    async def nobody(*_: object) -> list[object]:
        return []

    async with house.guest() as ann, house.guest() as ben, house.guest() as cid:
        first = await seek(ann)
        assert isinstance(house.clock, ManualClock)
        house.clock.advance(1)
        with monkeypatch.context() as patch:
            patch.setattr(Matchmaker, "_find_hosts", nobody)
            second = await seek(ben)
        find = Matchmaker._find_hosts

        async def slow(self: Matchmaker, *args: Any) -> Any:
            hosts = await find(self, *args)
            await cid.sit(second)
            return hosts

        with monkeypatch.context() as patch:
            patch.setattr(Matchmaker, "_find_hosts", slow)
            assert await seek(ben) == second
        assert await status(ben, second) == "playing"
        assert await status(ann, first) == "waiting"


async def test_a_seek_loads_no_room_whose_host_has_left(house: House) -> None:
    clock, hall = house.clock, house.application.hall
    assert isinstance(clock, ManualClock)
    async with house.guest() as ann, house.guest() as ben:
        for _ in range(10):
            await ann.open("quarto", "CSHT!")
        # Ben's games with these rules, of which none is a seek that anybody has just found.
        for _ in range(3):
            await ben.open("quarto", "CSHT!", (ME, ME), is_private=False)
        await ben.open("quarto", "CSHT!", (ME, OPEN), is_private=True)
        clock.advance(2 * FOUND_TIME.total_seconds() + 1)
        hall.rooms.clear()
        found = await seek(ben)
        assert set(hall.rooms) == {found}
        assert await seek(ben, room=found) == found
        assert set(hall.rooms) == {found}


async def test_a_host_who_waits_through_another_process_is_found(house: House) -> None:
    """The host's room was not loaded here when the other process said who is watching it."""
    clock, hall = house.clock, house.application.hall
    assert isinstance(clock, ManualClock)
    async with house.guest() as ann, house.guest() as ben:
        game = await seek(ann)
        clock.advance(ARRIVAL + 1)
        hall.rooms.clear()
        hall._presences.record(Presence(game, "another process", (1,), 0))
        assert await seek(ben) == game
        assert await status(ben, game) == "playing"


async def test_a_seek_counts_as_several_requests(folder: Path) -> None:
    limits = replace(PLENTY, guest_requests_per_second=0.001, guest_request_burst=20)
    async with open_house(folder / "priced.db", limits=limits) as house, house.guest() as ann:
        await ann.me()
        assert isinstance(house.clock, ManualClock)
        house.clock.advance(1e6)
        game = await seek(ann)
        answers = [await post_seek(ann, room=game) for _ in range(4)]
        assert answers == [201, 201, 201, 429]


async def post_seek(guest: Guest, **more: str) -> int:
    """Seek an opponent; return the status."""
    body = {"game": "quarto", "rules": "CSHT!", **more}
    return int((await guest.http.post("/api/games/seek", json=body)).status_code)


async def seek_at_once(guests: list[Guest], refused: int, patch: pytest.MonkeyPatch) -> list[int]:
    """Let guests seek while the first one's search takes until some have been refused.

    Return the status of each.
    """
    end, find = asyncio.Event(), Matchmaker._find_hosts

    async def wait(self: Matchmaker, *args: Any) -> Any:
        await end.wait()
        return await find(self, *args)

    patch.setattr(Matchmaker, "_find_hosts", wait)
    asking = [asyncio.create_task(post_seek(guest)) for guest in guests]
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while sum(task.done() for task in asking) < refused:
            await asyncio.sleep(0.01)
    end.set()
    return await asyncio.gather(*asking)


async def test_seeks_that_would_wait_long_for_their_turn_are_refused(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaker, "MAX_WAITING_SEEKS", 2)
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(house.guest()) for _ in range(5)]
        for guest in guests:
            await guest.me()
        codes = await seek_at_once(guests, 2, monkeypatch)
        assert Counter(codes) == {201: 3, 503: 2}
        # Nobody waits any more.
        assert await post_seek(guests[0]) == 201


async def test_an_addresss_waiting_seeks_are_limited(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = replace(PLENTY, actions_per_guest=2, actions_per_address=3)
    async with open_house(folder / "slots.db", limits=limits) as house, AsyncExitStack() as stack:
        ann, ben, cid = [await stack.enter_async_context(house.guest()) for _ in range(3)]
        for guest in (ann, ben, cid):
            await guest.me()
        codes = await seek_at_once([ann, ann, ann, ben, cid], 2, monkeypatch)
        assert Counter(codes) == {201: 3, 429: 2}
