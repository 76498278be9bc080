"""A server process that can be killed and restarted."""

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

COMMAND = Path(sys.executable).with_name("fourfold")
TIMEOUT_SECONDS = 60.0


class Server:
    """`fourfold serve` on its own port and database, with further options."""

    def __init__(self, folder: Path, *options: str, command: Path = COMMAND) -> None:
        self._command = command
        self._options = options
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port = listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = folder / "games.db"
        self._log = (folder / "log.txt").open("ab")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = subprocess.Popen(
            [
                self._command,
                *("serve", "--port", str(self.port), "--unlimited", "--log-level", "warning"),
                *("--bot-pause", "0"),
                *("--database", f"sqlite:///{self.database}"),
                *self._options,
            ],
            stdout=self._log,
            stderr=self._log,
        )
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < deadline:
            try:
                with urlopen(f"{self.address}/readyz"):
                    return
            except (URLError, OSError):
                time.sleep(0.1)
        raise TimeoutError("the server does not answer")

    def ensure_running(self) -> None:
        """Start it unless it is already running."""
        if self._process is None or self._process.poll() is not None:
            self.start()

    def kill(self) -> None:
        """Kill it, as in a power cut."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it for good."""
        self._end(signal.SIGTERM)
        self._log.close()

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(TIMEOUT_SECONDS)
            self._process = None
