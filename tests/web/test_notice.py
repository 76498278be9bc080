"""The administrator's announcement, and the page's online status."""

import subprocess

from playwright.sync_api import expect

from tests.web.conftest import NOWHERE, NewPage
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
