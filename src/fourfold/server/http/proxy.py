"""Trusted proxies."""

from ipaddress import ip_address, ip_network

EVERYONE = "*"


class Proxies:
    """The proxies whose forwarded headers are trusted, from `--trusted-proxy`."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.has_everyone = EVERYONE in names
        """Whether every client is trusted as a proxy."""
        self._networks = [ip_network(name) for name in names if name != EVERYONE]

    def trust(self, host: str) -> bool:
        """Return whether an address is a trusted proxy's."""
        return self.has_everyone or self.name(host)

    def name(self, host: str) -> bool:
        """Return whether an address is explicitly listed, not only covered by `*`."""
        if not self._networks:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
