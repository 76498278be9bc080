"""Where a run's clients connect: a server itself, or a load balancer."""

import ssl
from typing import Protocol


class Endpoint(Protocol):
    """An address on this machine."""

    @property
    def host(self) -> str: ...

    @property
    def port(self) -> int: ...

    @property
    def tls(self) -> ssl.SSLContext | None:
        """How to use TLS there; None without it."""
