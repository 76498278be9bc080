"""A game against a bot: hints, undo, history, the review afterwards."""

import re

from playwright.sync_api import expect

from fourfold.games.quartino import Colour, End, Place
from tests.web.conftest import NewPage
from tests.web.quartino_table import QuartinoTable
from tests.web.spoken import region
from tests.web.table import SQUARES, QuartoTable, open_game
from tests.web.words import say


def test_hints_undo_history_and_the_review(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "Novice", opponent="bot")
    table = QuartoTable(page)
    table.wait("Your turn")
    if "first piece" in table.sentence.inner_text():
        table.give("0")
        table.wait("place the piece")
    square = next(
        s for s in SQUARES if "empty" in (table.square(s).get_attribute("aria-label") or "")
    )
    moves = page.locator("[aria-label=Moves] li")
    before = moves.count()
    table.place(square)
    table.wait("choose")
    expect(moves).to_have_count(before + 1)

    table.button("Hints").click()
    # With two pieces on the board there is no line to fear.
    page.locator("p.hint", has_text=say("page-hint-quiet")).wait_for()
    table.button("Hints").click()

    table.button("Take back").click()
    table.wait("place the piece")
    expect(region(page)).to_contain_text("took back a turn.")
    expect(moves).to_have_count(before)
    table.place(square)
    table.wait("choose")
    page.get_by_role("button", name=say("page-back")).click()
    table.wait("earlier position")
    page.get_by_role("button", name=say("page-now")).first.click()
    table.wait("choose")

    table.button("Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    table.result.wait_for()
    page.get_by_role("link", name="Review").click()
    page.get_by_role("heading", name=say("page-review-title")).wait_for()
    page.get_by_role("button", name=say("page-first")).click()
    page.get_by_text("Position 0 of").first.wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name=say("page-download")).click()
    assert '[Game "quarto"]' in download.value.path().read_text()
    page.go_back()
    table.result.wait_for()


NEWCOMER = "() => localStorage.setItem('fourfold-settings', '{\"hasSeenTour\":false}')"


def test_the_tour_offer_does_not_delay_a_newcomers_first_move(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate(NEWCOMER)
    page.reload()
    page.locator("button[value=bot]").click()
    page.locator(".tour").wait_for()
    expect(page.locator("dialog")).to_have_count(0)
    table = QuartoTable(page)
    table.wait("Your turn")
    if "choose" in table.sentence.inner_text():
        table.give("5")
    else:
        table.place("b2")
    # The offer ends with the first move, and comes again with the next game.
    page.locator(".tour").wait_for(state="detached")
    page.locator("header .home").click()
    page.locator("button[value=bot]").click()
    page.locator(".tour").get_by_role("button", name=say("page-skip")).click()
    page.locator(".tour").wait_for(state="detached")
    page.reload()
    table.wait("Your turn")
    expect(page.locator(".tour")).to_have_count(0)


def test_a_newcomer_can_take_the_tour(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate(NEWCOMER)
    page.reload()
    page.locator("button[value=bot]").click()
    page.get_by_role("button", name=say("page-tour-take")).click()
    page.get_by_role("heading", name="Your first game").wait_for()
    for _ in range(3):
        page.get_by_role("button", name="Next", exact=True).click()
    page.locator("dialog").get_by_role("button", name="Play").click()
    expect(page.locator("dialog")).to_have_count(0)


def test_quartino_against_a_bot_with_a_hint_and_undo(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "Quartino", "Novice", opponent="bot")
    table = QuartinoTable(page)
    expect(table.sentence).to_contain_text("Your turn")
    table.button("Hints").click()
    hint = page.get_by_role("status").filter(has_text="Hint: ")
    expect(hint).to_contain_text(re.compile(r"Hint: place a \w+ stone on field \d"), timeout=60_000)
    # The same is marked: the stone in the supply and the field.
    expect(page.locator(".stones .advice")).to_have_count(1)
    expect(page.locator(".board .advice")).to_have_count(1)
    table.button("Hints").click()
    expect(hint).to_have_count(0)

    before = table.look()[1]
    field = next(field for field, stack in enumerate(before.stacks) if not stack)
    table.make(Place(Colour.RED, field))
    expect(table.sentence).to_contain_text(say("page-do-claim"))
    expect(page.locator(".wheel .last")).to_have_count(1)
    table.make(End())
    # The bot has answered; then its turn and the player's are taken back.
    expect(region(page)).to_contain_text("Novice ends the turn.")
    expect(table.sentence).to_contain_text("Your turn")
    table.button("Take back").click()
    expect(region(page)).to_contain_text("took back a turn.")
    table.wait(before)
    table.check(before)
