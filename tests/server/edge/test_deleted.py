"""A deleted game ends for everybody watching it, in every process."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

import pytest

from fourfold.server.storage.register import open_register
from tests.server.admin.stored import rows_of
from tests.server.house import House, open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

POLICY_VIOLATION = 1008

Delete = Callable[[str, str, House], Awaitable[None]]


async def delete_as_administrator(url: str, game: str, _: House) -> None:
    async with open_register(url) as register:
        assert await register.delete_game(game)


async def delete_because_it_is_old(_: str, __: str, house: House) -> None:
    """Delete by age: the process can't know whether the game is in use elsewhere."""
    later = datetime.now(UTC) + timedelta(days=10_000)
    assert await house.application.hall.storage.delete_finished(later, limit=10) == 1


@pytest.mark.parametrize("delete", [delete_as_administrator, delete_because_it_is_old])
async def test_a_deleted_game_ends_for_all_who_watch_it(database_url: str, delete: Delete) -> None:
    async with (
        open_house(database_url) as here,
        open_house(database_url) as there,
        sit_together(here) as table,
        there.guest() as spectator,
        spectator.watch(table.game) as watcher,
    ):
        await table.watchers[0].act("resign")
        await watcher.until_event("departed")
        await delete(database_url, table.game, here)
        for house, watchers in ((here, table.watchers), (there, [watcher])):
            await house.application.hall._poll()
            for each in watchers:
                assert await each.until_closed() == POLICY_VIOLATION
                assert each.messages[-1]["code"] == "unknown_game"
            assert not house.application.hall.rooms


async def test_no_list_names_a_deleted_game(database_url: str) -> None:
    """The rematch was opened from it; only the rematch's own log still says so."""
    async with open_house(database_url) as house, sit_together(house) as table:
        await table.watchers[0].act("resign")
        await table.watchers[0].act("rematch")
        await table.watchers[1].catch_up()
        await table.watchers[1].act("rematch")
        rematch = (await table.watchers[1].until_event("rematch_opened"))["game_id"]
        await delete_because_it_is_old(database_url, table.game, house)
        rows = await rows_of(database_url)
        assert rematch in repr(rows["games"])
        assert table.game not in repr({name: rows[name] for name in rows if name != "events"})
