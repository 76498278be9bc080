"""Readers see only what is stored: never a change still on its way to the disk."""

import asyncio
from collections.abc import Iterator

import pytest

from fourfold.server.storage import Storage
from fourfold.server.storage.error import StorageError
from fourfold.server.storage.write import Write
from tests.server.guest import ME, OPEN, Guest
from tests.server.house import House
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio


class Gate:
    """Holds commits back until opened, or makes them fail."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.held = asyncio.Event()
        """Set once a commit waits."""
        self._opened = asyncio.Event()
        self._error: StorageError | None = None
        commit = Storage.commit

        async def hold(storage: Storage, write: Write) -> None:
            self.held.set()
            await self._opened.wait()
            if self._error is not None:
                raise self._error
            await commit(storage, write)

        patch.setattr(Storage, "commit", hold)

    def open(self, error: StorageError | None = None) -> None:
        """Let everything through, or fail."""
        self._error = error
        self._opened.set()


@pytest.fixture(name="patch")
def _patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        yield patch


async def fetch_everything(guest: Guest, game: str) -> list[str]:
    """Return everything that HTTP says about a game; none of it may wait for the commit."""
    paths = ("", "/moments", "/record", "/keys")
    async with asyncio.timeout(20):
        return [(await guest.http.get(f"/api/games/{game}{path}")).text for path in paths]


async def test_a_move_is_seen_by_nobody_before_it_is_stored(
    house: House, patch: pytest.MonkeyPatch
) -> None:
    async with sit_together(house) as table, house.guest() as stranger:
        version = table.state["version"]
        before = await fetch_everything(stranger, table.game)
        gate = Gate(patch)
        moving = asyncio.ensure_future(table.watchers[0].act("move", move="=5"))
        await gate.held.wait()
        assert await fetch_everything(stranger, table.game) == before
        await table.watchers[1].send({"type": "ping"})
        pong = await table.watchers[1].until(lambda message: message["type"] == "pong")
        assert pong["version"] == version
        live = await house.application.hall.room(table.game)
        assert live.room.version == version
        gate.open()
        assert (await moving)["type"] == "accepted"
        assert await fetch_everything(stranger, table.game) != before


async def test_a_move_whose_commit_fails_never_happened(
    house: House, patch: pytest.MonkeyPatch
) -> None:
    async with sit_together(house) as table, house.guest() as stranger:
        before = await fetch_everything(stranger, table.game)
        with patch.context() as inner:
            gate = Gate(inner)
            moving = asyncio.ensure_future(table.watchers[0].act("move", move="=5"))
            await gate.held.wait()
            gate.open(StorageError("the disk is full"))
            assert (await moving)["code"] == "unavailable"
        assert await fetch_everything(stranger, table.game) == before
        await table.play("=6")
        assert table.state["position"]["hand"] == "6"


async def test_nobody_has_a_seat_before_it_is_stored(
    house: House, patch: pytest.MonkeyPatch
) -> None:
    async with house.guest() as host, house.guest() as newcomer, house.guest() as stranger:
        game = (await host.open("quartino", "wheel", seats=(ME, OPEN, OPEN)))["id"]
        await newcomer.me()
        before = await fetch_everything(stranger, game)
        gate = Gate(patch)
        sitting = asyncio.ensure_future(newcomer.sit(game))
        await gate.held.wait()
        assert await fetch_everything(stranger, game) == before
        keys = await newcomer.http.get(f"/api/games/{game}/keys")
        assert keys.json()["seats"] == []
        gate.open()
        assert [key["seat"] for key in (await sitting)["seats"]] == [2]


async def test_a_seat_is_not_refused_as_taken_before_it_is_stored(
    house: House, patch: pytest.MonkeyPatch
) -> None:
    """The second guest gets `room_full` only once the first one's seat is stored."""
    async with house.guest() as host, house.guest() as first, house.guest() as second:
        game = (await host.open())["id"]
        await first.me()
        await second.me()
        with patch.context() as inner:
            gate = Gate(inner)
            sitting = asyncio.ensure_future(first.http.post(f"/api/games/{game}/seats", json={}))
            await gate.held.wait()
            live = await house.application.hall.room(game)
            coming = asyncio.ensure_future(second.http.post(f"/api/games/{game}/seats", json={}))
            while not live.lock._waiters:  # asyncio has no public way to ask
                await asyncio.sleep(0.01)
            assert not coming.done()
            for guest in (first, second):
                keys = await guest.http.get(f"/api/games/{game}/keys")
                assert keys.json()["seats"] == []
            gate.open(StorageError("the disk is full"))
            assert (await sitting).json()["code"] == "unavailable"
            assert (await coming).json()["code"] == "unavailable"
        assert (await second.sit(game))["seats"][0]["seat"] == 2
        refused = await first.http.post(f"/api/games/{game}/seats", json={})
        assert refused.json()["code"] == "room_full"
