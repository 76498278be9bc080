"""The review of both games: the chart, mistakes, missed lines, playing on, the link."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NOWHERE, NewPage
from tests.web.finished import MISSED, play_out, quartino_moves
from tests.web.server import Server
from tests.web.table import QuartoTable
from tests.web.words import say

TIMEOUT_MS = 60_000
"""Evaluating a game takes a few seconds, or longer on a busy machine."""


class ReviewPage:
    """A game's review on a page, in English where words matter."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.slider.wait_for()

    @property
    def slider(self) -> Locator:
        return self.page.locator(".way input[type=range]")

    @property
    def now(self) -> Locator:
        """The description of the moment."""
        return self.page.locator(".now [aria-live]")

    @property
    def findings(self) -> Locator:
        return self.page.locator("ol > li > button")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def wait(self) -> None:
        """Wait until the whole game is evaluated."""
        self.page.locator(".way [role=status]").wait_for(state="detached", timeout=TIMEOUT_MS)
        assert not self.page.locator(".way [role=alert]").count()

    def stands_at(self, place: int) -> None:
        """Wait until the slider is at a move."""
        expect(self.slider).to_have_value(str(place))


def open_review(page: Page, server: Server, game: str, place: int | None = None) -> ReviewPage:
    """Open a review at a move; its address alone wouldn't reload an open page."""
    page.goto(server.address + NOWHERE)
    page.goto(f"{server.address}/g/{game}/review{'' if place is None else f'#move={place}'}")
    return ReviewPage(page)


