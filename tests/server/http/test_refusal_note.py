"""Refusals are logged with reason and address; accepted requests without an address."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from fourfold.server.config import Config, Timeouts
from tests.server.guest import ME, TIMEOUT_SECONDS
from tests.server.house import PLENTY, House, open_house

pytestmark = pytest.mark.anyio

Lines = list[dict[str, Any]]

WHERE = "127.0.0.1"


async def until_logged(lines: Lines, **wanted: object) -> dict[str, Any]:
    """Wait for a line: a socket's is written once it is closed."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while True:
            for line in lines:
                if wanted.items() <= line.items():
                    return line
            await asyncio.sleep(0.01)


async def count(house: House, code: str) -> float:
    """Return the number of refusals in the metrics."""
    registry = house.application.metrics.registry
    return registry.get_sample_value("fourfold_refusals_total", {"code": code}) or 0.0


async def test_refused_requests_name_the_reason_and_the_address(
    tmp_path: Path, lines: Lines
) -> None:
    limits = replace(PLENTY, newcomer_requests_per_second=0.01, newcomer_request_burst=8)
    evil = {"origin": "https://evil.example"}
    async with open_house(tmp_path / "games.db", limits=limits) as house, house.guest() as guest:
        await guest.http.get("/api/me")
        await guest.http.put("/api/me", json={"name": "x"}, headers=evil)
        await guest.http.get("/api/games/nosuchgame")
        await guest.http.put("/api/me", content=b"{")
        await guest.http.get("/api/me")
        assert await count(house, "forbidden") == 1
    logged = [line for line in lines if line["message"] == "request"]
    about = [(line["status"], line.get("code"), line.get("address")) for line in logged]
    assert about == [
        (200, None, None),
        (403, "forbidden", WHERE),
        (404, "unknown_game", WHERE),
        (422, "bad_message", WHERE),
        (429, "address_busy", WHERE),
    ]
    assert [line.get("origin") for line in logged] == [None, "https://evil.example", *[None] * 3]


async def test_trace_requests_are_not_echoed(tmp_path: Path) -> None:
    async with open_house(tmp_path / "games.db") as house, house.guest() as guest:
        answer = await guest.http.request("TRACE", "/api/me", headers={"x-secret": "echo"})
    assert answer.status_code == 405
    assert "echo" not in answer.text


async def test_refused_sockets_name_the_reason_and_the_address(
    tmp_path: Path, lines: Lines
) -> None:
    limits = replace(PLENTY, sockets_per_address=1)
    async with open_house(tmp_path / "games.db", limits=limits) as house, house.guest() as guest:
        game = (await guest.open(seats=(ME, ME)))["id"]
        with pytest.raises(InvalidStatus):
            async with guest.connect(game, origin="https://evil.example"):
                pass
        line = await until_logged(lines, message="socket", status=403)
        assert (line["code"], line["address"]) == ("forbidden", WHERE)
        assert line["origin"] == "https://evil.example"
        async with guest.watch(game):
            with pytest.raises(InvalidStatus):
                async with guest.connect(game):
                    pass
        line = await until_logged(lines, message="socket", status=429)
        assert (line["code"], line["address"]) == ("address_busy", WHERE)
        line = await until_logged(lines, message="socket", status=101)
        assert "address" not in line, "nothing was wrong with it"
        assert "code" not in line


async def test_sockets_closed_by_the_server_are_logged_with_the_reason(
    tmp_path: Path, lines: Lines
) -> None:
    config = Config(timeouts=Timeouts(first_message=0.05))
    async with open_house(tmp_path / "games.db", config=config) as house, house.guest() as guest:
        game = (await guest.open(seats=(ME, ME)))["id"]
        async with guest.connect(game) as silent:
            await silent.until_closed()
        line = await until_logged(lines, message="socket", code="silent")
        assert line["address"] == WHERE
    async with open_house(tmp_path / "games.db") as house, guest.at(house.url) as guest:
        async with guest.connect(game) as forger:
            await forger.send({"type": "watch", "token": "x" * 43})
            await forger.until_closed()
        await until_logged(lines, message="socket", code="not_your_seat", address=WHERE)
        async with guest.watch(game) as babbler:
            for _ in range(20):
                await babbler.send({"type": "nonsense"})
            await babbler.until_closed()
        await until_logged(lines, message="socket", code="bad_message", address=WHERE)


