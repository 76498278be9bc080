"""A new version of the page: the old cache goes, and an open page continues."""

import json
import os
import shutil
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute

from fourfold.language import Language
from fourfold.server.built_page import FOLDER
from fourfold.server.document import Document
from fourfold.server.http.page import SERVER
from tests.web.conftest import TIMEOUT_MS, NewPage
from tests.web.local_game import IS_KEPT, wait_until
from tests.web.server import Server
from tests.web.table import new_room

NOW = datetime(2030, 1, 1, tzinfo=UTC)

NOTE_ALERTS = """
() => new MutationObserver(() => {
  if (document.querySelector("main [role=alert]")) sessionStorage.setItem("alert", "shown");
}).observe(document.body, { childList: true, subtree: true })
"""


class Site(SimpleHTTPRequestHandler):
    """The built page from a folder, without a game server."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *args: Any, flow: Event, **options: Any) -> None:
        self._flow = flow
        super().__init__(*args, **options)

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def do_GET(self) -> None:
        self._flow.wait()
        if "." not in self.path and not self.path.startswith("/api"):
            self.path = "/index.html"
        super().do_GET()

    def log_request(self, *args: Any) -> None:
        del args


class Releases:
    """Two versions of the page at one address."""

    def __init__(self, folder: Path) -> None:
        self.shown = folder / "shown"
        self.flow = Event()
        """While it isn't set, requests get no answer."""
        self.flow.set()
        self._next = folder / "next"
        for copy in (self.shown, self._next):
            shutil.copytree(FOLDER, copy)
            _fill_document(copy / "index.html")
        _rename_assets(self._next)

    def upgrade(self) -> None:
        shutil.rmtree(self.shown)
        shutil.copytree(self._next, self.shown)
        # Browsers ask for newer files by a time in whole seconds.
        later = time.time() + 2
        os.utime(self.shown / "index.html", (later, later))


def _fill_document(file: Path) -> None:
    """Fill in the document as a server does."""
    tags = {SERVER: "bot-pause=0"}
    document = Document(Language("en"), "Fourfold", "", "", "", root="/", tags=tags)
    file.write_text(document.fill(file.read_text("utf-8")), "utf-8")


def _rename_assets(folder: Path) -> None:
    """Rename every hashed file, as a change in each of them does."""
    names = {
        path.name: path.name.replace(".", "-next.", 1) for path in (folder / "assets").iterdir()
    }
    for path in list(folder.rglob("*")):
        if path.suffix in {".js", ".css", ".html"}:
            words = path.read_text("utf-8")
            for old, new in names.items():
                words = words.replace(old, new)
            path.write_text(words, "utf-8")
    for old, new in names.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
    worker = folder / "worker.js"
    words = worker.read_text("utf-8").replace("CACHE = `${MINE}", "CACHE = `${MINE}next-")
    worker.write_text(words, "utf-8")


@pytest.fixture
def releases(tmp_path: Path, browser: Browser) -> Releases:
    del browser  # it skips the test if there is none
    return Releases(tmp_path)


@pytest.fixture
def address(releases: Releases) -> Iterator[str]:
    with ThreadingHTTPServer(
        ("127.0.0.1", 0), partial(Site, directory=str(releases.shown), flow=releases.flow)
    ) as site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{site.server_port}/"
        releases.flow.set()
        site.shutdown()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """Yield a page whose service worker has cached everything."""
    context = browser.new_context(locale="en", service_workers="allow")
    page = context.new_page()
    page.goto(address)
    page.locator("form").wait_for()
    wait_until(page, IS_KEPT)
    yield page
    context.close()


@pytest.fixture
def plain_page(browser: Browser, address: str) -> Iterator[Page]:
    """Yield a page in a browser without service workers, which has loaded all it needs so far."""
    context = browser.new_context(locale="en", service_workers="block")
    page = context.new_page()
    page.goto(address)
    # The board is loaded last. If it were missing after an upgrade, this page would reload, too.
    page.locator(".living [data-square]").first.wait_for()
    yield page
    context.close()


KEPT = """(name) => caches.open(name).then((cache) => cache.keys())
    .then((requests) => requests.map((request) => new URL(request.url).pathname))"""
UNTIL_GONE = """async ([name, timeout]) => {
    for (const start = Date.now(); await caches.has(name); await new Promise(requestAnimationFrame))
        if (Date.now() - start > timeout) throw new Error(`the cache ${name} is still there`);
}"""


def _caches(page: Page) -> list[str]:
    names: list[str] = page.evaluate("() => caches.keys()")
    return names


def _until_gone(page: Page, name: str) -> None:
    page.evaluate(UNTIL_GONE, [name, TIMEOUT_MS])


def _until_offered(page: Page) -> Locator:
    """Wait until the page offers the new version, and return the button."""
    offer = page.locator(".announcement button")
    offer.wait_for()
    return offer


def test_the_old_versions_cache_is_dropped_once_the_new_one_is_accepted(
    page: Page, releases: Releases
) -> None:
    page.reload()
    page.locator("form").wait_for()
    old = _caches(page)
    assert len(old) == 1
    assert "@build@" not in old[0]
    page.evaluate("() => caches.open('a neighbour')")
    releases.upgrade()
    page.reload()
    offer = _until_offered(page)
    assert old[0] in _caches(page)
    with page.expect_navigation():
        offer.click()
    page.locator("form").wait_for()
    _until_gone(page, old[0])
    assert "a neighbour" in _caches(page)
    (new,) = set(_caches(page)) - {"a neighbour"}
    kept = [path for path in page.evaluate(KEPT, new) if path.startswith("/assets/")]
    assert kept
    assert [path for path in kept if "-next." not in path] == []


