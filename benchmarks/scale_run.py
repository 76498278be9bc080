"""Runs several server processes on one PostgreSQL behind nginx, under load.

The set-up is the one in docs/deployment.md.

Everything shares this machine with the clients, so CPU time counts, not speed.
"""

import asyncio
import os
import ssl
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.machine import describe
from benchmarks.processor_time import Usage, difference, used, used_by_database
from benchmarks.scale_figures import Run
from tests.server.house import free_port
from tests.server.load.checker import check
from tests.server.load.crowd import Crowd, Plan
from tests.server.load.ledger import read_ledger
from tests.server.load.server import ServerProcess
from tests.services.certificate import Certificate
from tests.services.nginx import LIMIT, Nginx, shipped_nginx
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis

SETTLE_SECONDS = 6.0
"""Pause between connecting the clients, which causes extra work, and the first reading."""

CONNECTIONS_PER_GAME = 20
COMMITS = "SELECT sum(xact_commit) FROM pg_stat_database"
LOG_BYTES = "SELECT pg_current_wal_lsn() - '0/0'"
CONNECTIONS = (
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
)


@dataclass(frozen=True, slots=True)
class Balancer:
    """Where the clients connect."""

    host: str
    port: int
    tls: ssl.SSLContext | None


@dataclass(frozen=True, slots=True)
class Site:
    """All serving processes, and where to find them."""

    postgresql: PostgreSQL
    database: str
    redis: Redis | None
    nginx: Nginx
    servers: list[ServerProcess]
    balancer: Balancer

    def read(self) -> Usage:
        """Return the CPU time of each part."""
        assert self.nginx.process is not None
        workers = _children(self.nginx.process.pid)
        usage = {
            "servers": used(*(server.pid for server in self.servers)),
            "nginx": used(self.nginx.process.pid, *workers),
            "redis": 0.0,
        }
        if self.redis is not None and self.redis.process is not None:
            usage["redis"] = used(self.redis.process.pid)
        return usage | used_by_database(self.postgresql)

    def ask(self, sql: str) -> int:
        """Return a number from PostgreSQL's statistics."""
        return int(self.postgresql.run_sql(sql))


@contextmanager
def open_site(processes: int, broker: str, games: int, folder: Path) -> Iterator[Site]:
    """Start a database, the processes, and nginx in front of them."""
    with ExitStack() as stack:
        postgresql = stack.enter_context(PostgreSQL(is_durable=True))
        database = postgresql.url(postgresql.create_database())
        redis = stack.enter_context(Redis()) if broker == "redis" else None
        options = ["--trusted-proxy", "127.0.0.1"]
        if broker != "postgresql":
            options += ["--broker", redis.url if redis is not None else "none:"]
        servers = [
            stack.enter_context(
                ServerProcess(database, folder / f"log{number}", options=tuple(options))
            )
            for number in range(processes)
        ]
        certificate = Certificate.make(folder)
        port = free_port()
        inside = shipped_nginx(
            certificate, (free_port(), port), [f"{each.host}:{each.port}" for each in servers]
        ).replace(LIMIT, "")  # all players come from one address
        nginx = stack.enter_context(Nginx(inside, port, CONNECTIONS_PER_GAME * games))
        balancer = Balancer("localhost", port, certificate.trust())
        yield Site(postgresql, database, redis, nginx, servers, balancer)


async def measure(site: Site, broker: str, games: int, rate: float, seconds: float) -> Run:
    """Stay idle, then play; raises if something was stored or sent incorrectly."""
    crowd = Crowd(site.balancer)
    await crowd.fill(Plan() for _ in range(games))
    await asyncio.sleep(SETTLE_SECONDS)
    start, before = time.monotonic(), site.read()
    await asyncio.sleep(seconds)
    idle_seconds, idle = time.monotonic() - start, difference(before, site.read())
    crowd.figures.clear()
    crowd.sent_bytes = 0
    commits, log_bytes = site.ask(COMMITS), site.ask(LOG_BYTES)
    start, before = time.monotonic(), site.read()
    await crowd.play(rate, seconds)
    busy_seconds, busy = time.monotonic() - start, difference(before, site.read())
    moves = len(crowd.figures.latencies())
    run = Run(
        processes=len(site.servers),
        broker=broker,
        games=games,
        rate=rate,
        idle_seconds=idle_seconds,
        idle=idle,
        seconds=busy_seconds,
        busy=busy,
        moves=moves,
        commits=site.ask(COMMITS) - commits,
        log_bytes=site.ask(LOG_BYTES) - log_bytes,
        sent_bytes=crowd.sent_bytes,
        memory=sum(server.memory() for server in site.servers),
        connections=site.ask(CONNECTIONS),
        about=f"{describe()}; load average {os.getloadavg()[0]:.1f} at the end",
    )
    await crowd.finish()
    await crowd.leave()
    for server in site.servers:
        server.stop()
    complaints = check(crowd.journal, await read_ledger(site.database))
    assert not complaints, complaints[:5]
    return run


def _children(pid: int) -> list[int]:
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for each in lists for child in each.read_text("ascii").split()]
