"""What is acknowledged is stored, whatever is killed; lost connections are restored."""

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import anyio
import pytest
from sqlalchemy import Connection

from fourfold.server.storage import Storage, StorageUnavailableError
from tests.server.storage.process import GAMES
from tests.server.storage.sample import make_write
from tests.services.postgresql import PostgreSQL

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
PROCESS = [sys.executable, "-m", "tests.server.storage.process"]


async def test_sqlite_is_configured_to_sync_every_commit(tmp_path: Path) -> None:
    storage = await Storage.open(str(tmp_path / "games.db"))
    wanted = {"busy_timeout": 10_000, "journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

    def ask(connection: Connection) -> dict[str, Any]:
        return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in wanted}

    assert await storage._database.transact(ask) == wanted
    await storage.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the counter is loaded with LD_PRELOAD")
def test_every_commit_to_sqlite_is_synced_to_the_disk(tmp_path: Path) -> None:
    compiler = os.environ.get("CC") or shutil.which("cc") or "gcc"
    counter = tmp_path / "count_syncs.so"
    source = Path(__file__).with_name("count_syncs.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-o", counter, source, "-ldl"], check=True)

    def count(synchronous: int) -> int:
        path = tmp_path / f"{synchronous}.db"
        output = subprocess.check_output(
            [*PROCESS, "count_syncs", path, str(synchronous)],
            cwd=ROOT,
            env=os.environ | {"LD_PRELOAD": str(counter)},
            text=True,
        )
        return int(output)

    assert count(synchronous=2) >= 10
    # The counter would notice a weaker setting.
    assert count(synchronous=1) < 10
    assert count(synchronous=0) == 0


async def test_a_killed_process_loses_nothing_that_it_acknowledged(
    database_url: str,
) -> None:
    with subprocess.Popen(
        [*PROCESS, "run_on", database_url], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(200)]
        process.kill()
        # The last line may be truncated.
        lines += [line for line in process.stdout if line.endswith("\n")]
    acknowledged = {game: int(version) for game, version in map(str.split, lines)}
    storage = await Storage.open(database_url)
    for game, version in acknowledged.items():
        entries = await storage.entries(game)
        assert len(entries) >= version
        # A write is atomic: two entries each, and the listing of the last one.
        assert len(entries) % 2 == 0
        assert await storage.versions([game]) == {game: len(entries)}
    await storage.close()


async def test_several_processes_start_and_write_at_once(database_url: str) -> None:
    processes = [
        subprocess.Popen(
            [*PROCESS, "share", database_url, name], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        for name in "abcd"
    ]
    outputs = [process.communicate()[0].split() for process in processes]
    assert [process.returncode for process in processes] == [0] * 4
    assert len({secret for _, secret in outputs}) == 1
    storage = await Storage.open(database_url)
    actions = {f"{name} {number}" for name in "abcd" for number in range(5)}
    for game in map(str, range(GAMES)):
        assert {entry.action_id for entry in await storage.entries(game)} == actions
        assert await storage.versions([game]) == {game: 20}
    await storage.close()


async def test_a_killed_postgresql_loses_nothing_and_is_reconnected(
    postgresql: PostgreSQL,
) -> None:
    with postgresql.databases() as take:
        storage = await Storage.open(take())
        acknowledged: dict[str, int] = {}

        async def write(game_id: str) -> None:
            version = 1
            while version <= 30:
                try:
                    await storage.commit(make_write(game_id, version, f"{version}"))
                    acknowledged[game_id] = version
                    version += 1
                except StorageUnavailableError:
                    version = await count_entries(game_id) + 1

        async def count_entries(game_id: str) -> int:
            while True:
                try:
                    return len(await storage.entries(game_id))
                except StorageUnavailableError:
                    await asyncio.sleep(0.01)

        async with anyio.create_task_group() as group:
            for number in range(20):
                group.start_soon(write, f"{number}")
            while storage.counts.entries < 100:
                await asyncio.sleep(0)
            postgresql.kill()
            with pytest.raises(StorageUnavailableError):
                await storage.ping()
            # The server keeps retrying until it is back.
            await asyncio.to_thread(postgresql.start)
        assert storage.counts.failures > 0
        assert storage.counts.refused == 0
        assert acknowledged == dict.fromkeys(map(str, range(20)), 30)
        for game in acknowledged:
            entries = await storage.entries(game)
            assert [entry.action_id for entry in entries] == [f"{v}" for v in range(1, 31)]
        await storage.close()


async def test_connections_lost_while_idle_cause_no_failures(postgresql: PostgreSQL) -> None:
    with postgresql.databases() as take:
        storage = await Storage.open(take())
        await storage.commit(make_write("a", 1))
        await asyncio.gather(*(storage.entries("a") for _ in range(20)))
        postgresql.stop()
        postgresql.start()
        assert len(await storage.entries("a")) == 1
        await storage.commit(make_write("a", 2))
        assert storage.counts.failures == 0
        await storage.close()
