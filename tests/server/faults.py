"""Kills a server's parts again and again under load, and checks that nothing is lost.

    python -m tests.server.faults [--kills 100]
        [--target server|postgresql|redis|workers|power|disk|partition]
        [--database sqlite|postgresql] [--servers 1] [--games 30] [--rate 100] [--seed 1]

Without a target, all run in turn. `power` cuts the power, `disk` slows the disk, `partition`
breaks the network between servers and what they share: see `tests.server.fault`. Players and
spectators reconnect, request what they missed, and resend unanswered actions. In the end the
checker compares everything they were sent with everything stored. Each recovery, from the kill to
the next acknowledgement (with `workers`: to a bot's next move; with `power`: to the open database),
may take five seconds, after a partition 30. Any error makes the exit code 1.
"""

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import uvloop

from tests.server.fault.partition import part
from tests.server.fault.power_cut import cut_power
from tests.server.fault.scenario import BOTS, PLANS, Outcome, Scenario
from tests.server.fault.slow_disk import slow_the_disk
from tests.server.load.checker import check
from tests.server.load.crowd import Crowd
from tests.server.load.ledger import read_ledger
from tests.server.load.server import ServerProcess
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis

TARGETS = ("server", "postgresql", "redis", "workers", "power", "disk", "partition")
DATABASES = ("sqlite", "postgresql")
KINDS = (
    ("server", "sqlite", 1),
    ("server", "postgresql", 2),
    ("postgresql", "postgresql", 1),
    ("redis", "postgresql", 2),
    ("workers", "sqlite", 1),
)
"""What is killed, on which database, and the number of servers."""

OTHER_KINDS = (
    ("power", "sqlite", 1),
    ("disk", "sqlite", 1),
    ("partition", "postgresql", 2),
)
"""The same for faults that are not kills."""

FAULTS = {"power": cut_power, "disk": slow_the_disk, "partition": part}

MAX_SECONDS = 5.0
"""Maximum recovery time."""

MAX_SECONDS_APART = 30.0
"""The same after a partition: silently dead connections are dropped after ten seconds, and an
action may hit one after another.
"""


class Stage:
    """The servers and their services, ready to be killed."""

    def __init__(
        self,
        servers: list[ServerProcess],
        postgresql: PostgreSQL | None,
        redis: Redis | None,
    ) -> None:
        self.servers = servers
        self.postgresql = postgresql
        self.redis = redis

    async def strike(self, target: str, crowd: Crowd, random: Random) -> None:
        """Kill the target, restart it, and return when the players continue."""
        match target:
            case "server":
                await self._strike_server(random.choice(self.servers), crowd)
            case "postgresql":
                assert self.postgresql is not None
                self.postgresql.kill()
                # Earlier messages arrive now; they are not a sign of recovery.
                await asyncio.sleep(0.05)
                await asyncio.gather(
                    crowd.next_accepted(), asyncio.to_thread(self.postgresql.start)
                )
            case "redis":
                assert self.redis is not None
                self.redis.kill()
                await asyncio.gather(crowd.next_accepted(), asyncio.to_thread(self.redis.start))
            case _:
                await self._strike_worker(random.choice(self.servers), crowd, random)

    async def _strike_server(self, server: ServerProcess, crowd: Crowd) -> None:
        server.kill()
        guests = [viewer for viewer in crowd.viewers if viewer.server is server]
        # First read what it had sent before; only then does an answer come from its successor.
        while any(viewer.is_watching for viewer in guests):
            await asyncio.sleep(0.005)
        server.begin()
        await crowd.next_accepted(server)

    async def _strike_worker(self, server: ServerProcess, crowd: Crowd, random: Random) -> None:
        workers = server.workers()
        while not workers:
            await asyncio.sleep(0.05)
            workers = server.workers()
        os.kill(random.choice(workers), signal.SIGKILL)
        await crowd.next_bot()


@contextmanager
def set_stage(scenario: Scenario, folder: Path) -> Iterator[Stage]:
    """Start what a scenario needs."""
    with ExitStack() as stack:
        postgresql = redis = None
        database = str(folder / "games.db")
        options: tuple[str, ...] = ()
        if scenario.database == "postgresql":
            postgresql = PostgreSQL()
            stack.enter_context(postgresql)
            database = postgresql.url(postgresql.create_database())
        if scenario.target == "redis":
            redis = Redis()
            stack.enter_context(redis)
            options = ("--broker", redis.url)
        servers = [
            ServerProcess(database, folder / "log", options=options, launcher=scenario.launcher)
            for _ in range(scenario.servers)
        ]
        for server in servers:
            stack.enter_context(server)
        yield Stage(servers, postgresql, redis)


