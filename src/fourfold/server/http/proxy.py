"""Which addresses are those of trusted proxies."""

from ipaddress import ip_address, ip_network

EVERYONE = "*"


class Proxies:
    """The proxies whose forwarded headers are trusted, as `--trusted-proxy` names them."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.has_everyone = EVERYONE in names
        """Whether anybody is taken for a proxy."""
        self._networks = [ip_network(name) for name in names if name != EVERYONE]

    def trust(self, host: str) -> bool:
        """Tell whether an address is that of a trusted proxy."""
        return self.has_everyone or self.name(host)

    def name(self, host: str) -> bool:
        """Tell whether an address is one that was named, and not only one of everybody's."""
        if not self._networks:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
