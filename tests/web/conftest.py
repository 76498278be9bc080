"""A browser and a server for the page's tests.

Each worker has one of each for all its tests: people are separated by browser contexts, and games
by their ids. Both end with the last test of this folder, because a running Playwright has an event
loop that the server's tests can't share.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from fourfold.server.built_page import FOLDER
from tests.services.missing import skip_or_fail
from tests.web.engines.firefox import launch_firefox
from tests.web.server import Server
from tools.bring_programs import MISSING_CHROMIUM, MISSING_FIREFOX, find_chromium, find_firefox

# This script runs on about:blank too, where Firefox forbids storage.
SETTINGS = """
// Turns that end automatically, and the question about sound, have their own tests.
const seen = {
  hasSeenTour: true, hasSeenQuartinoTour: true, hasSeenSoundQuestion: true, endsTurns: false,
};
if (location.protocol.startsWith("http") && !localStorage.getItem("fourfold-settings"))
  localStorage.setItem("fourfold-settings", JSON.stringify(seen));
"""

IN_FIREFOX = os.environ.get("FOURFOLD_BROWSER") == "firefox"
"""Whether all these tests run in Firefox instead of Chromium: `make test-firefox`."""

NewPage = Callable[..., Page]

PLAIN = {
    "viewport": {"width": 1280, "height": 900},
    "locale": "en",
    # Installing the service worker costs each new profile a sixth of its first load.
    "service_workers": "block",
}
"""How a page is opened unless a test says otherwise."""

NOWHERE = "/healthz"
"""A path without the page, for tests that then open another one: it spares them a page load."""

MOVING = {"reduced_motion": "no-preference"}
"""For a page with animations; without them, most tests take half the time."""

CALM = {"reduced_motion": "reduce"}

# A slow machine must not fail the tests.
TIMEOUT_MS = 30_000
expect.set_options(timeout=TIMEOUT_MS)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Start what drives the browsers; there can be only one of it."""
    if not (FOLDER / "index.html").exists():
        skip_or_fail("the page is not built: make page")
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    program = find_firefox() if IN_FIREFOX else find_chromium()
    if program is None:
        skip_or_fail(MISSING_FIREFOX if IN_FIREFOX else MISSING_CHROMIUM)
    if IN_FIREFOX:
        browser = launch_firefox(playwright, program)
    else:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server for this test worker."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def server(one_server: Server) -> Iterator[Server]:
    """Yield this worker's server, which the test may kill; it is restarted for the next one."""
    yield one_server
    one_server.ensure_running()


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Yield a function that opens a page as a new person; an error on the page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(path: str = "/", **options: Any) -> Page:
        options = {**PLAIN, **CALM, **options}
        if IN_FIREFOX:
            # Firefox has touch, but no mobile viewport to emulate.
            options.pop("is_mobile", None)
        context = browser.new_context(**options)
        contexts.append(context)
        context.add_init_script(SETTINGS)
        page = context.new_page()
        page.set_default_timeout(TIMEOUT_MS)
        page.on("pageerror", lambda error: faults.extend(_errors(str(error))))
        if not options.get("bypass_csp"):
            page.on("console", lambda message: faults.extend(_violations(message.text)))
        page.on("request", lambda request: faults.extend(_foreign(request.url, server)))
        page.goto(server.address + path)
        if IN_FIREFOX:
            # The focus is in the window that was opened last.
            page.bring_to_front()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


def _errors(words: str) -> list[str]:
    """Return an error of the page; Firefox also reports sockets and modules that it can't load."""
    is_report = IN_FIREFOX and ("ws://" in words or words.startswith("Loading module from"))
    return [] if is_report else [words]


def _violations(words: str) -> list[str]:
    """Return the browser's reports of violations of the page's content security policy."""
    return [words] if "Content Security Policy" in words.replace("-", " ") else []


def _foreign(url: str, server: Server) -> list[str]:
    own = (server.address, server.address.replace("http", "ws"), "data:", "blob:")
    return [] if url.startswith(own) else [f"a request left the machine: {url}"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip in Firefox what its driver can't do; each mark says what that is."""
    for item in items:
        mark = item.get_closest_marker("needs_chromium")
        if IN_FIREFOX and mark is not None:
            item.add_marker(pytest.mark.skip(reason=mark.kwargs["because"]))


@pytest.fixture(scope="session")
def axe() -> str:
    file = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not file.exists():
        skip_or_fail("axe-core is missing: make page")
    return file.read_text("utf-8")
