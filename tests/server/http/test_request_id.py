"""Request ids: in the response, and in every line logged on the way."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from fourfold.server.config import Config
from fourfold.server.live.hall import Hall
from tests.server.built_page import stand_in
from tests.server.guest import ME, TIMEOUT_SECONDS
from tests.server.house import House, open_house
from tests.server.pupil import FILES

pytestmark = pytest.mark.anyio

TOKEN = "Zx81" * 10 + "abc"


@pytest.fixture
async def house(tmp_path: Path, anyio_backend: str) -> AsyncIterator[House]:
    assert anyio_backend == "asyncio"
    async with open_house(tmp_path / "games.db") as house:
        yield house


def requests(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [line for line in lines if line["logger"] == "fourfold.server.http.guard"]


async def test_every_request_has_its_own_id(house: House, lines: list[dict[str, Any]]) -> None:
    async with house.guest() as guest:
        game = (await guest.open(seats=(ME, ME)))["id"]
        paths = (
            "/api/me",
            f"/api/games/{game}",
            "/nowhere/at/all.x",
            "/api/games/none",
            "/api/games/mine",
            "/api/games/seek",
        )
        answers = [await guest.http.get(path) for path in paths]
        refused = await guest.http.post("/api/games", content=b"x" * 100_000)
    ids = [answer.headers["x-request-id"] for answer in (*answers, refused)]
    assert len(set(ids)) == 7
    logged = requests(lines)[1:]
    assert [line["request_id"] for line in logged] == ids
    assert [line.get("game_id") for line in logged] == [None, game, None, "none", None, None, None]
    assert [line["path"] for line in logged[:6]] == list(paths)


async def test_every_socket_has_an_id_too(house: House, lines: list[dict[str, Any]]) -> None:
    async with house.guest() as guest:
        game = (await guest.open(seats=(ME, ME)))["id"]
        async with guest.watch(game) as watcher:
            response = watcher.connection.response
            assert response is not None
            socket_id = response.headers["x-request-id"]
        with pytest.raises(InvalidStatus) as denied:
            async with guest.connect("nosuchgame"):
                pass
    denial = denied.value.response
    # A socket's line is written once it is closed.
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while socket_id not in [line["request_id"] for line in requests(lines)]:
            await asyncio.sleep(0.01)
    logged = {line["request_id"]: line for line in requests(lines)}
    line = logged[denial.headers["x-request-id"]]
    assert (line["message"], line["status"], line["game_id"]) == ("socket", 404, "nosuchgame")
    line = logged[socket_id]
    assert (line["message"], line["status"], line["game_id"]) == ("socket", 101, game)


async def test_failures_are_logged_with_the_request_id(
    house: House, lines: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def room(_: Hall, room_id: str) -> None:
        raise ValueError(f"{room_id}: {TOKEN}")

    async with house.guest() as guest:
        game = (await guest.open(seats=(ME, ME)))["id"]
        monkeypatch.setattr(Hall, "room", room)
        answer = await guest.http.get(f"/api/games/{game}")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    (line,) = (line for line in lines if "traceback" in line)
    assert line["request_id"] == answer.headers["x-request-id"]
    assert line["game_id"] == game
    assert line["exception"] == f"ValueError: {game}: [redacted]"
    assert 'raise ValueError(f"{room_id}: {TOKEN}")' in line["traceback"]
    assert TOKEN not in json.dumps(lines)


async def test_only_a_trusted_proxy_may_set_the_id(tmp_path: Path) -> None:
    named = {"x-request-id": "0123456789abcdef0123456789abcdef"}
    for proxies, is_taken in (((), False), (("127.0.0.0/8",), True), (("10.0.0.1",), False)):
        config = Config(trusted_proxies=proxies)
        async with (
            open_house(tmp_path / "games.db", config=config) as house,
            house.guest() as guest,
        ):
            answer = await guest.http.get("/healthz", headers=named)
            assert (answer.headers["x-request-id"] == named["x-request-id"]) == is_taken
            for bad in ("", "x" * 65, 'a"b', "a b", "é"):
                headers = {b"x-request-id": bad.encode()}
                answer = await guest.http.get("/healthz", headers=headers)
                assert answer.headers["x-request-id"] != bad


async def test_probes_are_logged_only_at_debug_level(
    house: House, lines: list[dict[str, Any]]
) -> None:
    async with house.guest() as guest:
        for path in ("/healthz", "/readyz", "/metrics"):
            assert (await guest.http.get(path)).status_code == 200
        house.application.is_ready = False
        assert (await guest.http.get("/readyz")).status_code == 503
        house.application.is_ready = True
    assert [line["level"] for line in requests(lines)] == ["debug"] * 3 + ["info"]


async def test_files_are_logged_only_at_debug_level(
    house: House, lines: list[dict[str, Any]], tmp_path: Path
) -> None:
    with stand_in(tmp_path / "page"):
        async with house.guest() as guest:
            [file, *_] = FILES.findall((await guest.http.get("/")).text)
            for path in (file, "/nothing.js", "/api/games/no.json"):
                await guest.http.get(path)
    found = [(line["path"], line["level"], line["status"]) for line in requests(lines)]
    assert found == [
        ("/", "info", 200),
        (file, "debug", 200),
        ("/nothing.js", "info", 404),
        ("/api/games/no.json", "info", 422),
    ]
