"""Causes a server's typical problems, and records how they look in the log.

    python -m tests.server.operations

prints the lines for docs/operations.md.
"""

import asyncio
import contextlib
import json
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fourfold.server.log.sampling import MAX_REPEATS
from tests.server.guest import ME, TIMEOUT_SECONDS, Guest
from tests.server.house import ServerProcess, start_server
from tests.server.ledger import act_while, is_accepted
from tests.server.load.server import find_workers
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis

Line = dict[str, Any]

BOT = {"kind": "bot", "bot": "random"}


@dataclass
class Journal:
    """The lines of all scenarios, by name."""

    lines: dict[str, list[Line]] = field(default_factory=dict)

    @contextlib.contextmanager
    def note(self, trouble: str, log: Path) -> Iterator[None]:
        """Record what is logged in the block under a name."""
        before = len(whole_lines(log))
        yield
        found = [json.loads(line) for line in whole_lines(log)[before:] if line.startswith("{")]
        self.lines.setdefault(trouble, []).extend(found)


def whole_lines(log: Path) -> list[str]:
    """Return the lines of a log, without a last one that the server is still writing."""
    text = log.read_text() if log.exists() else ""
    return text[: text.rfind("\n") + 1].splitlines()


async def until_logged(log: Path, *parts: str) -> None:
    """Wait until each text is in a log."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not all(any(part in line for line in whole_lines(log)) for part in parts):
            await asyncio.sleep(0.05)


def fail_to_start(journal: Journal, trouble: str, folder: Path, *options: str) -> None:
    """Start a server that can't start."""
    log = folder / "failing.log"
    with journal.note(trouble, log), log.open("ab") as output:
        command = [sys.executable, "-m", "fourfold", "serve", *options]
        done = subprocess.run(command, stdout=output, stderr=output, timeout=60, check=False)
        assert done.returncode == 1


def cannot_start(journal: Journal, folder: Path) -> None:
    """Cause a port in use, a database that doesn't answer, and one from a newer version."""
    database = folder / "newer.db"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        fail_to_start(journal, "port", folder, "--port", port, "--database", str(database))
    url = "postgresql://fourfold@127.0.0.1:9/fourfold"
    fail_to_start(journal, "no database", folder, "--port", "0", "--database", url)
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()
    fail_to_start(journal, "newer", folder, "--port", "0", "--database", str(database))


async def run_on_sqlite(journal: Journal, folder: Path) -> None:
    """Fill the disk, damage a log, kill a worker, flood, kill the server, and lose its secret."""
    log = folder / "server.log"
    with journal.note("start", log), start_server(folder) as server:
        async with server.guest() as host:
            game = (await host.open("quartino", "wheel", (ME, ME), starter=1))["id"]
            with journal.note("disk", log):
                await fill_disk(server, host, folder, game)
            with journal.note("worker", log):
                await kill_worker(server, host)
            with journal.note("flood", log):
                await flood(host)
    break_log(folder, game)
    with start_server(folder, "--log-format", "json") as server, journal.note("unreadable", log):
        async with server.guest() as host:
            answer = await host.http.get(f"/api/games/{game}")
            assert answer.status_code == 503, answer.text
    with journal.note("killed", log), start_server(folder) as server:
        server.process.kill()
        server.process.wait()
    with contextlib.closing(sqlite3.connect(folder / "games.db")) as connection:
        connection.execute("DELETE FROM settings")
        connection.commit()
    options = ("--port", "0", "--database", str(folder / "games.db"))
    fail_to_start(journal, "secret", folder, *options)


async def run_with_bugs(journal: Journal, folder: Path) -> None:
    """Let a bot crash in a worker, and a request fail."""
    log = folder / "server.log"
    with start_server(folder, module="tests.server.crashing_server") as server:
        async with server.guest() as host:
            with journal.note("bug", log):
                assert (await host.http.get("/metrics")).status_code == 500
                await until_logged(log, "a request failed")
            with journal.note("bot", log):
                game = (await host.open("quarto", "CSHT", (BOT, ME), starter=1))["id"]
                async with host.watch(game) as watcher:
                    await watcher.until_event("departed")


