"""The analysis board in the browser: set up, valued, played, commented and shared."""

import re
from xml.etree.ElementTree import Element, fromstring

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
        .filter((part) => !part.closest(".tree, .line, .why, .opening, ul"))
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


HEADER = """() => [...document.querySelectorAll(".desk > header button")].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y + scrollY, width, height];
})"""
SVG = "{http://www.w3.org/2000/svg}"
LATE = "0.../1..B/2.../.EF. 3 a2"
CARDS = "B/R/Y/G/Y/R/-/-/- 1 claim RYGB,BGYR,GRYB,YBRG;/BRYG,?,?,?;"


def saved_picture(page: Page, kind: str) -> bytes:
    with page.expect_download() as picture:
        page.get_by_role("button", name=kind, exact=True).click()
    return picture.value.path().read_bytes()


def tray_widths(sheet: Element) -> list[float]:
    """Return the widths, in squares, of the wooden trays beside the board."""
    wide = float(sheet.get("viewBox", "").split()[2])
    found = [part for part in sheet.findall(f"{SVG}rect") if part.get("rx")]
    return [float(part.get("width", 0)) / (wide * 0.95 / 8) for part in found]


def link_to(game: str, rules: str, position: str) -> str:
    return f"/analysis#game={game}&rules={rules}&position={position.replace(' ', '_')}"


def test_the_picture_shows_what_is_beside_the_board_and_a_caption(new_page: NewPage) -> None:
    page = new_page(link_to("quarto", "CSHT!", LATE))
    wins = say("analysis-verdict-win-in", name="Player 2", count=1)
    expect(page.locator(".verdict [role=status]")).to_contain_text(wins)
    sheet = fromstring(saved_picture(page, "SVG"))
    words = [part.text for part in sheet.iter(f"{SVG}text")]
    for line in ("analysis-quarto-hand", "page-supply"):
        assert say(line) in words
    assert {say("analysis-to-move", name="Player 2"), wins} <= set(words)
    assert any("Quarto!" in str(word) for word in words)
    # A tray for the hand, and two for the nine pieces left.
    assert [round(each) for each in tray_widths(sheet)] == [1, 8, 1]
    assert saved_picture(page, "PNG").startswith(b"\x89PNG")


def test_the_picture_shows_the_stones_left_and_the_cards_known(new_page: NewPage) -> None:
    page = new_page(link_to("quartino", "wheel", CARDS))
    expect(page.locator(".verdict [role=status]")).to_contain_text("Player 1")
    sheet = fromstring(saved_picture(page, "SVG"))
    words = [part.text for part in sheet.iter(f"{SVG}text")]
    rows = [say("page-rack-of", name=f"Player {seat}") for seat in (1, 2)]
    assert {say("page-stones"), *rows, "6"} <= set(words)
    # A tray for the four colours, and one for the four cards of each rack.
    assert [round(each) for each in tray_widths(sheet)] == [4, 4, 4]
    assert saved_picture(page, "PNG").startswith(b"\x89PNG")


@pytest.mark.parametrize("width", [360, 1440])
def test_what_is_replaced_or_deleted_comes_back_and_no_control_moves(
    new_page: NewPage, width: int
) -> None:
    page = new_page(link_to("quarto", "CSHT!", LATE), viewport={"width": width, "height": 800})
    square(page, "d1").click()
    expect(page.locator(".tree button")).to_have_count(1)
    undo = button(page, "analysis-undo")
    expect(undo).to_be_disabled()
    before = page.evaluate(HEADER)
    assert all(size >= 44 for *_, size in before)
    button(page, "analysis-delete-move").click()
    status = page.locator("header [role=status]")
    expect(status).to_have_text(say("analysis-cut"))
    assert page.evaluate(HEADER) == before
    undo.click()
    expect(page.locator(".tree button")).to_have_count(1)
    button(page, "analysis-set-up").click()
    button(page, "play-title-quartino").click()
    expect(status).to_have_text(say("analysis-put-aside"))
    assert page.evaluate(HEADER) == before
    undo.click()
    expect(page.locator(".tree button")).to_have_count(1)
    expect(square(page, "d1")).to_have_accessible_name(re.compile("^d1: "))


def test_a_saved_analysis_is_deleted_only_after_a_question(new_page: NewPage) -> None:
    page = new_page(link_to("quarto", "CSHT!", LATE))
    page.locator(".save input").fill("Mine")
    button(page, "page-save").click()
    delete = page.get_by_role("button", name=say("analysis-delete", title="Mine"))
    delete.click()
    page.get_by_role("button", name=say("page-cancel")).click()
    expect(page.locator("ul .open")).to_have_count(1)
    delete.click()
    page.get_by_role("button", name=say("page-forget-now")).click()
    expect(page.locator("ul .open")).to_have_count(0)


def test_the_opening_explorer_plays_a_move_and_says_when_there_are_no_games(
    new_page: NewPage,
) -> None:
    page = new_page("/analysis", viewport={"width": 360, "height": 740})
    rows = page.locator(".opening .next tbody tr")
    expect(rows).to_have_count(1)
    rows.locator("button").click()
    expect(rows).to_have_count(2)
    expect(rows.locator("td")).to_have_count(10)
    expect(rows.locator("button").last).to_contain_text("× 8")
    # Both keep the draw, by the opening book.
    expect(rows.locator("button").last).to_contain_text(say("analysis-value-draw"))
    for part in ("html", ".opening .wide"):
        assert page.locator(part).evaluate("(part) => part.scrollWidth <= part.clientWidth")
    rows.locator("button").last.click()
    expect(rows).to_have_count(4)
    expect(page.locator(".tree button")).to_have_count(2)
    page.goto(page.url.split("#")[0] + "#game=quarto&rules=CSHT")
    expect(page.locator(".opening")).to_contain_text(say("analysis-opening-none"))
    expect(rows).to_have_count(0)


def test_the_position_is_played_against_a_bot(new_page: NewPage) -> None:
    page = new_page(link_to("quarto", "CSHT!", LATE) + "&moves=d1")
    page.locator(".line button").first.wait_for()
    places = page.evaluate(PLACES)
    button(page, "page-from-here").click()
    dialog = page.get_by_role("dialog")
    # The seat to move is offered: here that is the one that gives.
    expect(dialog.locator(".seat :checked")).to_have_value("2")
    dialog.locator("input[value=casual]").check()
    dialog.get_by_role("button", name=say("start-play")).click()
    page.wait_for_url("**/local/?game=*")
    expect(square(page, "d1")).to_have_accessible_name(re.compile("^d1: "))
    expect(square(page, "a4")).to_have_accessible_name(re.compile("^a4: "))
    page.locator("[data-piece='8']").click()
    button(page, "page-give-this").click()
    # The bot places it and gives another.
    expect(page.locator(".board [data-thing]")).to_have_count(8)
    page.reload()
    expect(page.locator(".board [data-thing]")).to_have_count(8)
    page.go_back()
    page.locator(".line button").first.wait_for()
    assert page.evaluate(PLACES) == places


def test_a_position_with_unknown_cards_can_not_be_played(new_page: NewPage) -> None:
    page = new_page(link_to("quartino", "wheel", CARDS))
    expect(button(page, "page-from-here")).to_be_disabled()
    page.get_by_text(say("analysis-play-unknown")).wait_for()


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
