"""A turn with a clock: the ring, the warning in the last ten seconds, and what its end means."""

import re

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.quartino_table import QuartinoTable
from tests.web.server import Server
from tests.web.spoken import region
from tests.web.table import QuartoTable, open_room

SOON = 60_000


def test_the_clock_warns_and_then_the_game_is_lost(new_page: NewPage, server: Server) -> None:
    ann, ben = open_room(new_page, server, "quarto", "CSHT!/16")
    table = QuartoTable(ann)
    clock = ann.get_by_role("timer")
    expect(clock).to_have_attribute("aria-label", re.compile(r"^1[1-6] seconds left$"))
    assert "urgent" not in (clock.get_attribute("class") or "")
    expect(clock).to_have_class(re.compile("urgent"), timeout=SOON)
    expect(ann.locator("[data-warning]")).to_have_text(re.compile(r"^(10|9) seconds left$"))
    expect(table.result).to_contain_text("Time is up: the winner is Ben.", timeout=SOON)
    expect(QuartoTable(ben).result).to_contain_text("You have won!")
    # Only whose time it is needs the warning.
    expect(ben.locator("[data-warning]")).to_have_text("")
    ending = "The time of Ann has run out. Time is up: the winner is Ben."
    for page in (ann, ben):
        expect(region(page)).to_have_text(ending)


def test_a_turn_of_quartino_ends_by_itself_once_its_stone_lies(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = open_room(new_page, server, "quartino", "wheel/10")
    tables = QuartinoTable(ann), QuartinoTable(ben)
    ann.locator('[data-colour="R"]').click()
    tables[0].field(3).click()
    tables[0].button("Place the stone").click()
    expect(tables[0].sentence).to_contain_text("claim QUARTINO")
    words = "The time of Ann has run out. Ann ends the turn."
    expect(tables[1].news).to_have_text(words, timeout=SOON)
    expect(region(ben)).to_have_text(words)
    expect(tables[1].sentence).to_contain_text("Your turn: place 1 stone.")
    # Before the stones lie it is a loss.
    expect(tables[0].result).to_contain_text("Time is up: the winner is Ann.", timeout=SOON)
    expect(tables[1].result).to_contain_text("Time is up: the winner is Ann.")


def test_no_clock_is_shown_where_there_is_none(new_page: NewPage, server: Server) -> None:
    ann, _ = open_room(new_page, server, "quarto", "CSHT!")
    QuartoTable(ann)
    expect(ann.get_by_role("timer")).to_have_count(0)
