"""Opening a database: URLs as people write them, and one clear error for each failure."""

import asyncio
import logging
import os
import sqlite3
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

from fourfold.server.database_url import default_url, hide_credentials
from fourfold.server.storage import Storage, StorageError
from fourfold.server.storage.address import parse_address
from fourfold.server.storage.migration import LATEST_REVISION
from fourfold.server.storage.sql_table import METADATA
from fourfold.server.storage.upgrade import FOLDER as MIGRATIONS
from tests.server.kept_database import FOLDER, restore_postgresql, restore_sqlite
from tests.server.storage.sample import make_write
from tests.services.postgresql import PostgreSQL

pytestmark = pytest.mark.anyio


def test_urls_are_read_as_people_write_them(tmp_path: Path) -> None:
    assert parse_address("games.db").path == Path.cwd() / "games.db"
    assert parse_address("sqlite:///games.db").path == Path.cwd() / "games.db"
    assert parse_address(f"sqlite:///{tmp_path}/a b?#%20.db").path == tmp_path / "a b?#%20.db"
    assert parse_address("~/games.db").path == Path.home() / "games.db"
    assert parse_address("sqlite+aiosqlite:////srv/games.db").path == Path("/srv/games.db")
    for scheme in ("postgres", "postgresql", "postgresql+asyncpg", "PostgreSQL"):
        address = parse_address(f"{scheme}://ann:secret@host:1/games?sslmode=require")
        assert address.dsn == "postgresql://ann:secret@host:1/games?sslmode=require"


