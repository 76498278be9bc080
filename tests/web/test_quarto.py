"""Whole games of Quarto! on the page: by mouse, by touch, by keyboard, with every kind of end."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.table import SQUARES, QuartoTable, open_game

PIECES = "0123456789ABCDEF"


def test_a_wrong_call_goes_on_and_a_right_one_wins(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "At this screen")
    table = QuartoTable(page)
    table.play("=0", "a1", "=F", "b1", "=1", "c1", "=E", "d1")
    table.wait("choose")
    table.call("a1", "b1", "c1", "d1")
    page.locator(".news.bad").filter(has_text="share no trait").wait_for()
    expect(table.button("QUARTO!")).to_be_disabled()
    table.play("=2", "a2", "=3", "b2", "=6", "c2", "=7", "d2")
    table.wait("choose")
    table.call("d2", "a2", "c2", "b2")
    table.result.wait_for()
    assert "square" in table.result.inner_text()
    assert "hollow" in table.result.inner_text()


def test_a_line_that_was_missed_is_stolen(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "At this screen")
    table = QuartoTable(page)
    table.play("=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1", "=4")
    table.wait("place the piece")
    caller = table.sentence.inner_text().split(":")[0]
    table.call("a1", "b1", "c1", "d1")
    table.result.wait_for()
    assert f"The winner is {caller}." in table.result.inner_text()


def test_lines_that_nobody_calls_lapse_and_the_full_board_is_a_draw(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "At this screen")
    table = QuartoTable(page)
    table.give("0")
    for square, (_, piece) in zip(SQUARES, pairwise(PIECES), strict=False):
        table.play(square, f"={piece}")
    table.place("d4")
    for _ in range(2):
        table.wait("the board is full")
        expect(table.button("QUARTO!")).to_be_enabled()
        table.button("Pass").click()
    table.result.wait_for()
    text = table.result.inner_text()
    assert "all sixteen pieces are placed" in text
    assert "a1-d1" in text


def test_with_calls_off_a_line_wins_by_itself(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "At this screen", rules=("A line must be called",))
    table = QuartoTable(page)
    assert not table.button("QUARTO!").count()
    table.play("=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1")
    table.result.wait_for()
    assert "A complete line" in table.result.inner_text()


@pytest.mark.parametrize("trait", ["colour", "shape", "height", "top"])
def test_the_beginners_game_counts_one_trait(new_page: NewPage, trait: str) -> None:
    others = tuple({"colour", "shape", "height", "top"} - {trait})
    line = {"colour": "0246", "shape": "0145", "height": "0123", "top": "0123"}[trait]
    page = new_page()
    open_game(page, "At this screen", rules=(*others, "A line must be called"))
    table = QuartoTable(page)
    for piece, square in zip(line, SQUARES, strict=False):
        table.play(f"={piece}", square)
    table.result.wait_for()


def test_squares_win_where_they_count(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "At this screen", rules=("Squares 2 × 2 count too",))
    table = QuartoTable(page)
    table.play("=0", "b2", "=1", "c2", "=2", "b3", "=3", "c3")
    table.wait("choose")
    table.call("b2", "c2", "b3", "c3")
    table.result.wait_for()


def test_a_game_by_touch_alone(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.get_by_role("radio", name="At this screen").tap()
    page.locator("button[type=submit]").tap()
    table = QuartoTable(page)
    for piece, square in zip("0123", SQUARES, strict=False):
        table.wait("choose")
        page.locator(f'[data-piece="{piece}"]').tap()
        table.button("Give this piece").tap()
        table.wait("place the piece")
        table.square(square).tap()
        table.button("Place it here").tap()
    table.wait("choose")
    table.button("QUARTO!").tap()
    for square in SQUARES[:4]:
        table.square(square).tap()
    table.button("QUARTO!").tap()
    table.result.wait_for()


def test_a_game_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("radio", name="At this screen").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    table = QuartoTable(page)
    for number in range(4):
        table.wait("choose")
        page.locator("[data-piece]:focus").wait_for()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        table.wait("place the piece")
        page.locator("[data-square]:focus").wait_for()
        if number:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    table.wait("choose")
    page.keyboard.press("!")
    table.square("d1").focus()
    for _ in range(3):
        page.keyboard.press("Space")
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    table.button("QUARTO!").focus()
    page.keyboard.press("Enter")
    page.locator(".news, section[aria-label=Result]").first.wait_for()


def test_one_changes_ones_mind_before_confirming_or_plays_with_one_click(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "At this screen")
    table = QuartoTable(page)
    page.locator('[data-piece="0"]').click()
    page.locator('[data-piece="F"]').click()
    table.button("Give this piece").click()
    table.wait("place the piece")
    table.square("a1").click()
    table.square("b2").click()
    table.button("Place it here").click()
    table.wait("choose")
    assert "dark, square, tall, solid" in (table.square("b2").get_attribute("aria-label") or "")
    table.button("Move with one click").click()
    page.locator('[data-piece="3"]').click()
    table.wait("place the piece")
    table.square("c3").click()
    table.wait("choose")


def test_a_piece_is_dragged_to_the_board(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "At this screen")
    table = QuartoTable(page)
    table.give("5")
    table.wait("place the piece")
    page.locator(".tray figure").drag_to(table.square("b2"))
    table.button("Place it here").click()
    table.wait("choose")
    assert "empty" not in (table.square("b2").get_attribute("aria-label") or "")
