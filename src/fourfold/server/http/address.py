"""From where a request comes, as the limits count it."""

from collections.abc import Hashable
from ipaddress import IPv6Address, ip_address

from starlette.types import Scope

from fourfold.server.storage.house_rules import HOUSEHOLD_BITS

SITE_BITS = 48
"""Of an IPv6 address: providers hand out whole sites, and each holds 65,536 households."""

HOUSEHOLDS_PER_SITE = 4
"""A site may do what this many households may: some providers share one among customers."""


Shares = dict[Hashable, float]
"""For what a client counts, and by how much: its household, and in IPv6 its site."""


def find_address(scope: Scope) -> str:
    """Return the address of a client, or of its household where it has more addresses than one."""
    return str(next(iter(find_shares(find_host(scope)))))


def find_host(scope: Scope) -> str:
    """Return a client's own address; empty where it has none."""
    client = scope.get("client")
    host: str = client[0] if client else ""
    return host


def find_shares(host: str, cost: float = 1.0) -> Shares:
    """Return for what a client counts that does something of this cost; its household is first."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return {host: cost}
    if not isinstance(address, IPv6Address):
        return {host: cost}
    if address.ipv4_mapped is not None:
        return {str(address.ipv4_mapped): cost}
    return {
        _network(address, HOUSEHOLD_BITS): cost,
        _network(address, SITE_BITS): cost / HOUSEHOLDS_PER_SITE,
    }


def _network(address: IPv6Address, bits: int) -> str:
    host_bits = 128 - bits
    return f"{IPv6Address(int(address) >> host_bits << host_bits)}/{bits}"
