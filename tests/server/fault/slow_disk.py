"""A slow disk: for a while, every sync takes a long time.

Under load the server must refuse with 'busy' instead of queueing without bound, and answer readers
while a commit waits for the disk; what it acknowledges must still be stored.
"""

import asyncio
import sys
from pathlib import Path
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
from tests.services.strace import slow_disk

SYNC_SECONDS = 0.3
MAX_ROUNDS = 10
ACTIONS_AT_ONCE = 8
"""A server's limit, small enough that a slow disk makes it refuse."""

MIN_ACCEPTED = 5
"""Actions acknowledged while the disk is slow."""

MAX_GROWTH_BYTES = 50e6
BUSY = "busy"
OK = 200


def slow_the_disk(scenario: Scenario) -> Outcome:
    """Slow a server's disk down for a while, up to ten times; return the results."""
    with TemporaryDirectory(prefix="fourfold-") as name:
        return uvloop.run(_run(scenario, Path(name)))


async def _run(scenario: Scenario, folder: Path) -> Outcome:
    outcome, rounds = Outcome(), min(scenario.kills, MAX_ROUNDS)
    server = ServerProcess(
        str(folder / "games.db"),
        folder / "log",
        options=("--limit", f"actions_at_once={ACTIONS_AT_ONCE}"),
        launcher=scenario.launcher,
    )
    with server:
        crowd = Crowd(server, habits=scenario.habits, seed=scenario.seed, is_strict=True)
        await crowd.fill(PLANS[number % len(PLANS)] for number in range(scenario.games))
        before = server.memory()
        playing = asyncio.ensure_future(crowd.play(scenario.rate, float("inf"), is_pushing=True))
        for number in range(rounds):
            outcome.recoveries.append(await _slow_down(server, crowd, scenario.pauses[1]))
            print(f"\r{number + 1} of {rounds} slow disks", end="", file=sys.stderr, flush=True)
        if (growth := server.memory() - before) > MAX_GROWTH_BYTES:
            detail = f"{growth / 1e6:.0f} MB more after a slow disk"
            outcome.complaints.append(Complaint(Law.BOUNDED, "-", detail))
        playing.cancel()
        await crowd.finish()
        await crowd.leave()
        server.stop()
    ledger = await read_ledger(server.database)
    outcome.accepted, outcome.sent = len(crowd.figures.answers), crowd.sent
    outcome.refused = crowd.refusals
    outcome.entries = sum(map(len, ledger.logs.values()))
    outcome.complaints += check(crowd.journal, ledger)
    return outcome


async def _slow_down(server: ServerProcess, crowd: Crowd, seconds: float) -> float:
    """Slow the disk down and back; return how long the next acknowledgement took then."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        await _see_slowness(server, crowd, seconds)
        began = perf_counter()
        await crowd.next_accepted()
    recovery = perf_counter() - began
    await asyncio.sleep(seconds)
    return recovery


async def _see_slowness(server: ServerProcess, crowd: Crowd, seconds: float) -> None:
    """Keep the disk slow until a server has refused, acknowledged and answered reads."""
    with slow_disk(server.pid, SYNC_SECONDS):
        busy, accepted, served = crowd.refusals[BUSY], len(crowd.figures.answers), 0
        while not (
            served
            and crowd.refusals[BUSY] > busy
            and len(crowd.figures.answers) > accepted + MIN_ACCEPTED
        ):
            served += await _read(server, crowd)
        await asyncio.sleep(seconds)


async def _read(server: ServerProcess, crowd: Crowd) -> bool:
    """Request what needs no disk; return whether it came while a move was waiting."""
    pending = {player for player in crowd.players if player.is_waiting}
    accepted = len(crowd.figures.answers)
    for path in ("/healthz", f"/api/games/{crowd.viewers[0].game}"):
        answer = await request(server, "GET", path)
        assert answer.status == OK, answer
    return bool(pending) and accepted == len(crowd.figures.answers)
