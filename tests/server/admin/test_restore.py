"""A restore brings everything back, keeps the previous database, and refuses a live server."""

import hashlib
import os
from pathlib import Path

import pytest

from fourfold.server.admin import restore as restore_module
from fourfold.server.admin.backup import back_up
from fourfold.server.admin.restore import restore
from fourfold.server.check import Tally
from fourfold.server.storage import Storage, StorageError, UnreadableLogError
from tests.server.admin.stored import KEPT_GAMES, change, fill_database, path_of, rows_of
from tests.server.house import open_house
from tests.server.kept_database import FOLDER, restore_sqlite
from tests.server.storage.sample import make_write
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


async def test_a_restore_brings_everything_back_and_keeps_the_previous_database(
    database_url: str, tmp_path: Path
) -> None:
    await fill_database(database_url)
    file = tmp_path / "backup.db"
    await back_up(database_url, file)
    saved, content = await rows_of(database_url), digest(file)
    storage = await Storage.open(database_url)
    await storage.commit(make_write("later", 1))
    await storage.close()
    changed = await rows_of(database_url)
    assert changed != saved
    restored = await restore(file, database_url, _no_trouble)
    assert restored.tally == Tally(KEPT_GAMES, 0)
    assert await rows_of(database_url) == saved
    assert restored.aside is not None
    assert await rows_of(restored.aside) == changed
    assert restored.aside.stat().st_mode & 0o777 == 0o600
    assert digest(file) == content
    # The previous database is kept as a backup, and a second restore doesn't overwrite it.
    again = await restore(restored.aside, database_url, lambda _: None)
    assert await rows_of(database_url) == changed
    assert again.aside != restored.aside


