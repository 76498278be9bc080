"""The address for other machines, sent to the page on the server's own machine."""

import socket
from dataclasses import replace
from pathlib import Path

import pytest

from fourfold.server.config import Config
from fourfold.server.http import network
from fourfold.server.http.network import find_lan_host
from fourfold.server.serve import ServerError, listen
from tests.server.house import open_house


@pytest.mark.parametrize("bound", ["127.0.0.1", "::1", "localhost"])
def test_a_server_bound_to_loopback_has_no_lan_address(bound: str) -> None:
    assert find_lan_host(bound) is None


@pytest.mark.parametrize("bound", ["192.168.1.5", "games.local"])
def test_a_server_bound_to_one_address_reports_it(bound: str) -> None:
    assert find_lan_host(bound) == bound


class Probe(socket.socket):
    """A socket on a machine with a network."""

    def connect(self, _: object) -> None:
        """Select the interface."""

    def getsockname(self) -> tuple[str, int]:
        """Return the interface's address."""
        return {socket.AF_INET: "192.168.1.7", socket.AF_INET6: "fd00::7"}[self.family], 50_000


class Unplugged(socket.socket):
    """A socket on a machine without a network."""

    def connect(self, _: object) -> None:
        """Fail: there is no route."""
        raise OSError("network is unreachable")


@pytest.mark.parametrize(("bound", "host"), [("0.0.0.0", "192.168.1.7"), ("::", "fd00::7")])
def test_a_server_bound_to_all_addresses_reports_its_lan_address(
    monkeypatch: pytest.MonkeyPatch, bound: str, host: str
) -> None:
    monkeypatch.setattr(socket, "socket", Probe)
    assert find_lan_host(bound) == host
    monkeypatch.setattr(socket, "socket", Unplugged)
    assert find_lan_host(bound) is None


def test_a_server_bound_to_all_ipv6_addresses_has_no_ipv4_clients() -> None:
    """Otherwise a client on this machine would have a mapped address, and others could use IPv4."""
    try:
        listener = listen(replace(Config(), host="::", port=0))
    except ServerError as error:
        pytest.skip(f"no IPv6: {error}")
    with listener:
        assert listener.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)


@pytest.mark.anyio
async def test_the_page_on_this_machine_gets_the_lan_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path / "games.db") as house, house.guest() as guest:
        assert (await guest.http.get("/api/network")).json() == {"address": None}
        application = house.application
        monkeypatch.setattr(application, "config", replace(Config(), host="192.168.1.5"))
        port = house.url.rpartition(":")[2]
        answer = (await guest.http.get("/api/network")).json()
        assert answer == {"address": f"http://192.168.1.5:{port}"}
        monkeypatch.setattr(network, "find_host", lambda _: "192.168.1.9")
        assert (await guest.http.get("/api/network")).json() == {"address": None}
