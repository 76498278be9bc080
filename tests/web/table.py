"""A person at a table: what they do, in the game's words."""

import re
from urllib.parse import urljoin

from playwright.sync_api import Locator, Page

from tests.web.conftest import NOWHERE, NewPage
from tests.web.server import Server
from tests.web.words import say

GAME = re.compile(r"/g/|/local/\?game=")
"""The address of a game, on the server or in the browser."""

SQUARES = [file + rank for rank in "1234" for file in "abcd"]


def open_game(
    page: Page, *choices: str, opponent: str = "screen", rules: tuple[str, ...] = ()
) -> None:
    """Choose options on the start page by name, and play, by default on one screen."""
    if choices or rules:
        page.locator("summary").click()
    for choice in choices:
        page.get_by_role("radio", name=choice).check()
    for rule in rules:
        page.locator("details").get_by_text(rule, exact=True).click()
    page.locator(f"button[value={opponent}]").click()
    # The start page has a board too.
    page.wait_for_url(GAME)


def rename(page: Page, name: str) -> None:
    """Name a person through the API: otherwise guests are numbered at random."""
    answer = page.request.put(urljoin(page.url, "/api/me"), data={"name": name})
    assert answer.ok, answer.text()


def open_room(new_page: NewPage, server: Server, game: str, rules: str) -> tuple[Page, Page]:
    """Seat Ann and Ben at a game with any rules, including those that no page offers.

    Ann starts. Both open the table before the game begins, so they see all of its first turn.
    """
    ann, ben = new_page(NOWHERE), new_page(NOWHERE)
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        rename(page, name)
    seats = [{"kind": "me"}, {"kind": "open"}]
    room = {"game": game, "rules": rules, "seats": seats, "starter": 1}
    opened = ann.request.post(f"{server.address}/api/games", data=room).json()
    for page in (ann, ben):
        page.goto(f"{server.address}/g/{opened['id']}")
    ann.get_by_text(say("page-free-seat")).wait_for()
    # The game begins with the response: from now on the server shows it as begun.
    with ben.expect_response("**/seats"):
        ben.get_by_role("button", name="Sit down and play").click()
    return ann, ben


def new_room(page: Page, server: Server, game: str, rules: str, *seats: str) -> str:
    """Open a room without the start page, and return its path; two "me" seats are Ann and Ben."""
    names = iter(("Ann", "Ben") if seats.count("me") == 2 else ())
    places = [
        {
            "kind": seat,
            "bot": "novice" if seat == "bot" else None,
            "name": next(names, None) if seat == "me" else None,
        }
        for seat in seats
    ]
    room = {"game": game, "rules": rules, "seats": places, "starter": 1}
    opened = page.request.post(f"{server.address}/api/games", data=room).json()
    return f"/g/{opened['id']}"


def send(page: Page, server: Server, path: str, *moves: str) -> None:
    """Make moves for all of a person's seats through the API, to set up a position quickly."""
    address = f"{server.address}/api{path.replace('/g/', '/games/')}"
    for move in moves:
        state = page.request.get(address).json()["state"]
        act = {
            "id": f"{state['version']}",
            "version": state["version"],
            "seat": state["to_move"],
            "action": {"kind": "move", "move": move},
        }
        answer = page.request.post(f"{address}/actions", data=act)
        assert answer.ok, answer.text()


def set_up(page: Page, *choices: str) -> None:
    """Turn on settings by the ids of their texts."""
    page.get_by_role("button", name=say("page-settings")).click()
    for choice in choices:
        page.locator("dialog").get_by_label(say(choice)).check()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


class QuartoTable:
    """A game of Quarto! on an English page, by mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.locator("[data-square]").first.wait_for()

    @property
    def sentence(self) -> Locator:
        return self.page.locator(".sentence")

    def wait(self, words: str) -> None:
        """Wait until the sentence says what to do."""
        self.sentence.filter(has_text=words).wait_for()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def square(self, name: str) -> Locator:
        return self.page.locator(f'[data-square="{name}"]')

    def give(self, piece: str) -> None:
        self.wait("choose")
        self.page.locator(f'[data-piece="{piece}"]').click()
        self.button("Give this piece").click()

    def place(self, square: str) -> None:
        self.wait("place the piece")
        self.square(square).click()
        self.button("Place it here").click()

    def play(self, *turns: str) -> None:
        """Make moves in notation: `=5` gives, `a1` places."""
        for move in turns:
            if move.startswith("="):
                self.give(move[1:])
            else:
                self.place(move)

    def call(self, *squares: str) -> None:
        self.button("QUARTO!").click()
        for square in squares:
            self.square(square).click()
        self.button("QUARTO!").click()

    def offer_draw(self) -> None:
        """Offer a draw, and confirm it."""
        self.button(say("page-offer-draw")).click()
        self.page.locator("dialog .primary").click()

    @property
    def result(self) -> Locator:
        return self.page.locator("section[aria-label=Result]")
