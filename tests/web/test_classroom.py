"""The page in a classroom: few requests, and automatic recovery from refusals."""

import pytest
from playwright.sync_api import Page, Request, Route, expect
from starlette.datastructures import Headers

from fourfold.server.http.guard import HEADERS
from fourfold.server.http.refused import answer_refusal
from fourfold.server.refusal import Code, Refusal
from tests.web.conftest import NOWHERE, NewPage
from tests.web.server import Server
from tests.web.table import new_room
from tests.web.words import say

BUSY = '{"code": "address_busy", "detail": "", "wait": 1}'
MAX_START_REQUESTS = 9
"""Two of them for the typeface, which browsers keep for a year."""

MAX_DEMO_REQUESTS = 3
"""Newcomers also load the demo game, which starts at once."""

MAX_GAME_REQUESTS = 15
INCOMPLETE = say("page-incomplete") + " " + say("page-retrying")


def listen(page: Page) -> set[str]:
    """Return a set that grows with every address that a page requests."""
    asked: set[str] = set()

    def note(request: Request) -> None:
        asked.add(request.url)

    page.on("request", note)
    return asked


class Refusing:
    """Refuses requests until told to stop."""

    def __init__(self, status: int = 429) -> None:
        self.status = status
        self.is_over = False
        self.refused = 0

    def __call__(self, route: Route) -> None:
        if self.is_over:
            route.continue_()
            return
        self.refused += 1
        headers = {"retry-after": "1", "content-type": "application/json"}
        route.fulfill(status=self.status, headers=headers, body=BUSY)


@pytest.mark.needs_chromium(because="Firefox's driver also reports the icon's request")
def test_the_start_page_and_a_game_need_few_requests(new_page: NewPage, server: Server) -> None:
    """Besides these the service worker requests itself and the document."""
    page = new_page(NOWHERE)
    asked = listen(page)
    page.goto(server.address)
    page.locator("form").wait_for()
    page.wait_for_load_state("networkidle")
    assert len(asked) <= MAX_START_REQUESTS + MAX_DEMO_REQUESTS, asked
    page.evaluate("() => localStorage.setItem('fourfold-plan', '{}')")
    asked = listen(page)
    page.reload()
    page.locator("form").wait_for()
    page.wait_for_load_state("networkidle")
    assert len(asked) <= MAX_START_REQUESTS, asked
    path = new_room(page, server, "quarto", "CSHT!", "me", "me")
    other = new_page(NOWHERE)
    asked = listen(other)
    other.goto(server.address + path)
    other.locator("[data-square]").first.wait_for()
    other.wait_for_load_state("networkidle")
    assert len(asked) <= MAX_GAME_REQUESTS, asked


def test_a_refused_navigation_shows_a_page_that_retries(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    refused: list[str] = []

    def refuse(route: Route) -> None:
        if refused:
            route.continue_()
            return
        refused.append(route.request.url)
        refusal = Refusal(Code.ADDRESS_BUSY, "", wait=1.0)
        answer = answer_refusal(refusal, Headers(route.request.headers))
        headers = dict(answer.headers) | HEADERS
        route.fulfill(status=answer.status_code, headers=headers, body=bytes(answer.body))

    page.route(f"{server.address}/", refuse)
    page.goto(f"{server.address}/#secret")
    said = "Too many requests from your network. Please wait a moment. Trying again…"
    expect(page.get_by_role("alert")).to_have_text(said)
    page.get_by_role("heading", name="Play Quarto! or Quartino").wait_for()
    assert page.url.endswith("/#secret"), "the part after # may open a seat"
    assert len(refused) == 1


@pytest.mark.parametrize("status", [429, 503])
@pytest.mark.parametrize("files", ["index-*.js", "*.css", "page-*.js"])
def test_a_refused_file_is_reported_and_retried(
    new_page: NewPage, server: Server, files: str, status: int
) -> None:
    page = new_page(NOWHERE)
    refusing = Refusing(status)
    page.route(f"**/assets/{files}", refusing)
    page.goto(server.address)
    if files == "*.css":
        page.get_by_role("heading", name="Play Quarto! or Quartino").wait_for()
    else:
        expect(page.get_by_role("alert")).to_have_text(INCOMPLETE)
    refusing.is_over = True
    page.get_by_role("heading", name="Play Quarto! or Quartino").wait_for()
    assert refusing.refused
    # The page may be reloading, without a body for a moment.
    page.wait_for_function(
        "() => document.body !== null && getComputedStyle(document.body).margin === '0px'"
    )


def test_the_boot_message_is_in_the_browsers_language(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE, locale="cs")
    refusing = Refusing()
    page.route("**/assets/index-*.js", refusing)
    page.goto(server.address)
    expect(page.get_by_role("alert")).to_contain_text("Část stránky se nepodařilo načíst.")
    refusing.is_over = True
    page.locator("form").wait_for()


def test_a_lazily_loaded_part_is_retried_automatically(new_page: NewPage) -> None:
    page = new_page("/")
    page.locator("form").wait_for()
    refusing = Refusing()
    page.route("**/assets/RulesPage-*.js", refusing)
    page.locator("header a[href='/rules/quarto']").click()
    expect(page.get_by_role("alert")).to_contain_text(INCOMPLETE)
    refusing.is_over = True
    page.get_by_role("heading", name="Rules: Quarto!").wait_for()


def test_opening_a_game_is_retried_automatically(new_page: NewPage) -> None:
    page = new_page("/")

    def refuse(route: Route) -> None:
        if route.request.method == "POST" and not refused:
            refused.append(route.request.url)
            body = BUSY.replace("address_busy", "address_rooms")
            route.fulfill(status=429, body=body, content_type="application/json")
        else:
            route.continue_()

    refused: list[str] = []
    page.route("**/api/games", refuse)
    page.locator("button[value=friend]").click()
    said = "Too many new games from your network. Please wait a moment. Trying again…"
    expect(page.get_by_role("alert")).to_have_text(said)
    page.get_by_text(say("page-waiting-for-others")).wait_for()
    assert refused


def test_a_page_marked_offline_still_uses_a_server_that_answers(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(NOWHERE)
    page.add_init_script("Object.defineProperty(navigator, 'onLine', { get: () => false });")
    page.goto(server.address)
    with page.expect_response("**/healthz"):
        page.evaluate("() => dispatchEvent(new Event('offline'))")
    page.locator("form").wait_for()
    expect(page.get_by_text(say("page-offline"))).to_have_count(0)
