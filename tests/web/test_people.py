"""Several people, each with their own browser: invitation, spectator, a server that dies."""

import re
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import NOWHERE, NewPage
from tests.web.server import Server
from tests.web.spoken import region
from tests.web.table import QuartoTable, open_game, open_room
from tests.web.words import say

HINTS_ON = """
() => {
  const settings = JSON.parse(localStorage.getItem("fourfold-settings"));
  localStorage.setItem("fourfold-settings", JSON.stringify({ ...settings, hasHints: true }));
}
"""


def never_answer(_route: Route) -> None:
    """Leave a request waiting."""


def invite(page: Page, *choices: str) -> str:
    """Open a game for friends, and return the invitation's path."""
    open_game(page, *choices, opponent="friend")
    link = page.locator("input[readonly]")
    link.wait_for()
    return "/" + link.input_value().split("/", 3)[3]


def take_seat(page: Page, name: str) -> None:
    """Enter a name at the invitation, and take the seat."""
    page.get_by_label(say("page-name-label")).fill(name)
    page.get_by_role("button", name=say("page-sit-down")).click()


def test_a_friend_joins_by_the_link_a_spectator_watches_and_the_server_dies(
    new_page: NewPage, server: Server
) -> None:
    ann = new_page()
    path = invite(ann)
    # This address works only on this machine: no code for a phone.
    expect(ann.get_by_text(say("page-local-only"))).to_be_visible()
    assert not ann.locator("svg[role=img]").count()
    ben = new_page(path, viewport={"width": 390, "height": 844})
    take_seat(ben, "Ben")
    expect(ann.get_by_text("Ben", exact=True)).to_be_visible()
    tables = [QuartoTable(ann), QuartoTable(ben)]
    spectator = new_page(path.split("#")[0])
    QuartoTable(spectator).wait(say("page-watching") + " Waiting for")
    late = new_page(path)
    QuartoTable(late).wait(say("refusal-room-full") + " " + say("page-watching"))
    assert not spectator.get_by_role("button", name="Resign").count()
    ann.get_by_text("2 spectators").wait_for()
    first, second = sorted(tables, key=lambda table: "Your turn" not in table.sentence.inner_text())
    first.give("5")
    second.wait("Your turn")
    assert second.page.title().startswith("● Your turn")

    first.button("Say something").click()
    first.button("Good luck!").click()
    second.page.locator(".news").filter(has_text="Good luck!").wait_for()
    first.offer_draw()
    second.button("Decline").click()
    first.page.locator(".news").filter(has_text="declined").wait_for()

    server.kill()
    second.page.get_by_text("Connection lost").wait_for()
    # Made while the server is down; it happens once, when it is back.
    second.place("b2")
    server.start()
    second.wait("choose")
    first.page.locator('[data-square="b2"][aria-label*="dark, round, tall"]').wait_for()
    assert not second.page.get_by_text("Connection lost").count()
    second.page.reload()
    again = QuartoTable(second.page)
    again.wait("choose")
    assert "empty" not in (again.square("b2").get_attribute("aria-label") or "")

    first.button("Resign").click()
    first.page.locator("dialog").get_by_role("button", name="Resign").click()
    again.result.filter(has_text=say("page-you-won") + " " + say("page-why-resignation")).wait_for()
    first.result.filter(has_text=say("page-lost-resignation")).wait_for()
    expect(QuartoTable(spectator).result).to_contain_text(" resigned.")
    address = first.page.url
    again.button(say("page-rematch")).click()
    first.button(say("page-rematch")).click()
    first.page.wait_for_url(lambda url: url != address and "/g/" in url)
    again.page.wait_for_url(first.page.url)
    spectator.get_by_role("link", name=say("page-next-game")).click()
    QuartoTable(spectator).wait(say("page-watching"))
    assert spectator.url == first.page.url


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_people_get_no_hints_and_their_board_does_not_wait_for_the_core(
    new_page: NewPage, game: str
) -> None:
    ann = new_page()
    # Hints that were on in a game against a bot stay off here, too.
    ann.evaluate(HINTS_ON)
    path = invite(ann, say(f"play-title-{game}"))
    ben = new_page(NOWHERE)
    ben.context.route("**/core-*.wasm", never_answer)
    ben.goto(urljoin(ben.url, path))
    ben.evaluate(HINTS_ON)
    take_seat(ben, "Ben")
    for page in (ann, ben):
        page.get_by_role("button", name=say("page-offer-draw")).wait_for()
        page.locator(".sentence").filter(has_text=re.compile(".")).wait_for()
        expect(page.get_by_role("button", name=say("page-hints"))).to_have_count(0)
        expect(page.locator("[href*=analysis]")).to_have_count(0)
        expect(page.get_by_text(say("page-hint-later"))).to_have_count(0)


