"""Open connections: whose unread bytes count together, and which address is logged."""

import asyncio
import logging
from typing import Any, cast

import pytest

from fourfold.server.config import Limits
from fourfold.server.http.address import find_shares
from fourfold.server.http.links import MAX_UNREAD_BYTES_PER_ADDRESS, Link, Links
from fourfold.server.http.proxy import Proxies
from fourfold.server.log.sampling import MAX_REPEATS, Sampler

pytestmark = pytest.mark.anyio

PROXY = "127.0.0.1"
MEGABYTE = 1_000_000
MAX_FULL = MAX_UNREAD_BYTES_PER_ADDRESS // MEGABYTE


class Line:
    """A connection's transport, which only knows where it comes from."""

    def __init__(self, host: str) -> None:
        self._host = host
        self.is_cut = False

    def get_extra_info(self, name: str) -> Any:
        """Return the peer's address, or this as a socket."""
        return (self._host, 1) if name == "peername" else self

    def fileno(self) -> int:
        """Return a low descriptor."""
        return 5

    def abort(self) -> None:
        """Cut the connection."""
        self.is_cut = True


def enter(links: Links, host: str, client: str | None = None) -> Link:
    """Open a connection from a host, on which a proxy forwards a client's request if given."""
    link = links.enter(cast(asyncio.Transport, Line(host)))
    if client is not None:
        link.client = find_shares(client)
    return link


def is_cut(link: Link) -> bool:
    return cast(Line, link.transport).is_cut


@pytest.mark.parametrize("host", [PROXY, "203.0.113.9"])
async def test_unread_bytes_count_per_client_also_behind_a_proxy(host: str) -> None:
    links = Links(Limits(), Proxies((PROXY,)))
    client = "203.0.113.9" if host == PROXY else None
    full = [enter(links, host, client) for _ in range(MAX_FULL + 1)]
    for link in full:
        links.hold(link, MEGABYTE)
    assert [is_cut(link) for link in full] == [False] * MAX_FULL + [True]
    other = enter(links, PROXY, "203.0.113.10")
    links.hold(other, MEGABYTE)
    assert not is_cut(other), "another client of the proxy"


async def test_unread_bytes_are_forgotten_when_they_are_read_or_the_connection_ends() -> None:
    links = Links(Limits(), Proxies((PROXY,)))
    for client in ("203.0.113.9", "2001:db8::9"):
        for number in range(3 * MAX_FULL):
            link = enter(links, PROXY, client)
            links.hold(link, MEGABYTE)
            # The proxy's connection carries another client's request by now.
            link.client = find_shares("203.0.113.10")
            if number % 2:
                links.release(link)
            links.leave(link)
            assert not is_cut(link)
    assert not links._unread._open


async def test_an_ipv6_site_may_leave_as_much_unread_as_four_households() -> None:
    links = Links(Limits(), Proxies((PROXY,)))
    full = [enter(links, PROXY, f"2001:db8:1:{n:x}::1") for n in range(4 * MAX_FULL + 1)]
    for link in full:
        links.hold(link, MEGABYTE)
    assert [is_cut(link) for link in full] == [False] * 4 * MAX_FULL + [True]


async def test_without_limits_per_address_nothing_is_counted() -> None:
    links = Links(Limits.none(), Proxies((PROXY,)))
    full = [enter(links, PROXY, "203.0.113.9") for _ in range(2 * MAX_FULL)]
    for link in full:
        links.hold(link, MEGABYTE)
    assert not any(is_cut(link) for link in full)


async def test_an_ipv6_network_fills_the_log_no_more_than_one_address(
    caplog: pytest.LogCaptureFixture,
) -> None:
    links = Links(Limits(), Proxies(()))
    for number in range(200):
        enter(links, f"2001:db8:1:2:{number:x}::1").cut("it sends too many frames")
    records = [record for record in caplog.records if record.name == "fourfold.server.http.links"]
    assert {vars(record)["address"] for record in records} == {"2001:db8:1:2::/64"}
    sampler = Sampler()
    assert sum(len(sampler.admit(record, 0.0)) for record in records) == MAX_REPEATS


async def test_the_log_names_a_proxys_client(caplog: pytest.LogCaptureFixture) -> None:
    links = Links(Limits(), Proxies((PROXY,)))
    with caplog.at_level(logging.WARNING):
        enter(links, PROXY, "2001:db8:1:2::9").cut("it sends too many frames")
        enter(links, PROXY).cut("it sends too many frames")
    assert [vars(record)["address"] for record in caplog.records] == ["2001:db8:1:2::/64", PROXY]
