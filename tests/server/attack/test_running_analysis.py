"""Nobody can get an evaluation while people play the position."""

from pathlib import Path

import pytest

from tests.server.attack import running_analysis
from tests.server.house import open_house

pytestmark = pytest.mark.anyio


async def test_a_running_game_cannot_be_evaluated(tmp_path: Path) -> None:
    async with open_house(tmp_path / "games.db", has_bots=True) as house:
        await running_analysis.run(house)
