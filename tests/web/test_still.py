"""Nothing moves while people play, whatever happens at the table."""

import pytest
from playwright.sync_api import Browser

from tests.web.idle import finish_requests
from tests.web.server import Server
from tests.web.still import PARTS, WatchedGame, cases, open_watched, play

# A whole game everywhere; the other parts in turn, so that each is played at some size.
OTHERS = {game: [part for part in parts if part != "whole"] for game, parts in PARTS.items()}
CASES = [
    (*case, OTHERS[case[0]][number // 2 % len(OTHERS[case[0]])])
    for number, case in enumerate(cases())
]


@pytest.mark.parametrize(
    ("game", "size", "code", "part"),
    CASES,
    ids=[f"{game}-{size[0]}-{code}" for game, size, code, _ in CASES],
)
def test_no_control_moves_or_appears_where_another_was(
    browser: Browser, server: Server, game: str, size: tuple[int, int], code: str, part: str
) -> None:
    page = open_watched(browser, server, size, code)
    parts = PARTS[game]
    assert play(page, server, parts["whole"], parts[part]) == []
    page.context.close()


GUARD_MS = 400


def test_an_offer_ignores_clicks_in_its_first_moment(browser: Browser, server: Server) -> None:
    page = open_watched(browser, server, (1280, 800), "en")
    watched = WatchedGame(page, server, "quarto", "CSHT!")
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    watched.friend.act(watched.path, "offer_draw")
    accept = page.locator(".offer .primary")
    accept.wait_for()
    accept.click(force=True)
    page.clock.run_for(GUARD_MS - 1)
    accept.click(force=True)
    finish_requests(page)
    assert watched.friend.state(watched.path)["draw_offers"] == [2]
    page.clock.run_for(1)
    accept.click()
    page.locator(".end section").wait_for()
    assert watched.friend.state(watched.path)["outcome"]["reason"] == "agreement"
    watched.friend.close()
    page.context.close()
