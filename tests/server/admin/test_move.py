"""A move between databases copies everything, including the secret, and leaves the source alone."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fourfold.server.admin.move import move
from fourfold.server.check import Tally
from fourfold.server.storage import Storage, StorageError
from tests.server.admin.stored import KEPT_GAMES, fill_database, rows_of
from tests.server.house import open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio


def _no_trouble(error: Exception) -> None:
    raise AssertionError(str(error))


async def test_a_move_to_another_database_and_back_keeps_every_row(
    new_url: Callable[[], str], tmp_path: Path
) -> None:
    """Through another file, and through PostgreSQL."""
    source, between, target = f"sqlite:///{tmp_path}/a.db", new_url(), str(tmp_path / "b.db")
    secret = await fill_database(source)
    rows = await rows_of(source)
    assert await move(source, between, _no_trouble) == Tally(KEPT_GAMES, 0)
    assert await move(between, target, _no_trouble) == Tally(KEPT_GAMES, 0)
    for url in (source, between, target):
        assert await rows_of(url) == rows
        storage = await Storage.open(url)
        assert await storage.secret() == secret
        await storage.close()
    assert Path(target).stat().st_mode & 0o777 == 0o600


async def test_players_find_their_game_with_their_cookies(
    database_url: str, tmp_path: Path
) -> None:
    source = str(tmp_path / "source.db")
    async with open_house(source) as house, sit_together(house) as table:
        await table.play("=5", "b3")
        with pytest.raises(StorageError, match="another Fourfold process is using it"):
            await move(source, database_url, _no_trouble)
    await move(source, database_url, _no_trouble)
    async with open_house(database_url) as house, table.guests[0].at(house.url) as ann:
        [listed] = (await ann.http.get("/api/games/mine")).json()["games"]
        assert listed["id"] == table.game


async def test_a_non_empty_database_is_not_overwritten_by_a_move(
    database_url: str, tmp_path: Path
) -> None:
    source = f"sqlite:///{tmp_path}/source.db"
    await fill_database(source)
    await fill_database(database_url)
    before = await rows_of(database_url)
    with pytest.raises(StorageError, match=r"exists: choose|is not empty: choose"):
        await move(source, database_url, _no_trouble)
    assert await rows_of(database_url) == before
    with pytest.raises(StorageError, match="no such file"):
        await move(str(tmp_path / "nothing.db"), database_url, _no_trouble)