def test_an_unknown_game_and_a_missing_invitation_are_reported(new_page: NewPage) -> None:
    new_page("/g/nothere1").get_by_text(say("refusal-unknown-game")).wait_for()
    path = invite(new_page())
    stranger = new_page(path.split("#")[0])
    stranger.get_by_role("button", name="Sit down and play").click()
    stranger.get_by_text("you need an invitation").wait_for()


def test_an_open_game_is_joined_from_the_list(new_page: NewPage) -> None:
    ann = new_page()
    ann.locator("summary").click()
    ann.get_by_text(say("page-public")).click()
    ann.locator("button[value=friend]").click()
    ann.locator("input[readonly]").wait_for()
    ben = new_page()
    ben.locator(f"a.game[href='{urlsplit(ann.url).path}']").filter(has_text="Join").click()
    ben.get_by_role("button", name="Sit down and play").click()
    tables = [QuartoTable(ann), QuartoTable(ben)]
    for table in tables:
        expect(table.sentence).to_contain_text(re.compile("Your turn|Waiting for"))
    (mover,) = [table for table in tables if "Your turn" in table.sentence.inner_text()]
    mover.give("0")


def test_an_earlier_position_stays_on_the_board_while_someone_moves(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = open_room(new_page, server, "quarto", "CSHT!")
    tables = QuartoTable(ann), QuartoTable(ben)
    tables[0].give("5")
    tables[1].wait("place the piece")
    tables[0].button(say("page-back")).click()
    tables[0].wait("earlier position")
    tables[1].place("b2")
    expect(region(ann)).to_contain_text("Ben places the piece on b2.")
    tables[0].wait("earlier position")
    expect(ann.locator("[data-square]")).to_have_count(16)
    expect(tables[0].square("b2")).to_have_attribute("aria-label", "b2, empty")
    tables[0].button(say("page-now")).first.click()
    expect(tables[0].square("b2")).not_to_have_attribute("aria-label", "b2, empty")


def test_a_turn_in_another_game_is_in_every_pages_title_and_icon(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = open_room(new_page, server, "quarto", "CSHT!")
    icon = ben.locator("link[rel=icon]")
    first = QuartoTable(ann)
    first.wait("choose")
    ben.goto(f"{server.address}/puzzles")
    ben.get_by_role("heading", level=1).wait_for()
    first.give("5")
    expect(ben).to_have_title(re.compile(r"^\(1\) "))
    expect(icon).to_have_attribute("href", re.compile("^data:"))
    # Also on the pages opened from there, and in another game.
    ben.locator("header a[href='/rules/quarto']").click()
    expect(ben).to_have_title("(1) Rules – Quarto!")
    ben.locator("header .home").click()
    open_game(ben)
    expect(ben).to_have_title(re.compile(r"^\(1\) .*Quarto!$"))
    # The game itself says more.
    ben.locator("header .home").click()
    ben.locator(".own .turn a.game").click()
    QuartoTable(ben).wait("place the piece")
    expect(ben).to_have_title(re.compile("^● Your turn"))
    QuartoTable(ben).place("a1")
    QuartoTable(ben).give("6")
    expect(icon).to_have_attribute("href", re.compile("icon.svg$"))
