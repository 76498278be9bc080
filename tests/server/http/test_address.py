"""From where a request comes, as the limits count it."""

import pytest

from fourfold.server.http.address import find_address


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
def test_whoever_has_one_address_of_ipv6_has_all_beside_it(host: str, address: str) -> None:
    assert find_address({"client": (host, 1)}) == address


def test_one_who_comes_from_nowhere() -> None:
    assert find_address({}) == ""
