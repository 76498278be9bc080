"""Load-tests a server: steady play, fast play, bursts of moves, a flood, thousands of idle sockets.

    python -m benchmarks.bench_server [--part NAME]… [--seconds S] [--database URL]
        [--against FOLDER]

Each part starts a server on a new database, runs players and spectators against it from this
process, replaces its section of benchmarks/server.md, and then compares what the clients were sent
with what is stored. Performance targets depend on the machine, so missing one is only reported. A
wrong entry makes the exit code 1.

`--against` alternates with the server of another checkout, where `make native page` has been run,
and prints both side by side; server.md stays as it is.
"""

import argparse
import asyncio
import os
import resource
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from benchmarks.machine import describe, find_commit
from benchmarks.report import replace_section
from tests.server.load.checker import check
from tests.server.load.crowd import Crowd, Plan
from tests.server.load.figures import percentile
from tests.server.load.ledger import LedgerError, read_ledger
from tests.server.load.meter import Meter
from tests.server.load.server import ServerProcess
from tests.services.postgresql import PostgreSQL

REPORT = Path(__file__).parent / "server.md"
TITLE = (
    "# The server, measured\n\n"
    "Measured by `make load`. The clients run on the same machine, but memory and CPU are the "
    "server's alone. The clients measure the latencies: from sending an action to receiving its "
    "acknowledgement.\n"
)
HEAD = "| | measured | target |\n|---|---|---|"
SETTLE_SECONDS = 3.0
"""Pause between connecting the clients and the first measured move."""

ROUNDS = 2
"""Alternating runs per server."""

MOVES_PER_BURST = 6
"""Moves that one transaction stores at 500 moves a second: about 10 ms' worth."""

IDLE_GAMES = 3_000

NORMAL_RATE = 200
NORMAL_SECONDS = 0.1
GOOD_SECONDS = 3
"""Consecutive quick seconds after which the server counts as back to normal."""


@dataclass(frozen=True, slots=True)
class Row:
    """A figure, and whether it meets its target."""

    name: str
    measured: str
    target: str = ""
    is_met: bool = True

    def __str__(self) -> str:
        target = self.target if self.is_met else f"{self.target}, **missed**"
        return f"| {self.name} | {self.measured} | {target} |"


@dataclass(frozen=True, slots=True)
class Bench:
    """A server, its clients, and how long to measure."""

    server: ServerProcess
    crowd: Crowd
    meter: Meter
    seconds: float

    async def fill(self, games: int) -> None:
        """Open games, and wait until everybody knows who is present."""
        await self.crowd.fill(Plan() for _ in range(games))
        await asyncio.sleep(SETTLE_SECONDS)
        self.crowd.figures.clear()
        self.crowd.sent = 0

    async def metered(self, work: Awaitable[None]) -> None:
        """Meter the server while awaiting some work."""
        meter = asyncio.ensure_future(self.meter.run())
        await work
        meter.cancel()
        self.meter.read()


async def steady(bench: Bench) -> list[Row]:
    """Play at a human pace."""
    await bench.fill(1_000)
    await bench.metered(bench.crowd.play(NORMAL_RATE, bench.seconds))
    growth = bench.meter.growth
    return [
        *_speed(bench, max_p99=0.1),
        *_errors(bench),
        Row("memory growth", f"{growth:+.1%}", "at most 10%", growth <= 0.1),
    ]


async def fast(bench: Bench) -> list[Row]:
    """Play faster than humans do."""
    await bench.fill(1_000)
    await bench.metered(bench.crowd.play(500, bench.seconds))
    return [*_speed(bench, max_p99=0.25), *_errors(bench)]


async def together(bench: Bench) -> list[Row]:
    """Play bursts of moves, each as many as one transaction stores at 500 moves a second.

    However busy the machine is, every transaction has the same size, and nothing is refused.
    """
    await bench.fill(150)
    await bench.metered(bench.crowd.play_together(MOVES_PER_BURST, bench.seconds))
    accepted = len(bench.crowd.figures.latencies())
    spent = bench.meter.processor_seconds / max(1, accepted)
    return [
        Row("accepted", f"{accepted:,}"),
        Row("CPU time per accepted action", f"{spent * 1000:.2f} ms"),
        Row("memory", f"{bench.meter.memory / 1e6:,.0f} MB"),
        *_errors(bench),
    ]


