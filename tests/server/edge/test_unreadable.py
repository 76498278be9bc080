"""An unreadable stored game is logged as an error, and affects only itself."""

import asyncio
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from fourfold.server.config import Config, Timeouts
from fourfold.server.live import hall
from fourfold.server.log.formatter import JsonFormatter
from fourfold.server.storage import Storage, StorageUnavailableError, Write
from tests.server.guest import ME, TIMEOUT_SECONDS
from tests.server.house import ManualClock, open_house

pytestmark = pytest.mark.anyio

DAMAGES = [
    ('body = \'{"seat":1,"move":"z9"}\'', 5, "move"),
    ("body = '{\"seat\":1}'", 5, "move"),
    ("kind = 'exploded'", 5, "kind"),
    ("schema = 99", 5, "schema"),
    ('body = \'{"seat":2,"move":"=5"}\'', 5, "moved"),
    ("body = 'not JSON'", 5, "body"),
    ("body = '[[['", 5, "body"),
    # SQLite itself can't read this one: it isn't UTF-8.
    ("body = CAST(x'ff' AS TEXT)", 1, "log"),
]


def rows(database: Path, game: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(database) as connection:
        connection.text_factory = bytes
        found = connection.execute("SELECT * FROM events WHERE game_id = ?", [game]).fetchall()
    connection.close()
    return found


@pytest.mark.parametrize(("damage", "version", "field"), DAMAGES)
async def test_an_unreadable_game_does_not_affect_the_others(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    damage: str,
    version: int,
    field: str,
) -> None:
    database = tmp_path / "games.db"
    async with open_house(database) as house, house.guest() as host:
        broken, sound = [(await host.open(seats=(ME, ME), starter=1))["id"] for _ in range(2)]
        for game in (broken, sound):
            assert (await host.act(game, "move", 4, move="=5", seat=1)).status_code == 200
    with sqlite3.connect(database) as connection:
        connection.execute(
            f"UPDATE events SET {damage} WHERE game_id = ? AND version = 5", [broken]
        )
    connection.close()
    before = rows(database, broken)
    async with open_house(database) as house, host.at(house.url) as host:
        with caplog.at_level(logging.ERROR, "fourfold"):
            for _ in range(2):
                answer = await host.http.get(f"/api/games/{broken}")
                assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            answer = await host.act(broken, "move", 5, move="a1", seat=2)
            assert answer.json()["code"] == "unavailable"
        assert (await host.act(sound, "move", 5, move="a1", seat=2)).status_code == 200
        listed = (await host.http.get("/api/games/mine")).json()["games"]
        assert {game["id"] for game in listed} == {broken, sound}
    lines = [json.loads(JsonFormatter().format(record)) for record in caplog.records]
    reported = [line for line in lines if line.get("game_id") == broken]
    # One error per request, and no traceback.
    assert [line["level"] for line in reported] == ["error"] * 3
    assert not [line for line in lines if "traceback" in line]
    assert all((line["version"], line["field"]) == (version, field) for line in reported)
    assert all(line["cause"] for line in reported)
    assert rows(database, broken) == before, "nothing was overwritten"


async def test_unreadable_games_that_are_due_do_not_hold_up_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred of them would otherwise be retried every two seconds, before all others."""
    database = tmp_path / "games.db"
    clock = ManualClock()
    config = Config(timeouts=Timeouts(waiting_room=100.0, idle_game=1_000.0))
    monkeypatch.setattr(hall, "MAX_DUE", 3)
    async with open_house(database, clock=clock, config=config) as house, house.guest() as host:
        broken = [(await host.open())["id"] for _ in range(3)]
        clock.advance(1)
        sound = (await host.open())["id"]
    with sqlite3.connect(database) as connection:
        marks = ", ".join("?" * len(broken))
        connection.execute(f"UPDATE events SET schema = 99 WHERE game_id IN ({marks})", broken)
    connection.close()
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.05)
    async with (
        open_house(database, clock=clock, config=config) as house,
        host.at(house.url) as host,
    ):
        with caplog.at_level(logging.ERROR, "fourfold"):
            clock.advance(150)
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while (await host.look(sound))["state"]["status"] != "closed":
                    await asyncio.sleep(0.05)
    reported = [
        vars(record)["game_id"] for record in caplog.records if "can't be read" in record.message
    ]
    assert sorted(reported) == sorted(broken), "each is reported once"


DUE_DAMAGES = ["schema = 99", "body = '{'", "body = CAST(x'ff' AS TEXT)"]


@pytest.mark.parametrize("damage", DUE_DAMAGES)
async def test_more_unreadable_games_than_one_sweep_handles_do_not_starve_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    """With the real limit: that many are due before the readable one."""
    database, clock = tmp_path / "games.db", ManualClock()
    config = Config(timeouts=Timeouts(waiting_room=100.0, idle_game=1_000.0))
    async with open_house(database, clock=clock, config=config) as house, house.guest() as host:
        broken = (await host.open())["id"]
        clock.advance(1)
        sound = (await host.open())["id"]
    with sqlite3.connect(database) as connection:
        connection.execute(f"UPDATE events SET {damage} WHERE game_id = ?", [broken])
        for number in range(hall.MAX_DUE - 1):
            for table, column in (("games", "id"), ("events", "game_id")):
                copy_row(connection, table, column, broken, f"broken{number:06}")
    connection.close()
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.05)
    async with (
        open_house(database, clock=clock, config=config) as house,
        host.at(house.url) as host,
    ):
        with caplog.at_level(logging.ERROR, "fourfold"):
            clock.advance(150)
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while (await host.look(sound))["state"]["status"] != "closed":
                    await asyncio.sleep(0.05)
        assert house.application.hall.unreadable == hall.MAX_DUE
    reported = [vars(record)["game_id"] for record in caplog.records]
    assert len(reported) == len(set(reported)) == hall.MAX_DUE, "each is reported once, by its id"


async def test_games_whose_storage_fails_do_not_starve_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their logs can be read, but not their refusals, or their end can't be stored."""
    database, clock = tmp_path / "games.db", ManualClock()
    config = Config(timeouts=Timeouts(waiting_room=100.0, idle_game=1_000.0))
    monkeypatch.setattr(hall, "MAX_DUE", 2)
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 3600.0)
    async with open_house(database, clock=clock, config=config) as house, house.guest() as host:
        unread, unwritten = [(await host.open())["id"] for _ in range(2)]
        clock.advance(1)
        sound = (await host.open())["id"]
        halls = house.application.hall
        halls.rooms.clear()
        clock.advance(150)
        read, commit = Storage.refusals, Storage.commit

        async def refuse_to_read(self: Storage, game: str) -> Any:
            if game == unread:
                raise StorageUnavailableError("broken")
            return await read(self, game)

        async def refuse_to_write(self: Storage, write: Write) -> None:
            if write.game_id == unwritten:
                raise StorageUnavailableError("broken")
            await commit(self, write)

        monkeypatch.setattr(Storage, "refusals", refuse_to_read)
        monkeypatch.setattr(Storage, "commit", refuse_to_write)
        await halls._sweep()
        assert (await host.look(sound))["state"]["status"] == "waiting"
        await halls._sweep()
        assert (await host.look(sound))["state"]["status"] == "closed"
        # They are retried soon.
        assert await halls.storage.due(clock.service_ms(), 5) == []
        clock.advance(hall.PUT_OFF_BRIEFLY_MS / 1000)
        assert set(await halls.storage.due(clock.service_ms(), 5)) == {unread, unwritten}
        monkeypatch.undo()
        await halls._sweep()
        assert (await host.look(unwritten))["state"]["status"] == "closed"


async def test_an_unavailable_database_puts_nothing_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, clock = tmp_path / "games.db", ManualClock()
    config = Config(timeouts=Timeouts(waiting_room=100.0, idle_game=1_000.0))
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 3600.0)
    async with open_house(database, clock=clock, config=config) as house, house.guest() as host:
        await host.open()
        halls = house.application.hall
        halls.rooms.clear()
        clock.advance(150)

        async def fail(*_: object) -> None:
            raise StorageUnavailableError("unreachable")

        with monkeypatch.context() as patch:
            patch.setattr(Storage, "entries", fail)
            patch.setattr(Storage, "ping", fail)
            with pytest.raises(StorageUnavailableError):
                await halls._sweep()
        assert len(await halls.storage.due(clock.service_ms(), 5)) == 1


def copy_row(connection: sqlite3.Connection, table: str, column: str, old: str, new: str) -> None:
    """Store a game's rows again, under another id."""
    found = connection.execute(f"PRAGMA table_info({table})").fetchall()
    names = [row[1] for row in found]
    shown = ", ".join("?" if name == column else name for name in names)
    connection.execute(
        f"INSERT INTO {table} ({', '.join(names)}) SELECT {shown} FROM {table} WHERE {column} = ?",
        [new, old],
    )
