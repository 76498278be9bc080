"""The browser's rooms send a page what the server's rooms would."""

from collections.abc import Iterator

import pytest

from tests.local.browser_room import BrowserRooms, bundle, find_node, open_rooms
from tests.local.differential import compare
from tests.services.missing import skip_or_fail

GAMES = 40


@pytest.fixture(scope="module")
def rooms() -> Iterator[BrowserRooms]:
    if find_node() is None:
        skip_or_fail("Node is missing: make page")
    with open_rooms(bundle()) as rooms:
        yield rooms


def test_both_rooms_report_random_games_the_same_way(rooms: BrowserRooms) -> None:
    steps = sum(compare(number, rooms) for number in range(GAMES))
    assert steps > 20 * GAMES
