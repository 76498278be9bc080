"""The administrator's announcement, and the page's online status."""

import subprocess

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NOWHERE, NewPage
from tests.web.idle import finish_motion
from tests.web.server import COMMAND, Server
from tests.web.table import new_room
from tests.web.words import say


def announce(server: Server, *text: str) -> None:
    command = [str(COMMAND), "admin", "announce", "--database", str(server.database), *text]
    subprocess.run(command, check=True, capture_output=True)


def test_an_announcement_appears_at_once_in_a_game_and_elsewhere_when_the_page_loads(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(NOWHERE)
    page.goto(server.address + new_room(page, server, "quarto", "CSHT!", "me", "me"))
    page.locator(".board").first.wait_for()
    try:
        announce(server, "Down at <noon>.")
        shown = page.get_by_role("status").filter(has_text="Down at <noon>.")
        expect(shown).to_be_visible()
        page.goto(server.address)
        expect(shown).to_be_visible()
        page.go_back()
        expect(shown).to_be_visible()
        announce(server)
        expect(shown).to_have_count(0)
    finally:
        announce(server)


CONTROLS = """() => [...document.querySelectorAll("main :is(button, a, select, input, fieldset)")]
    .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y + scrollY, width, height];
    })"""
QUIET = {
    "/puzzles": ".daily",
    "/puzzles?puzzle=cs47cga": "[data-square]",
    "/puzzles?puzzle=sprint": "form",
    "/learn": "ol",
    "/learn/quarto/first-line": "[data-square]",
    "/training": ".training",
    "/analysis": ".line button",
}
"""Screens that work without the server, each with what is there once it has loaded."""


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
@pytest.mark.parametrize("path", QUIET)
def test_a_banner_moves_nothing_where_people_think(
    new_page: NewPage, path: str, size: tuple[int, int]
) -> None:
    page = new_page(path, viewport={"width": size[0], "height": size[1]})
    page.locator(QUIET[path]).first.wait_for()
    finish_motion(page)
    scroll = "() => document.documentElement.scrollHeight"
    before = page.evaluate(CONTROLS), page.evaluate(scroll)
    page.route("**/healthz", lambda route: route.abort())
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    banner = page.get_by_text(say("page-offline"))
    expect(banner).to_be_visible()
    assert (page.evaluate(CONTROLS), page.evaluate(scroll)) == before
    page.unroute("**/healthz")
    page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(banner).to_have_count(0)
    assert (page.evaluate(CONTROLS), page.evaluate(scroll)) == before


def test_an_offline_machine_with_its_own_server_is_not_offline(
    new_page: NewPage,
) -> None:
    page = new_page()
    page.locator("form").wait_for()
    with page.expect_response("**/healthz"):
        page.evaluate(
            "() => { Object.defineProperty(navigator, 'onLine', { value: false });"
            " dispatchEvent(new Event('offline')); }"
        )
    page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(page.get_by_text(say("page-offline"))).to_have_count(0)