async def run(scenario: Scenario, stage: Stage) -> Outcome:
    """Kill, and check what is left."""
    random, outcome = Random(scenario.seed), Outcome()
    crowd = Crowd(*stage.servers, habits=scenario.habits, seed=scenario.seed, is_strict=True)
    plans = BOTS if scenario.target == "workers" else PLANS
    await crowd.fill(plans[number % len(plans)] for number in range(scenario.games))
    playing = asyncio.ensure_future(crowd.play(scenario.rate, float("inf")))
    for number in range(scenario.kills):
        if crowd.is_over:
            break
        await asyncio.sleep(random.uniform(*scenario.pauses))
        began = perf_counter()
        await stage.strike(scenario.target, crowd, random)
        outcome.recoveries.append(perf_counter() - began)
        print(f"\r{number + 1} of {scenario.kills} kills", end="", file=sys.stderr, flush=True)
    await asyncio.sleep(scenario.pauses[1])
    playing.cancel()
    await crowd.finish()
    await crowd.leave()
    for server in stage.servers:
        server.stop()
    ledger = await read_ledger(stage.servers[0].database)
    outcome.accepted = len(crowd.figures.answers)
    outcome.refused, outcome.sent = crowd.refusals, crowd.sent
    outcome.entries = sum(map(len, ledger.logs.values()))
    outcome.complaints = check(crowd.journal, ledger)
    return outcome


def strike(scenario: Scenario) -> Outcome:
    """Inject a scenario's fault as often as it says, and return the results."""
    if scenario.target in FAULTS:
        return FAULTS[scenario.target](scenario)
    with TemporaryDirectory(prefix="fourfold-") as name, set_stage(scenario, Path(name)) as stage:
        return uvloop.run(run(scenario, stage))


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill a server under load, again and again.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--target", choices=TARGETS, help="only this one")
    parser.add_argument("--database", choices=DATABASES, help="if the target leaves a choice")
    parser.add_argument("--servers", type=int, default=1, help="more than one needs PostgreSQL")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--rate", type=float, default=100.0, help="actions per second")
    parser.add_argument("--seed", type=int, default=1)
    options = vars(parser.parse_args())
    target, database, servers = (options.pop(name) for name in ("target", "database", "servers"))
    if target is None:
        scenarios = [Scenario(*kind, **options) for kind in KINDS + OTHER_KINDS]
    else:
        # Redis and the network connect servers: a single one wouldn't miss them.
        servers = max(servers, 2 if target in ("redis", "partition") else 1)
        is_large = servers > 1 or target == "postgresql"
        kind = target, "postgresql" if is_large else database or "sqlite", servers
        scenarios = [Scenario(*kind, **options)]
    failures = sum(not _report(scenario, strike(scenario)) for scenario in scenarios)
    return 1 if failures else 0


def _report(scenario: Scenario, outcome: Outcome) -> bool:
    """Print the results; return whether all went well."""
    refused = ", ".join(f"{count:,} × {code}" for code, count in outcome.refused.items())
    print(
        f"\r{len(outcome.recoveries)} × {scenario.target}, "
        f"{scenario.servers} × server on {scenario.database}: "
        f"{outcome.sent:,} actions sent, {outcome.accepted:,} accepted, "
        f"refused {refused or 'none'}; "
        f"{outcome.entries:,} entries kept, {len(outcome.complaints)} complaints"
    )
    ordered = sorted(outcome.recoveries)
    limit = MAX_SECONDS_APART if scenario.target == "partition" else MAX_SECONDS
    slow = [seconds for seconds in ordered if seconds > limit]
    if ordered:
        print(
            f"  recovery: median {ordered[len(ordered) // 2]:.2f} s, max "
            f"{ordered[-1]:.2f} s; {len(slow)} longer than {limit:g} s",
            flush=True,
        )
    for complaint in outcome.complaints[:20]:
        print(f"  {complaint}")
    return not outcome.complaints and not slow


if __name__ == "__main__":
    sys.exit(main())