def test_mistakes_say_what_was_better_and_a_missed_line_where_it_was_completed(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(NOWHERE)
    review = open_review(page, server, play_out(page, server.address, *MISSED))
    review.wait()
    review.stands_at(len(MISSED) + 1)
    expect(review.now).to_contain_text("resigned.")
    page.get_by_text("Exact: how the game would end").wait_for()
    expect(review.findings.last).to_have_text(say("page-review-resigned", name="Ann"))

    # The placer gave a piece instead of calling.
    mistake = review.findings.filter(has_text="Ann: a win became a loss")
    expect(mistake.locator('[title="!a1-d1"]')).to_contain_text("QUARTO!")
    expect(mistake).to_contain_text("Step 9")
    mistake.click()
    review.stands_at(8)
    expect(mistake).to_have_attribute("aria-current", "true")
    expect(review.now).to_contain_text("Ann places the piece on d1.")
    expect(review.now).to_contain_text(say("page-standing-win", name="Ann"))
    # A cross on the piece that was given, and the line that could be called, on the board.
    expect(page.locator('[data-piece="4"] .loss')).to_have_count(1)
    expect(page.locator(".board .ring")).to_have_count(1)

    # Before that, another piece could have been given: those are ticked.
    review.findings.filter(has_text="Ben: a draw became a loss").first.click()
    review.stands_at(6)
    expect(page.locator('[data-piece="3"] .loss')).to_have_count(1)
    expect(page.locator("[data-piece] .draw")).to_have_count(4)
    # A legend explains the symbols.
    expect(review.now).to_contain_text("a draw")
    expect(review.now).to_contain_text("a loss")
    expect(review.now).not_to_contain_text("a win")

    review.button("completed by Ann (step 8)").click()
    review.stands_at(8)
    expect(review.button("completed by Ann (step 8)")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .ring")).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("link", name=say("page-download")).click()
    assert '[Game "quarto"]' in download.value.path().read_text()


def test_stepping_through_a_game_by_keyboard(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    total = len(MISSED) + 1
    review = open_review(page, server, play_out(page, server.address, *MISSED))
    review.slider.focus()
    for key, place in {"Home": 0, "ArrowRight": 1, "End": total, "ArrowLeft": total - 1}.items():
        page.keyboard.press(key)
        review.stands_at(place)
    expect(review.slider).to_have_attribute("aria-valuetext", f"Position {total - 1} of {total}")
    expect(review.now).to_contain_text("Ann places the piece on c3.")
    review.button(say("page-first")).focus()
    page.keyboard.press("Enter")
    review.stands_at(0)
    expect(review.now).to_contain_text(say("page-started", name="Ann"))
    # The arrow keys work wherever nothing else needs them.
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    review.stands_at(1)
    # On the board they move from square to square.
    page.locator('[data-square="a1"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-square="b1"]')).to_be_focused()
    review.stands_at(1)
    review.wait()
    review.findings.first.focus()
    page.keyboard.press("Enter")
    review.stands_at(6)


@pytest.mark.parametrize(("width", "height"), [(320, 640), (360, 740), (740, 360), (768, 1024)])
def test_a_step_shows_the_board_and_its_words_on_one_screen(
    new_page: NewPage, server: Server, width: int, height: int
) -> None:
    page = new_page(NOWHERE, viewport={"width": width, "height": height})
    quarto = play_out(page, server.address, *MISSED)
    quartino = play_out(page, server.address, *quartino_moves(8), game="quartino", rules="wheel")
    for game, place in ((quarto, 9), (quartino, 5)):
        review = open_review(page, server, game, place)
        review.stands_at(place)
        review.wait()
        for part in (page.locator(".left .board").first, review.now.locator(".said")):
            expect(part).to_be_in_viewport(ratio=1)


def test_the_board_stays_beside_a_long_review(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE, viewport={"width": 1440, "height": 900})
    review = open_review(page, server, play_out(page, server.address, *MISSED))
    review.wait()
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    expect(page.locator(".left")).to_be_in_viewport(ratio=1)


def test_the_choices_from_here_fit_on_a_phone_held_sideways(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(NOWHERE, viewport={"width": 740, "height": 360})
    review = open_review(page, server, play_out(page, server.address, *MISSED), 5)
    review.button("Play a bot from here").click()
    dialog = page.locator("dialog")
    for choice in (dialog.get_by_role("radio", name="Ben"), dialog.get_by_text("Play", exact=True)):
        expect(choice).to_be_in_viewport(ratio=1)


def test_a_click_on_the_chart_selects_the_move_under_it(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    total = len(MISSED) + 1
    review = open_review(page, server, play_out(page, server.address, *MISSED))
    box = review.slider.bounding_box()
    assert box is not None
    for place in (0, 3, 9, total):
        x = (place + 0.5) / (total + 1) * box["width"]
        review.slider.click(position={"x": x, "y": box["height"] / 2})
        review.stands_at(place)


def test_a_link_opens_the_same_moment_for_anyone(new_page: NewPage, server: Server) -> None:
    ann = new_page(NOWHERE)
    review = open_review(ann, server, play_out(ann, server.address, *MISSED), 5)
    review.stands_at(5)
    review.button(say("page-forward")).click()
    link = ann.get_by_label("Link to this review").input_value()
    assert link.endswith("/review#move=6")
    ben = ReviewPage(new_page(link.removeprefix(server.address)))
    ben.stands_at(6)
    ben.wait()
    expect(ben.findings.filter(has_text="Ben: a draw became a loss").first).to_be_visible()
    # Coming back leads to the same move.
    ann.wait_for_url("**/review#move=6")
    ann.reload()
    ReviewPage(ann).stands_at(6)


def test_quartino_is_judged_by_the_bot_and_says_so(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    moves = quartino_moves(8)
    review = open_review(
        page, server, play_out(page, server.address, *moves, game="quartino", rules="wheel")
    )
    page.get_by_text(say("page-review-judgement")).wait_for()
    review.wait()
    page.get_by_role("heading", name="Turning points").wait_for()
    # The deal is random and the estimate has a time limit, so a game may have turning points or
    # not. Marks are explained only if there are some.
    has_turned = review.findings.count() > 0
    expect(page.get_by_text("There was no turning point.")).to_have_count(0 if has_turned else 1)
    expect(page.get_by_text("Marks are turning points")).to_have_count(1 if has_turned else 0)
    review.button(say("page-first")).click()
    expect(page.locator(".way")).to_contain_text(re.compile(r"Ann: chance of winning \d+%"))
    expect(page.locator(".way")).to_contain_text("Ben: chance of winning …")
    review.button(say("page-forward")).click()
    expect(review.now).to_contain_text("Ann places a red stone on field 1")
    # A finished game's cards are revealed.
    expect(page.get_by_role("img", name="Card: ")).to_have_count(8)


def test_a_short_game_without_a_turning_point_says_so(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    moves = quartino_moves(1)
    room = play_out(page, server.address, *moves, game="quartino", rules="wheel")
    open_review(page, server, room).wait()
    page.get_by_text("There was no turning point.").wait_for()
    expect(page.get_by_text("Marks are turning points")).to_have_count(0)


def test_a_long_game_is_shown_to_its_end(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    moves = quartino_moves(90)
    assert len(moves) > 200
    review = open_review(
        page, server, play_out(page, server.address, *moves, game="quartino", rules="wheel")
    )
    review.stands_at(len(moves) + 1)
    expect(review.now).to_contain_text("resigned.")
    review.button(say("page-back")).click()
    expect(review.now).to_contain_text("ends the turn")


def test_play_on_from_here_against_a_bot(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    game = play_out(page, server.address, *MISSED)
    review = open_review(page, server, game)
    from_here = review.button("Play a bot from here")
    expect(from_here).to_be_disabled()
    page.get_by_text(say("page-from-here-not")).wait_for()
    review.button(say("page-back")).click()
    review.stands_at(len(MISSED))
    for _ in range(7):
        review.button(say("page-back")).click()
    review.stands_at(5)
    from_here.click()
    dialog = page.locator("dialog")
    dialog.get_by_role("radio", name="Novice").check()
    expect(dialog.get_by_role("group", name="Bot strength")).to_be_visible()
    expect(dialog.get_by_role("radio", name="Ann")).not_to_be_checked()
    expect(dialog.get_by_role("radio", name="Ben to move")).to_be_checked()
    dialog.get_by_role("button", name="Play", exact=True).click()
    table = QuartoTable(page)
    table.wait("place the piece")
    assert "light, round" in (table.square("a1").get_attribute("aria-label") or "")
    table.place("d4")
    table.wait("choose")
    # The level is remembered for next time.
    page.go_back()
    ReviewPage(page).stands_at(5)
    review.button("Play a bot from here").click()
    expect(dialog.get_by_role("radio", name="Novice")).to_be_checked()
    # Or from the other side: then the bot moves first.
    dialog.get_by_role("radio", name="Ann").check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.locator('[data-piece]:not([aria-disabled="true"]), .hand figure').first.wait_for()
    table.wait("Your turn")


def test_play_on_from_here_in_quartino(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    names = ("Ann", "Ben", "Cid")
    moves = quartino_moves(6, len(names))
    game = play_out(page, server.address, *moves, game="quartino", rules="wheel", names=names)
    review = open_review(page, server, game, 4)
    review.stands_at(4)
    review.button("Play a bot from here").click()
    dialog = page.locator("dialog")
    expect(dialog.get_by_role("radio", name="Cid to move")).to_be_checked()
    dialog.get_by_role("radio", name="Builder").check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.locator(".sentence").filter(has_text="Your turn").wait_for()
    expect(page.locator('[data-field="1"]')).to_have_accessible_name(re.compile("1 stone"))
    assert page.locator("ul[aria-label=Players] li").filter(has_text="Builder").count() == 2


def test_a_game_in_progress_is_not_judged(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    room = {"game": "quarto", "rules": "CSHT!", "seats": [{"kind": "me"}, {"kind": "me"}]}
    game = page.request.post(f"{server.address}/api/games", data=room).json()["id"]
    page.goto(f"{server.address}/g/{game}/review")
    page.get_by_text(say("page-review-running")).wait_for()
    assert not page.locator("input[type=range]").count()


def test_a_game_that_has_not_begun_has_no_review(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    room = {"game": "quarto", "rules": "CSHT!", "seats": [{"kind": "me"}, {"kind": "open"}]}
    game = page.request.post(f"{server.address}/api/games", data=room).json()["id"]
    page.goto(f"{server.address}/g/{game}/review")
    page.get_by_text(say("refusal-not-started")).wait_for()


def test_a_failed_judgement_can_be_requested_again(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    game = play_out(page, server.address, *MISSED)
    # Without the core, the server judges.
    page.add_init_script("delete globalThis.WebAssembly")
    page.route("**/analysis?*", lambda route: route.abort())
    review = open_review(page, server, game)
    expect(page.locator(".way [role=alert]")).to_contain_text(say("page-offline"))
    page.unroute("**/analysis?*")
    review.button("Try again").click()
    review.wait()
    expect(review.findings.first).to_be_visible()


def test_the_focus_stays_on_a_step_button_that_leads_no_further(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(NOWHERE)
    review = open_review(page, server, play_out(page, server.address, *MISSED), 1)
    back = review.button(say("page-back"))
    back.focus()
    page.keyboard.press("Enter")
    review.stands_at(0)
    expect(back).to_be_disabled()
    expect(back).to_be_focused()
