"""Firefox, driven by Playwright over WebDriver BiDi."""

from playwright.sync_api import Browser, Playwright

PREFERENCES: dict[str, str | float | bool] = {
    # Scrollbars take no room, as in the other browsers of the tests.
    "ui.useOverlayScrollbars": 1,
}


def launch_firefox(playwright: Playwright, program: str) -> Browser:
    """Start the system's own Firefox, which needs no patches and no geckodriver."""
    return playwright.firefox.launch(
        channel="moz-firefox", executable_path=program, firefox_user_prefs=PREFERENCES
    )
