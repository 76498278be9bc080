"""Client addresses, grouped as the limits count them."""

from collections.abc import Hashable
from ipaddress import IPv6Address, ip_address

from starlette.types import Scope

from fourfold.server.storage.house_rules import HOUSEHOLD_BITS

SITE_BITS = 48
"""Prefix length of an IPv6 site, which providers assign as a whole: 65,536 household networks."""

HOUSEHOLDS_PER_SITE = 4
"""A site may use as much as this many households: some providers share one among customers."""


Shares = dict[Hashable, float]
"""The networks that a client counts towards, and by how much: household, and IPv6 site."""


def find_address(scope: Scope) -> str:
    """Return a client's address, or its household's network in IPv6."""
    return find_household(find_shares(find_host(scope)))


def find_site(scope: Scope) -> str:
    """Return a client's address, or its site's network in IPv6."""
    return str(list(find_shares(find_host(scope)))[-1])


def find_household(shares: Shares) -> str:
    """Return the address, or the IPv6 household, of these networks."""
    return str(next(iter(shares)))


def find_host(scope: Scope) -> str:
    """Return a client's exact address; empty if unknown."""
    client = scope.get("client")
    host: str = client[0] if client else ""
    return host


def find_shares(host: str, cost: float = 1.0) -> Shares:
    """Return the networks to charge for a client's request of this cost, household first."""
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
