"""The doctor: finds each problem in a deployment, and says what to do about it."""

import os
import resource
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from fourfold.server.doctor import Deployment, Finding, Level, examine
from fourfold.server.doctor import backup as backup_module
from fourfold.server.doctor import disk as disk_module
from fourfold.server.doctor import machine as machine_module
from fourfold.server.doctor.backup import check_backups
from fourfold.server.doctor.broker import check_broker
from fourfold.server.doctor.database import check_database
from fourfold.server.doctor.disk import check_files, check_space
from fourfold.server.doctor.machine import check_limits, check_page, check_workers
from fourfold.server.storage import Storage
from fourfold.server.storage.address import parse_address
from fourfold.server.storage.database import Reader
from tests.server.storage.sample import make_write
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


async def fill(url: str) -> None:
    """Create a sound database with a game."""
    storage = await Storage.open(url)
    await storage.secret()
    await storage.commit(make_write("game", 1, count=3))
    await storage.beat("process", 1_000)
    await storage.close()


async def run_sql(url: str, sql: str) -> None:
    storage = await Storage.open(url)
    await storage._database.transact(lambda connection: connection.exec_driver_sql(sql))
    await storage.close()


async def ask_database(url: str) -> dict[str, Finding]:
    reader = Reader(parse_address(url), is_read_only=True)
    found = {finding.part: finding async for finding in check_database(reader)}
    await reader.close()
    return found


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """Create a sound database file."""
    path = tmp_path / "data" / "games.db"
    await fill(str(path))
    return path


