"""Servers for tests: one in its own process, as people start it, or one in the test's loop.

The latter has a clock that only the test moves, seeded randomness, and, if no bot plays, no worker
processes.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from math import inf
from pathlib import Path
from random import Random

import pytest

from fourfold.server.chance import Chance
from fourfold.server.clock import Clock
from fourfold.server.config import Config, Limits
from fourfold.server.http import application as application_module
from fourfold.server.http.application import Application
from fourfold.server.http.web_server import make_server
from fourfold.server.serve import listen
from fourfold.server.workers.workers import Workers
from tests.server.guest import TIMEOUT_SECONDS, Guest

PLENTY = Limits(
    messages_per_second=1e6,
    message_burst=1_000_000,
    guest_requests_per_second=1e6,
    guest_request_burst=1_000_000,
    newcomer_requests_per_second=1e6,
    newcomer_request_burst=1_000_000,
    address_requests_per_second=1e6,
    address_request_burst=1_000_000,
    files_per_second=1e6,
    file_burst=1_000_000,
    sockets_per_guest=0,
    newcomer_sockets=0,
    watches_per_second=1e6,
    watch_burst=1_000_000,
    address_watches_per_second=1e6,
    address_watch_burst=1_000_000,
    guests_per_minute=1e6,
    guest_burst=1_000_000,
    connections_per_address=0,
    sockets_per_address=0,
    rooms_per_guest=0,
    guest_rooms_per_minute=1e6,
    guest_room_burst=1_000_000,
    newcomer_rooms_per_minute=1e6,
    newcomer_room_burst=1_000_000,
    address_rooms_per_minute=1e6,
    address_room_burst=1_000_000,
    analyses_per_minute=1e6,
    analysis_burst=1_000_000,
    lag_seconds=0,
)
"""Limits that no test reaches; a busy machine refuses nothing either."""

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)


class ManualClock(Clock):
    """A clock that stands still until a test moves it."""

    def __init__(self, process: str | None = None) -> None:
        super().__init__()
        self.process = process or self.process
        self.seconds = 1_000.0
        self.wall = NOON
        self._began = self.seconds
        self._began_at = NOON

    def monotonic(self) -> float:
        """Return monotonic seconds."""
        return self.seconds

    def now(self) -> datetime:
        """Return the wall clock's time."""
        return self.wall

    def advance(self, seconds: float) -> None:
        """Let time pass, on both clocks."""
        self.seconds += seconds
        self.wall += timedelta(seconds=seconds)

    def set_wall(self, seconds: float) -> None:
        """Set the wall clock forward or back."""
        self.wall += timedelta(seconds=seconds)


class SeededChance(Chance):
    """Seeded randomness, the same every time."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def game_id(self) -> str:
        """Return an id for a game."""
        return f"game{self._random.getrandbits(48):012x}"

    def guest_id(self) -> str:
        """Return an id for a guest."""
        return f"guest{self._random.getrandbits(48):012x}"

    def below(self, limit: int) -> int:
        """Return a random number below a limit."""
        return self._random.randrange(limit)

    def seed(self) -> int:
        """Return a seed for a deal or for bots."""
        return self._random.getrandbits(62)


class NoWorkers(Workers):
    """Workers of a server without bots: starts no process."""

    async def open(self) -> None:
        """Start nothing."""


@dataclass
class House:
    """A server in the test's own loop."""

    application: Application
    clock: Clock
    url: str

    def guest(self) -> Guest:
        """Return a new guest."""
        return Guest(self.url)

    async def handle_due(self, game_id: str) -> None:
        """Check what is due in a game now, as the server does every few seconds."""
        await (await self.application.hall.room(game_id)).handle_due()


@asynccontextmanager
async def open_house(
    database: Path | str,
    *,
    limits: Limits | None = None,
    clock: Clock | None = None,
    chance: Chance | None = None,
    has_bots: bool = False,
    config: Config | None = None,
    max_descriptors: float = inf,
) -> AsyncIterator[House]:
    """Serve in this loop until the block ends; then stop as after a signal."""
    clock = clock or ManualClock()
    own = replace(config or Config(), database=str(database), limits=limits or PLENTY, port=0)
    if config is None:
        own = replace(own, bot_pause=0)
    application = Application(own, clock=clock, chance=chance)
    server = make_server(application, max_descriptors)
    with listen(own) as listener:
        with pytest.MonkeyPatch.context() as patch:
            if not has_bots:
                patch.setattr(application_module, "Workers", NoWorkers)
            serving = asyncio.ensure_future(server.serve([listener]))
            while not server.started:
                assert not serving.done(), serving.exception()
                await asyncio.sleep(0.01)
        try:
            port = listener.getsockname()[1]
            yield House(application, clock, f"http://127.0.0.1:{port}")
        finally:
            server.should_exit = True
            await serving


@dataclass
class ServerProcess:
    """A server in its own process."""

    process: "subprocess.Popen[bytes]"
    url: str
    log: Path

    def guest(self) -> Guest:
        """Return a new guest."""
        return Guest(self.url)

    def terminate(self) -> int:
        """Ask it to stop; return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(TIMEOUT_SECONDS)

    @property
    def is_alive(self) -> bool:
        """Whether it is still running."""
        return self.process.poll() is None

    @property
    def megabytes(self) -> float:
        """Its memory."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def start_server(
    folder: Path,
    *options: str,
    log: Path | None = None,
    module: str = "fourfold",
    port: int | None = None,
) -> Iterator[ServerProcess]:
    """Run `fourfold serve` until the block ends; its games and log are in a folder."""
    port = port or free_port()
    log = log or folder / "server.log"
    own = [sys.executable, "-m", module, "serve", "--port", str(port)]
    with log.open("ab") as output:
        process = subprocess.Popen(
            [*own, "--database", str(folder / "games.db"), "--bot-pause", "0", *options],
            stdout=subprocess.DEVNULL,
            stderr=output,
        )
    try:
        url = f"http://127.0.0.1:{port}"
        _wait_until_ready(url, process, log)
        yield ServerProcess(process, url, log)
    finally:
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(TIMEOUT_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def memory_folder() -> str | None:
    """Return an in-memory folder, if there is one, for data that no test needs again."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def _wait_until_ready(url: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    give_up = time.monotonic() + TIMEOUT_SECONDS
    while time.monotonic() < give_up:
        assert process.poll() is None, log.read_text()
        try:
            with opener.open(f"{url}/readyz", timeout=TIMEOUT_SECONDS):
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.05)
    raise AssertionError(f"the server was not ready in {TIMEOUT_SECONDS:g} s: {log.read_text()}")
