"""The layer in front of the application: origins, headers, cookies, proxies."""

import json
from dataclasses import replace

import pytest
from websockets.exceptions import InvalidStatus

from fourfold.server.config import Config
from fourfold.server.http.guard import HEADERS
from tests.server.guest import ME, Guest
from tests.server.house import PLENTY, House, open_house

pytestmark = pytest.mark.anyio

FOREIGN_ORIGINS = (
    "http://evil.example",
    "https://127.0.0.1",
    "null",
    "http://[",
    "http://",
    "",
    "file://",
    "\xff",
)

JOIN_ID = "a-random-id-that-nobody-knows"
"""A newcomer's id for a request that they may retry."""


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
async def test_a_foreign_origin_is_refused_before_the_upgrade(house: House, origin: str) -> None:
    async with house.guest() as host:
        game = (await host.open())["id"]
        with pytest.raises(InvalidStatus) as refused:
            async with host.connect(game, origin=origin):
                pass
        assert refused.value.response.status_code in (400, 403)


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
async def test_a_foreign_origin_changes_nothing_over_http(house: House, origin: str) -> None:
    async with house.guest() as host:
        headers = {b"origin": origin.encode("latin-1")}
        answer = await host.http.put("/api/me", json={"name": "x"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
        assert (await host.http.get("/api/me")).json() is None


async def test_requests_from_our_own_pages_are_accepted(house: House) -> None:
    async with house.guest() as host:
        game = (await host.open())["id"]
        async with host.connect(game, origin=house.url) as watcher:
            await watcher.send({"type": "watch"})
            assert (await watcher.next())["type"] == "snapshot"
        answer = await host.http.put("/api/me", json={"name": "x"}, headers={"origin": house.url})
        assert answer.status_code == 200


@pytest.mark.parametrize("host", ["[", "[::1", "a b", "\xff", "evil.example:x", "@", ""])
async def test_an_invalid_host_is_not_a_server_error(house: House, host: str) -> None:
    async with house.guest() as guest:
        headers = {b"host": host.encode("latin-1")}
        for method, path in (("GET", "/api/me"), ("PUT", "/api/me"), ("GET", "/api/games/")):
            answer = await guest.http.request(method, path, json={"name": "x"}, headers=headers)
            assert answer.status_code < 500


async def test_every_answer_has_the_security_headers(house: House) -> None:
    async with house.guest() as guest:
        for path in ("/api/me", "/nowhere", "/api/games/none", "/healthz", "/api/openapi.json"):
            answer = await guest.http.get(path)
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        answer = await guest.http.post("/api/games", content=b"x" * 100_000)
        assert answer.status_code == 413
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers


async def test_personal_responses_are_not_cached(house: House) -> None:
    async with house.guest() as guest:
        paths = ("/api/me", "/api/games", "/api/games/mine", "/api/games/lobby", "/api/games/none")
        for path in paths:
            assert (await guest.http.get(path)).headers["cache-control"] == "no-store"


async def test_the_cookie_is_kept_from_scripts_and_from_other_sites(house: House) -> None:
    async with house.guest() as guest:
        answer = await guest.http.put("/api/me", json={"name": "x"})
        cookie = answer.headers["set-cookie"].lower()
        flags = {flag.strip() for flag in cookie.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= flags
        assert "secure" not in flags, "over plain http a secure cookie would be lost"
        assert "domain" not in cookie


async def test_a_forged_cookie_identifies_nobody(house: House) -> None:
    async with house.guest() as host, house.guest() as thief:
        game = (await host.open("quartino", "wheel"))["id"]
        public = await host.me()
        value = host.http.cookies["fourfold_guest"]
        for forged in (public, f"{public}.", f"{public}.{'A' * 43}", value[:-1], value + "A", "."):
            headers = {"cookie": f"fourfold_guest={forged}"}
            assert (await thief.http.get("/api/me", headers=headers)).json() is None
            answer = await thief.http.get(f"/api/games/{game}/keys", headers=headers)
            assert answer.json()["seats"] == []


async def test_forwarded_headers_are_ignored_unless_the_proxy_is_trusted(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Otherwise anybody could get a new address, and new limits, with every request."""
    limits = replace(PLENTY, newcomer_requests_per_second=0.001, newcomer_request_burst=5)
    database = tmp_path_factory.mktemp("proxy") / "games.db"
    async with open_house(database, limits=limits) as strict, strict.guest() as guest:
        answers = [await ask_from(guest, number) for number in range(8)]
        assert answers.count(429) == 3
    trusting = Config(trusted_proxies=("127.0.0.1",))
    database = tmp_path_factory.mktemp("proxy") / "games.db"
    async with (
        open_house(database, limits=limits, config=trusting) as other,
        other.guest() as guest,
    ):
        assert [await ask_from(guest, number) for number in range(8)] == [200] * 8


async def ask_from(guest: Guest, number: int) -> int:
    """Send a request with another address in every proxy header; return the status."""
    address = f"198.51.100.{number}"
    headers = {
        "x-forwarded-for": address,
        "x-real-ip": address,
        "forwarded": f"for={address}",
    }
    return (await guest.http.get("/api/me", headers=headers)).status_code


async def test_a_refused_request_creates_no_guest(house: House) -> None:
    async with house.guest() as guest:
        bad = await guest.http.post("/api/games", json={"game": "chess"})
        unknown = await guest.http.post("/api/games/nosuchgame/seats", json={})
        assert (bad.status_code, unknown.status_code) == (422, 404)
        assert not guest.http.cookies
        assert (await guest.http.get("/api/me")).json() is None


async def test_a_refused_place_creates_no_guest(house: House) -> None:
    async with house.guest() as host, house.guest() as other, house.guest() as newcomer:
        waiting, full = (await host.open())["id"], (await host.open())["id"]
        await other.sit(full)
        rules = {"game": "quarto", "rules": "CSHT"}
        copied = {**rules, "seats": [ME, ME], "source": {"game": full, "moves": 0}}
        before = await house.application.hall.storage.take_survey()
        for path, body, code in (
            (f"/api/games/{waiting}/seats", {"seat": 1}, "seat_taken"),
            (f"/api/games/{waiting}/seats", {"seat": 1, "id": JOIN_ID}, "seat_taken"),
            (f"/api/games/{full}/seats", {}, "room_full"),
            ("/api/games", copied, "not_started"),
            ("/api/games/seek", {**rules, "room": waiting}, "game_over"),
            ("/api/games/seek", {**rules, "room": waiting, "id": JOIN_ID}, "game_over"),
        ):
            answer = await newcomer.http.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (409, code), path
        assert not newcomer.http.cookies
        assert (await house.application.hall.storage.take_survey()).guests == before.guests
        await newcomer.sit(waiting, id=JOIN_ID)


async def test_a_denied_socket_says_why(house: House) -> None:
    async with house.guest() as guest:
        with pytest.raises(InvalidStatus) as caught:
            async with guest.connect("nosuchgame"):
                pass
        answer = caught.value.response
        assert answer.status_code == 404
        assert json.loads(answer.body)["code"] == "unknown_game"
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS


async def test_a_stale_action_over_http_gets_the_version(house: House) -> None:
    async with house.guest() as host:
        game = (await host.open(seats=(ME, ME), starter=1))["id"]
        assert (await host.act(game, "move", 4, seat=1, move="=5")).status_code == 200
        stale = await host.act(game, "move", 4, seat=2, move="a1")
        assert (stale.status_code, stale.json()["code"], stale.json()["version"]) == (
            409,
            "stale",
            5,
        )
