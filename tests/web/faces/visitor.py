"""A visitor who looks at every view of the page, in any language."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from fourfold.language import Language
from tests.web.conftest import SETTINGS
from tests.web.server import Server
from tests.web.table import new_room, send

CHANGE = """(choice) => {
    const kept = JSON.parse(localStorage.getItem("fourfold-settings") ?? "{}");
    localStorage.setItem("fourfold-settings", JSON.stringify({ ...kept, ...choice }));
}"""


@dataclass(frozen=True)
class Visitor:
    """A browser, its server, and the expected texts."""

    page: Page
    server: Server
    words: Language

    def go(self, path: str, wanted: str) -> None:
        """Open an address, and wait for its content."""
        self.page.goto(self.server.address + path)
        self.wait(wanted)

    def wait(self, wanted: str) -> None:
        """Wait until something is visible."""
        self.page.locator(wanted).first.wait_for()

    def click(self, wanted: str) -> None:
        self.page.locator(wanted).first.click()

    def button(self, text: str) -> Locator:
        """Find a button by the id of its text."""
        return self.page.get_by_role("button", name=self.words.text(text), exact=True)

    def change_settings(self, **choice: bool | str) -> None:
        """Change this browser's settings, such as `hasSeenTour=False`; the next page uses them."""
        self.page.evaluate(CHANGE, choice)

    def open(self, game: str, rules: str, *seats: str, moves: tuple[str, ...] = ()) -> str:
        """Open a room in which some moves have been made."""
        path = new_room(self.page, self.server, game, rules, *seats)
        send(self.page, self.server, path, *moves)
        return path

    def send(self, path: str, *moves: str) -> None:
        """Make moves for the visitor's own seats through the API."""
        send(self.page, self.server, path, *moves)

    def other(self) -> Page:
        """Show another person the same page as this one."""
        browser = self.page.context.browser
        assert browser
        context = browser.new_context(locale=self.words.code)
        context.add_init_script(SETTINGS)
        other = context.new_page()
        other.goto(self.page.url)
        return other

    def close_dialog(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")


Scene = Callable[[Visitor], Iterator[str]]
"""Yields one view after another, by name."""