async def test_new_guests_and_sign_outs_are_logged(tmp_path: Path, lines: Lines) -> None:
    async with open_house(tmp_path / "games.db") as house, house.guest() as guest:
        me = await guest.me()
        game = (await guest.open(seats=(ME, ME)))["id"]
        for method, path in (
            ("POST", f"/api/games/{game}/keys"),
            ("POST", "/api/me/renewal"),
            ("DELETE", "/api/me"),
        ):
            assert (await guest.http.request(method, path)).is_success
    logged = [line for line in lines if "guest" in line and line["message"] != "request"]
    assert [line["message"] for line in logged] == ["new guest", *["keys renewed"] * 3]
    assert {line["guest"] for line in logged} == {me}
    assert all(line["request_id"] for line in logged)
    assert not [line for line in logged if "address" in line], "an id is not tied to an address"


async def test_requests_name_the_guest_whose_cookie_they_carry(
    tmp_path: Path, lines: Lines
) -> None:
    limits = replace(PLENTY, guest_requests_per_second=0.01, guest_request_burst=6)
    async with open_house(tmp_path / "games.db", limits=limits) as house, house.guest() as guest:
        me = await guest.me()
        lines.clear()
        await guest.open(seats=(ME, ME))
        await guest.http.get("/api/games/nosuchgame")
        await guest.http.get("/api/me")
        await guest.http.get("/healthz")
        async with house.guest() as forger:
            forger.http.cookies.set("fourfold_guest", f"{me}.forged")
            await forger.http.get("/api/me")
    logged = [line for line in lines if line["message"] == "request"]
    about = [(line["status"], line.get("guest"), line.get("address")) for line in logged]
    assert about == [
        (201, me, None),
        (404, me, WHERE),
        (429, me, WHERE),
        (200, None, None),
        (200, None, None),
    ]
    assert guest.http.cookies["fourfold_guest"] not in str(lines)


async def test_sockets_and_their_refused_messages_name_the_guest(
    tmp_path: Path, lines: Lines
) -> None:
    async with open_house(tmp_path / "games.db") as house, house.guest() as guest:
        me = await guest.me()
        async with house.guest() as host:
            game = (await host.open(seats=(ME, ME), starter=1))["id"]
        async with guest.watch(game) as watcher:
            assert (await watcher.act("move", move="=5", seat=1))["code"] == "not_your_seat"
        await until_logged(lines, message="socket", guest=me, status=101)
    line = await until_logged(lines, message="a message was refused")
    assert (line["guest"], line["address"]) == (me, WHERE)


async def test_unauthorised_attempts_are_logged(tmp_path: Path, lines: Lines) -> None:
    async with (
        open_house(tmp_path / "games.db") as house,
        house.guest() as host,
        house.guest() as stranger,
    ):
        game = (await host.open(seats=(ME, ME), starter=1))["id"]
        async with stranger.watch(game) as watcher:
            refused = await watcher.act("move", move="=5", seat=1)
            assert refused["code"] == "not_your_seat"
        line = await until_logged(lines, message="a message was refused")
        assert (line["code"], line["address"], line["game_id"]) == ("not_your_seat", WHERE, game)
        stranger.http.cookies.set("fourfold_guest", "somebody.forged")
        await stranger.http.get("/api/me")
        line = await until_logged(lines, code="bad_cookie")
        assert line["address"] == WHERE
        assert "forged" not in str(lines)
