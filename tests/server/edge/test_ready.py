"""`/readyz` checks writing: it reports when nothing can be stored, and when it can again."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fourfold.server.live.heartbeat import MAX_AGE_SECONDS
from tests.server.guest import PATIENCE, Guest
from tests.server.house import HandClock, open_house

pytestmark = pytest.mark.anyio


async def until_ready(guest: Guest, *, is_ready: bool = True) -> str:
    """Wait until the server says that it is ready, or not; return its answer."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await guest.http.get("/readyz")
            if (answer.status_code == 200) == is_ready:
                return str(answer.text)
            await asyncio.sleep(0.02)


def connect_separately(database: Path) -> sqlite3.Connection:
    """Return another program's connection, usable from any thread."""
    return sqlite3.connect(
        database, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )


async def test_a_database_that_another_program_has_locked(folder: Path) -> None:
    clock = HandClock()
    async with open_house(folder / "games.db", clock=clock) as house, house.guest() as guest:
        assert await until_ready(guest) == "ready\n"
        with closing(connect_separately(folder / "games.db")) as other:
            # Not in this thread: the server's own transaction may have to end first.
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            clock.advance(MAX_AGE_SECONDS + 1)
            answer = await guest.http.get("/readyz")
            if answer.status_code == 200:
                # Only now did the server note its own last write; there can't be another.
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


async def test_a_database_that_became_read_only(folder: Path) -> None:
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


async def test_a_stopping_server_is_not_ready(folder: Path) -> None:
    async with open_house(folder / "games.db") as house, house.guest() as guest:
        house.application.is_ready = False
        said = await until_ready(guest, is_ready=False)
        assert said == "not ready: the server is starting or stopping\n"
        house.application.is_ready = True
