"""A real server process: started, watched, killed, restarted."""

import contextlib
import ctypes
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from random import SystemRandom

from tests.server.guest import Guest

PORTS = range(20_000, 32_000)
SERVE = ("-c", "from fourfold.cli import main; main()", "serve", "--bot-pause", "0")
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """`fourfold serve` on one port and one database, however often it is started.

    A `wrapper` is a command that runs it as its own process, such as `strace -D`; `python` is
    another environment's interpreter.
    """

    def __init__(
        self,
        database: str,
        log: Path,
        *,
        options: tuple[str, ...] = (),
        launcher: tuple[str, ...] = SERVE,
        wrapper: tuple[str, ...] = (),
        python: str = sys.executable,
    ) -> None:
        self.host = "127.0.0.1"
        self.tls: ssl.SSLContext | None = None
        self.port = _free_port()
        self.database = database
        self.log = log
        arguments = (
            *("--host", self.host, "--port", str(self.port), "--database", database),
            *("--unlimited", "--log-level", "warning", *options),
        )
        self._command = (*wrapper, python, *launcher, *arguments)
        self._environment = {**os.environ}
        if python != sys.executable:
            # The other Python has its own package, which must take precedence over this checkout's.
            self._environment.pop("PYTHONPATH", None)
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start it without waiting."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
                preexec_fn=_die_with_parent,
            )

    def start(self) -> None:
        """Start it and return once it is ready, however long that takes on a busy machine."""
        self.begin()
        while not self._is_ready():
            if self._process is not None and self._process.poll() is not None:
                raise RuntimeError(self.log.read_text("utf-8", "replace")[-4_000:])
            time.sleep(0.05)

    def kill(self) -> None:
        """Kill it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it as an administrator would."""
        self._end(signal.SIGTERM)

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def guest(self) -> Guest:
        """Return a new guest."""
        return Guest(self.url)

    @property
    def pid(self) -> int:
        assert self._process is not None, "the server is not running"
        return self._process.pid

    def memory(self) -> int:
        """Return its memory in bytes, without its workers'."""
        return int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1]) * PAGE

    def processor_seconds(self) -> float:
        """Return its CPU time, without its workers'."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def workers(self) -> list[int]:
        """Return its processes for bots and analysis."""
        return find_workers(self.pid)

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()

    def _end(self, number: signal.Signals) -> None:
        assert self._process is not None, "the server is not running"
        self._process.send_signal(number)
        self._process.wait()
        self._process = None

    def _is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False


def _free_port() -> int:
    """Return a port that the system assigns to no client.

    A client calling a server that is down could get that very port, and connect to itself.
    """
    while True:
        port = SystemRandom().choice(PORTS)
        with socket.socket() as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                listener.bind(("127.0.0.1", port))
                return port


def _die_with_parent() -> None:
    """Make the server exit when its parent is killed."""
    if sys.platform == "linux":
        set_death_signal = 1
        ctypes.CDLL(None).prctl(set_death_signal, signal.SIGKILL)


def find_workers(pid: int) -> list[int]:
    """Return a server's processes for bots and analysis."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        # A process may exit in between.
        with contextlib.suppress(OSError):
            parent = (folder / "stat").read_text("utf-8").rpartition(") ")[2].split()[1]
            command = (folder / "cmdline").read_bytes()
            # Besides the workers there is Python's resource tracker.
            if int(parent) == pid and b"spawn_main" in command:
                found.append(int(folder.name))
    return found