async def fill_disk(server: ServerProcess, host: Guest, folder: Path, game: str) -> None:
    """Forbid file growth, play until it is needed, and allow it again."""
    pid, unlimited = server.process.pid, resource.RLIM_INFINITY
    async with host.watch(game) as watcher:
        # At least one move is stored, for `break_log`.
        assert await act_while(watcher, is_accepted, attempts=1)
        limit = max(path.stat().st_size for path in folder.glob("games.db*")) + 20_000
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (limit, unlimited))
        await act_while(watcher, is_accepted)
        await until_logged(server.log, "a commit failed", "a write failed")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


async def kill_worker(server: ServerProcess, host: Guest) -> None:
    """Kill the workers before a bot has to think; repeat until the log shows a replacement."""
    is_seen = False
    while not is_seen:
        for worker in find_workers(server.process.pid):
            os.kill(worker, signal.SIGKILL)
        # Until the pool has noticed.
        await until(lambda: not find_workers(server.process.pid))
        game = (await host.open("quarto", "CSHT", (BOT, ME), starter=1))["id"]
        async with host.watch(game) as watcher:
            await watcher.until_event("moved")
        is_seen = "replacing it" in server.log.read_text()


async def flood(host: Guest) -> None:
    """Send far more requests than an address may."""
    refused = 0
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while refused <= MAX_REPEATS:
            answers = await asyncio.gather(*(host.http.get("/api/me") for _ in range(20)))
            refused += sum(answer.status_code == 429 for answer in answers)


def break_log(folder: Path, game: str) -> None:
    """Damage the first move of a game without bots: nothing is due in it."""
    with contextlib.closing(sqlite3.connect(folder / "games.db")) as connection:
        query = "SELECT min(version) FROM events WHERE kind = 'moved' AND game_id = ?"
        [version] = connection.execute(query, (game,)).fetchone()
        damage = "UPDATE events SET body = json_remove(body, '$.move') WHERE game_id = ?"
        connection.execute(f"{damage} AND version = ?", (game, version))
        connection.commit()


async def run_on_services(journal: Journal, folder: Path) -> None:
    """Lose Redis and PostgreSQL while people play, and get them back."""
    log = folder / "server.log"
    with PostgreSQL() as postgresql, Redis() as redis, postgresql.databases() as take:
        options = ("--database", take(), "--broker", redis.url)
        with start_server(folder, *options) as server:
            async with server.guest() as host:
                game = (await host.open("quartino", "wheel", (ME, ME), starter=1))["id"]
                with journal.note("broker", log):
                    redis.kill()
                    await until_logged(log, "can't reach broker")
                    redis.ensure_running()
                    await until(lambda: log.read_text().count("connected to broker") > 1)
                async with host.watch(game) as watcher:
                    with journal.note("database", log):
                        postgresql.kill()
                        await act_while(watcher, is_accepted)
                        while (await host.http.get("/readyz")).status_code != 503:
                            # Its answer may be a second old.
                            await asyncio.sleep(0.1)
                        await until_logged(log, "a job will be retried")
                        postgresql.ensure_running()
                async with host.watch(game) as watcher:
                    while not await act_while(watcher, is_accepted, attempts=3):
                        await asyncio.sleep(0.1)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not is_so():
            await asyncio.sleep(0.05)


async def make_trouble() -> dict[str, list[Line]]:
    """Return the lines of every scenario."""
    journal = Journal()
    scenarios: list[Callable[[Journal, Path], Awaitable[None]]] = [
        run_on_sqlite,
        run_with_bugs,
        run_on_services,
    ]
    with tempfile.TemporaryDirectory() as name:
        cannot_start(journal, Path(name))
        for scenario in scenarios:
            folder = Path(name) / scenario.__name__
            folder.mkdir()
            await scenario(journal, folder)
    return journal.lines


def main() -> None:
    for trouble, lines in asyncio.run(make_trouble()).items():
        print(f"--- {trouble}")
        shown: set[tuple[str, str, int | None]] = set()
        for line in lines:
            key = (line["logger"], line["message"][:20], line.get("status"))
            if key not in shown or line["level"] != "info":
                print(json.dumps(line, ensure_ascii=False)[:1500])
            shown.add(key)


if __name__ == "__main__":
    main()
