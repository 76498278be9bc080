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

READY = ".buttons .primary:not([aria-disabled])"
"""A task's next step, once the moment has passed in which it ignores keys."""

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

    def place(self, square: str) -> None:
        """Walk to a square by arrow keys, and place the piece in hand."""
        self.focused("[data-square]")
        at = self.page.locator("[data-square]:focus").get_attribute("data-square") or ""
        across, up = ord(square[0]) - ord(at[0]), int(square[1]) - int(at[1])
        self.press(*["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across))
        self.press(*["ArrowUp" if up > 0 else "ArrowDown"] * abs(up))
        self.focused(f"[data-square={square}]")
        self.press("Enter")
        self.page.locator(".actions .confirm:enabled").wait_for()
        self.press("Enter")

    def give(self, piece: str) -> None:
        """Walk through the supply by arrow keys, and give a piece."""
        self.focused("[data-piece]")
        for _ in range(MAX_STOPS):
            if self.page.locator(f"[data-piece='{piece}']:focus").count():
                break
            self.press("ArrowRight")
        self.focused(f"[data-piece='{piece}']")
        self.press("Enter")
        self.page.locator(".actions .confirm:enabled").wait_for()
        self.press("Enter")

    def hear(self, text: str) -> None:
        """Wait until the live region of a task says this."""
        expect(self.page.locator(".said[role=status]")).to_contain_text(text)

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
    # This key selects a card, the next one turns it: nothing is claimed, and the turn continues.
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


def test_a_lesson_from_the_list_through_its_exam(new_page: NewPage) -> None:
    page = new_page("/learn")
    keyboard = Keyboard(page)
    first = "lesson-quarto-first-line"
    keyboard.seek("main a[href*=first-line]")
    keyboard.press("Enter")
    keyboard.hear(say(f"{first}.row"))
    keyboard.place("a1")
    keyboard.hear(say("lesson-why-no-line", squares="no"))
    keyboard.focused(READY)
    keyboard.press("Enter")
    for step, square in (("row", "d2"), ("column", "b1"), ("diagonal", "d4")):
        keyboard.hear(say(f"{first}.{step}"))
        keyboard.place(square)
        keyboard.focused(READY)
        keyboard.press("Enter")
    keyboard.hear(say("lesson-exam-announced", count=2))
    keyboard.focused(READY)
    keyboard.press("Enter")
    for square in ("a4", "a1"):
        keyboard.place(square)
        keyboard.focused(READY)
        keyboard.press("Enter")
    page.get_by_text(say("lesson-exam-result", right=2, of=2)).wait_for()


def test_a_puzzle_of_two_turns_is_solved_by_keyboard(new_page: NewPage) -> None:
    page = new_page("/puzzles?puzzle=wqhac32")
    keyboard = Keyboard(page)
    keyboard.hear(say("puzzle-quarto-win-2.task"))
    keyboard.seek("[data-square]")
    keyboard.place("c4")
    keyboard.give("F")
    keyboard.hear(say("puzzle-goes-on"))
    # The opponent gave B, which completes the third row: four short pieces.
    keyboard.place("b3")
    keyboard.hear(say("puzzle-solved"))
    keyboard.focused(READY)
    address = page.url
    keyboard.press("Enter")
    page.wait_for_url(lambda url: url != address)


def test_the_analysis_board_from_set_up_to_a_variation(new_page: NewPage) -> None:
    page = new_page("/analysis")
    keyboard = Keyboard(page)
    keyboard.seek("main button:text-is('Set up')")
    keyboard.press("Enter")
    keyboard.seek("[data-square]")
    # Up the first file from a1: three round ones and a fourth in hand.
    keyboard.press("ArrowUp", "2", "ArrowUp", "1", "ArrowUp", "0")
    expect(page.locator(".answer[role=status]")).to_have_text(say("analysis-possible"))
    keyboard.seek("main button:text-is('Analyse')")
    keyboard.press("Enter")
    verdict = page.locator(".verdict [role=status]")
    expect(verdict).not_to_be_empty()
    keyboard.seek("[data-piece]")
    keyboard.press("Enter")
    keyboard.seek("[data-square]", "Shift+Tab")
    win = say("analysis-value-win-in", count=1)
    expect(page.locator("[data-square=a1]")).to_have_accessible_name(f"a1, empty: {win}")
    expect(verdict).to_contain_text("wins in 1")
    keyboard.seek("[data-square=a1]")
    keyboard.press("Enter")
    # With calls, the line has yet to be called.
    expect(verdict).to_contain_text("Player 1 wins")
    # Back to the position before: the move stays in the tree.
    keyboard.seek(f"main button[aria-label='{say('page-back')}']")
    keyboard.press("Enter")
    expect(verdict).to_contain_text("wins in 1")
    expect(page.locator(".tree button")).to_have_count(2)
