"""A damaged or incomplete database is refused; nothing is invented for it."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fourfold.server.storage import Storage, StorageError, UnreadableLogError
from fourfold.server.storage import storage as storage_module
from tests.server.house import open_house
from tests.server.storage.sample import make_write

pytestmark = pytest.mark.anyio


async def fill(url: str, games: int = 1) -> bytes:
    """Store games; return the server's secret."""
    storage = await Storage.open(url)
    secret = await storage.secret()
    for number in range(games):
        await storage.commit(make_write(f"game{number}", 1, count=8))
    await storage.close()
    return secret


async def run_sql(url: str, sql: str) -> None:
    storage = await Storage.open(url)
    await storage._database.transact(lambda connection: connection.exec_driver_sql(sql))
    await storage.close()


async def test_a_lost_secret_is_refused_and_not_replaced(database_url: str) -> None:
    secret = await fill(database_url)
    await run_sql(database_url, "DELETE FROM settings")
    for _ in range(2):
        storage = await Storage.open(database_url)
        with pytest.raises(StorageError, match="the server's secret is missing") as caught:
            await storage.secret()
        assert "\n" not in str(caught.value)
        await storage.close()
    # Each of these is enough. Without any of them, a new secret breaks nothing.
    storage = await Storage.open(database_url)
    await storage.add_guest("ann", "Ann")
    await storage.renew("guest:ann")
    await storage.close()
    for emptied, left in (
        (("games", "events", "seats"), "guests"),
        (("guests",), "renewals"),
    ):
        for table in emptied:
            await run_sql_raw(database_url, f"DELETE FROM {table}")
        storage = await Storage.open(database_url)
        with pytest.raises(StorageError, match=f"there are {left}, but the server's secret"):
            await storage.secret()
        await storage.close()
    await run_sql(database_url, "DELETE FROM renewals")
    storage = await Storage.open(database_url)
    assert await storage.secret() != secret
    await storage.close()


async def test_only_a_new_database_is_announced(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for count in (1, 1):
        async with open_house(database_url):
            pass
        new = [record for record in caplog.records if "new database" in record.getMessage()]
        assert [record.levelno for record in new] == [logging.INFO] * count


async def run_sql_raw(url: str, sql: str) -> None:
    """Change a database that no server would open."""
    storage = await open_unchecked(url)
    await storage._database.transact(lambda connection: connection.exec_driver_sql(sql))
    await storage.close()


async def open_unchecked(url: str) -> Storage:
    with pytest.MonkeyPatch.context() as patch:

        async def check_nothing(_: object) -> None:
            pass

        patch.setattr(storage_module, "check_tables", check_nothing)
        return await Storage.open(url)


@pytest.mark.parametrize(
    ("emptied", "sentence"),
    [
        ("events", "found a list of games but no logs"),
        ("games", "found logs but no list of games"),
    ],
)
async def test_an_emptied_table_is_refused(database_url: str, emptied: str, sentence: str) -> None:
    await fill(database_url)
    await run_sql(database_url, f"DELETE FROM {emptied}")
    with pytest.raises(StorageError, match=sentence):
        await Storage.open(database_url)


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_a_damaged_file_is_refused(database_url: str) -> None:
    await fill(database_url, games=50)
    path = Path(database_url.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [(size,)] = connection.execute("PRAGMA page_size").fetchall()
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'events'"
        [(page,)] = connection.execute(query).fetchall()
    content = bytearray(path.read_bytes())
    content[(page - 1) * size : page * size] = b"\xa5" * size
    path.write_bytes(content)
    with pytest.raises(StorageError, match=r"the file is damaged: .*: restore a backup") as caught:
        await Storage.open(database_url)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == content, "nothing was written to it"


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_a_large_file_is_not_fully_checked_at_startup(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(database_url)
    limits: list[object] = []

    async def check(_: object, max_bytes: int) -> None:
        limits.append(max_bytes)

    monkeypatch.setattr(storage_module, "check_file", check)
    await (await Storage.open(database_url)).close()
    assert limits == [256 << 20]


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_a_log_that_sqlite_cannot_read_is_reported_as_unreadable(database_url: str) -> None:
    await fill(database_url)
    await run_sql(database_url, "UPDATE events SET body = CAST(x'ff' AS TEXT) WHERE version = 3")
    storage = await Storage.open(database_url)
    with pytest.raises(UnreadableLogError, match="UTF-8") as caught:
        await storage.entries("game0")
    assert caught.value.game_id == "game0"
    await storage.close()


async def test_a_survey_counts_what_is_there(database_url: str) -> None:
    await fill(database_url, games=3)
    storage = await Storage.open(database_url)
    assert storage.survey is None
    await storage.add_guest("ann", "Ann")
    survey = await storage.take_survey()
    assert storage.survey is survey
    assert survey.games == {"waiting": 0, "playing": 3, "over": 0, "closed": 0}
    assert (survey.total, survey.guests) == (3, 1)
    assert survey.size > 10_000
    assert survey.revision >= "0003"
    await storage.close()
