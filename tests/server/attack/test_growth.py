"""What grows on an unattended server: guests, rooms in memory, finished games."""

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest

from fourfold.server.config import Config, Limits
from fourfold.server.live import hall as hall_module
from tests.server.guest import ME, OPEN, TIMEOUT_SECONDS, Guest
from tests.server.house import House, ManualClock, open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

HOUR = 3600.0
DAY = 24 * HOUR


async def tidy(house: House) -> None:
    """Run the clean-up that the server runs every few seconds."""
    await house.application.hall._tidy()


async def sweep(house: House) -> None:
    """Run the sweep that the server runs every two seconds."""
    await house.application.hall._sweep()


async def test_an_address_creates_a_limited_number_of_guests(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path / "games.db", limits=replace(Limits(), guest_burst=9)) as house,
        house.guest() as host,
    ):
        rooms = [(await host.open())["id"] for _ in range(10)]
        codes = [await arrive(house, way, room) for room in rooms for way in range(4)]
        assert codes == [200, 201, 201, 201] * 2 + [429] * 32
        assert (await house.application.hall.storage.take_survey()).guests == 9
        # Existing guests are unaffected.
        await host.open()
        assert (await host.http.put("/api/me", json={"name": "Ann"})).status_code == 200


async def arrive(house: House, way: int, room: str) -> int:
    """Do something that creates a guest, in one of four ways; return the status."""
    game = {"game": "quarto", "rules": "CSHT"}
    async with house.guest() as newcomer:
        http = newcomer.http
        answers = (
            lambda: http.put("/api/me", json={"name": "Eve"}),
            lambda: http.post("/api/games", json={**game, "seats": [ME, OPEN]}),
            lambda: http.post("/api/games/seek", json={**game, "rules": "CSH"}),
            lambda: http.post(f"/api/games/{room}/seats", json={}),
        )
        return int((await answers[way]()).status_code)


async def test_guests_without_a_game_are_forgotten_after_a_day(tmp_path: Path) -> None:
    clock = ManualClock()
    async with (
        open_house(tmp_path / "games.db", clock=clock) as house,
        house.guest() as idle,
        house.guest() as host,
        house.guest() as player,
    ):
        hall = house.application.hall
        ids = [await guest.me() for guest in (idle, host, player)]
        game = (await host.open())["id"]
        await player.sit(game)
        clock.advance(DAY - 60)
        await hall.cleaner.clean()
        assert await hall.storage.guest(ids[0]) is not None
        clock.advance(120)
        await hall.cleaner.clean()
        found = [await hall.storage.guest(guest) is not None for guest in ids]
        assert found == [False, True, True]
        # The cookie is still valid: a returning visitor is the same guest.
        answer = await idle.http.put("/api/me", json={"name": "Back"})
        assert answer.json() == {"id": ids[0], "name": "Back"}


async def test_a_room_with_a_long_clock_is_unloaded_and_woken_in_time(tmp_path: Path) -> None:
    clock = ManualClock()
    async with open_house(tmp_path / "games.db", clock=clock) as house:
        async with sit_together(house, rules="CSHT/86400") as table:
            await table.play("=5")
            clock.advance(HOUR)
            # A phrase doesn't restart the turn.
            assert (await table.watchers[0].act("say", phrase="hello"))["type"] == "accepted"
        rooms = house.application.hall.rooms
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while len(rooms[table.game].audience):
                await asyncio.sleep(0.01)
        clock.advance(HOUR)
        await tidy(house)
        assert table.game not in rooms
        async with table.guests[0].at(house.url) as again:
            left = (await again.look(table.game))["state"]["clock"]["left_ms"]
            assert left == 1000 * (DAY - 2 * HOUR)
            clock.advance(HOUR)
            await tidy(house)
            clock.advance(DAY - 3 * HOUR - 1)
            await sweep(house)
            assert table.game not in rooms, "it is not due yet"
            clock.advance(3)
            await sweep(house)
            assert table.game in rooms
            async with again.watch(table.game) as watcher:
                if watcher.state["status"] == "playing":
                    await watcher.until_event("departed")
                outcome = watcher.state["outcome"]
                assert (outcome["winner"], outcome["reason"]) == (1, "time")


