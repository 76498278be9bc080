"""The client address that the limits use."""

import pytest

from fourfold.server.http.address import find_address, find_shares, find_site
from fourfold.server.http.headcount import Headcount
from fourfold.server.http.proxy import Proxies


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a socket", "a socket"),
    ],
)
def test_an_ipv6_address_counts_as_its_network(host: str, address: str) -> None:
    assert find_address({"client": (host, 1)}) == address


@pytest.mark.parametrize(
    ("host", "site"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("2001:db8:1:ffff::1", "2001:db8:1::/48"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_an_ipv6_customer_is_one_site(host: str, site: str) -> None:
    assert find_site({"client": (host, 1)}) == site


def test_a_missing_client_address_is_an_empty_string() -> None:
    assert find_address({}) == ""


def test_an_ipv6_site_gets_the_limits_of_four_households() -> None:
    count = Headcount()
    for household in range(16):
        count.add(find_shares(f"2001:db8:1:{household:x}::1"))
    assert count.count(find_shares("2001:db8:1:ffff::1")) == 4, "in this site"
    assert count.count(find_shares("2001:db8:2:1::1")) == 0, "in another one"
    count.remove(find_shares("2001:db8:1:0::1"))
    assert count.count(find_shares("2001:db8:1:0::2")) == 3.75


def test_a_count_forgets_closed_connections() -> None:
    count = Headcount()
    for host in ("192.0.2.7", "2001:db8::1", ""):
        count.add(find_shares(host))
        count.remove(find_shares(host))
    assert not count._open


def test_trusted_proxies_are_addresses_networks_or_all() -> None:
    some = Proxies(("127.0.0.1", "10.0.0.0/8"))
    assert [some.trusts(host) for host in ("127.0.0.1", "10.1.2.3", "192.0.2.7", "", "x")] == [
        True,
        True,
        False,
        False,
        False,
    ]
    everyone = Proxies(("*",))
    assert everyone.trusts("192.0.2.7")
    assert not everyone.lists("192.0.2.7"), "covered by *, but not listed"
