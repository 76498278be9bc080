"""Firefox and Chromium, driven by Playwright."""

from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

from tests.web.engines.driver import FIND, TIMEOUT_SECONDS, Driver

DESKTOP_VIEWPORT: ViewportSize = {"width": 1280, "height": 900}


class PlaywrightDriver(Driver):
    """A new person's window."""

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(address)
        self._context = browser.new_context(
            locale="en", viewport=DESKTOP_VIEWPORT, reduced_motion="reduce"
        )
        self.page = self._open_page()

    def _open_page(self) -> Page:
        page = self._context.new_page()
        page.set_default_timeout(TIMEOUT_SECONDS * 1000)
        return page

    def load(self, url: str) -> None:
        self.page.goto(url)

    def run(self, script: str, *args: Any) -> Any:
        return self.page.evaluate(_function(script), list(args))

    def click(self, css: str, name: str = "") -> None:
        found = self.page.wait_for_function(_function(FIND), arg=[css, name]).as_element()
        assert found is not None
        found.click()

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def reopen(self) -> None:
        self.page.close()
        self.page = self._open_page()

    def close(self) -> None:
        """Close the window, and forget its guest."""
        self._context.close()


def _function(script: str) -> str:
    return f"(all) => (function () {{ {script} }}).apply(null, all)"
