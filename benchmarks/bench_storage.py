"""Measures commits per second with many concurrent games, on SQLite and PostgreSQL, with fsync.

`python -m benchmarks.bench_storage` prints a Markdown table, after reading back everything it
wrote. It uses the tests' PostgreSQL, which shares this machine's cores.
"""

import asyncio
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from statistics import quantiles
from time import perf_counter

from benchmarks.machine import describe
from fourfold.server.storage import Listing, LogEntry, SeatHolder, Storage, Write
from tests.services.postgresql import PostgreSQL

GAMES = 500
MOVES = 40
MOVES_ALONE = 100
SEATS = (SeatHolder(1, "ann", None, "Ann"), SeatHolder(2, "bob", None, "Bob"))


async def main() -> None:
    print(f"{describe()}\n")
    print(
        f"| storage, {GAMES} games at once | events/s | writes/commit | p50 | p99 |"
        " p50 of one game alone | logs read/s |\n|---|---|---|---|---|---|---|"
    )
    with tempfile.TemporaryDirectory() as folder:
        await measure("SQLite", str(Path(folder) / "games.db"))
    with PostgreSQL(is_durable=True) as server:
        await measure("PostgreSQL", server.url(server.create_database()))


async def measure(name: str, url: str) -> None:
    """Play many games at once and one alone, read everything back, and print a row."""
    storage = await Storage.open(url)
    games = [f"game {number}" for number in range(GAMES)]
    start = perf_counter()
    played = await asyncio.gather(*(play(storage, game, MOVES) for game in games))
    seconds = perf_counter() - start
    latencies = [latency for game in played for latency in game]
    batch = storage.counts.writes / storage.counts.commits
    alone = await play(storage, "alone", MOVES_ALONE)
    start = perf_counter()
    logs = await asyncio.gather(*(storage.entries(game) for game in games))
    reading_seconds = perf_counter() - start
    await storage.close()
    check(games, logs)
    await check_again(url, games)
    print(
        f"| {name} | {GAMES * MOVES / seconds:,.0f} | {batch:.0f} | {percentile(latencies, 50)} |"
        f" {percentile(latencies, 99)} | {percentile(alone, 50)} | {GAMES / reading_seconds:,.0f} |"
    )


async def play(storage: Storage, game_id: str, moves: int) -> list[float]:
    """Commit one move after another; return the latencies."""
    latencies = []
    for version in range(1, moves + 1):
        start = perf_counter()
        await storage.commit(make_write(game_id, version))
        latencies.append(perf_counter() - start)
    return latencies


def make_write(game_id: str, version: int) -> Write:
    """Return the write for one move, with a new position and wake-up time."""
    now = datetime.now(UTC)
    entry = LogEntry(
        game_id,
        version,
        "moved",
        {"seat": 1 + version % 2, "move": "b3", "clock": [300_000 - version, 299_000]},
        f"seat:{1 + version % 2}",
        f"{game_id}-{version}",
        1,
        now,
        "process",
        version,
        schema=1,
    )
    listing = Listing(
        id=game_id,
        game="quarto",
        rules="CSHT",
        status="playing",
        is_private=False,
        opened_by="ann",
        seats=SEATS,
        people=2,
        version=version,
        position_key=f"{game_id} {version}",
        due_ms=1000 * version,
        created_at=now,
        updated_at=now,
    )
    return Write((entry,), listing)


def check(games: list[str], logs: list[list[LogEntry]]) -> None:
    """Check that every log is complete."""
    for game, log in zip(games, logs, strict=True):
        assert [entry.action_id for entry in log] == [f"{game}-{v}" for v in range(1, MOVES + 1)]


async def check_again(url: str, games: list[str]) -> None:
    """Check again after reopening the database."""
    storage = await Storage.open(url)
    check(games, [await storage.entries(game) for game in games])
    assert await storage.versions(games) == dict.fromkeys(games, MOVES)
    await storage.close()


def percentile(latencies: list[float], percent: int) -> str:
    """Return a percentile of the latencies."""
    return f"{1000 * quantiles(latencies, n=100)[percent - 1]:.1f} ms"


if __name__ == "__main__":
    asyncio.run(main())
