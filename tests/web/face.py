"""The faces of the page: where each is to be found, in every language."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from fourfold.games.quartino import format_move
from fourfold.language import Language
from tests.web.cooperation import Cooperation
from tests.web.quartino_table import look, whole_position
from tests.web.server import Server
from tests.web.table import new_room, send

QUARTO = ("=0", "a1", "=F", "b1", "=1", "c1", "=E", "d1", "=2", "b2")
LINE = ("=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1", "=4")
QUARTINO = ("R1", ".", "Y1", ".", "G3")


@dataclass(frozen=True)
class Visitor:
    """Somebody who looks at everything."""

    page: Page
    server: Server
    words: Language

    def go(self, path: str, wanted: str) -> None:
        """Open an address, and wait for what is to be there."""
        self.page.goto(self.server.address + path)
        self.page.locator(wanted).first.wait_for()

    def button(self, text: str) -> Locator:
        """Find a button by the id of its text."""
        return self.page.get_by_role("button", name=self.words.text(text), exact=True)

    def open(self, game: str, rules: str, *seats: str, moves: tuple[str, ...] = ()) -> str:
        """Open a room in which some moves have been made."""
        path = new_room(self.page, self.server, game, rules, *seats)
        send(self.page, self.server, path, *moves)
        return path

    def close_dialog(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")


def start(visitor: Visitor) -> Iterator[str]:
    # Lists of all kinds: one's own, one to join, one to watch, one that is over.
    visitor.open("quarto", "CSHT!", "me", "open")
    visitor.open("quartino", "wheel", "me", "bot")
    visitor.open("quarto", "CSHT", "me", "me", moves=LINE[:-1])
    visitor.go("/", "a.game")
    yield "start"
    page = visitor.page
    page.locator("summary").click()
    yield "rules of Quarto!"
    page.locator("input[value=screen]").check()
    yield "names"
    page.locator("input[value=quartino]").check()
    yield "rules of Quartino"
    page.locator("input[value=friend]").check()
    yield "a friend"
    visitor.button("page-name").click()
    page.locator("dialog input").wait_for()
    yield "name"


def reading(visitor: Visitor) -> Iterator[str]:
    for path, wanted in {
        "/rules/quarto": "article",
        "/rules/quartino": "article",
        "/g/nothere1": "h1",
        "/nothing/here": "h1",
    }.items():
        visitor.go(path, wanted)
        yield path


def waiting(visitor: Visitor) -> Iterator[str]:
    path = visitor.open("quartino", "wheel", "me", "open", "open", "bot")
    visitor.go(path, "input[readonly]")
    yield "the host"
    visitor.page.context.clear_cookies()
    visitor.go(path, "button.primary")
    yield "somebody else"


def quarto(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    visitor.go(visitor.open("quarto", "CSHT!", "me", "me", moves=QUARTO), "[data-square]")
    yield "the board"
    page.locator("[data-piece]").first.click()
    yield "a piece chosen"
    visitor.button("page-call").click()
    page.locator('[data-square="a1"]').click()
    yield "marking"
    page.keyboard.press("Escape")
    for text in ("page-resign", "page-offer-draw", "start-rules"):
        visitor.page.locator(".side").get_by_role("button", name=visitor.words.text(text)).click()
        page.locator("dialog h2").first.wait_for()
        yield text
        visitor.close_dialog()
    page.locator(".side button:not([aria-disabled=true])").first.click()
    page.locator(".sentence").wait_for()
    yield "an earlier position"


def quarto_over(visitor: Visitor) -> Iterator[str]:
    path = visitor.open("quarto", "CSHT!", "me", "me", moves=(*LINE, "!a1-d1"))
    visitor.go(path, f"section[aria-label='{visitor.words.text('page-result')}']")
    yield "the result"


def quarto_with_a_bot(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    page.evaluate("() => localStorage.setItem('fourfold-settings', '{}')")
    visitor.go(visitor.open("quarto", "CSHT!", "me", "bot"), "dialog")
    yield "the tour"
    visitor.close_dialog()
    visitor.button("page-hints").click()
    page.locator("p[role=status]").first.wait_for()
    yield "hints"


def quartino(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    visitor.go(visitor.open("quartino", "wheel", "me", "me", moves=QUARTINO), ".curtain button")
    yield "the curtain"
    page.locator(".curtain button").click()
    page.locator(".mine [data-card]").first.click()
    page.locator(".turning").first.wait_for()
    yield "a card over the wheel"
    page.locator('[data-field="1"]').click(button="right")
    page.locator(".opened").wait_for()
    yield "a stack opened"


def quartino_over(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    path = visitor.open("quartino", "wheel", "me", "me")
    visitor.go(path, ".curtain button")
    position = whole_position([look(page, seat) for seat in (1, 2)])
    plan = Cooperation(winner=1)
    while not position.outcome:
        move = plan.choose(position)
        send(page, visitor.server, path, format_move(move))
        position = position.play(move)
    visitor.go(path, f"section[aria-label='{visitor.words.text('page-result')}']")
    yield "the result"


def quartino_for_four(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    visitor.go(visitor.open("quartino", "grid", "me", "bot", "bot", "bot"), "[data-field]")
    yield "four at the table"
    visitor.page.locator(".side").get_by_role(
        "button", name=visitor.words.text("page-resign")
    ).click()
    page.locator("dialog .call").click()
    page.locator("dialog").wait_for(state="detached")
    page.locator(".rack.out").wait_for()
    yield "out of the game"


FACES: dict[str, Callable[[Visitor], Iterator[str]]] = {
    "start": start,
    "reading": reading,
    "waiting": waiting,
    "quarto": quarto,
    "quarto-over": quarto_over,
    "quarto-with-a-bot": quarto_with_a_bot,
    "quartino": quartino,
    "quartino-over": quartino_over,
    "quartino-for-four": quartino_for_four,
}
