"""Endurance test: players join and leave for an hour while bad messages arrive.

    python -m tests.server.endurance [--minutes 60]

In the last quarter the server may use barely more memory and open files than in the second;
everything acknowledged must be stored, and nothing may have failed internally.
"""

import asyncio
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

import click
import uvloop

from tests.server.hostile import attack, check_log
from tests.server.load.checker import check
from tests.server.load.crowd import Crowd, Plan
from tests.server.load.journal import Journal
from tests.server.load.ledger import read_ledger
from tests.server.load.server import ServerProcess

ALLOWED_GROWTH = 0.05
READ_SECONDS = 5.0
ROUND_SECONDS = 40.0
MOVES_PER_SECOND = 30.0
TABLES = (
    *[Plan()] * 16,
    *[Plan(game="quartino", rules="wheel")] * 8,
    *[Plan(bot="random", spectators=0)] * 4,
    *[Plan(game="quartino", rules="wheel", bot="random", spectators=0)] * 2,
)
"""The players who join in each round and leave after it."""

BAD_MESSAGES = 4_000
"""Messages per burst, from four attackers."""

PAUSE_SECONDS = 5.0
"""Between two attacks: players must get their turn, even on a slow machine."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A server's resources at one moment."""

    megabytes: float
    worker_megabytes: float
    files: int


class Endurance:
    """A busy server and its readings."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.readings: list[Reading] = []
        self.journals: list[Journal] = []
        self.answers: Counter[str] = Counter()

    async def run(self, seconds: float) -> None:
        """Play and attack for some time."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        background = [asyncio.ensure_future(work) for work in (self._attack(), self._read())]
        number = 0
        while loop.time() < end:
            await self._play_round(number)
            number += 1
            print(f"{end - loop.time():5.0f} s left: {self.read()}", flush=True)
            for task in background:
                if task.done():
                    task.result()
        for task in background:
            task.cancel()

    async def _play_round(self, seed: int) -> None:
        crowd = Crowd(self.server, seed=seed)
        await crowd.fill(TABLES)
        await crowd.play(MOVES_PER_SECOND, ROUND_SECONDS)
        await crowd.finish()
        await crowd.leave()
        self.journals.append(crowd.journal)

    async def _attack(self) -> None:
        seed = 0
        while True:
            self.answers += await attack(self.server, BAD_MESSAGES, seed)
            seed += 10
            await asyncio.sleep(PAUSE_SECONDS)

    async def _read(self) -> None:
        while True:
            await asyncio.sleep(READ_SECONDS)
            self.readings.append(self.read())

    def read(self) -> Reading:
        """Read the server's memory and open files, and its workers' memory."""
        workers = [resident(pid) for pid in self.server.workers()]
        files = len(list(Path(f"/proc/{self.server.pid}/fd").iterdir()))
        return Reading(resident(self.server.pid), sum(workers), files)

    def quarters(self) -> tuple[Reading, Reading]:
        """Return the means of the second quarter and of the last one."""
        quarter = max(1, len(self.readings) // 4)
        return mean(self.readings[quarter : 2 * quarter]), mean(self.readings[-quarter:])


def resident(pid: int) -> float:
    """Return a process's memory in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1_024 / 1e6
    return 0.0


def mean(readings: list[Reading]) -> Reading:
    """Return the mean of some readings."""
    return Reading(
        fmean(each.megabytes for each in readings),
        fmean(each.worker_megabytes for each in readings),
        round(fmean(each.files for each in readings)),
    )


@click.command()
@click.option("--minutes", default=60.0, show_default=True, help="Duration.")
def main(minutes: float) -> None:
    """Keep a server busy, and check that its memory doesn't grow."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        with ServerProcess(str(Path(folder) / "games.db"), log) as server:
            endurance = Endurance(server)
            uvloop.run(endurance.run(minutes * 60))
        check_log(log)
        ledger = asyncio.run(read_ledger(server.database))
    early, late = endurance.quarters()
    growth, opened = late.megabytes / early.megabytes - 1, late.files / early.files - 1
    actions = sum(len(journal.actions) for journal in endurance.journals)
    print(f"{minutes:g} minutes, {actions:,} actions by players who come and go, and")
    print(f"{sum(endurance.answers.values()):,} bad messages answered")
    print(f"second quarter: {early}\nlast quarter:   {late}")
    print(f"growth: memory {growth:+.1%}, files {opened:+.1%}")
    for journal in endurance.journals:
        complaints = check(journal, ledger.of(journal.entries.keys()))
        assert not complaints, complaints[:5]
    assert growth <= ALLOWED_GROWTH, "the server's memory grows"
    assert opened <= ALLOWED_GROWTH, "the server leaves files open"


if __name__ == "__main__":
    main()