async def test_games_that_nobody_watches_are_unloaded_beyond_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "MAX_UNWATCHED_ROOMS", 3)
    monkeypatch.setattr(hall_module, "LOADS_PER_TRIM", 1)
    clock = ManualClock()
    async with open_house(tmp_path / "games.db", clock=clock) as house, house.guest() as host:
        hall = house.application.hall
        timed = (await host.open(rules="CSHT/30", seats=(ME, ME), starter=1))["id"]
        games = [(await host.open(seats=(ME, ME), starter=1))["id"] for _ in range(10)]
        assert set(hall.rooms) == {timed, *games[-2:]}, "a running clock keeps its room"
        async with host.watch(games[0]) as watcher, (await hall.room(games[1])).lock:
            for game in (*games, *games):
                clock.advance(0.1)
                assert (await host.look(game))["room"]["id"] == game
            # Three unwatched rooms stay: one has a running clock, one is locked, one is the latest.
            assert set(hall.rooms) == {timed, *games[:2], *games[-1:]}
            answer = await host.act(games[0], "move", 4, seat=1, move="=5")
            assert answer.status_code == 200
            await watcher.until_event("moved")


async def test_an_unloaded_room_that_is_in_use_stays_the_games_only_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "MAX_UNWATCHED_ROOMS", 1)
    monkeypatch.setattr(hall_module, "LOADS_PER_TRIM", 1)
    async with open_house(tmp_path / "games.db") as house, house.guest() as host:
        hall = house.application.hall
        game = (await host.open(rules="CSHT/86400", seats=(ME, ME), starter=1))["id"]
        async with host.connect(game) as slow:
            await host.open()
            await host.open()
            assert game not in hall.rooms
            await slow.send({"type": "watch"})
            await slow.until(lambda message: message["type"] == "snapshot")
            assert game in hall.rooms, "it is watched now"
            assert hall.rooms[game]._timer is not None
            answer = await host.act(game, "move", 4, seat=1, move="=5")
            assert answer.status_code == 200
            await slow.until_event("moved")


async def test_finished_games_are_kept_as_long_as_the_operator_wants(tmp_path: Path) -> None:
    clock = ManualClock()
    config = Config(keep_days=30)
    async with (
        open_house(tmp_path / "games.db", clock=clock, config=config) as house,
        house.guest() as host,
    ):
        hall = house.application.hall
        games = [(await host.open(seats=(ME, ME), starter=1))["id"] for _ in range(3)]
        for game in games[:2]:
            assert (await host.act(game, "resign", 4)).status_code == 200
        clock.advance(30 * DAY - 60)
        await hall.cleaner.clean()
        assert [await hall.storage.listing(game) is not None for game in games] == [True] * 3
        clock.advance(120)
        await hall.cleaner.clean(in_use=[games[1]])
        assert [await hall.storage.listing(game) is not None for game in games] == [0, 1, 1]
        assert [len(await hall.storage.entries(game)) > 0 for game in games] == [0, 1, 1]


async def test_a_wall_clock_that_was_set_forward_deletes_nothing(tmp_path: Path) -> None:
    clock = ManualClock()
    async with (
        open_house(tmp_path / "games.db", clock=clock, config=Config(keep_days=30)) as house,
        house.guest() as host,
    ):
        hall = house.application.hall
        game = (await host.open(seats=(ME, ME), starter=1))["id"]
        await host.act(game, "resign", 4)
        clock.set_wall(400 * DAY)
        await hall.cleaner.clean()
        assert await hall.storage.listing(game) is not None


async def test_rematches_count_as_part_of_a_new_room(tmp_path: Path) -> None:
    clock = ManualClock()
    limits = replace(Limits(), guest_room_burst=2)
    async with (
        open_house(tmp_path / "games.db", clock=clock, limits=limits) as house,
        house.guest() as guest,
    ):
        # A newcomer's first room would count towards another budget.
        await guest.me()
        game = (await guest.open(seats=(ME, ME), starter=1))["id"]
        # The room itself took one of two; each of a rematch's two requests takes a quarter.
        for _ in range(2):
            for seat in (1, 2):
                assert (await ask_for_rematch(guest, game, seat)).status_code == 200
            game = await next_game(house, game)
        answer = await ask_for_rematch(guest, game, 1)
        assert answer.status_code == 429
        assert (answer.json()["code"], answer.headers["retry-after"]) == ("too_many_requests", "2")
        clock.advance(2)
        assert (await ask_for_rematch(guest, game, 1)).status_code == 200


async def ask_for_rematch(guest: Guest, game: str, seat: int) -> httpx2.Response:
    """Ask for a rematch of a game that a guest plays alone; end the game if it isn't over."""
    state = (await guest.look(game))["state"]
    if state["status"] == "playing":
        resigned = await guest.act(game, "resign", state["version"], seat=seat)
        assert resigned.status_code == 200
        state = (await guest.look(game))["state"]
    return await guest.act(game, "rematch", state["version"], seat=seat)


async def next_game(house: House, game: str) -> str:
    """Wait for a rematch; return its id."""
    live = await house.application.hall.room(game)
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while (found := live.room.next_id) is None:
            await asyncio.sleep(0.01)
    return found
