"""The page offers exactly the turn times that the server allows."""

import re
from pathlib import Path

from fourfold.server.live import lobby

PAGE = Path(__file__).parents[3] / "web" / "src" / "state" / "turnTime.ts"


def test_the_page_knows_the_bounds_of_a_turn() -> None:
    found = dict(
        re.findall(r"^export const (\w+_TURN_SECONDS) = ([\d_]+);", PAGE.read_text(), re.MULTILINE)
    )
    assert {name: int(number) for name, number in found.items()} == {
        "MIN_TURN_SECONDS": lobby.MIN_TURN_SECONDS,
        "MAX_TURN_SECONDS": lobby.MAX_TURN_SECONDS,
    }
