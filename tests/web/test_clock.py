"""A turn with a clock: the ring, the warning in the last ten seconds, and the timeout.

The page is checked with its own clock stopped. Tests in which the server's time runs out don't
check what the page shows before.
"""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.quartino_table import QuartinoTable
from tests.web.server import Server
from tests.web.spoken import expect_heard, listen, region
from tests.web.table import QuartoTable, open_room, send
from tests.web.words import say

TIMEOUT_MS = 60_000


def stop_time(page: Page) -> int:
    """Reload a page, stop its clock, and return the seconds left."""
    page.clock.install()
    page.reload()
    clock = page.get_by_role("timer")
    clock.wait_for()
    page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 1)
    # The clock is redrawn four times a second.
    page.clock.run_for(500)
    words = clock.get_attribute("aria-label") or ""
    assert words.endswith(" seconds left")
    return int(words.split()[0])


def test_the_clock_warns_the_player_to_move_in_the_last_ten_seconds(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = open_room(new_page, server, "quarto", "CSHT!/600")
    # Only the player whose time is running needs the warning.
    for page, warning in ((ann, r"^(10|9) seconds left$"), (ben, "^$")):
        clock = page.get_by_role("timer")
        left = stop_time(page)
        assert 10 < left <= 600
        page.clock.fast_forward((left - 12) * 1000)
        page.clock.run_for(250)
        expect(clock).to_have_attribute("aria-label", re.compile(r"^1[12] seconds left$"))
        expect(clock).not_to_have_class(re.compile("urgent"))
        expect(page.locator("[data-warning]")).to_have_text("")
        page.clock.run_for(2_000)
        expect(clock).to_have_class(re.compile("urgent"))
        expect(clock).to_have_attribute("aria-label", re.compile(r"^(10|9) seconds left$"))
        expect(page.locator("[data-warning]")).to_have_text(re.compile(warning))


def test_a_game_is_lost_when_the_time_runs_out(new_page: NewPage, server: Server) -> None:
    pages = open_room(new_page, server, "quarto", "CSHT!/5")
    tables = [QuartoTable(page) for page in pages]
    expect(tables[0].result).to_contain_text(say("page-lost-time"), timeout=TIMEOUT_MS)
    expect(tables[1].result).to_contain_text(say("page-you-won"))
    for page, result in zip(pages, ("page-you-lost", "page-you-won"), strict=True):
        expect(region(page)).to_contain_text(say("play-time-out", name="Ann") + " " + say(result))


def test_a_quartino_timeout_ends_the_turn_or_loses_if_no_stone_was_placed(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = open_room(new_page, server, "quartino", "wheel/10")
    # Through the API: drawing a table would cost some of the turn's time.
    send(ann, server, ann.url.removeprefix(server.address), "R3")
    listen(ben)
    tables = QuartinoTable(ann), QuartinoTable(ben)
    expect_heard(ben, say("play-time-out", name="Ann") + " Ann ends the turn.", TIMEOUT_MS)
    # Before the stone is placed, a timeout is a loss.
    ends = (
        say("page-why-time"),
        say("page-lost-time"),
    )
    for table, words in zip(tables, ends, strict=True):
        expect(table.result).to_contain_text(words, timeout=TIMEOUT_MS)
        first = table.page.locator("[aria-label=Moves] li").nth(1)
        expect(first).to_contain_text("places a red stone on field 3, ends the turn")


def test_no_clock_is_shown_in_an_untimed_game(new_page: NewPage, server: Server) -> None:
    ann, _ = open_room(new_page, server, "quarto", "CSHT!")
    QuartoTable(ann)
    expect(ann.get_by_role("timer")).to_have_count(0)
