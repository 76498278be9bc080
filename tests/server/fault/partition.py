"""The network fails between servers and what they share: it stalls, is cut, and recovers.

Each of two servers reaches PostgreSQL and Redis through its own proxies. While one is cut off, the
other must continue; afterwards both must have sent the same entries, and none that isn't stored.
"""

import asyncio
import sys
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import uvloop

from tests.server.fault.scenario import PLANS, Outcome, Scenario
from tests.server.guest import TIMEOUT_SECONDS
from tests.server.load.api import request
from tests.server.load.checker import check
from tests.server.load.complaint import Complaint, Law
from tests.server.load.crowd import Crowd
from tests.server.load.ledger import read_ledger
from tests.server.load.server import ServerProcess
from tests.services.postgresql import PostgreSQL
from tests.services.proxy import Proxy
from tests.services.redis import Redis

FAULTS = ("stall", "stall in a commit", "cut", "forget", "stall redis", "cut redis")
"""The faults, used in turn. `forget` is a stall after which old connections stay dead."""

FAULT_SECONDS = (2.5, 4.0, 14.0)
"""Durations of a fault in seconds, in turn: longer than a probe, a transaction, and a statement."""

UNAVAILABLE = 503


@dataclass(frozen=True, slots=True)
class Site:
    """A server and its connections to what it shares with the other."""

    server: ServerProcess
    database: Proxy
    broker: Proxy


def part(scenario: Scenario) -> Outcome:
    """Let the network fail `scenario.kills` times; return the results."""
    with (
        TemporaryDirectory(prefix="fourfold-") as name,
        PostgreSQL() as postgresql,
        Redis() as redis,
    ):
        return uvloop.run(_run(scenario, Path(name), postgresql, redis))


async def _run(scenario: Scenario, folder: Path, postgresql: PostgreSQL, redis: Redis) -> Outcome:
    outcome, random = Outcome(), Random(scenario.seed)
    async with AsyncExitStack() as stack:
        name = postgresql.create_database()
        sites = []
        for number in range(scenario.servers):
            database = await stack.enter_async_context(Proxy(postgresql.socket))
            broker = await stack.enter_async_context(Proxy(redis.socket))
            server = ServerProcess(
                f"postgresql://postgres@127.0.0.1:{database.port}/{name}",
                folder / f"log-{number}",
                options=("--broker", f"redis://127.0.0.1:{broker.port}"),
                launcher=scenario.launcher,
            )
            # The proxies run in this loop, which must not block on the server.
            await asyncio.to_thread(server.start)
            stack.callback(server.kill)
            sites.append(Site(server, database, broker))
        crowd = Crowd(
            *(site.server for site in sites),
            habits=scenario.habits,
            seed=scenario.seed,
            is_strict=True,
        )
        homes = (None, *range(scenario.servers))
        await crowd.fill(
            replace(PLANS[number % len(PLANS)], home=homes[number % len(homes)])
            for number in range(scenario.games)
        )
        playing = asyncio.ensure_future(crowd.play(scenario.rate, float("inf")))
        for number in range(scenario.kills):
            await asyncio.sleep(random.uniform(*scenario.pauses))
            place = random.randrange(scenario.servers)
            others = [site.server for site in sites if site is not sites[place]]
            hold = scenario.hold or FAULT_SECONDS[number // len(FAULTS) % len(FAULT_SECONDS)]
            fault = FAULTS[number % len(FAULTS)]
            # A server that hangs forever is an error.
            async with asyncio.timeout(hold + TIMEOUT_SECONDS):
                await _fail(sites[place], others, fault, hold, crowd, outcome)
            print(
                f"\r{number + 1} of {scenario.kills} partitions",
                end="",
                file=sys.stderr,
                flush=True,
            )
        playing.cancel()
        await crowd.finish()
        await crowd.leave()
    ledger = await read_ledger(postgresql.url(name))
    outcome.accepted, outcome.sent = len(crowd.figures.answers), crowd.sent
    outcome.refused = crowd.refusals
    outcome.entries = sum(map(len, ledger.logs.values()))
    outcome.complaints += check(crowd.journal, ledger)
    return outcome


async def _fail(
    site: Site, others: list[ServerProcess], fault: str, hold: float, crowd: Crowd, outcome: Outcome
) -> None:
    """Let one server's network fail for a while; return when its players continue."""
    proxy = site.broker if fault.endswith("redis") else site.database
    held = proxy.stalled
    if fault.startswith("cut"):
        proxy.cut()
    elif fault == "stall in a commit":
        proxy.stall(crowd.journal.run.encode(), b"COMMIT")
    else:
        proxy.stall()
    while proxy is site.database and fault != "cut" and proxy.stalled == held:
        await asyncio.sleep(0.01)
    ends = perf_counter() + hold
    for other in others:
        await crowd.next_accepted(other)
    if proxy is site.broker:
        # Without its broker a server lacks only hints, so its players continue too.
        await crowd.next_accepted(site.server)
    await asyncio.sleep(ends - perf_counter())
    if proxy is site.database:
        answer = await request(site.server, "GET", "/readyz")
        if answer.status != UNAVAILABLE:
            detail = f"after {hold:g} s of '{fault}': {answer.status} {answer.body!r}"
            outcome.complaints.append(Complaint(Law.READY, "-", detail))
    began = perf_counter()
    proxy.resume(is_forgetful=fault == "forget")
    await crowd.next_accepted(site.server)
    outcome.recoveries.append(perf_counter() - began)
