"""Play anyone, and an opponent who stays away."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import CALM, PLAIN, SETTINGS, TIMEOUT_MS, NewPage
from tests.web.server import Server
from tests.web.table import QuartoTable, open_game, open_room
from tests.web.words import say


def test_two_who_seek_an_opponent_play_each_other(new_page: NewPage) -> None:
    ann, ben = new_page(), new_page()
    open_game(ann, opponent="anyone")
    expect(ann.get_by_text(say("page-seeking"))).to_be_visible()
    # Nobody finds a player who has cancelled.
    ann.get_by_role("button", name=say("page-cancel")).click()
    expect(ann.locator("button[value=anyone]")).to_be_visible()
    open_game(ben, opponent="anyone")
    expect(ben.get_by_text(say("page-seeking"))).to_be_visible()
    ann.locator("button[value=anyone]").click()
    tables = [QuartoTable(page) for page in (ann, ben)]
    first, second = sorted(tables, key=is_waiting)
    first.give("5")
    second.wait("Your turn")


def test_a_seek_is_repeated_for_the_room_where_the_player_waits(new_page: NewPage) -> None:
    page = new_page()
    page.clock.install()
    open_game(page, opponent="anyone")
    expect(page.get_by_text(say("page-seeking"))).to_be_visible()
    with page.expect_request("**/api/games/seek") as repeat:
        page.clock.fast_forward(5_000)
    sent = json.loads(repeat.value.post_data or "")
    assert sent["room"] == page.url.rpartition("/")[2]
    page.get_by_role("button", name=say("page-cancel")).click()


def is_waiting(table: QuartoTable) -> bool:
    """Return whether it is the other's turn, once the game has begun."""
    table.sentence.wait_for()
    return "Your turn" not in table.sentence.inner_text()


def test_an_absent_opponent_is_nudged_and_the_game_claimed(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = open_room(new_page, server, "quarto", "CSHT!")
    QuartoTable(ben).wait("Waiting for")
    watch_time(ann)
    QuartoTable(ann).give("5")
    QuartoTable(ben).wait("Your turn")
    ann.evaluate("() => { window.ahead = 31_000; }")
    ann.locator("[data-waiting=slow]").wait_for()
    ann.get_by_role("button", name=say("page-nudge")).click()
    ben.locator(".news").filter(has_text="Ann is waiting for a move.").wait_for()
    expect(ann.get_by_role("button", name=say("page-nudge"))).to_be_disabled()

    ben.close()
    ann.locator("[data-waiting=away]").filter(has_text="Ben is away.").wait_for()
    # The page's clock runs ahead; the server's doesn't, and it decides.
    ann.evaluate("() => { window.ahead += 180_000; }")
    ann.locator("[data-waiting=claimable]").wait_for()
    ann.get_by_role("button", name=say("page-away-draw")).click()
    ann.locator("dialog").get_by_role("button", name=say("play-no")).click()
    ann.get_by_role("button", name=say("page-away-win")).click()
    ann.locator("dialog").get_by_role("button", name=say("play-yes")).click()
    expect(ann.get_by_role("alert")).to_contain_text(say("refusal-not-yet"))


@pytest.mark.parametrize(
    ("claim", "title"), [("page-away-win", "page-you-won"), ("page-away-draw", "page-draw")]
)
def test_a_claim_against_an_absent_opponent_ends_the_game(
    browser: Browser, tmp_path: Path, claim: str, title: str
) -> None:
    server = Server(tmp_path, "--claim-after", "1")
    server.start()

    def new_page(path: str = "/") -> Page:
        options: dict[str, Any] = {**PLAIN, **CALM}
        context = browser.new_context(**options)
        context.add_init_script(SETTINGS)
        page = context.new_page()
        page.set_default_timeout(TIMEOUT_MS)
        page.goto(server.address + path)
        return page

    ann, ben = open_room(new_page, server, "quarto", "CSHT!")
    QuartoTable(ann).give("5")
    QuartoTable(ben).wait("Your turn")
    ben.close()
    ann.locator("[data-waiting=claimable]").wait_for()
    ann.get_by_role("button", name=say(claim)).click()
    ann.locator("dialog").get_by_role("button", name=say("play-yes")).click()
    expect(QuartoTable(ann).result).to_contain_text(say(title))
    # The absent player comes back to the result.
    back = ben.context.new_page()
    back.goto(ann.url)
    expect(QuartoTable(back).result).to_be_visible()
    for page in (ann, back):
        page.context.close()
    server.stop()


def watch_time(page: Page) -> None:
    """Let the test set the page's clock ahead."""
    page.evaluate(
        """() => {
            const now = Date.now;
            window.ahead = 0;
            Date.now = () => now() + window.ahead;
        }"""
    )