def test_an_address_as_text_has_no_password() -> None:
    for url, shown in {
        "postgresql://ann:secret@host:1/games": "postgresql://host:1/games",
        "postgresql://ann:secret@/games?host=/run": "postgresql:///games",
        "postgresql://host/games?user=ann&password=secret": "postgresql://host/games",
        "postgresql://ann:secr@et@host/games": "postgresql://host/games",
        "postgresql://ann:secret/et@host/games": "postgresql://…",
        "postgresql://ann:secret?et@host/games": "postgresql://…",
        "postgresql://host/games?password=secret@et": "postgresql://…",
        "redis://:secret@host:6379/1": "redis://host:6379/1",
    }.items():
        assert hide_credentials(url) == shown
    address = parse_address("postgresql://ann:secret@host/games")
    assert "secret" not in f"{address} {address!r}"


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://ann:secret@host/games", "unknown kind of database: mysql"),
        ("sqlite://games.db", "three slashes"),
        ("sqlite:///:memory:", "memory"),
        ("", "memory"),
        ("~nobody-at-all/games.db", "home"),
        ("a\0b", "NUL"),
        ("{folder}/text", "file is not a database"),
        ("{folder}", "unable to open database file"),
        ("{folder}/text/games.db", "(Not a directory|File exists)"),
        ("/proc/fourfold/games.db", "No such file or directory"),
        ("postgresql://ann:secret@127.0.0.1:1/games", "Connection refused"),
        ("postgresql://ann:secret@no-such-host.invalid/games", "unknown host"),
        ("postgresql://ann:secr@et@no-such-host.invalid/games", "unknown host"),
        ("postgresql://ann:secret/et@host/games", "can't be read"),
        ("postgresql://ann:sec[ret@host/games", "can't be read"),
        ("postgresql://ann:secret@host/games?sslmode=secret", "sslmode"),
        ("postgresql://ann:secret@host/games?secret", "can't be read"),
    ],
)
async def test_an_unopenable_database_gets_a_one_sentence_error_without_the_password(
    url: str, sentence: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    (tmp_path / "text").write_text("This is not a database, however long it is. " * 100, "utf-8")
    with pytest.raises(StorageError, match=sentence) as caught:
        await Storage.open(url.replace("{folder}", str(tmp_path)))
    output = "".join(traceback.format_exception(caught.value)) + caplog.text
    assert "\n" not in str(caught.value)
    assert "secr" not in output.replace("secrets", "")
    assert caught.value.__suppress_context__ or caught.value.__context__ is None


async def test_a_bad_password_user_or_database_gets_a_one_sentence_error(
    postgresql: PostgreSQL,
) -> None:
    name = postgresql.create_database()
    postgresql.run_sql("CREATE ROLE locked LOGIN PASSWORD 'r%ight/@'")
    url = postgresql.url(name, "locked:wrong")
    with pytest.raises(StorageError, match="password authentication failed") as caught:
        await Storage.open(url)
    assert "wrong" not in "".join(traceback.format_exception(caught.value))
    with pytest.raises(StorageError, match="password authentication failed"):
        await Storage.open(postgresql.url(name, "locked"))
    with pytest.raises(StorageError, match='"none" does not exist'):
        await Storage.open(postgresql.url("none"))
    # With the right one it gets as far as its permissions allow.
    with pytest.raises(StorageError, match="permission denied"):
        await Storage.open(postgresql.url(name, "locked:r%25ight%2F%40"))
    postgresql.run_sql("GRANT CREATE ON SCHEMA public TO locked", name)
    storage = await Storage.open(postgresql.url(name, "locked:r%25ight%2F%40"))
    await storage.close()


async def test_without_its_driver_postgresql_names_the_extra(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StorageError, match=r"fourfold\[postgresql\]"):
        await Storage.open("postgresql://host/games")


async def test_a_file_is_created_with_its_folders(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "deeper" / "žluť?#.db"
    storage = await Storage.open(str(path))
    await storage.commit(make_write("a", 1))
    assert storage.address == str(path)
    await storage.close()
    # The file contains secrets.
    assert path.stat().st_mode & 0o777 == 0o600


def test_the_default_is_a_file_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    if sys.platform == "linux":
        assert default_url() == "/data/fourfold/games.db"
    assert parse_address(default_url()).path is not None


@pytest.fixture
def unwritable_folder() -> Iterator[Path]:
    """Make a folder readable but not writable, and drop root during the test."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "games.db").touch(0o444)
        folder.chmod(0o555)
        root = os.geteuid() == 0
        if root:
            os.seteuid(65534)
        yield folder
        if root:
            os.seteuid(0)
        folder.chmod(0o755)


async def test_an_unwritable_file_or_folder_is_reported(unwritable_folder: Path) -> None:
    for name, sentence in {
        "games.db": "readonly database",
        "new.db": "Permission denied",
        "new/games.db": "Permission denied",
    }.items():
        with pytest.raises(StorageError, match=sentence):
            await Storage.open(str(unwritable_folder / name))


async def test_a_database_of_a_newer_version_is_refused_unchanged(database_url: str) -> None:
    storage = await Storage.open(database_url)
    await storage.commit(make_write("a", 1))
    sql = "UPDATE alembic_version SET version_num = '9999'"
    await storage._database.transact(lambda connection: connection.exec_driver_sql(sql))
    with pytest.raises(StorageError, match=r"newer Fourfold.*9999"):
        await Storage.open(database_url)
    assert len(await storage.entries("a")) == 1
    await storage.close()


def test_the_latest_revision_is_that_of_the_last_migration() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [LATEST_REVISION]


async def test_the_migrations_create_the_tables(storage: Storage) -> None:
    def compare(connection: Connection) -> object:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return compare_metadata(context, METADATA)

    assert await storage._database.transact(compare) == []


OLD_INSERT = """
    INSERT INTO events (game_id, version, kind, body, actor, action_id, rules_version, at, process,
        clock_ms)
    VALUES ('quarto-running', 16, 'said', '{"seat":1,"phrase":"hello"}', '1:ann', 'new', 1,
        '2030-01-12 00:00:00', 'old', 1)
"""
OLD_SELECT = """
    SELECT game_id, version, kind, body, actor, action_id, rules_version, at, process, clock_ms
    FROM events WHERE game_id = 'quarto-running' ORDER BY version
"""


async def test_a_process_of_the_previous_version_keeps_working_alongside_this_one(
    database_url: str,
) -> None:
    """The old process prepared its statements before the tables were migrated."""
    if database_url.startswith("sqlite"):
        path = Path(database_url.removeprefix("sqlite:///"))
        restore_sqlite((FOLDER / "0002-every-event.sqlite.sql").read_text("utf-8"), path)
        with closing(sqlite3.connect(path, isolation_level=None)) as old:
            before = old.execute(OLD_SELECT).fetchall()
            storage = await Storage.open(database_url)
            old.execute(OLD_INSERT)
            after = old.execute(OLD_SELECT).fetchall()
    else:
        dump = (FOLDER / "0002-every-event.postgresql.sql").read_text("utf-8")
        await restore_postgresql(dump, database_url)
        connection = await asyncpg.connect(database_url)
        before = await connection.fetch(OLD_SELECT)
        storage = await Storage.open(database_url)
        await connection.fetch(OLD_INSERT)
        after = await connection.fetch(OLD_SELECT)
        await connection.close()
    assert after[:-1] == before
    entries = await storage.entries("quarto-running")
    assert [entry.version for entry in entries] == list(range(1, 17))
    assert {entry.schema for entry in entries} == {1}
    await storage.close()


async def test_a_migration_that_fails_leaves_nothing_behind(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_connection: Connection) -> None:
        raise StorageError("planted")

    # The last step on SQLite; PostgreSQL has no such step, so nothing fails there.
    monkeypatch.setattr("fourfold.server.storage.migration._check_references", fail)
    if database_url.startswith("sqlite"):
        with pytest.raises(StorageError, match="planted"):
            await Storage.open(database_url)
        path = database_url.removeprefix("sqlite:///")
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("SELECT * FROM sqlite_master").fetchall() == []
    monkeypatch.undo()
    await (await Storage.open(database_url)).close()


async def test_databases_opened_concurrently_do_not_mix(new_url: Callable[[], str]) -> None:
    url, other_url = new_url(), new_url()
    storages = await asyncio.gather(*map(Storage.open, [url, other_url, url, other_url, url]))
    await asyncio.gather(*(s.commit(make_write(f"{n}", 1)) for n, s in enumerate(storages)))
    assert set(await storages[0].versions("01234")) == set("024")
    assert set(await storages[1].versions("01234")) == set("13")
    for storage in storages:
        await storage.close()
