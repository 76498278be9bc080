"""Nothing moves while people play, whatever happens at the table."""

import pytest
from playwright.sync_api import Browser

from tests.web.server import Server
from tests.web.still import PARTS, cases, open_watched, play

# A whole game everywhere; with a bot, and to a draw, at every other size.
CASES = [(*case, ("bot", "draw")[number // 2 % 2]) for number, case in enumerate(cases())]


@pytest.mark.parametrize(
    ("game", "size", "code", "part"),
    CASES,
    ids=[f"{game}-{size[0]}-{code}" for game, size, code, _ in CASES],
)
def test_no_control_moves_or_turns_up_where_another_was(
    browser: Browser, server: Server, game: str, size: tuple[int, int], code: str, part: str
) -> None:
    page = open_watched(browser, server, size, code)
    parts = PARTS[game]
    assert play(page, server, parts["whole"], parts[part]) == []
    page.context.close()
