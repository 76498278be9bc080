"""The check of all stored games: finds what can't be read, and changes nothing."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from fourfold.server.check import Tally, check_games
from fourfold.server.room.fold import fold
from fourfold.server.room.room import Room
from fourfold.server.storage import Archive, Storage, StorageError, UnreadableLogError
from tests.server.kept_database import FOLDER, restore_postgresql, restore_sqlite
from tests.server.storage.sample import make_write

pytestmark = pytest.mark.anyio

KEPT_GAMES = 36


async def restore(url: str) -> None:
    """Load the kept games of an earlier version into an empty database."""
    kind = "sqlite" if url.startswith("sqlite") else "postgresql"
    dump = (FOLDER / f"0002-every-event.{kind}.sql").read_text("utf-8")
    if kind == "sqlite":
        restore_sqlite(dump, Path(url.removeprefix("sqlite:///")))
    else:
        await restore_postgresql(dump, url)


async def check(url: str) -> tuple[Tally, list[UnreadableLogError]]:
    """Check a database; return the number of games, and the report."""
    reported: list[UnreadableLogError] = []
    shown: list[tuple[int, int]] = []
    tally = await check_games(url, reported.append, lambda *numbers: shown.append(numbers))
    assert [read for read, _ in shown] == list(range(1, tally.games + 1))
    assert tally.unreadable == len(reported)
    return tally, reported


@pytest.fixture
async def kept(database_url: str) -> str:
    """Restore the kept games, migrate their tables, and return the database's URL."""
    await restore(database_url)
    await (await Storage.open(database_url)).close()
    return database_url


async def run_sql(url: str, sql: str) -> None:
    storage = await Storage.open(url)
    await storage._database.transact(lambda connection: connection.exec_driver_sql(sql))
    await storage.close()


async def test_every_kept_game_can_be_read_while_a_server_writes(kept: str) -> None:
    storage = await Storage.open(kept)
    await storage.commit(make_write("other", 1))
    tally, reported = await check(kept)
    # The storage tests don't write real games.
    assert tally.games == KEPT_GAMES + 1
    assert [error.game_id for error in reported] == ["other"]
    await storage.commit(make_write("other", 2))
    await storage.close()


@pytest.mark.parametrize(
    ("damage", "game", "version", "field"),
    [
        (
            "UPDATE events SET body = '{' WHERE game_id = 'quarto-moments' AND version = 7",
            "quarto-moments",
            7,
            "body",
        ),
        (
            'UPDATE events SET body = \'{"seat":1,"move":"z9"}\' '
            "WHERE game_id = 'quarto-moments' AND version = 7",
            "quarto-moments",
            7,
            "move",
        ),
        (
            "UPDATE events SET kind = 'exploded' WHERE game_id = 'wait-open' AND version = 2",
            "wait-open",
            2,
            "kind",
        ),
        ("UPDATE events SET schema = 99 WHERE game_id = 'wait-open'", "wait-open", 1, "schema"),
        (
            "DELETE FROM events WHERE game_id = 'quarto-moments' AND version BETWEEN 8 AND 11",
            "quarto-moments",
            8,
            "version",
        ),
        # Truncated at the end: only the listing knows.
        (
            "DELETE FROM events WHERE game_id = 'quarto-moments' AND version > 20",
            "quarto-moments",
            21,
            "version",
        ),
        ("DELETE FROM events WHERE game_id = 'quarto-full'", "quarto-full", 1, "version"),
        # A packed log of another game.
        (
            "UPDATE events SET pack = (SELECT pack FROM events WHERE game_id = 'quarto-full') "
            "WHERE game_id = 'quarto-call'",
            "quarto-call",
            41,
            "pack",
        ),
        ("DELETE FROM games WHERE id = 'quarto-full'", "quarto-full", 36, "game"),
    ],
)
async def test_each_kind_of_damage_is_reported_with_game_version_and_field(
    kept: str, damage: str, game: str, version: int, field: str
) -> None:
    await run_sql(kept, damage)
    tally, [error] = await check(kept)
    assert (error.game_id, error.version, error.field) == (game, version, field)
    assert error.cause
    assert tally == Tally(KEPT_GAMES, 1)


async def test_games_are_read_page_by_page_each_once(
    kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await run_sql(kept, "DELETE FROM games WHERE id IN ('quarto-full', 'quarto-line', 'wait-open')")
    monkeypatch.setattr("fourfold.server.storage.archive.GAMES_PER_PAGE", 2)
    tally, reported = await check(kept)
    assert tally.games == KEPT_GAMES
    assert [error.game_id for error in reported] == ["quarto-full", "quarto-line", "wait-open"]
    archive = await Archive.open(kept)
    ids = [game.id async for game in archive.games()]
    await archive.close()
    assert len(set(ids)) == len(ids) == KEPT_GAMES


async def test_an_internal_error_affects_only_that_game(
    kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(game_id: str, entries: Any) -> Room:
        if game_id == "quarto-call":
            raise ZeroDivisionError("planted")
        return fold(game_id, entries)

    monkeypatch.setattr("fourfold.server.check.fold", fail)
    tally, [error] = await check(kept)
    assert str(error) == "game quarto-call, version 41, log: ZeroDivisionError: planted"
    assert tally.games == KEPT_GAMES


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_a_log_that_sqlite_itself_cannot_read_affects_only_that_game(kept: str) -> None:
    await run_sql(kept, "UPDATE events SET body = CAST(x'ff' AS TEXT) WHERE game_id = 'wait-open'")
    tally, [error] = await check(kept)
    assert (error.game_id, error.field) == ("wait-open", "log")
    assert "UTF-8" in error.cause
    assert tally.games == KEPT_GAMES


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_the_file_is_not_touched(kept: str) -> None:
    path = Path(kept.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = hashlib.sha256(path.read_bytes()).digest(), path.stat().st_mtime_ns
    await check(kept)
    assert (hashlib.sha256(path.read_bytes()).digest(), path.stat().st_mtime_ns) == before


async def test_the_database_refuses_every_change(kept: str) -> None:
    archive = await Archive.open(kept)
    with pytest.raises(DBAPIError, match=r"read.?only"):
        await archive._reader.reader.use(
            lambda connection: connection.execute(text("DELETE FROM events"))
        )
    await archive.close()


async def test_tables_of_another_version_are_reported_and_not_migrated(database_url: str) -> None:
    await restore(database_url)
    for _ in range(2):
        with pytest.raises(
            StorageError, match=r"older Fourfold \(revision 0002\): start the server"
        ):
            await check(database_url)
    await run_sql(database_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageError, match=r"newer Fourfold.*9999"):
        await check(database_url)


async def test_an_invalid_database_is_reported(database_url: str, tmp_path: Path) -> None:
    if database_url.startswith("sqlite"):
        with pytest.raises(StorageError, match="unable to open database file"):
            await check(database_url)
        path = Path(database_url.removeprefix("sqlite:///"))
        assert not path.exists()
        path.touch()
        (tmp_path / "text").write_text("no database " * 100)
        with pytest.raises(StorageError, match="file is not a database"):
            await check(str(tmp_path / "text"))
    with pytest.raises(StorageError, match="no Fourfold tables"):
        await check(database_url)
