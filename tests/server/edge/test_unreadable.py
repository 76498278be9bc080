"""A stored game that can't be read is reported loudly, and costs that one game only."""

import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from fourfold.server.log.formatter import JsonFormatter
from tests.server.guest import ME
from tests.server.house import open_house

pytestmark = pytest.mark.anyio

DAMAGES = [
    ('body = \'{"seat":1,"move":"z9"}\'', 5, "move"),
    ("body = '{\"seat\":1}'", 5, "move"),
    ("kind = 'exploded'", 5, "kind"),
    ("schema = 99", 5, "schema"),
    ('body = \'{"seat":2,"move":"=5"}\'', 5, "moved"),
    ("body = 'not JSON'", 5, "body"),
]


def rows(database: Path, game: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(database) as connection:
        found = connection.execute("SELECT * FROM events WHERE game_id = ?", [game]).fetchall()
    connection.close()
    return found


@pytest.mark.parametrize(("damage", "version", "field"), DAMAGES)
async def test_an_unreadable_game_costs_itself_alone(
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
            f"UPDATE events SET {damage} WHERE game_id = ? AND version = ?", [broken, version]
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
    told = [line for line in lines if line.get("game_id") == broken]
    assert told
    assert all((line["version"], line["field"]) == (version, field) for line in told)
    assert all(line["cause"] for line in told)
    assert rows(database, broken) == before, "nothing was overwritten"
