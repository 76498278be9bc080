"""Firefox, driven by Playwright over WebDriver BiDi."""

from typing import Any

from playwright.sync_api import Browser, Playwright, ViewportSize

from tests.web.engines.driver import FIND, PATIENCE, Driver

PREFERENCES: dict[str, str | float | bool] = {
    # Scrollbars take no room, as in the other browsers of the tests.
    "ui.useOverlayScrollbars": 1,
}


def launch_firefox(playwright: Playwright, program: str) -> Browser:
    """Start the system's own Firefox, which needs no patches and no geckodriver."""
    return playwright.firefox.launch(
        channel="moz-firefox", executable_path=program, firefox_user_prefs=PREFERENCES
    )


DESK: ViewportSize = {"width": 1280, "height": 900}


class Firefox(Driver):
    """A window of Firefox."""

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(address)
        self._context = browser.new_context(locale="en", viewport=DESK, reduced_motion="reduce")
        self.page = self._context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)

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

    def close(self) -> None:
        """Close the window, and forget its guest."""
        self._context.close()


def _function(script: str) -> str:
    return f"(all) => (function () {{ {script} }}).apply(null, all)"