def test_another_tab_keeps_the_old_versions_files_until_a_page_is_opened_alone(
    page: Page, releases: Releases
) -> None:
    page.reload()
    page.locator("form").wait_for()
    (old,) = _caches(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("form").wait_for()
    releases.upgrade()
    page.reload()
    offer = _until_offered(page)
    with page.expect_navigation():
        offer.click()
    page.locator("form").wait_for()
    # The other tab still runs the old version, which loads this part only now.
    other.locator("header a[href='/rules/quarto']").click()
    other.get_by_role("heading", name="Rules: Quarto!").wait_for()
    assert other.locator("script[src*='-next.']").count() == 0
    other.close()
    page.reload()
    page.locator("form").wait_for()
    _until_gone(page, old)


def test_the_new_version_opens_at_once_without_a_connection(page: Page, releases: Releases) -> None:
    releases.upgrade()
    page.reload()
    _until_offered(page)
    page.context.set_offline(True)
    page.reload()
    page.locator("form").wait_for()
    assert page.locator("script[src*='-next.']").count() == 1


IS_WAITING = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"


def test_a_new_version_is_cached_with_the_texts_in_use(page: Page, releases: Releases) -> None:
    releases.upgrade()
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    wait_until(page, IS_WAITING)
    context, address = page.context, page.url
    # With no page open, the new version takes over.
    page.close()
    context.set_offline(True)
    page = context.new_page()
    page.goto(address)
    page.locator("form").wait_for()
    assert page.locator("script[src*='-next.']").count() == 1
    page.locator("header a[href='/rules/quarto']").click()
    page.get_by_role("heading", name="Rules: Quarto!").wait_for()


def test_a_document_whose_files_never_arrived_isnt_shown_without_a_connection(
    page: Page, releases: Releases
) -> None:
    releases.upgrade()
    shutil.rmtree(releases.shown / "assets")
    page.reload(wait_until="commit")
    page.locator("script[src*='-next.']").wait_for(state="attached")
    page.context.set_offline(True)
    page.reload()
    page.locator("form").wait_for()
    assert page.locator("script[src*='-next.']").count() == 0


def test_a_stalled_network_doesnt_keep_a_cached_page_waiting(
    page: Page, releases: Releases
) -> None:
    releases.flow.clear()
    page.reload(wait_until="commit")
    page.locator("form").wait_for()


def test_a_page_open_during_an_upgrade_continues_with_its_own_files(
    page: Page, releases: Releases
) -> None:
    releases.upgrade()
    page.locator("header a[href='/rules/quarto']").click()
    page.get_by_role("heading", name="Rules: Quarto!").wait_for()
    assert page.locator("script[src*='-next.']").count() == 0


def test_a_page_open_during_an_upgrade_reloads_if_nothing_is_cached(
    plain_page: Page, releases: Releases
) -> None:
    page = plain_page
    releases.upgrade()
    page.evaluate(NOTE_ALERTS)
    page.locator("header a[href='/rules/quarto']").click()
    page.get_by_role("heading", name="Rules: Quarto!").wait_for()
    assert page.locator("script[src*='-next.']").count() == 1
    assert page.evaluate("() => sessionStorage.getItem('alert')") is None, "nothing flashes before"


def test_a_permanently_missing_file_is_reported_and_not_requested_repeatedly(
    plain_page: Page, releases: Releases
) -> None:
    page = plain_page
    releases.upgrade()
    for path in releases.shown.glob("assets/RulesPage*"):
        path.unlink()
    loads: list[str] = []
    page.on("domcontentloaded", lambda each: loads.append(each.url))
    again = page.get_by_role("button", name="Try again")
    page.clock.set_fixed_time(NOW)
    with page.expect_event("domcontentloaded"):
        page.locator("header a[href='/rules/quarto']").click()
    again.wait_for()
    assert len(loads) == 1
    # Manually within the minute: no automatic reload follows.
    page.clock.set_fixed_time(NOW + timedelta(seconds=59))
    with page.expect_event("domcontentloaded"):
        again.click()
    again.wait_for()
    assert len(loads) == 2
    # Afterwards one does.
    page.clock.set_fixed_time(NOW + timedelta(seconds=61))
    with page.expect_event("domcontentloaded", lambda _: len(loads) == 4):
        again.click()
    again.wait_for()
    assert len(loads) == 4


def test_a_page_with_an_older_protocol_reloads_and_continues(
    new_page: NewPage, server: Server
) -> None:
    page = new_page()
    path = new_room(page, server, "quarto", "CSHT!", "me", "me")
    loads: list[str] = []
    page.on("domcontentloaded", lambda each: loads.append(each.url))

    def connect(socket: WebSocketRoute) -> None:
        """Make the page outdated until it has reloaded: the real server refuses it."""
        upstream = socket.connect_to_server()
        is_old = len(loads) == 1

        def forward(message: str | bytes) -> None:
            sent = json.loads(message)
            upstream.send(
                json.dumps(sent | {"protocol": 1} if is_old and "protocol" in sent else sent)
            )

        socket.on_message(forward)

    page.route_web_socket("**/socket", connect)
    page.goto(server.address + path)
    page.locator("[data-square]").first.wait_for()
    assert len(loads) == 2
