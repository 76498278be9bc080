"""Host names, origins, and HSTS."""

import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus

from fourfold.server.config import Config
from fourfold.server.http.site import Site
from fourfold.server.refusal import Refusal
from tests.server.house import House, memory_folder, open_house

pytestmark = pytest.mark.anyio

PAGE = "https://play.example.org"
TLS = {"x-forwarded-proto": "https", "host": "play.example.org"}
HSTS = "max-age=31536000; includeSubDomains"


@pytest.fixture(scope="module")
async def site(anyio_backend: str) -> AsyncIterator[House]:
    """Start a server behind a TLS proxy, with a host name and a page on another origin."""
    assert anyio_backend == "asyncio"
    config = Config(
        origins=(PAGE,),
        host_names=("fourfold.example.org",),
        hsts=True,
        metrics_token="open-sesame",
        trusted_proxies=("127.0.0.1",),
    )
    with tempfile.TemporaryDirectory(dir=memory_folder()) as folder:
        async with open_house(Path(folder) / "games.db", config=config) as house:
            yield house


def check(config: Config, host: str, *, server: str = "192.168.1.5", peer: str = "") -> bool:
    """Return whether a request with this `Host` is answered."""
    scope = {"server": (server, 8004), "fourfold.peer": peer}
    try:
        Site(config).check_host(scope, Headers({"host": host}))
    except Refusal:
        return False
    return True


def test_configured_and_local_host_names_are_accepted() -> None:
    config = Config(origins=("https://a.example:8443",), host_names=("B.example",))
    for host in ("a.example", "a.example:8443", "b.example:1", "b.EXAMPLE.", "192.168.1.5:8004"):
        assert check(config, host)
    assert not check(config, "c.example")
    assert not check(Config(), "b.example")


@pytest.mark.parametrize("server", ["10.0.0.3", "93.184.216.34", "2a00:1450:4001:82a::200e", "::1"])
def test_an_unknown_host_name_is_refused_even_at_a_public_address(server: str) -> None:
    """Behind a home router, the address may be reachable only from the home network."""
    assert not check(Config(host="::"), "play.example.org", server=server)
    named = Config(host="::", host_names=("play.example.org",))
    assert check(named, "play.example.org", server=server)
    for host in ("[2a00:1450:4001:82a::200e]:8004", "[fe80::1]", "93.184.216.34:8004"):
        assert check(Config(host="::"), host, server=server)


def test_a_proxys_host_names_are_accepted_unless_names_are_configured() -> None:
    behind = Config(trusted_proxies=("10.0.0.1",))
    assert check(behind, "play.example.org", peer="10.0.0.1")
    assert not check(behind, "play.example.org", peer="10.0.0.2")
    named = Config(trusted_proxies=("10.0.0.1",), host_names=("play.example.org",))
    assert check(named, "play.example.org", peer="10.0.0.1")
    assert not check(named, "other.example.org", peer="10.0.0.1")


async def test_a_refused_host_name_says_what_to_do(house: House) -> None:
    async with house.guest() as guest:
        answer = await guest.http.get("/api/me", headers={"host": "play.example.org:80"})
        assert answer.status_code == 403
        assert "--host-name play.example.org" in answer.json()["detail"]


async def test_a_configured_origin_may_use_the_api(site: House) -> None:
    async with site.guest() as guest:
        headers = {"origin": PAGE, "access-control-request-method": "PUT"}
        preflight = await guest.http.options("/api/me", headers=headers)
        assert preflight.status_code == 204
        assert preflight.headers["access-control-allow-origin"] == PAGE
        assert "PUT" in preflight.headers["access-control-allow-methods"]
        assert "x-seat-token" in preflight.headers["access-control-allow-headers"]
        answer = await guest.http.put("/api/me", json={"name": "Ann"}, headers={"origin": PAGE})
        assert answer.status_code == 200
        assert answer.headers["access-control-allow-credentials"] == "true"
        assert "origin" in answer.headers["vary"].lower()
        refused = await guest.http.get("/api/games/nothere1", headers={"origin": PAGE})
        assert refused.status_code == 404
        assert refused.headers["access-control-allow-origin"] == PAGE, "the page can read why"
        strange = await guest.http.get("/api/me", headers={"origin": "http://evil.example"})
        assert "access-control-allow-origin" not in strange.headers


async def test_over_tls_the_cookie_is_bound_to_this_host(site: House) -> None:
    async with site.guest() as guest:
        answer = await guest.http.put("/api/me", json={"name": "Ann"}, headers=TLS)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-fourfold_guest=")
        flags = {flag.strip().lower() for flag in cookie.split(";")[1:]}
        assert {"secure", "httponly", "path=/", "samesite=lax"} <= flags
        assert "domain" not in cookie.lower()
        assert answer.headers["strict-transport-security"] == HSTS
        guest.http.cookies.clear()
        value = cookie.partition(";")[0]
        again = await guest.http.get("/api/me", headers={**TLS, "cookie": value})
        assert again.json() == answer.json()


async def test_a_denied_sockets_response_has_hsts_too(site: House) -> None:
    async with site.guest() as guest:
        with pytest.raises(InvalidStatus) as denied:
            async with guest.connect("nosuchgame", **{"x-forwarded-proto": "https"}):
                pass
        assert denied.value.response.headers["strict-transport-security"] == HSTS


async def test_a_guest_from_before_tls_stays_the_same(site: House) -> None:
    async with site.guest() as guest:
        old = await guest.http.put("/api/me", json={"name": "Ann"})
        assert "strict-transport-security" not in old.headers, "over plain http it has no meaning"
        plain = old.headers["set-cookie"].partition(";")[0]
        guest.http.cookies.clear()
        new = await guest.http.put(
            "/api/me", json={"name": "Ben"}, headers={**TLS, "cookie": plain}
        )
        assert new.json()["id"] == old.json()["id"]
        secure = new.headers["set-cookie"].partition(";")[0]
        guest.http.cookies.clear()
        forged = {**TLS, "cookie": f"__Host-fourfold_guest=forged; {plain}"}
        assert (await guest.http.get("/api/me", headers=forged)).json()["id"] == old.json()["id"]
        other = await guest.http.put("/api/me", json={"name": "Eve"})
        planted = other.headers["set-cookie"].partition(";")[0]
        guest.http.cookies.clear()
        both = {**TLS, "cookie": f"{planted}; {secure}"}
        assert (await guest.http.get("/api/me", headers=both)).json()["id"] == old.json()["id"]


async def test_metrics_are_for_this_machine_and_for_holders_of_the_token(site: House) -> None:
    away = {"x-forwarded-for": "203.0.113.9"}
    async with site.guest() as guest:
        assert (await guest.http.get("/metrics")).status_code == 200
        assert (await guest.http.get("/metrics", headers=away)).status_code == 403
        for token, status in (("open-sesame", 200), ("open", 403), ("\xff", 403)):
            bearer = f"Bearer {token}".encode("latin-1")
            given = {b"x-forwarded-for": b"203.0.113.9", b"authorization": bearer}
            assert (await guest.http.get("/metrics", headers=given)).status_code == status
        assert (await guest.http.get("/healthz", headers=away)).status_code == 200
