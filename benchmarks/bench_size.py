"""Measures the disk space of stored games on SQLite and PostgreSQL, and the memory of open rooms.

`python -m benchmarks.bench_size` plays 1,000 whole games of Quarto! on a storage, reads them
back, and prints what takes up the space. It uses the tests' PostgreSQL, vacuumed after every 100
games, as autovacuum does every minute on a less busy server.
"""

import asyncio
import gc
import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from benchmarks.machine import describe
from fourfold.server.broker.local import LocalBroker
from fourfold.server.config import Config, Limits
from fourfold.server.live.hall import Hall
from fourfold.server.live.live_room import LiveRoom
from fourfold.server.room.viewer import Viewer
from fourfold.server.storage import Storage
from fourfold.server.storage.guest import Guest
from fourfold.server.token import Tokens
from fourfold.server.wire.action import Act, Move, Resign
from fourfold.server.wire.request import NewRoom, SeatWish
from fourfold.server.workers.workers import Workers
from tests.server.house import memory_folder
from tests.server.table import FULL_BOARD
from tests.services.postgresql import PostgreSQL

GAMES = 1_000
CONCURRENT_GAMES = 100
RULES = "CSHT"


async def main() -> None:
    print(f"{describe()}\n")
    with tempfile.TemporaryDirectory(dir=memory_folder()) as folder:
        path = Path(folder) / "games.db"
        await measure("SQLite", str(path))
        with closing(sqlite3.connect(path)) as connection:
            print_parts(sqlite_parts(connection))
    with PostgreSQL() as server:
        name = server.create_database()
        await measure("PostgreSQL", server.url(name), lambda: server.run_sql("VACUUM", name))
        rows = server.run_sql(POSTGRESQL_PARTS, name).splitlines()
        print_parts({part: int(size) for part, size in (row.split("|") for row in rows)})


async def measure(name: str, url: str, tidy: Callable[[], object] = lambda: None) -> None:
    """Play the games, vacuum in between, and print their rooms' memory."""
    storage = await Storage.open(url)
    hall = Hall(
        config=Config(limits=Limits.none()),
        storage=storage,
        broker=LocalBroker(),
        workers=Workers(1),
        tokens=Tokens(await storage.secret()),
    )
    gc.collect()
    before = resident_bytes()
    for first in range(0, GAMES, CONCURRENT_GAMES):
        await asyncio.gather(*(play(hall, first + number) for number in range(CONCURRENT_GAMES)))
        await asyncio.to_thread(tidy)
    gc.collect()
    grown = resident_bytes() - before
    print(f"{name}: {GAMES} open rooms take {grown / 1e6:.1f} MB of memory")
    for live in list(hall.rooms.values())[:10]:
        assert len(await storage.entries(live.id)) == live.version
    await hall.close()
    await storage.close()


async def play(hall: Hall, number: int) -> None:
    """Play until one piece is left; the player to place it resigns."""
    now = hall.clock.now()
    guests = [hall.chance.guest_id() for _ in range(2)]
    host, other = (Guest(guest, f"Guest {number}", now, now) for guest in guests)
    await hall.storage.add_guest(host.id, host.name)
    await hall.storage.add_guest(other.id, other.name)
    seats = [SeatWish(kind="me"), SeatWish(kind="open")]
    live = await hall.lobby.open(host, NewRoom(game="quarto", rules=RULES, seats=seats, starter=1))
    await hall.lobby.join(live, other, None)
    session = hall.chance.guest_id()[:8]
    for count, move in enumerate(FULL_BOARD):
        await act(
            live, guests, Act(id=f"{session}-{count}", version=live.version, action=Move(move=move))
        )
    await act(live, guests, Act(id=f"{session}-x", version=live.version, action=Resign()))


async def act(live: LiveRoom, guests: list[str], action: Act) -> None:
    """Act for the seat to move."""
    seat = live.room.to_move
    assert seat is not None
    await live.act(Viewer(seat, guests[seat - 1]), action, live.hall.clock.monotonic())


def resident_bytes() -> int:
    """Return this process's memory."""
    pages = Path("/proc/self/statm").read_text("ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def sqlite_parts(connection: sqlite3.Connection) -> dict[str, int]:
    """Return the bytes of each table and index."""
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    [pages] = connection.execute("PRAGMA page_count").fetchone()
    [size] = connection.execute("PRAGMA page_size").fetchone()
    try:
        parts = dict(connection.execute("SELECT name, sum(pgsize) FROM dbstat GROUP BY name"))
    except sqlite3.OperationalError:
        # Not every SQLite build has the dbstat table.
        parts = {}
    # Pages freed by deleted rows are reused.
    return parts | {"free": pages * size - sum(parts.values())}


POSTGRESQL_PARTS = """
SELECT relname, pg_relation_size(oid) FROM pg_class
WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i')
"""


def print_parts(parts: dict[str, int]) -> None:
    """Print what takes up the space, largest first."""
    print(f"| {GAMES} games | MB |\n|---|---|\n| all | {sum(parts.values()) / 1e6:.2f} |")
    for part, size in sorted(parts.items(), key=lambda item: -item[1]):
        if size > 100_000:
            print(f"| {part} | {size / 1e6:.2f} |")
    print()


if __name__ == "__main__":
    asyncio.run(main())
