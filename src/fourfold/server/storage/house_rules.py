"""What an administrator has told all processes of a server: who is blocked, what is announced."""

import json
from dataclasses import asdict, dataclass
from functools import cached_property
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Self

HOUSEHOLD_BITS = 64
"""Of an IPv6 address: whoever has one has all that begin in the same way."""


@dataclass(frozen=True)
class HouseRules:
    """Blocks and announcements; stored as one setting, which processes read every second or two."""

    notice: str | None = None
    """What every page shows, such as that the server will be down at noon."""

    guests: tuple[str, ...] = ()
    """The ids of guests who are blocked."""

    networks: tuple[str, ...] = ()
    """Networks and single addresses from which nobody may come."""

    renamings: int = 0
    """Bumped when stored names have changed: processes then read their games again."""

    @classmethod
    def decode(cls, value: bytes) -> Self:
        """Read the stored form; what a newer version has added is left out."""
        found = json.loads(value)
        return cls(
            notice=found.get("notice"),
            guests=tuple(found.get("guests", ())),
            networks=tuple(found.get("networks", ())),
            renamings=found.get("renamings", 0),
        )

    def encode(self) -> bytes:
        """Return the stored form."""
        return json.dumps(asdict(self)).encode()

    @property
    def blocks_anybody(self) -> bool:
        """Whether anybody is blocked at all."""
        return bool(self.guests or self.networks)

    def is_blocked(self, host: str, guest: str | None) -> bool:
        """Return whether somebody may not come: by the guest of the cookie, or from where."""
        return guest in self.guests or (bool(self._networks) and self._is_inside(host))

    def _is_inside(self, host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(address in network for network in self._networks)

    @cached_property
    def _networks(self) -> tuple[IPv4Network | IPv6Network, ...]:
        return tuple(map(ip_network, self.networks))


def parse_network(text: str) -> str:
    """Return an address or network as it is blocked; raise ValueError where it is none.

    A single IPv6 address stands for its household.
    """
    network = ip_network(text)
    if isinstance(network, IPv6Network) and network.prefixlen > HOUSEHOLD_BITS:
        network = network.supernet(new_prefix=HOUSEHOLD_BITS)
    return str(network)
