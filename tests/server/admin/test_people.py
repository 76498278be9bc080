"""Renaming changes every stored copy of a name; a deleted game is gone for its players too."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from fourfold.server.admin import people
from fourfold.server.admin.people import forget, rename, sign_out
from fourfold.server.storage import StorageError
from fourfold.server.storage.register import open_register
from tests.server.admin.stored import change, rows_of
from tests.server.guest import ME, OPEN, Guest
from tests.server.house import House, open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "RELOAD_SECONDS", 0)


async def run_periodic_tasks(house: House) -> None:
    """Run the tasks that the server runs every second or two."""
    hall = house.application.hall
    await hall.refresh_house_rules()
    await hall._poll()


async def set_name(guest: Guest, name: str) -> str:
    guest_id: str = (await guest.http.put("/api/me", json={"name": name})).json()["id"]
    return guest_id


async def play_as(house: House, name: str) -> tuple[str, str]:
    """Have somebody open a game against a friend; return the game and their id."""
    async with house.guest() as guest:
        guest_id = await set_name(guest, name)
        game = await guest.open("quarto", "CSHT", ({"kind": "me"}, {"kind": "open"}))
        return game["id"], guest_id


async def test_a_name_is_changed_in_tables_logs_and_running_rooms(database_url: str) -> None:
    async with open_house(database_url) as house:
        game, guest_id = await play_as(house, "Rude name")
        other, other_id = await play_as(house, "Ben")
        async with house.guest() as spectator, spectator.watch(game) as watcher:
            assert await rename(database_url, guest_id, "Polite name") == 1
            await run_periodic_tasks(house)
            seen = await watcher.until(lambda message: message["type"] == "snapshot")
            assert seen["state"]["seats"][0]["name"] == "Polite name"
        stored = repr(await rows_of(database_url))
        assert "Rude name" not in stored
        assert stored.count("Polite name") == 3, "a guest, a seat, an event"
        assert stored.count("'Ben'") == 2
        with pytest.raises(StorageError, match="there is no guest 'nobody'"):
            await rename(database_url, "nobody", "Name")
        with pytest.raises(StorageError, match="a name must have 1 to 40"):
            await rename(database_url, other_id, "\u200b")
        assert other != game


async def test_a_name_is_changed_in_packed_logs_even_for_those_who_left(database_url: str) -> None:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(open_house(database_url))
        ann, ben, cy, di = [await stack.enter_async_context(house.guest()) for _ in range(4)]
        ids = {guest: await set_name(guest, "Rude name") for guest in (ann, ben, cy, di)}
        game = (await ann.open("quartino", "wheel", (ME, OPEN, OPEN)))["id"]
        await ben.sit(game)
        assert (await ben.act(game, "resign", 3)).status_code == 200
        for guest in (cy, di):
            await guest.sit(game)
        for guest in (ann, cy):
            version = (await guest.look(game))["state"]["version"]
            assert (await guest.act(game, "resign", version)).status_code == 200
        storage = house.application.hall.storage
        assert len((await rows_of(database_url))["events"]) == 1
        before = await storage.entries(game)
        assert await rename(database_url, ids[ben], "Polite name") == 1
        assert await forget(database_url, ids[di]) == 1
        after = await storage.entries(game)
        names = {
            entry.body["guest"]: entry.body["name"] for entry in after if entry.kind == "joined"
        }
        assert names == {
            ids[ann]: "Rude name",
            ids[ben]: "Polite name",
            ids[cy]: "Rude name",
            ids[di]: "Guest",
        }
        assert [each for each in after if each.kind != "joined"] == [
            each for each in before if each.kind != "joined"
        ]


async def test_a_name_that_a_server_writes_concurrently_is_also_changed(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(database_url) as house:
        _, guest_id = await play_as(house, "Rude name")

    async def write_late(_: float) -> None:
        await change(database_url, "UPDATE seats SET name = 'Rude name' WHERE seat = 1")

    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "sleep", write_late)
        await rename(database_url, guest_id, "Polite name")
    assert "Rude name" not in repr(await rows_of(database_url))


async def test_a_signed_out_guest_no_longer_holds_anything(database_url: str) -> None:
    async with open_house(database_url) as house, sit_together(house) as table:
        ann, ben = table.guests
        token = (await ann.http.get(f"/api/games/{table.game}/keys")).json()["seats"][0]["token"]
        await sign_out(database_url, await ann.me())
        await run_periodic_tasks(house)
        assert await table.watchers[0].until_closed() == 1008
        assert (await ann.http.get("/api/me")).json() is None
        by_link = {"x-seat-token": token}
        refused = await ann.http.get(f"/api/games/{table.game}", headers=by_link)
        assert refused.status_code == 403
        assert (await ben.look(table.game))["seat"] == 2, "nobody else is signed out"
        with pytest.raises(StorageError, match="there is no guest 'nobody'"):
            await sign_out(database_url, "nobody")


async def test_a_forgotten_guest_leaves_no_name_and_is_signed_out(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    async with open_house(database) as house, sit_together(house) as table:
        ann = table.guests[0]
        ann_id = await set_name(ann, "Ann Other")
        game = await ann.open("quarto", "CSHT", ({"kind": "me"}, {"kind": "open"}))
        # In the running game she still has the name she joined with.
        assert await forget(database, ann_id) == 2
        await run_periodic_tasks(house)
        rows = await rows_of(database)
        assert "Ann Other" not in repr(rows)
        assert ann_id not in {row[0] for row in rows["guests"]}
        look = await ann.look(game["id"])
        assert (look["state"]["seats"][0]["name"], look["seat"]) == ("Guest", None)
        assert await set_name(ann, "Ann Again") != ann_id
        # The game continues, and brings nothing back.
        assert (await table.watchers[1].act("resign"))["type"] == "accepted"
        assert "Ann Other" not in repr(await rows_of(database))


async def test_a_deleted_game_is_gone_for_those_in_it_too(database_url: str) -> None:
    async with open_house(database_url) as house, sit_together(house, rules="CSHT/60") as table:
        await table.play("=5", "b3")
        async with open_register(database_url) as register:
            assert await register.delete_game(table.game)
            assert not await register.delete_game(table.game)
        refused = await table.watchers[0].act("move", move="=A")
        if refused["code"] != "unknown_game":
            refused = await table.watchers[1].act("move", move="=A")
        assert refused["code"] == "unknown_game"
        await run_periodic_tasks(house)
        assert table.game not in house.application.hall.rooms
        assert (await table.guests[0].http.get(f"/api/games/{table.game}")).status_code == 404
        rows = await rows_of(database_url)
        assert table.game not in repr((rows["events"], rows["games"], rows["seats"]))
        # Its clock runs out, without effect.
        house.clock.advance(3600)  # type: ignore[attr-defined]
        await asyncio.sleep(0)
        assert (await rows_of(database_url))["events"] == []


async def test_games_and_people_are_listed(database_url: str) -> None:
    async with open_house(database_url) as house:
        game, guest_id = await play_as(house, "Ann")
        other, other_id = await play_as(house, "Ben")
        async with open_register(database_url) as register:
            found = await register.games(limit=10)
            assert {listing.id for listing in found} == {game, other}
            assert [g.id for g in await register.games(guest=guest_id, limit=10)] == [game]
            assert await register.games(status="over", limit=10) == []
            named = {guest.id: guest.name for guest in await register.people(limit=10)}
            assert named == {guest_id: "Ann", other_id: "Ben"}
            assert len(await register.people(limit=1)) == 1
