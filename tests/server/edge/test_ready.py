"""`/readyz` checks writing: it reports when nothing can be stored, and when it can again.

Heartbeats are rows of their own: they can be stored when games can't.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fourfold.server.live.heartbeat import MAX_AGE_SECONDS
from fourfold.server.storage import StorageError, VersionConflictError
from tests.server.guest import TIMEOUT_SECONDS, Guest
from tests.server.house import House, ManualClock, open_house
from tests.server.storage.sample import make_write
from tests.server.table import GuestTable, sit_together

pytestmark = pytest.mark.anyio


async def until_ready(guest: Guest, *, is_ready: bool = True) -> str:
    """Wait until the server says that it is ready, or not; return its answer."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while True:
            answer = await guest.http.get("/readyz")
            if (answer.status_code == 200) == is_ready:
                return str(answer.text)
            await asyncio.sleep(0.02)


def connect_separately(database: Path) -> sqlite3.Connection:
    """Return another program's connection, usable from any thread."""
    return sqlite3.connect(
        database, timeout=TIMEOUT_SECONDS, isolation_level=None, check_same_thread=False
    )


async def test_a_locked_database_makes_the_server_not_ready(folder: Path) -> None:
    clock = ManualClock()
    async with open_house(folder / "games.db", clock=clock) as house, house.guest() as guest:
        assert await until_ready(guest) == "ready\n"
        with closing(connect_separately(folder / "games.db")) as other:
            # Not in this thread: the server's own transaction may have to end first.
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            clock.advance(MAX_AGE_SECONDS + 1)
            answer = await guest.http.get("/readyz")
            if answer.status_code == 200:
                # The server's last write was recorded only now; no other can follow.
                clock.advance(MAX_AGE_SECONDS + 1)
                answer = await guest.http.get("/readyz")
            assert answer.status_code == 503
            assert answer.text == "not ready: nothing was written to the database for 6 s\n"
            metrics = (await guest.http.get("/metrics")).text
            assert "fourfold_ready 0.0\n" in metrics
            assert "fourfold_write_age_seconds 6.0\n" in metrics
            # The process is alive, and stored games stay readable.
            assert (await guest.http.get("/healthz")).status_code == 200
            assert (await guest.http.get("/api/games")).status_code == 200
            other.execute("ROLLBACK")
        await until_ready(guest)


async def test_a_read_only_database_makes_the_server_not_ready(folder: Path) -> None:
    async with open_house(folder / "games.db") as house, house.guest() as guest:
        await until_ready(guest)
        writer = house.application.hall.storage._database.writer
        await writer.transact(
            lambda connection: connection.exec_driver_sql("PRAGMA query_only = 1")
        )
        said = await until_ready(guest, is_ready=False)
        assert said == "not ready: can't write to the database\n"
        registry = house.application.metrics.registry
        failures = registry.get_sample_value("fourfold_commit_failures_total")
        assert failures is not None
        assert failures > 0
        # The next connection may write again.
        await writer.dispose()
        await until_ready(guest)


async def test_health_checks_query_the_database_at_most_once_a_second(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ManualClock()
    async with open_house(folder / "games.db", clock=clock) as house, house.guest() as guest:
        storage, pings = house.application.hall.storage, 0

        async def ping() -> None:
            nonlocal pings
            pings += 1
            await asyncio.sleep(0.01)
            if pings > 1:
                raise StorageError("away")

        monkeypatch.setattr(storage, "ping", ping)
        answers = await asyncio.gather(*(guest.http.get("/readyz") for _ in range(20)))
        assert ({answer.text for answer in answers}, pings) == ({"ready\n"}, 1)
        clock.advance(1)
        answers = [await guest.http.get("/readyz") for _ in range(5)]
        problem = "not ready: the database does not answer\n"
        assert ({answer.text for answer in answers}, pings) == ({problem}, 2)


LOST = "not ready: can't store games in the database\n"


async def fail_to_move(table: GuestTable) -> None:
    """Make a move that the server can't store."""
    guest = table.guests[table.state["to_move"] - 1]
    answer = await guest.act(table.game, "move", table.state["version"], move="=5")
    assert answer.status_code == 503, answer.text


async def beat(house: House) -> None:
    """Store a heartbeat, which must succeed."""
    await house.application.hall.heartbeat.beat()


@pytest.mark.parametrize("name", ["events", "games"])
async def test_a_lost_table_makes_the_server_not_ready_until_it_is_back(
    database_url: str, name: str
) -> None:
    async with open_house(database_url) as house, sit_together(house) as table:
        guest = table.guests[0]
        await until_ready(guest)
        database = house.application.hall.storage._database

        async def rename(before: str, after: str) -> None:
            sql = f"ALTER TABLE {before} RENAME TO {after}"
            await database.transact(lambda connection: connection.exec_driver_sql(sql))

        await rename(name, "lost")
        await fail_to_move(table)
        for _ in range(2):
            assert await until_ready(guest, is_ready=False) == LOST
            await beat(house)
        # The next heartbeat notices the recovery by a trial write, which it rolls back.
        version = table.state["version"]
        await rename("lost", name)
        await beat(house)
        assert (await guest.http.get("/readyz")).text == "ready\n"
        assert (await guest.look(table.game))["state"]["version"] == version
        await table.play("=5")


async def test_a_damaged_page_makes_the_server_not_ready_until_it_is_repaired(folder: Path) -> None:
    file = folder / "games.db"
    async with open_house(file) as house, sit_together(house) as table:
        guest = table.guests[0]
        await until_ready(guest)
        with closing(connect_separately(file)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            [(size,)] = other.execute("PRAGMA page_size").fetchall()
            query = "SELECT rootpage FROM sqlite_schema WHERE name = 'events'"
            [(page,)] = other.execute(query).fetchall()

            def overwrite(content: bytes) -> bytes:
                with file.open("r+b") as stream:
                    stream.seek((page - 1) * size)
                    before = stream.read(size)
                    stream.seek((page - 1) * size)
                    stream.write(content)
                # Another program's commit makes the server drop the pages that it has cached.
                other.execute("PRAGMA user_version = 1")
                return before

            intact = overwrite(b"\xa5" * size)
            await fail_to_move(table)
            await beat(house)
            assert await until_ready(guest, is_ready=False) == LOST
            metrics = (await guest.http.get("/metrics")).text
            assert "fourfold_ready 0.0\n" in metrics
            overwrite(intact)
        await beat(house)
        assert (await guest.http.get("/readyz")).text == "ready\n"


async def test_a_refused_write_leaves_the_server_ready(folder: Path) -> None:
    async with open_house(folder / "games.db") as house, sit_together(house) as table:
        storage = house.application.hall.storage
        with pytest.raises(VersionConflictError):
            await storage.commit(make_write(table.game, 99))
        assert (await table.guests[0].http.get("/readyz")).text == "ready\n"


async def test_a_stopping_server_is_not_ready(folder: Path) -> None:
    async with open_house(folder / "games.db") as house, house.guest() as guest:
        house.application.is_ready = False
        said = await until_ready(guest, is_ready=False)
        assert said == "not ready: the server is starting or stopping\n"
        house.application.is_ready = True
