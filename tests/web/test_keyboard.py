"""Whole games by keyboard only: once the address is open, no pointer and no script helps."""

import pytest
from playwright.sync_api import Page, expect

from fourfold.games.quartino import WHEEL, Claim, Colour, Declare, Decline, End, Move, Place
from tests.web.conftest import NewPage
from tests.web.cooperation import Cooperation
from tests.web.quartino_table import QuartinoTable, look, whole_position
from tests.web.table import QuartoTable
from tests.web.words import say

MAX_STOPS = 60

WRAPS = pytest.mark.needs_chromium(because="Tab doesn't come back from Firefox's own controls")


class Keyboard:
    """A person without a pointer, who watches the focus."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self, selector: str) -> None:
        """Wait until the focus is there, and visible."""
        self.page.locator(f"{selector}:focus-visible").wait_for()

    def seek(self, selector: str, key: str = "Tab") -> None:
        """Press Tab until something has the focus."""
        for _ in range(MAX_STOPS):
            if self.page.locator(f"{selector}:focus").count():
                return self.focused(selector)
            self.press(key)
        pytest.fail(f"{key} does not lead to {selector}")

    def open_game(self, game: str) -> None:
        """Start a game for two at this screen."""
        self.seek("input[name=game]")
        if game == "quartino":
            self.press("ArrowDown")
        self.seek("button[value=screen]")
        self.press("Enter")


@WRAPS
def test_quarto_from_the_start_page_to_a_call_and_on_to_the_next_game(new_page: NewPage) -> None:
    page = new_page()
    keyboard = Keyboard(page)
    keyboard.open_game("quarto")
    table = QuartoTable(page)
    for square in ("ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight"):
        table.wait("choose")
        keyboard.focused("[data-piece]")
        # The first remaining piece each time, four short ones in the end.
        keyboard.press("Enter")
        expect(table.button("Give this piece")).to_be_enabled()
        keyboard.press("Enter")
        table.wait("place the piece")
        keyboard.focused("[data-square]")
        keyboard.press(square, "Enter")
        expect(table.button("Place it here")).to_be_enabled()
        keyboard.press("Enter")
    table.wait("choose")
    keyboard.press("!")
    table.wait(say("quarto-do-mark"))
    keyboard.focused("[data-square]")
    for _ in range(3):
        keyboard.press("Space", "ArrowLeft")
    keyboard.press("Space")
    page.get_by_text(say("page-marked", count=4)).wait_for()
    keyboard.seek(".actions .call")
    keyboard.press("Enter")
    expect(table.result).to_contain_text("wins")
    keyboard.seek("section[aria-label=Result] button.primary")
    keyboard.focused("button.primary:not([aria-disabled])")
    address = page.url
    keyboard.press("Enter")
    page.wait_for_url(lambda url: url != address)
    table.wait("choose the first piece")


def test_a_call_can_be_cancelled_and_is_made_with_the_same_key(new_page: NewPage) -> None:
    page = new_page()
    keyboard = Keyboard(page)
    keyboard.open_game("quarto")
    table = QuartoTable(page)
    for square in ("Enter", "ArrowRight", "ArrowRight", "ArrowRight"):
        table.wait("choose")
        keyboard.focused("[data-piece]")
        keyboard.press("Enter", "Enter")
        table.wait("place the piece")
        keyboard.focused("[data-square]")
        keyboard.press(*([square] if square != "Enter" else []), "Enter", "Enter")
    table.wait("choose")
    keyboard.press("!")
    table.wait(say("quarto-do-mark"))
    keyboard.press("Escape")
    table.wait("choose")
    keyboard.press("!")
    keyboard.focused("[data-square]")
    for _ in range(4):
        keyboard.press("Enter", "ArrowLeft")
    page.get_by_text(say("page-marked", count=4)).wait_for()
    keyboard.press("!")
    expect(table.result).to_contain_text("wins")


@WRAPS
def test_quartino_from_the_start_page_to_the_last_card(new_page: NewPage) -> None:
    page = new_page()
    keyboard = Keyboard(page)
    keyboard.open_game("quartino")
    page.locator(".curtain").wait_for()
    position = whole_position([look(page, seat) for seat in (1, 2)])
    plan = Cooperation(winner=position.mover)
    seat = None
    while not position.outcome:
        if position.mover != seat:
            # The curtain's button has the focus: the next player needs one key.
            keyboard.focused(".curtain button:not([aria-disabled])")
            keyboard.press("Enter")
            seat = position.mover
        table = QuartinoTable(page)
        table.wait(position)
        move = plan.choose(position)
        _make(keyboard, table, move)
        position = position.play(move)
    expect(QuartinoTable(page).result).to_contain_text("has played their last card")
    keyboard.seek("section[aria-label=Result] button.primary")


def test_an_extra_key_press_after_the_last_stone_does_not_end_the_turn(new_page: NewPage) -> None:
    page = new_page()
    keyboard = Keyboard(page)
    keyboard.open_game("quartino")
    keyboard.focused(".curtain button:not([aria-disabled])")
    keyboard.press("Enter")
    table = QuartinoTable(page)
    _make(keyboard, table, Place(Colour.RED, 3))
    # It selects a card, the next one turns it: nothing is claimed, and the turn continues.
    keyboard.focused(".mine [data-card]")
    keyboard.press("Enter")
    expect(table.sentence).to_contain_text("A wrong claim ends your turn.")
    keyboard.focused(".turning")
    keyboard.press("Enter")
    expect(page.locator("[aria-label=Moves] li")).to_have_count(2)
    keyboard.press("Escape", ".")
    # The next player at the screen reads what was done.
    expect(page.locator(".curtain ul")).to_contain_text("places a red stone on field 3.")


def test_letters_in_the_header_choose_a_language_and_no_stone(new_page: NewPage) -> None:
    page = new_page()
    keyboard = Keyboard(page)
    keyboard.open_game("quartino")
    keyboard.focused(".curtain button:not([aria-disabled])")
    keyboard.press("Enter")
    QuartinoTable(page)
    keyboard.focused(".stones [data-colour]")
    page.locator("header select").focus()
    keyboard.press("b")
    expect(page.locator(".stones [aria-pressed=true]")).to_have_count(0)
    expect(page.locator("header select")).to_be_focused()
    page.locator("main").focus()
    keyboard.press("b")
    expect(page.locator('.stones [data-colour="B"]')).to_have_attribute("aria-pressed", "true")


def _make(keyboard: Keyboard, table: QuartinoTable, move: Move) -> None:
    match move:
        case Declare():
            keyboard.press("+")
        case Decline():
            keyboard.press("-")
        case End():
            keyboard.press(".")
        case Place(colour, field):
            keyboard.focused(".stones [data-colour]")
            keyboard.press(colour.lower())
            keyboard.focused("[data-field]")
            keyboard.press(str(field), "Enter")
            expect(table.button("Place the stone")).to_be_enabled()
            keyboard.press("Enter")
        case Claim(card, window):
            keyboard.seek(f'[data-card="{card}"]')
            keyboard.press("Enter")
            keyboard.focused(".turning")
            keyboard.press(*["ArrowRight"] * (window - 1))
            fields = ", ".join(map(str, WHEEL.windows[window - 1]))
            expect(table.page.get_by_text(say("page-card-lies", fields=fields))).to_be_visible()
            keyboard.press("Tab")
            keyboard.focused(".actions .call")
            keyboard.press("Enter")