async def flood(bench: Bench) -> list[Row]:
    """Send far more than the server can handle, then play normally."""
    crowd = bench.crowd
    await bench.fill(1_000)
    began = crowd.now()
    crowd.habits = replace(crowd.habits, is_patient=False)
    await bench.metered(crowd.play(3_000, bench.seconds, is_pushing=True))
    crowd.habits = replace(crowd.habits, is_patient=True)
    ended, sent, refused = crowd.now(), crowd.sent, crowd.refusals
    await crowd.play(NORMAL_RATE, 20.0)
    figures = crowd.figures
    worst = min(len(figures.latencies(t, t + 1)) for t in _seconds(began, ended))
    latencies = figures.latencies(began, ended)
    recovery = _recovery(bench, ended)
    return [
        Row("offered", f"{sent / (ended - began):,.0f} a second"),
        Row("accepted", f"{len(latencies) / (ended - began):,.0f} a second"),
        Row("accepted in the worst second", f"{worst}", "at least 1", worst > 0),
        Row("refused", _counts(refused)),
        Row("p99 of accepted actions", f"{percentile(latencies, 99) * 1000:,.0f} ms"),
        Row("back to normal after", f"{recovery:.0f} s", "at most 10 s", recovery <= 10),
        *_machine(bench),
        _losses(bench),
    ]


async def idle(bench: Bench) -> list[Row]:
    """Hold thousands of idle sockets."""
    empty = bench.server.memory()
    await bench.fill(IDLE_GAMES)
    sockets = sum(viewer.is_watching for viewer in bench.crowd.viewers)
    await bench.metered(asyncio.sleep(bench.seconds))
    megabytes = bench.meter.memory / 1e6
    per_game = (bench.meter.memory - empty) / IDLE_GAMES / 1e3
    return [
        Row("sockets", f"{sockets:,}", "9,000", sockets == 9_000),
        Row("memory", f"{megabytes:,.0f} MB", "at most 500 MB", megabytes <= 500),
        Row("memory per game", f"{per_game:.0f} kB"),
        Row("CPU", f"{bench.meter.load:.0%} of one core"),
        _losses(bench),
    ]


def _speed(bench: Bench, *, max_p99: float) -> Iterator[Row]:
    crowd, figures = bench.crowd, bench.crowd.figures
    latencies = figures.latencies()
    p50, p95, p99, worst = (percentile(latencies, p) * 1000 for p in (50, 95, 99, 100))
    yield Row("offered", f"{crowd.sent / bench.seconds:,.0f} a second")
    yield Row("accepted", f"{len(latencies) / bench.seconds:,.0f} a second")
    spent = bench.meter.processor_seconds / max(1, len(latencies))
    yield Row("CPU time per accepted action", f"{spent * 1000:.2f} ms")
    yield Row("p50, p95", f"{p50:,.1f} ms, {p95:,.1f} ms")
    yield Row("p99", f"{p99:,.1f} ms", f"at most {max_p99 * 1000:.0f} ms", p99 <= max_p99 * 1000)
    yield Row("slowest", f"{worst:,.0f} ms")
    news = [f"{percentile(figures.news, p) * 1000:,.1f} ms" for p in (50, 99)]
    yield Row("latency to a spectator: p50, p99", ", ".join(news))
    late = percentile(figures.gaps, 99) * 1000
    yield Row("lag behind the player's acknowledgement: p99", f"{late:,.1f} ms")
    yield from _machine(bench)


def _machine(bench: Bench) -> Iterator[Row]:
    yield Row("client lag: p99", f"{percentile(bench.crowd.lags, 99) * 1000:,.1f} ms")
    yield Row("memory", f"{bench.meter.memory / 1e6:,.0f} MB")
    yield Row("CPU", f"{bench.meter.load:.0%} of one core")


def _errors(bench: Bench) -> Iterator[Row]:
    refusals = bench.crowd.refusals
    yield Row("refused", _counts(refusals), "none", not refusals)
    yield _losses(bench)


def _losses(bench: Bench) -> Row:
    losses = bench.crowd.journal.ends
    return Row("connections lost", _counts(losses), "none", not losses)


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count:,} × {name}" for name, count in sorted(counts.items())) or "none"


def _seconds(began: float, ended: float) -> Iterator[float]:
    return (began + number for number in range(int(ended - began)))


def _recovery(bench: Bench, ended: float) -> float:
    """Return the seconds until three consecutive quick seconds without a refusal."""
    figures, good = bench.crowd.figures, 0
    for start in _seconds(ended, bench.crowd.now()):
        is_slow = percentile(figures.latencies(start, start + 1), 99) > NORMAL_SECONDS
        is_refusing = any(start <= at < start + 1 for at, _ in figures.refusals)
        good = 0 if is_slow or is_refusing else good + 1
        if good == GOOD_SECONDS:
            return start + 1 - GOOD_SECONDS - ended
    return float("inf")


@dataclass(frozen=True, slots=True)
class Part:
    title: str
    run: Callable[[Bench], Awaitable[list[Row]]]
    seconds: float


