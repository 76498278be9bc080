"""The analysis board in the browser: set up, valued, played, commented and shared."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from fourfold.games import quarto
from fourfold.games.replay import replay
from tests.web.conftest import NOWHERE, NewPage
from tests.web.finished import MISSED, play_out
from tests.web.server import Server
from tests.web.words import say


def button(page: Page, text: str) -> Locator:
    return page.get_by_role("button", name=say(text), exact=True)


def square(page: Page, name: str) -> Locator:
    return page.locator(f"[data-square={name}]")


HEIGHT = "(part) => part.getBoundingClientRect().height"


PLACES = """() => Object.fromEntries(
    [...document.querySelectorAll(".right :is(button, input, textarea)")]
        .filter((part) => !part.closest(".tree, .line, .why, ul"))
        .map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            const name = part.ariaLabel ?? part.placeholder ?? part.textContent;
            const box = [x, y + scrollY, width, height].map(Math.round);
            return [`${part.tagName} ${name.trim()}`, box];
        })
)"""
"""Where every control beside the board is on the page, except the moves themselves."""


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_moves_comments_and_saving_move_no_control(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page("/analysis", viewport={"width": size[0], "height": size[1]})
    page.locator(".line button").first.wait_for()
    before = page.evaluate(PLACES)
    assert len(before) >= 8
    page.locator("textarea").fill("From the start: " + "a long story. " * 40)
    page.locator("textarea").blur()
    page.locator(".about").wait_for()
    assert page.evaluate(PLACES) == before
    for number in range(12):
        page.locator(".line button").first.click()
        page.locator(".tree button").nth(2 * number).wait_for()
    assert page.evaluate(PLACES) == before
    page.locator("textarea").fill("Good.")
    button(page, "page-save").click()
    page.locator("ul .open").wait_for()
    assert page.evaluate(PLACES) == before


def test_a_position_is_set_up_by_every_means_evaluated_played_and_shared(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("link", name=say("page-analysis"), exact=True).click()
    height = page.locator(".line").evaluate(HEIGHT)
    button(page, "analysis-set-up").click()
    # By tap, by keys and by drag.
    page.locator("[data-piece='0']").click()
    square(page, "a4").click()
    for name, piece in (("a3", "1"), ("a2", "2"), ("b1", "E"), ("c1", "f"), ("d2", "b")):
        square(page, name).press(piece)
    square(page, "d2").drag_to(square(page, "d3"))
    page.locator("[data-piece='3']").drag_to(page.locator(".hand figure"))
    page.locator(".setting select").select_option("a2")
    expect(page.locator(".answer")).to_have_text(say("analysis-possible"))
    button(page, "analysis-analyse").click()
    # The piece wins on a1 and draws on d1. Values are words for screen readers.
    win = say("analysis-value-win-in", count=1)
    expect(square(page, "a1")).to_have_accessible_name(f"a1, empty: {win}")
    # The best line takes as much room as its place did before: nothing below moves.
    page.locator(".line button").first.wait_for()
    assert page.locator(".line").evaluate(HEIGHT) == height
    draw = say("analysis-value-draw")
    expect(square(page, "d1")).to_have_accessible_name(f"d1, empty: {draw}")
    square(page, "d1").click()
    expect(page.locator(".verdict [role=status]")).to_contain_text(say("analysis-verdict-draw"))
    expect(page.locator("[data-piece='C'] .value")).to_have_text("=")
    button(page, "page-back").click()
    square(page, "b2").click()
    expect(page.locator(".variation button")).to_have_count(1)
    page.locator("textarea").fill("loses")
    page.locator("textarea").blur()
    page.locator(".save input").fill("Left file")
    button(page, "page-save").click()
    with page.expect_download() as picture:
        page.get_by_role("button", name="PNG", exact=True).click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    link = page.locator("input[readonly]")
    page.wait_for_function("document.querySelector('input[readonly]').value.includes('study=')")
    other = new_page("/")
    other.goto(link.input_value())
    expect(other.locator(".comment")).to_have_text("loses")
    expect(square(other, "b2")).to_have_accessible_name("b2: dark, square, short, hollow")
    # The study is saved only in the first browser.
    expect(other.locator(".save + p + ul")).to_have_count(0)
    page.goto(page.url.split("#")[0])
    page.reload()
    page.get_by_role("button", name="Left file").first.click()
    expect(page.locator(".comment")).to_have_text("loses")


def test_a_finished_game_opens_at_any_step_and_is_saved_as_a_record(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(NOWHERE)
    game = play_out(page, server.address, *MISSED)
    for step in (0, 5, len(MISSED)):
        page.goto(server.address + NOWHERE)
        page.goto(f"{server.address}/g/{game}/review#move={step}")
        expect(page.locator(".way input[type=range]")).to_have_value(str(step))
        page.get_by_role("link", name=say("page-analyse"), exact=True).click()
        # All its moves are there, and the board shows those up to the step.
        expect(page.locator(".tree button")).to_have_count(len(MISSED))
        placed = [move for move in MISSED[:step] if not move.startswith("=")]
        for name in placed:
            expect(square(page, name)).to_have_accessible_name(re.compile(rf"^{name}: "))
        if placed != [move for move in MISSED if not move.startswith("=")]:
            expect(square(page, "c3")).to_have_accessible_name(re.compile("^c3, empty"))
    with page.expect_download() as saved:
        button(page, "analysis-record").click()
    written = replay(saved.value.path().read_text("utf-8"))
    assert [quarto.format_move(move) for move in written.moves] == list(MISSED)


def test_a_solved_puzzle_opens_on_the_board(new_page: NewPage) -> None:
    page = new_page("/puzzles?puzzle=cs47cga")
    square(page, "d4").click()
    button(page, "page-place-here").click()
    page.get_by_role("link", name=say("page-analyse"), exact=True).click()
    expect(square(page, "d4")).to_have_accessible_name("d4, empty: wins in 1")
    expect(page.locator(".tree button")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".plaque")).to_be_visible()
    expect(page.locator(".verdict [role=status]")).to_contain_text("has won")
