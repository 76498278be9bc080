"""A player's own results: the score after a game, the results page, and deletion."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NOWHERE, NewPage
from tests.web.local_game import MISTAKEN, write_parcel
from tests.web.server import Server
from tests.web.table import QuartoTable, open_game, rename
from tests.web.words import say


def resign(page: Page) -> None:
    table = QuartoTable(page)
    table.button("Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    expect(table.result).to_contain_text(say("page-lost-resignation"))
    # Nobody is told of their own resignation by name.
    expect(page.locator(".news")).to_have_count(0)


def count(page: Page, name: str) -> str:
    """Return a number on the results page, by its label."""
    return page.locator("dl div", has_text=name).locator("dd").inner_text()


def test_results_survive_cleared_browser_storage_and_can_be_deleted_for_good(
    new_page: NewPage, server: Server
) -> None:
    page = new_page()
    open_game(page, "Novice", opponent="bot")
    resign(page)
    result = QuartoTable(page).result
    expect(result).to_contain_text("You against Novice")
    expect(result).to_contain_text("Won 0, drawn 0, lost 1")
    first = page.url
    QuartoTable(page).button("Rematch").click()
    page.wait_for_url(lambda url: url != first)
    resign(page)
    expect(result).to_contain_text("Won 0, drawn 0, lost 2")
    expect(result).to_contain_text("Score including rematches:")
    expect(result.locator(".tally")).to_contain_text("Novice 2")

    page.goto(server.address)
    page.locator("a[href='/me']").click()
    novice = page.locator("li", has_text="Novice").first
    expect(novice).to_contain_text("Won 0, drawn 0, lost 2")
    # The guest's other browsers, or one with cleared storage, get the results from the server.
    page.evaluate("() => localStorage.removeItem('fourfold-history')")
    page.reload()
    expect(novice).to_contain_text("Won 0, drawn 0, lost 2")
    expect(page.locator(".latest a")).to_have_count(2)
    assert (count(page, "Games"), count(page, "Lost")) == ("2", "2")

    # A double click only asks.
    page.get_by_role("button", name="Delete my results").dblclick()
    page.get_by_role("button", name="Delete now").wait_for()
    assert count(page, "Lost") == "2"
    page.get_by_role("button", name="Delete now").click()
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    assert count(page, "Lost") == "0"
    page.goto(server.address)
    page.locator("summary").click()
    expect(page.locator(".levels .score", has_text="2")).to_have_count(0)


def test_two_badges_of_one_game_are_both_in_sight(new_page: NewPage, server: Server) -> None:
    game = [*MISTAKEN]
    # The same game with the sides swapped, before its winning move.
    game[0], game[3], game[4] = "~badges", [None, "novice"], ["Ann", None]
    game[-1] = str(game[-1]).rpartition(" ")[0]
    page = new_page(NOWHERE, viewport={"width": 360, "height": 740})
    page.goto(f"{server.address}/local/#game={write_parcel(game)}")
    QuartoTable(page).place("c2")
    badges = QuartoTable(page).result.locator(".badge")
    expect(badges).to_have_text(
        [re.compile(say("page-badge-first")), re.compile(say("page-badge-unaided"))]
    )
    text = page.locator(".told").bounding_box()
    assert text is not None
    for badge in badges.all():
        box = badge.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= text["y"] + text["height"]


def test_signing_out_everywhere_leaves_no_results_in_this_browser(
    new_page: NewPage, server: Server
) -> None:
    page = new_page()
    rename(page, "Ann")
    open_game(page, "Novice", opponent="bot")
    resign(page)
    expect(QuartoTable(page).result).to_contain_text("Won 0, drawn 0, lost 1")
    for button, lost in (("sign-out-elsewhere", "1"), ("sign-out", "0")):
        page.goto(f"{server.address}/me")
        page.get_by_role("button", name=say("page-name")).click()
        page.get_by_text(say("page-devices"), exact=True).click()
        with page.expect_navigation():
            page.get_by_role("button", name=say(f"page-{button}"), exact=True).click()
        expect(page.locator("dl div", has_text="Lost").locator("dd")).to_have_text(lost)
    expect(page.get_by_text(say("page-no-results"))).to_be_visible()


NOTIFICATIONS = """
window.notifications = [];
class FakeNotification {
  static get permission() { return localStorage.getItem("permission") ?? "default"; }
  static async requestPermission() {
    localStorage.setItem("permission", "granted");
    return "granted";
  }
  constructor(title) { window.notifications.push(title); }
}
window.Notification = FakeNotification;
"""


def test_a_player_who_opts_in_is_notified_of_a_turn_only_in_the_background(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(NOWHERE)
    page.add_init_script(NOTIFICATIONS)
    # Headless browsers never hide a page, so pretend that this one is hidden.
    page.add_init_script(
        "Object.defineProperty(document, 'hidden', { get: () => window.isAway ?? false })"
    )
    page.goto(f"{server.address}/me")
    checkbox = page.get_by_role("checkbox", name="Notify me when it’s my turn")
    expect(checkbox).not_to_be_checked()
    checkbox.check()
    expect(checkbox).to_be_checked()
    page.goto(server.address)
    open_game(page, "Novice", opponent="bot")
    table = QuartoTable(page)
    table.wait("Your turn")
    if "first piece" not in table.sentence.inner_text():
        table.place("b2")
        table.wait("choose")
    assert page.evaluate("() => window.notifications") == []
    page.evaluate("() => { window.isAway = true; }")
    piece = page.locator("[data-piece]").first.get_attribute("data-piece") or ""
    table.give(piece)
    page.wait_for_function("() => window.notifications.length === 1")
    assert page.evaluate("() => window.notifications") == ["Your turn: Quarto!"]