PARTS = {
    "steady": Part(
        "Steady: 1,000 games, 2,000 players, 1,000 spectators, 200 moves a second", steady, 300
    ),
    "fast": Part("Fast: the same with 500 moves a second", fast, 60),
    "together": Part(
        f"Together: bursts of {MOVES_PER_BURST} moves in 150 games, one burst at a time",
        together,
        10,
    ),
    "flood": Part("Flood: 3,000 actions a second, then 200 again, in 1,000 games", flood, 20),
    "idle": Part("Idle: 9,000 sockets in 3,000 games where nobody moves", idle, 60),
}


async def measure(
    part: Part, seconds: float, database: str, folder: Path, python: str
) -> list[Row]:
    """Run a part on a new server; the last row says whether all entries were correct."""
    with ServerProcess(database, folder / "log", python=python) as server:
        crowd = Crowd(server)
        bench = Bench(server, crowd, Meter(server), seconds)
        rows = await part.run(bench)
        await crowd.finish()
        await crowd.leave()
        server.stop()
    entries = sum(map(len, crowd.journal.entries.values()))
    name = f"errors among {len(crowd.journal.actions):,} actions and {entries:,} entries sent"
    try:
        complaints = check(crowd.journal, await read_ledger(database))
    except LedgerError:
        if python == sys.executable:
            raise
        # An older checkout may use other tables.
        return [*rows, Row(name, "not checked")]
    for complaint in complaints[:20]:
        print(complaint, file=sys.stderr)
    return [*rows, Row(name, f"{len(complaints)}", "none", not complaints)]


@contextmanager
def empty_database(choice: str | None, folder: Path) -> Iterator[str]:
    """Yield an empty database: a file, one on a temporary PostgreSQL, or the given one."""
    if choice is None:
        yield str(folder / "games.db")
    elif choice == "postgresql":
        service = PostgreSQL(is_durable=True)
        with service:
            yield service.url(service.create_database())
    else:
        yield choice


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", action="append", choices=list(PARTS), help="only this part")
    parser.add_argument("--seconds", type=float, help="how long to measure each part")
    parser.add_argument("--database", help="postgresql, or the URL of an empty database")
    parser.add_argument("--against", type=Path, help="another checkout to alternate with")
    options = parser.parse_args()
    allow_sockets()
    is_correct = True
    for name in options.part or PARTS:
        part = PARTS[name]
        seconds = options.seconds or part.seconds
        if options.against is not None:
            is_correct = _compare(part, seconds, options.database, options.against) and is_correct
            continue
        kind, rows = _run(part, seconds, options.database)
        is_correct = is_correct and rows[-1].is_met
        text = "\n".join(map(str, rows))
        load = f"load average {os.getloadavg()[0]:.1f} at the end"
        about = f"{describe()}\n\n{kind}, {seconds:g} s, {load}"
        print(f"## {part.title}\n\n{about}\n\n{HEAD}\n{text}\n", flush=True)
        title = part.title if kind == "SQLite" else f"{part.title} ({kind})"
        replace_section(REPORT, TITLE, title, f"{about}\n\n{HEAD}\n{text}\n")
    return 0 if is_correct else 1


def _run(
    part: Part, seconds: float, choice: str | None, python: str = sys.executable
) -> tuple[str, list[Row]]:
    """Run a part on a new database; return the kind of database, and the rows."""
    with (
        TemporaryDirectory(prefix="fourfold-") as folder,
        empty_database(choice, Path(folder)) as database,
    ):
        rows = uvloop.run(measure(part, seconds, database, Path(folder), python))
    return "PostgreSQL" if database.startswith("postgresql") else "SQLite", rows


def _compare(part: Part, seconds: float, choice: str | None, other: Path) -> bool:
    """Alternate with another checkout; return whether all of this one's entries were correct."""
    pythons = {"now": sys.executable, "before": str(other / ".venv" / "bin" / "python")}
    rounds: dict[str, list[list[Row]]] = {side: [] for side in pythons}
    for _ in range(ROUNDS):
        for side, python in pythons.items():
            rounds[side].append(_run(part, seconds, choice, python)[1])
    print(f"## {part.title}\n\n{describe()}, against {find_commit(other)}\n")
    print(f"{ROUNDS} alternating rounds of {seconds:g} s\n\n| | now | before |\n|---|---|---|")
    for index, row in enumerate(rounds["now"][0]):
        cells = [" · ".join(rows[index].measured for rows in rounds[side]) for side in pythons]
        print(f"| {row.name} | {' | '.join(cells)} |", flush=True)
    return all(rows[-1].is_met for rows in rounds["now"])


def allow_sockets() -> None:
    """Raise the descriptor limit of this process and the server to the maximum."""
    _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard_limit, hard_limit))


if __name__ == "__main__":
    sys.exit(main())
