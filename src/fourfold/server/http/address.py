"""From where a request comes, as the limits count it."""

from ipaddress import IPv6Address, ip_address

from starlette.types import Scope

HOUSEHOLD_BITS = 64
"""Of an IPv6 address: whoever has one has all that begin in the same way."""


def find_address(scope: Scope) -> str:
    """Return the address of a client, or of its household where it has more addresses than one."""
    client = scope.get("client")
    host: str = client[0] if client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> HOUSEHOLD_BITS << HOUSEHOLD_BITS)}/{HOUSEHOLD_BITS}"
