"""Games are deleted with their logs, in one transaction."""

from datetime import UTC, datetime, timedelta

import pytest

from fourfold.server.storage import Storage
from tests.server.storage.sample import make_write

pytestmark = pytest.mark.anyio


async def test_a_game_and_its_log_are_deleted_in_one_transaction(storage: Storage) -> None:
    for game in ("old", "playing"):
        await storage.commit(make_write(game, 1))
    sql = "UPDATE games SET status = 'over' WHERE id = 'old'"
    await storage._database.transact(lambda connection: connection.exec_driver_sql(sql))
    commits = storage.counts.commits
    assert await storage.delete_finished(datetime.now(UTC) + timedelta(days=1), limit=10) == 1
    assert storage.counts.commits == commits + 1
    assert [len(await storage.entries(game)) for game in ("old", "playing")] == [0, 1]
    assert await storage.listing("old") is None
