"""Backups contain everything, are readable only by their owner, and are never empty."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Table

from fourfold.server.admin.backup import back_up
from fourfold.server.storage import Storage, StorageError, copy
from fourfold.server.storage.connections import Session
from tests.server.admin.stored import KEPT_GAMES, fill_database, path_of, rows_of
from tests.server.house import open_house
from tests.server.storage.sample import make_write
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio


async def test_a_backup_holds_every_row_and_only_its_owner_can_read_it(
    database_url: str, tmp_path: Path
) -> None:
    await fill_database(database_url)
    file = tmp_path / "kept" / "backup.db"
    file.parent.mkdir()
    before = os.umask(0)
    try:
        assert await back_up(database_url, file) == KEPT_GAMES
    finally:
        os.umask(before)
    assert file.stat().st_mode & 0o777 == 0o600
    assert list(file.parent.iterdir()) == [file]
    assert await rows_of(file) == await rows_of(database_url)


async def test_a_backup_is_taken_while_people_play(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    async with open_house(database_url) as house, sit_together(house) as table:
        await table.play("=5", "b3")
        assert await back_up(database_url, file) == 1
        await table.play("=A")
        game, version = table.game, table.state["version"]
    async with open_house(file) as house, house.guest() as guest:
        state = (await guest.look(game))["state"]
        assert state["position"]["last"] == "b3"
        assert state["version"] < version


async def test_an_empty_database_makes_no_backup(database_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    with pytest.raises(StorageError, match=r"no such file|no Fourfold tables"):
        await back_up(database_url, folder / "backup.db")
    if database_url.startswith("sqlite"):
        assert not path_of(database_url).exists()
        path_of(database_url).touch()
        with pytest.raises(StorageError, match="the database is empty"):
            await back_up(database_url, folder / "backup.db")
    await (await Storage.open(database_url)).close()
    with pytest.raises(StorageError, match="the database is empty"):
        await back_up(database_url, folder / "backup.db")
    assert list(folder.iterdir()) == []


async def test_an_existing_file_is_not_overwritten(database_url: str, tmp_path: Path) -> None:
    await fill_database(database_url)
    file = tmp_path / "backup.db"
    file.write_text("mine")
    with pytest.raises(StorageError, match="exists: choose another name"):
        await back_up(database_url, file)
    assert file.read_text() == "mine"
    with pytest.raises(StorageError, match="No such file or directory"):
        await back_up(database_url, tmp_path / "nowhere" / "backup.db")


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_a_damaged_file_makes_no_backup(database_url: str, tmp_path: Path) -> None:
    await fill_database(database_url)
    path = path_of(database_url)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    content = bytearray(path.read_bytes())
    half = len(content) // 2
    content[half : half + 8192] = bytes(8192)
    path.write_bytes(content)
    with pytest.raises(StorageError, match=r"games-1\.db|backup\.db"):
        await back_up(database_url, tmp_path / "backup.db")
    assert not (tmp_path / "backup.db").exists()


@pytest.mark.parametrize("new_url", ["postgresql"], indirect=True)
async def test_a_backup_is_a_consistent_snapshot(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing written after the first table was read gets into the backup."""
    await fill_database(database_url)
    storage = await Storage.open(database_url)
    expected = await rows_of(database_url)
    original, is_written = copy._copy_table, False

    async def copy_table(old: Session, new: Session, table: Table) -> None:
        nonlocal is_written
        await original(old, new, table)
        if not is_written:
            is_written = True
            await storage.commit(make_write("later", 1))
            await storage.add_guest("later", "Later")

    monkeypatch.setattr(copy, "_copy_table", copy_table)
    await back_up(database_url, tmp_path / "backup.db")
    monkeypatch.undo()
    assert await rows_of(tmp_path / "backup.db") == expected
    await storage.close()
