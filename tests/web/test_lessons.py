"""Lessons on the page: wrong and right answers, the exam, and the game at the end."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPage
from tests.web.words import say

FIRST = "lesson-quarto-first-line"
GUARD_MS = 400


def said(page: Page) -> Locator:
    return page.locator(".said")


def button(page: Page, text: str) -> Locator:
    return page.get_by_role("button", name=say(text), exact=True)


def place(page: Page, square: str) -> None:
    page.locator(f'[data-square="{square}"]').click()
    button(page, "page-place-here").click()


def places(page: Page) -> list[object]:
    """Return the bounding box of everything that can be clicked."""
    page.evaluate("scrollTo(0, 0)")
    parts = (".board fieldset", ".hand figure", ".tray fieldset", ".said", ".top .button")
    return [each.bounding_box() for part in parts for each in page.locator(part).all()]


def take_exam(page: Page) -> None:
    """Solve both tasks of the first lesson's exam."""
    button(page, "lesson-exam-start").click()
    for square in ("a4", "a1"):
        place(page, square)
        button(page, "lesson-next").click()


def test_a_lesson_from_the_list_to_its_game(new_page: NewPage) -> None:
    page = new_page("/learn")
    page.get_by_role("link", name=say(FIRST), exact=True).click()
    expect(said(page)).to_have_text(say(f"{FIRST}.row"))
    before = places(page)
    place(page, "a1")
    expect(said(page).locator(".bad")).to_have_text(say("lesson-why-no-line", squares="no"))
    # The question is still there.
    expect(said(page)).to_contain_text(say(f"{FIRST}.row"))
    expect(button(page, "puzzle-retry")).to_be_focused()
    assert places(page) == before
    page.keyboard.press("Enter")
    expect(said(page)).to_have_text(say(f"{FIRST}.row"))
    # Nothing else is where the learner has just clicked.
    expect(button(page, "puzzle-retry")).to_be_disabled()
    for square in ("d2", "b1", "d4"):
        place(page, square)
        expect(button(page, "lesson-next")).to_be_focused()
        expect(button(page, "lesson-next")).to_be_enabled()
        expect(page.locator(".plaque")).to_be_in_viewport(ratio=1)
        assert places(page) == before
        page.keyboard.press("Enter")
    expect(said(page)).to_have_text(say("lesson-exam-announced", count=2))
    take_exam(page)
    expect(page.get_by_text(say("lesson-exam-result", right=2, of=2))).to_be_visible()
    button(page, "lesson-exam-again").click()
    take_exam(page)
    # The exam was passed, so the next lesson comes first.
    expect(page.locator(".finished .primary")).to_contain_text(say("lesson-quarto-traits"))
    page.locator(".finished .play").click()
    page.locator("[data-piece]").first.wait_for()
    expect(page.locator('[data-square="c1"]')).to_have_attribute(
        "aria-label", "c1: light, square, short, solid"
    )
    # The tour is not needed any more.
    expect(page.locator("dialog")).to_have_count(0)
    page.goto(page.url.split("/local")[0] + "/learn")
    expect(page.locator(".result")).to_have_count(1)


def test_a_double_click_on_next_does_not_start_the_exam(new_page: NewPage) -> None:
    page = new_page("/learn/quarto/first-line")
    page.clock.install()
    for square in ("d2", "b1"):
        place(page, square)
        button(page, "lesson-next").click()
    place(page, "d4")
    after = button(page, "lesson-next")
    expect(after).to_be_enabled()
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    after.click()
    start = button(page, "lesson-exam-start")
    start.click(force=True)
    page.clock.run_for(GUARD_MS - 1)
    start.click(force=True)
    expect(said(page)).to_have_text(say("lesson-exam-announced", count=2))
    page.clock.run_for(1)
    start.click()
    expect(said(page)).not_to_have_text(say("lesson-exam-announced", count=2))


def test_a_choice_and_a_shown_solution(new_page: NewPage) -> None:
    page = new_page("/learn/quartino/cards")
    expect(said(page)).to_have_text(say("lesson-quartino-cards.shown"))
    before = places(page)
    button(page, "lesson-choice-no").click()
    expect(said(page).locator(".bad")).to_have_text(say("lesson-quartino-cards.shown-look"))
    assert places(page) == before
    button(page, "puzzle-show").click()
    expect(said(page)).to_contain_text(say("lesson-shown-word", answer=say("lesson-choice-yes")))
    assert places(page) == before
    button(page, "lesson-next").click()
    expect(said(page)).to_have_text(say("lesson-quartino-cards.mirror"))


def test_what_an_answer_leads_to_is_shown_on_the_board(new_page: NewPage) -> None:
    page = new_page("/learn/quarto/giving")
    page.locator('[data-piece="7"]').click()
    button(page, "page-give-this").click()
    expect(said(page).locator(".bad")).to_have_text(say("lesson-why-gives-win", reply="d1"))
    # The opponent's piece completes the column.
    expect(page.locator('[data-square="d1"]')).to_have_attribute(
        "aria-label", "d1: dark, square, tall, hollow"
    )


def test_four_marked_spaces_that_form_no_line_are_explained(new_page: NewPage) -> None:
    page = new_page("/learn/quarto/calling")
    page.locator("[data-square]").first.wait_for()
    before = places(page)
    place(page, "c3")
    page.locator(".actions .call").click()
    for square in ("a3", "b3", "c3"):
        page.locator(f'[data-square="{square}"]').click()
    expect(said(page)).to_contain_text(say("page-marked", count=3))
    page.locator('[data-square="a2"]').click()
    expect(said(page)).to_contain_text(say("quarto-no-group", squares="no"))
    assert places(page) == before


def test_a_lesson_on_forcing_a_win_is_played_to_the_win(new_page: NewPage) -> None:
    page = new_page("/learn/quarto/two-lines")
    page.locator("[data-square]").first.wait_for()
    button(page, "puzzle-show").click()
    button(page, "lesson-next").click()
    before = places(page)
    # What a wrong space leads to is played on the board.
    place(page, "b2")
    expect(said(page).locator(".bad")).to_have_text(say("lesson-why-lets-slip"))
    expect(page.locator('[data-square="d2"]')).to_have_attribute(
        "aria-label", re.compile("light|dark")
    )
    button(page, "puzzle-retry").click()
    place(page, "d4")
    page.locator('[data-piece="5"]').click()
    button(page, "page-give-this").click()
    expect(said(page)).to_contain_text(say("puzzle-goes-on"))
    # A mistake now leads back to the second turn.
    place(page, "b2")
    expect(said(page).locator(".bad")).to_have_text(say("lesson-why-no-line", squares="no"))
    button(page, "puzzle-retry").click()
    place(page, "a4")
    expect(said(page)).to_contain_text(say("lesson-quarto-two-lines.fork-good"))
    expect(page.locator(".plaque")).to_be_visible()
    assert places(page) == before


def test_an_unknown_lesson_leads_back(new_page: NewPage) -> None:
    page = new_page("/learn/quarto/nothing")
    page.locator("main").get_by_role("link", name=say("page-learn")).click()
    page.get_by_role("heading", name=say("page-learn")).wait_for()
