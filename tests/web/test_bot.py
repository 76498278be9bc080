"""A game against a bot: hints, undo, history, the review afterwards."""

from tests.web.conftest import NewPage
from tests.web.table import SQUARES, QuartoTable, open_game


def test_hints_undo_history_and_the_review(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "Novice")
    table = QuartoTable(page)
    table.wait("Your turn")
    if "first piece" in table.sentence.inner_text():
        table.give("0")
        table.wait("place the piece")
    square = next(
        s for s in SQUARES if "empty" in (table.square(s).get_attribute("aria-label") or "")
    )
    table.place(square)
    table.wait("choose")
    moves = page.locator("[aria-label=Moves] li")
    before = moves.count()

    table.button("Hints").click()
    page.locator("p", has_text="With best play").or_(page.locator("p", has_text="can win")).or_(
        page.locator("p", has_text="nobody knows")
    ).first.wait_for()
    table.button("Hints").click()

    table.button("Take back").click()
    table.wait("place the piece")
    assert moves.count() <= before
    table.place(square)
    table.wait("choose")
    page.get_by_role("button", name="One move back").click()
    table.wait("earlier position")
    page.get_by_role("button", name="To the latest position").click()
    table.wait("choose")

    table.button("Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    table.result.wait_for()
    page.get_by_role("link", name="Review").click()
    page.get_by_role("heading", name="The game move by move").wait_for()
    page.get_by_role("button", name="To the first position").click()
    page.get_by_text("Position 0 of").first.wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert '[Game "quarto"]' in download.value.path().read_text()
    page.go_back()
    table.result.wait_for()


def test_a_first_game_begins_with_a_tour_that_can_be_skipped(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate("() => localStorage.setItem('fourfold-settings', '{\"hasSeenTour\":false}')")
    page.reload()
    page.locator("button[type=submit]").click()
    page.get_by_role("heading", name="Your first game").wait_for()
    for _ in range(3):
        page.get_by_role("button", name="Next", exact=True).click()
    page.locator("dialog").get_by_role("button", name="Play").click()
    assert not page.locator("dialog").count()
