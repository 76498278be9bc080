"""A seat's link opens that seat, and nothing else its holder has."""

from pathlib import Path

import pytest

from tests.server.attack import seat_link
from tests.server.house import open_house

pytestmark = pytest.mark.anyio


async def test_one_seats_link_does_not_open_the_others(tmp_path: Path) -> None:
    async with open_house(tmp_path / "games.db") as house:
        await seat_link.run(house)
