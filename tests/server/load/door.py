"""Where the clients of a run connect: a server itself, or a balancer before several."""

import ssl
from typing import Protocol


class Door(Protocol):
    """An address on this machine."""

    @property
    def host(self) -> str: ...

    @property
    def port(self) -> int: ...

    @property
    def tls(self) -> ssl.SSLContext | None:
        """How to speak TLS there; None where nobody does."""