async def test_players_continue_from_the_backup_with_their_cookies(
    database_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.db"
    async with open_house(database_url) as house, sit_together(house) as table:
        await table.play("=5", "b3")
        await back_up(database_url, file)
        await table.play("=A")
        with pytest.raises(StorageError, match="another Fourfold process is using it"):
            await restore(file, database_url, _no_trouble)
    await restore(file, database_url, _no_trouble)
    async with (
        open_house(database_url) as house,
        table.guests[0].at(house.url) as ann,
        table.guests[1].at(house.url) as ben,
    ):
        state = (await ann.look(table.game))["state"]
        assert (state["position"]["last"], state["position"]["hand"]) == ("b3", None)
        mover = (ann, ben)[state["to_move"] - 1]
        answer = await mover.act(table.game, "move", state["version"], move="=C")
        assert answer.status_code == 200, answer.text


async def test_a_backup_can_be_restored_into_a_new_database_of_either_kind(
    database_url: str, tmp_path: Path
) -> None:
    source, file = f"sqlite:///{tmp_path}/source.db", tmp_path / "backup.db"
    await fill_database(source)
    await back_up(source, file)
    restored = await restore(file, database_url, _no_trouble)
    assert restored.aside is None
    assert await rows_of(database_url) == await rows_of(source)
    if database_url.startswith("sqlite"):
        assert path_of(database_url).stat().st_mode & 0o777 == 0o600


async def test_a_plain_copy_of_an_earlier_version_is_migrated(
    database_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "old.db"
    restore_sqlite((FOLDER / "0002-every-event.sqlite.sql").read_text("utf-8"), file)
    content = digest(file)
    assert (await restore(file, database_url, _no_trouble)).tally == Tally(KEPT_GAMES, 0)
    assert digest(file) == content
    assert len((await rows_of(database_url))["games"]) == KEPT_GAMES


async def test_unreadable_games_are_reported_and_restored_with_the_others(
    database_url: str, tmp_path: Path
) -> None:
    await fill_database(database_url)
    await change(
        database_url, "UPDATE events SET body = '{' WHERE game_id = 'wait-open' AND version = 1"
    )
    await back_up(database_url, tmp_path / "backup.db")
    reported: list[UnreadableLogError] = []
    restored = await restore(tmp_path / "backup.db", database_url, reported.append)
    assert restored.tally == Tally(KEPT_GAMES, 1)
    assert [(error.game_id, error.version) for error in reported] == [("wait-open", 1)]


async def test_a_file_that_is_not_a_backup_changes_nothing(
    database_url: str, tmp_path: Path
) -> None:
    await fill_database(database_url)
    before = await rows_of(database_url)
    (tmp_path / "text").write_text("no database " * 100)
    (tmp_path / "empty").touch()
    for name, message in (
        ("text", "not a database"),
        ("empty", "the database is empty"),
        ("nothing", "no such file"),
    ):
        with pytest.raises(StorageError, match=message):
            await restore(tmp_path / name, database_url, _no_trouble)
    if database_url.startswith("sqlite"):
        with pytest.raises(StorageError, match="is the database itself"):
            await restore(path_of(database_url), database_url, _no_trouble)
    assert await rows_of(database_url) == before
    assert not [path for path in tmp_path.iterdir() if "restore" in path.name]


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_a_damaged_database_is_replaced_and_kept(database_url: str, tmp_path: Path) -> None:
    await fill_database(database_url)
    await back_up(database_url, tmp_path / "backup.db")
    path = path_of(database_url)
    path.write_bytes(b"rubbish " * 1000)
    for end in ("-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)
    restored = await restore(tmp_path / "backup.db", database_url, _no_trouble)
    assert restored.aside is not None
    assert restored.aside.read_bytes().startswith(b"rubbish")
    assert len((await rows_of(database_url))["games"]) == KEPT_GAMES


async def test_a_database_whose_logs_were_lost_is_restored(
    database_url: str, tmp_path: Path
) -> None:
    await fill_database(database_url)
    await back_up(database_url, tmp_path / "backup.db")
    saved = await rows_of(database_url)
    await change(database_url, "DELETE FROM events")
    with pytest.raises(StorageError, match="restore a backup"):
        await Storage.open(database_url)
    await restore(tmp_path / "backup.db", database_url, _no_trouble)
    assert await rows_of(database_url) == saved


async def test_a_key_renewed_after_the_backup_stays_renewed(
    database_url: str, tmp_path: Path
) -> None:
    await fill_database(database_url)
    storage = await Storage.open(database_url)
    await storage.renew("guest:ben")
    await back_up(database_url, tmp_path / "backup.db")
    for key in ("guest:ann", "guest:ben"):
        await storage.renew(key)
    await storage.close()
    await restore(tmp_path / "backup.db", database_url, _no_trouble)
    storage = await Storage.open(database_url)
    assert [await storage.renewals(f"guest:{name}") for name in ("ann", "ben", "cy")] == [1, 2, 0]
    await storage.close()


@pytest.mark.skipif(
    os.geteuid() != 0, reason="only root can give files away: see docs/deployment.md"
)
@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_a_database_restored_by_root_belongs_to_the_service(
    database_url: str, tmp_path: Path
) -> None:
    """As after `sudo fourfold restore`: otherwise the server's user couldn't write it."""
    await fill_database(database_url)
    await back_up(database_url, tmp_path / "backup.db")
    path, service = path_of(database_url), 12345
    os.chown(path, service, service)
    await restore(tmp_path / "backup.db", database_url, _no_trouble)
    found = path.stat()
    assert (found.st_uid, found.st_gid, found.st_mode & 0o777) == (service, service, 0o600)
    path.unlink()
    os.chown(path.parent, service, service)
    await restore(tmp_path / "backup.db", database_url, _no_trouble)
    assert path.stat().st_uid == service


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_another_users_database_is_not_touched(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill_database(database_url)
    await back_up(database_url, tmp_path / "backup.db")
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    with pytest.raises(StorageError, match="belongs to another user"):
        await restore(tmp_path / "backup.db", database_url, _no_trouble)


@pytest.mark.parametrize("moment", ["check_games", "open_reader"])
async def test_a_server_started_while_the_backup_is_read_is_refused(
    database_url: str, moment: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL, up to the transaction that replaces the rows."""
    if moment == "open_reader" and database_url.startswith("sqlite"):
        pytest.skip("a file is replaced, not its rows")
    await fill_database(database_url)
    await back_up(database_url, tmp_path / "backup.db")
    before = await rows_of(database_url)
    original = getattr(restore_module, moment)
    servers: list[Storage] = []

    async def start(*values: object) -> object:
        servers.append(await Storage.open(database_url))
        return await original(*values)

    monkeypatch.setattr(restore_module, moment, start)
    with pytest.raises(StorageError, match="another Fourfold process is using it"):
        await restore(tmp_path / "backup.db", database_url, _no_trouble)
    for server in servers:
        await server.close()
    assert len(servers) == 1
    assert await rows_of(database_url) == before


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_a_power_cut_before_the_swap_leaves_the_previous_database(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill_database(database_url)
    await back_up(database_url, tmp_path / "backup.db")
    before = await rows_of(database_url)

    def cut(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(restore_module, "publish", cut)
        with pytest.raises(KeyboardInterrupt):
            await restore(tmp_path / "backup.db", database_url, _no_trouble)
    assert await rows_of(database_url) == before


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_a_restore_works_on_a_file_system_without_hard_links(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill_database(database_url)
    await back_up(database_url, tmp_path / "backup.db")
    before = await rows_of(database_url)

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refuse)
    restored = await restore(tmp_path / "backup.db", database_url, _no_trouble)
    assert restored.aside is not None
    assert await rows_of(restored.aside) == before
    assert await rows_of(database_url) == before


def _no_trouble(error: UnreadableLogError) -> None:
    raise AssertionError(str(error))
