"""Trusted proxies."""

from ipaddress import ip_address, ip_network

EVERYONE = "*"


class Proxies:
    """The proxies whose forwarded headers are trusted, from `--trusted-proxy`."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.trusts_everyone = EVERYONE in names
        """Whether every client is trusted as a proxy."""
        self._networks = [ip_network(name) for name in names if name != EVERYONE]

    def trusts(self, host: str) -> bool:
        """Return whether an address belongs to a trusted proxy."""
        return self.trusts_everyone or self.lists(host)

    def lists(self, host: str) -> bool:
        """Return whether an address is explicitly listed, not only covered by `*`."""
        if not self._networks:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
