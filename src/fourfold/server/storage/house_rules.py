"""Blocks and announcements that an administrator sets for all server processes."""

import json
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from functools import cached_property
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Self

MAX_ACTS = 20
"""How many of an administrator's latest acts are stored."""

HOUSEHOLD_BITS = 64
"""Prefix length of an IPv6 network that belongs to one household."""


@dataclass(frozen=True)
class HouseRules:
    """Blocks and announcements; stored as one setting, which processes poll every second or two."""

    notice: str | None = None
    """Announcement shown on every page, such as planned downtime."""

    guests: tuple[str, ...] = ()
    """The ids of blocked guests."""

    networks: tuple[str, ...] = ()
    """Blocked networks and addresses."""

    renamings: int = 0
    """Bumped when stored names change, so that processes reload their games."""

    acts: tuple[str, ...] = ()
    """The administrator's latest acts with their times, for the servers' logs."""

    def note(self, act: str, at: datetime) -> Self:
        """Return the rules with one more act."""
        line = f"{act} at {at.isoformat(timespec='milliseconds')}"
        return replace(self, acts=(*self.acts, line)[-MAX_ACTS:])

    @classmethod
    def decode(cls, value: bytes) -> Self:
        """Decode the stored form, ignoring fields that a newer version added."""
        found = json.loads(value)
        return cls(
            notice=found.get("notice"),
            guests=tuple(found.get("guests", ())),
            networks=tuple(found.get("networks", ())),
            renamings=found.get("renamings", 0),
            acts=tuple(found.get("acts", ())),
        )

    def encode(self) -> bytes:
        """Return the stored form."""
        return json.dumps(asdict(self)).encode()

    @property
    def blocks_anybody(self) -> bool:
        """Whether anybody is blocked at all."""
        return bool(self.guests or self.networks)

    def is_blocked(self, host: str, guest: str | None) -> bool:
        """Return whether a client is blocked, by its address or its cookie's guest."""
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
    """Return the network to block for an address or network; raise ValueError if it is neither.

    A single IPv6 address blocks its household.
    """
    network = ip_network(text)
    if isinstance(network, IPv6Network) and network.prefixlen > HOUSEHOLD_BITS:
        network = network.supernet(new_prefix=HOUSEHOLD_BITS)
    return str(network)