async def test_a_sound_deployment_has_no_fault(database: Path, tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    make_backup(database, backups / "games.db")
    deployment = Deployment(str(database), backups=backups)
    found = [finding async for finding in examine(deployment)]
    parts = [finding.part for finding in found]
    assert parts == [
        *("database", "secret", "clock", "files", "disk"),
        *("broker", "backup", "limits", "workers", "page"),
    ]
    # Whether the page is built, and how full the disk is, depends on the machine.
    faults = [f for f in found if f.level is Level.FAULT and f.part not in ("page", "disk")]
    assert faults == []
    assert "1 games" in found[0].text
    assert str(found[1]) == "ok       secret       present"


async def test_a_sound_database_has_no_fault(database_url: str) -> None:
    await fill(database_url)
    found = await ask_database(database_url)
    # The tests' PostgreSQL trades durability for speed.
    found.pop("durability", None)
    assert {finding.level for finding in found.values()} == {Level.OK}, found
    assert "intact" in found["database"].text


async def test_a_database_that_does_not_flush_to_disk_is_a_fault(postgresql: PostgreSQL) -> None:
    with postgresql.databases() as take:
        url = take()
        await fill(url)
        finding = (await ask_database(url))["durability"]
        assert finding.level is Level.FAULT
        assert "with fsync off" in finding.text
        postgresql.run_sql("ALTER ROLE postgres SET synchronous_commit = off")
        try:
            lax = (await ask_database(url))["durability"]
        finally:
            postgresql.run_sql("ALTER ROLE postgres RESET synchronous_commit")
        assert "with fsync and synchronous_commit off" in lax.text


async def test_a_database_that_flushes_to_disk_is_ok() -> None:
    with PostgreSQL(is_durable=True) as postgresql:
        url = postgresql.url(postgresql.create_database())
        await fill(url)
        assert (await ask_database(url))["durability"].level is Level.OK


@pytest.mark.parametrize(
    ("damage", "part", "sentence"),
    [
        ("DELETE FROM settings", "database", "secret is missing"),
        ("DELETE FROM events", "database", "a table was emptied"),
        ("UPDATE alembic_version SET version_num = '9999'", "database", "newer Fourfold"),
        ("UPDATE alembic_version SET version_num = '0001'", "database", "older Fourfold"),
        ("DROP TABLE alembic_version", "database", "no Fourfold tables"),
    ],
)
async def test_an_incomplete_database_is_a_fault_with_advice(
    database_url: str, damage: str, part: str, sentence: str
) -> None:
    await fill(database_url)
    await run_sql(database_url, damage)
    found = await ask_database(database_url)
    # By the time a lost secret is noticed, everything else is known to be fine.
    finding = found[part]
    assert finding.level is Level.FAULT
    assert sentence in finding.text
    assert finding.advice


async def test_a_new_database_without_a_secret_is_a_warning(database_url: str) -> None:
    await (await Storage.open(database_url)).close()
    assert (await ask_database(database_url))["secret"].level is Level.WARNING


async def test_an_invalid_database_is_reported_without_its_password(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database " * 1_000)
    for url, sentence in {
        str(tmp_path / "nowhere.db"): "unable to open database file",
        str(tmp_path / "text"): "file is not a database",
        "postgresql://ann:secret@127.0.0.1:1/games": "Connection refused",
        "postgresql://ann:secret/et@host/games": "can't be read",
    }.items():
        finding = (await ask_database(url))["database"]
        assert finding.level is Level.FAULT
        assert sentence in finding.text
        assert "secret" not in str(finding)
    assert not (tmp_path / "nowhere.db").exists()
    found = [finding async for finding in examine(Deployment("mysql://x"))]
    assert "unknown kind of database" in found[0].text


async def test_a_damaged_file_is_a_fault(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [(size,)] = connection.execute("PRAGMA page_size").fetchall()
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'guests'"
        [(page,)] = connection.execute(query).fetchall()
    content = bytearray(database.read_bytes())
    content[(page - 1) * size : page * size] = b"\xa5" * size
    database.write_bytes(content)
    finding = (await ask_database(str(database)))["database"]
    assert finding.level is Level.FAULT
    assert "the file is damaged" in finding.text


async def test_a_heartbeat_in_the_future_is_a_warning(database: Path) -> None:
    await run_sql(str(database), "UPDATE processes SET at = '2999-01-01 00:00:00.000000'")
    finding = (await ask_database(str(database)))["clock"]
    assert finding.level is Level.WARNING
    assert "in the future" in finding.text


async def test_files_that_others_can_read_are_a_fault(database: Path) -> None:
    assert [finding.level for finding in check_files(database)] == [Level.OK]
    database.chmod(0o644)
    [finding] = check_files(database)
    assert finding.level is Level.FAULT
    assert finding.advice == f"chmod 600 {database}"


@pytest.fixture
def unwritable_file() -> Iterator[Path]:
    """Make a file readable but not writable, and drop root privileges for the test."""
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "games.db"
        file.touch(0o444)
        file.parent.chmod(0o555)
        is_root = os.geteuid() == 0
        if is_root:
            os.seteuid(65534)
        yield file
        if is_root:
            os.seteuid(0)
        file.parent.chmod(0o755)


def test_files_that_cannot_be_written_are_reported(unwritable_file: Path) -> None:
    found = [finding.text for finding in check_files(unwritable_file)]
    assert [text for text in found if text.endswith("can't be written by this user")]
    assert [text for text in found if "can't create files there" in text]


def test_low_disk_space_is_a_warning_and_none_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = os.statvfs(tmp_path).f_bavail * os.statvfs(tmp_path).f_frsize
    monkeypatch.setattr(disk_module, "MIN_FREE_BYTES", 0)
    monkeypatch.setattr(disk_module, "LOW_FREE_BYTES", 0)
    assert check_space(tmp_path, 0).level is Level.OK
    assert check_space(tmp_path, 10 * free).level is Level.WARNING
    monkeypatch.setattr(disk_module, "MIN_FREE_BYTES", 10 * free)
    assert check_space(tmp_path, 0).level is Level.FAULT


def make_backup(database: Path, copy: Path) -> None:
    copy.touch(0o600)
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def levels(place: Path | None, hours: float = 26.0) -> list[Level]:
    return [finding.level for finding in check_backups(place, hours)]


async def test_a_backup_must_exist_be_recent_and_be_private(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    assert levels(None) == [Level.WARNING]
    assert levels(folder) == [Level.FAULT]
    folder.mkdir()
    assert levels(folder) == [Level.FAULT]
    copy = folder / "monday.db"
    make_backup(database, copy)
    assert levels(folder) == levels(copy) == [Level.OK]
    assert [file.name for file in folder.iterdir()] == ["monday.db"], (
        "nothing was created next to it"
    )
    os.utime(copy, (time.time() - 9 * DAY,) * 2)
    [finding] = check_backups(folder, 26.0)
    assert finding.level is Level.FAULT
    assert "216.0 hours old" in finding.text
    assert levels(folder, hours=240) == [Level.OK]
    # The newest counts; modes are checked for all.
    (folder / "dump").write_bytes(b"PGDMP and more")
    (folder / "dump").chmod(0o600)
    assert levels(folder) == [Level.OK]
    copy.chmod(0o644)
    [finding] = check_backups(folder, 26.0)
    assert "can be read by others" in finding.text


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "an empty file"),
        (b"games", "neither an SQLite file nor a dump"),
        (backup_module.SQLITE + b"\xa5" * 5_000, "database"),
    ],
)
def test_an_invalid_backup_is_a_fault(tmp_path: Path, content: bytes, sentence: str) -> None:
    file = tmp_path / "backup.db"
    file.touch(0o600)
    file.write_bytes(content)
    [finding] = check_backups(tmp_path, 26.0)
    assert finding.level is Level.FAULT
    assert sentence in finding.text


async def test_a_backup_without_a_secret_is_a_fault(tmp_path: Path) -> None:
    """What a backup of a missing file produces: a valid but empty database."""
    copy = tmp_path / "backup.db"
    make_backup(tmp_path / "nowhere.db", copy)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("CREATE TABLE settings (name, value)")
        connection.commit()
    [finding] = check_backups(copy, 26.0)
    assert "it has no secret" in finding.text


async def test_each_kind_of_broker_is_checked(
    redis: Redis, postgresql: PostgreSQL, tmp_path: Path
) -> None:
    file = str(tmp_path / "games.db")
    assert (await check_broker(None, file)).text == "none: this server is one process"
    assert (await check_broker(redis.url, file)).level is Level.OK
    url = postgresql.url(postgresql.create_database())
    assert (await check_broker(None, url)).level is Level.OK
    without = await check_broker("none:", url)
    assert (without.level, without.text) == (
        Level.OK,
        "none: processes see each other's moves up to two seconds late",
    )
    finding = await check_broker("carrier-pigeon://x", file)
    assert "unknown kind of broker" in finding.text


async def test_an_unreachable_broker_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fourfold.server.doctor.broker.CONNECT_SECONDS", 0.2)
    finding = await check_broker("redis://ann:secret@127.0.0.1:1", "games.db")
    assert finding.level is Level.FAULT
    assert finding.text == "redis://127.0.0.1:1 can't be reached"


@contextmanager
def hard_limit(limit: int) -> Iterator[None]:
    """Pretend that this many descriptors are allowed: a process can't raise its limit again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resource, "getrlimit", lambda _: (limit, limit))
        yield


def test_a_low_descriptor_limit_is_a_fault() -> None:
    for limit, level in ((1_024, Level.FAULT), (65_536, Level.OK), (-1, Level.OK)):
        with hard_limit(limit):
            [finding] = check_limits()
        assert finding.level is level


async def test_more_workers_than_cores_are_a_warning() -> None:
    found = [finding async for finding in check_workers(64)]
    expected = [Level.OK] if len(os.sched_getaffinity(0)) >= 64 else [Level.WARNING, Level.OK]
    assert [finding.level for finding in found] == expected


def test_an_unbuilt_page_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_module, "FOLDER", tmp_path)
    assert check_page().level is Level.FAULT
    (tmp_path / "index.html").touch()
    assert check_page().level is Level.OK
