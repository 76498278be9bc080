"""Leaving the page while it still loads: Firefox aborts the imports first, then navigates."""

from contextlib import closing

from playwright.sync_api import Browser, Page

from tests.web.engines.playwright_driver import PlaywrightDriver
from tests.web.hold import hold
from tests.web.server import Server

TRIES = 6
"""Whether the page notices the abort before the next one loads is a matter of chance."""


def test_an_import_that_is_aborted_does_not_cancel_the_navigation(
    firefox: Browser, server: Server
) -> None:
    with closing(PlaywrightDriver(firefox, server.address)) as driver:
        for _ in range(TRIES):
            _leave(driver.page, server.address)


def _leave(page: Page, address: str) -> None:
    """Follow a link, and then another one before the first has been shown."""
    page.goto(address)
    page.locator("form").wait_for()
    # A page that has just reloaded would not do so again.
    page.evaluate("() => sessionStorage.clear()")
    with hold(page, "**/assets/RulesPage*.js"):
        with page.expect_request("**/assets/RulesPage*.js"):
            page.locator("header a[href='/rules/quarto']").click()
        page.evaluate("() => { location.href = '/?elsewhere'; }")
        page.wait_for_url("**/?elsewhere")
        page.locator("form").wait_for()
