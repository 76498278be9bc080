"""Which games appear in the public lists."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from fourfold.server.broker import Note, Presence
from fourfold.server.broker.local import LocalBroker
from fourfold.server.config import Timeouts
from fourfold.server.http.application import LOBBY_SECONDS
from tests.server.guest import ME, OPEN, Guest
from tests.server.house import House, ManualClock
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "bot": "novice"}


async def listed(guest: Guest, path: str = "?limit=100") -> dict[str, Any]:
    """Return the games in a list, by id."""
    games = (await guest.http.get(f"/api/games{path}")).json()["games"]
    return {game["id"]: game for game in games}


@pytest.mark.parametrize(
    ("seats", "options", "is_listed"),
    [
        ((ME, OPEN), {}, True),
        ((ME, BOT), {}, False),
        ((ME, ME), {}, False),
        ((ME, BOT), {"is_private": False}, True),
        ((ME, OPEN), {"is_private": True}, False),
    ],
)
async def test_only_a_room_with_an_open_seat_is_public_by_default(
    house: House, seats: Any, options: dict[str, Any], is_listed: bool
) -> None:
    async with house.guest() as host, house.guest() as other:
        game = (await host.open(seats=seats, starter=1, **options))["id"]
        assert (game in await listed(other)) == is_listed
        assert game in await listed(host, "/mine")


async def test_a_game_that_everybody_has_left_is_listed_only_for_its_players(
    house: House, clock: ManualClock
) -> None:
    async with house.guest() as other, sit_together(house) as table:
        await table.play("=5")
        clock.advance(2 * Timeouts().pause)
        lobby = (await other.http.get("/api/games/lobby")).json()
        assert table.game in [game["id"] for game in lobby["playing"]], (
            "the players are still connected"
        )
        for watcher in table.watchers:
            await watcher.connection.close()
        hall = house.application.hall
        while len(hall.rooms[table.game].audience):
            await other.http.get("/api/me")
        clock.advance(LOBBY_SECONDS)
        lobby = (await other.http.get("/api/games/lobby")).json()
        assert table.game not in [game["id"] for game in lobby["playing"]]
        assert table.game not in await listed(other, "?status=playing")
        mine = await listed(table.guests[1], "/mine")
        assert mine[table.game]["is_paused"]
        # The game continues when a player comes back and moves.
        async with table.guests[1].watch(table.game) as watcher:
            await watcher.move("b3")
        assert table.game in await listed(other, "?status=playing")


async def test_the_start_pages_public_lists_are_read_once_a_second(
    house: House, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = house.application.hall.storage
    read, reads = storage.listings, 0

    async def listings(**wanted: Any) -> Any:
        nonlocal reads
        reads += 1
        return await read(**wanted)

    monkeypatch.setattr(storage, "listings", listings)
    clock.advance(LOBBY_SECONDS)
    async with house.guest() as host, house.guest() as other:
        for _ in range(5):
            assert (await other.http.get("/api/games/lobby")).status_code == 200
        assert reads == 3, "one for each list"
        game = (await host.open())["id"]
        mine, theirs = [
            (await guest.http.get("/api/games/lobby")).json() for guest in (host, other)
        ]
        assert game in [each["id"] for each in mine["mine"]], "one's own games are up to date"
        assert (theirs["mine"], reads) == ([], 4)
        clock.advance(LOBBY_SECONDS)
        waiting = (await other.http.get("/api/games/lobby")).json()["waiting"]
        assert game in [each["id"] for each in waiting]


class OneNoteBroker(LocalBroker):
    """A broker that delivers a single note."""

    def __init__(self, note: Note) -> None:
        super().__init__()
        self._note = note

    async def notes(self) -> AsyncIterator[Note]:
        """Yield the note."""
        yield self._note


async def test_a_game_whose_players_are_all_on_another_process_is_listed(
    house: House, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = house.application.hall
    async with house.guest() as host, house.guest() as other:
        game = (await host.open(starter=1))["id"]
        await other.sit(game)
        clock.advance(2 * Timeouts().pause)
        # Not loaded, as in a process that has had no request for this game.
        monkeypatch.delitem(hall.rooms, game)
        assert game not in await listed(other, "?status=playing")
        for seats, is_listed in (((1, 2), True), ((), False)):
            with monkeypatch.context() as patch:
                note = Presence(game, "another", seats, 0)
                patch.setattr(hall, "broker", OneNoteBroker(note))
                await hall._listen()
            assert (game in await listed(other, "?status=playing")) == is_listed
