"""A person at a Quartino table: what they do and see."""

from dataclasses import replace
from typing import Any

from playwright.sync_api import Locator, Page, expect

from fourfold.games.game import Seat
from fourfold.games.quartino import (
    FIELDS,
    Claim,
    Colour,
    Declare,
    Decline,
    End,
    Move,
    Phase,
    Place,
    Position,
    parse_position,
    parse_rules,
)
from fourfold.server.room.view import view_position
from fourfold.server.room.viewer import Viewer
from tests.web.local_game import is_local, read_room
from tests.web.words import say

WORDS = {Colour.RED: "red", Colour.YELLOW: "yellow", Colour.GREEN: "green", Colour.BLUE: "blue"}


class QuartinoTable:
    """A game of Quartino on an English page, by mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.locator("[data-field]").first.wait_for()

    @property
    def sentence(self) -> Locator:
        return self.page.locator(".sentence")

    @property
    def news(self) -> Locator:
        return self.page.locator(".news")

    @property
    def result(self) -> Locator:
        return self.page.locator("section[aria-label=Result]")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def field(self, field: int) -> Locator:
        return self.page.locator(f'[data-field="{field}"]')

    def stone(self, colour: Colour | str) -> Locator:
        """Return the supply's element for a colour."""
        return self.page.locator(f'[data-colour="{colour}"]')

    def wait(self, position: Position) -> None:
        """Wait until the page asks for the decision that is due."""
        expect(self.sentence).to_contain_text(task(position))

    def make(self, move: Move) -> None:
        """Make a move by clicks."""
        match move:
            case Declare():
                self.button("Colour: one extra stone").click()
            case Decline():
                self.button(say("page-colour-leave")).click()
            case Place(colour, field):
                self.stone(colour).click()
                self.field(field).click()
                self.button("Place the stone").click()
            case Claim(card, window):
                self.page.locator(f'.mine [data-card="{card}"]').click()
                for _ in range(window - 1):
                    self.button("Turn the card forward").click()
                self.button("Claim QUARTINO").click()
            case End():
                self.button("End the turn").click()

    def check(self, position: Position) -> None:
        """Compare the board as described to screen readers with the rules."""
        fields = (
            f'[data-field="{field}"][aria-label="{field_words(position, field)}"]'
            for field in FIELDS
        )
        expect(self.page.locator(", ".join(fields))).to_have_count(len(FIELDS))

    def look(self) -> tuple[Seat, Position]:
        """Return the player's seat, and the position as the server shows it to this browser."""
        return look(self.page)

    def names(self) -> list[str]:
        """Return the names of all players, in seat order."""
        return [seat["name"] for seat in _fetch(self.page, None)["state"]["seats"]]


def look(page: Page, seat: Seat | None = None) -> tuple[Seat, Position]:
    """Return a seat, and the position that its holder may know; `seat` selects one of several."""
    if is_local(page):
        local = read_room(page)
        viewer = seat or min(local.people)
        position = view_position(local, Viewer(viewer, local.people[viewer].guest))
        assert isinstance(position, Position)
        return viewer, position
    room = _fetch(page, seat)
    rules = parse_rules(room["room"]["rules"]["key"])
    return room["seat"], parse_position(room["state"]["position"]["text"], rules)


def _fetch(page: Page, seat: Seat | None) -> Any:
    server, _, game = page.url.partition("/g/")
    query = "" if seat is None else f"?seat={seat}"
    return page.request.get(f"{server}/api/games/{game.split('#')[0]}{query}").json()


def task(position: Position) -> str:
    """Return the page's prompt for the player to move."""
    match position.phase:
        case Phase.COLOUR:
            return say("page-do-colour")
        case Phase.PLACE:
            return f"place {position.stones} stone{'s' if position.stones > 1 else ''}."
        case Phase.CLAIM:
            return say("page-do-claim")


def field_words(position: Position, field: int) -> str:
    """Return the page's name for a field."""
    stack = position.stacks[field]
    if not stack:
        return f"Field {field}: empty"
    stones = "1 stone" if len(stack) == 1 else f"{len(stack)} stones"
    return f"Field {field}: {stones}, {WORDS[stack[-1]]} on top"


def whole_position(looks: list[tuple[Seat, Position]]) -> Position:
    """Combine what each seat may know: all cards of all seats."""
    racks = [position.racks[seat - 1] for seat, position in sorted(looks, key=lambda look: look[0])]
    return replace(looks[0][1], racks=tuple(racks))
