"""Whole games of Quarto! on the page: by mouse and touch, with every kind of end."""

from collections.abc import Iterable
from itertools import combinations, pairwise

import pytest
from playwright.sync_api import expect

from tests.web.conftest import MOVING, NewPage
from tests.web.local_game import play_on
from tests.web.server import Server
from tests.web.spoken import region
from tests.web.table import SQUARES, QuartoTable, open_game, open_room, set_up
from tests.web.words import say

PIECES = "0123456789ABCDEF"
NAMES = {"C": "colour", "S": "shape", "H": "height", "T": "top"}
VALUES = {
    "C": ("light", "dark"),
    "S": ("round", "square"),
    "H": ("short", "tall"),
    "T": ("hollow", "solid"),
}


def test_play_continues_after_a_wrong_call_and_a_right_one_wins(new_page: NewPage) -> None:
    page = new_page(**MOVING)
    open_game(page)
    table = QuartoTable(page)
    table.play("=0", "a1", "=F", "b1", "=1", "c1", "=E", "d1")
    table.wait("choose")
    table.call("a1", "b1", "c1", "d1")
    page.locator(".news.bad").filter(has_text="share no trait").wait_for()
    expect(page.locator(".board .wrong")).to_have_count(1)
    expect(page.locator(".board .loss")).to_have_count(4)
    expect(table.button("QUARTO!")).to_be_disabled()
    table.play("=2", "a2", "=3", "b2", "=6", "c2", "=7", "d2")
    table.wait("choose")
    table.call("d2", "a2", "c2", "b2")
    table.result.wait_for()
    expect(page.locator(".board .ring")).to_have_count(1)
    expect(page.locator(".board .win")).to_have_count(4)
    assert "square" in table.result.inner_text()
    assert "hollow" in table.result.inner_text()


def test_a_line_that_was_missed_is_stolen(new_page: NewPage) -> None:
    page = new_page(**MOVING)
    open_game(page)
    table = QuartoTable(page)
    table.play("=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1", "=4")
    table.wait("place the piece")
    caller = table.sentence.inner_text().split(":")[0]
    table.call("a1", "b1", "c1", "d1")
    table.result.wait_for()
    text = table.result.inner_text()
    assert f"{caller} wins!" in text
    assert f"on d1 but didn’t call it. {caller} did." in text


def test_the_end_tells_each_player_why(new_page: NewPage, server: Server) -> None:
    ann, ben = (QuartoTable(page) for page in open_room(new_page, server, "quarto", "CSHT!"))
    for giver, placer, piece, square in zip(
        (ann, ben, ann, ben), (ben, ann, ben, ann), "0123", ("a1", "b1", "c1", "d1"), strict=True
    ):
        giver.give(piece)
        placer.place(square)
    ann.give("4")
    ben.wait("place the piece")
    ben.call("a1", "b1", "c1", "d1")
    for table, words in (
        (ann, "You lose. You completed this line on d1 but didn’t call it. Ben called it."),
        (ben, "You win! Ann completed this line on d1 but didn’t call it. You did!"),
    ):
        expect(table.result.locator(".told")).to_contain_text(words, use_inner_text=True)
    # The line is drawn for both, and celebrated for the winner alone.
    for table, tone in ((ann, "lost"), (ben, "won")):
        expect(table.page.locator(f".board .ring.{tone}")).to_have_count(1)
    expect(ann.page.locator(".board .win, .panel.won")).to_have_count(0)
    expect(ben.page.locator(".board .win")).to_have_count(4)
    expect(ann.sentence).to_have_text("You lose. QUARTO! Ben wins.")
    expect(ben.sentence).to_have_text("You win!")


def test_a_call_is_offered_from_the_fourth_piece_on(new_page: NewPage) -> None:
    page = new_page()
    open_game(page)
    table = QuartoTable(page)
    call = table.button("QUARTO!")
    place = call.bounding_box()
    table.play("=0", "a1", "=5", "b2", "=A", "c3")
    table.wait("choose")
    expect(call).to_be_disabled()
    expect(table.sentence).not_to_contain_text("QUARTO!")
    table.play("=7", "d4")
    table.wait("call QUARTO!")
    expect(call).to_be_enabled()
    assert call.bounding_box() == place


def test_gentle_play_says_that_there_is_a_line_but_not_where(new_page: NewPage) -> None:
    page = new_page(**MOVING)
    open_game(page)
    table = QuartoTable(page)
    table.play("=0", "a1", "=F", "b1", "=1", "c1", "=2", "a2")
    table.wait("call QUARTO!")
    set_up(page, "page-setting-gentle")
    glowing = page.locator(".call.gentle")
    table.give("3")
    expect(glowing).to_have_count(0)
    table.place("d2")
    table.wait("call QUARTO!")
    expect(glowing).to_have_count(0)
    table.play("=4", "a3", "=6")
    table.play("a4")
    # The first column shares a trait: both players are told, and nothing is marked.
    expect(glowing).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text=say("page-gentle-now"))).to_have_count(1)
    expect(page.locator(".board .ring, .board .marked")).to_have_count(0)
    assert glowing.evaluate("(each) => getComputedStyle(each).animationName") != "none"
    table.give("5")
    table.wait("place the piece")
    expect(glowing).to_have_count(1)
    set_up(page, "page-setting-still")
    assert glowing.evaluate("(each) => getComputedStyle(each).animationIterationCount") == "1"
    assert glowing.evaluate("(each) => getComputedStyle(each).boxShadow") != "none"


def test_lines_that_nobody_calls_lapse_and_the_full_board_is_a_draw(new_page: NewPage) -> None:
    page = new_page()
    open_game(page)
    table = QuartoTable(page)
    table.give("0")
    for square, (_, piece) in zip(SQUARES, pairwise(PIECES), strict=False):
        table.play(square, f"={piece}")
    table.place("d4")
    for words in ("passes.", "passes. " + say("play-drawn-full-board")):
        table.wait("the board is full")
        expect(table.button("QUARTO!")).to_be_enabled()
        table.button("Pass").click()
        expect(region(page)).to_contain_text(words)
    table.result.wait_for()
    text = table.result.inner_text()
    assert say("page-why-full-board") in text
    assert "Lines that nobody called" in text
    expect(table.result.locator('button[title="a1-d1"]')).to_have_count(1)


def test_with_calls_off_a_line_wins_by_itself(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, rules=("A line must be called",))
    table = QuartoTable(page)
    assert not table.button("QUARTO!").count()
    table.play("=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1")
    table.result.wait_for()
    assert "completed a line on d1 with the piece that" in table.result.inner_text()


BEGINNERS = [traits for count in (1, 2, 3) for traits in combinations("CSHT", count)]


@pytest.mark.parametrize("traits", BEGINNERS, ids="".join)
def test_the_beginners_game_counts_only_its_traits(
    new_page: NewPage, server: Server, traits: tuple[str, ...]
) -> None:
    page = new_page()
    others = tuple(NAMES[trait] for trait in NAMES if trait not in traits)
    open_game(page, rules=(*others, "A line must be called"))
    table = QuartoTable(page)
    # A row that shares only a trait out of play, then one that shares a trait in play.
    plain = next(
        row for row in combinations(PIECES, 4) if not _shared(row, traits) and _shared(row)
    )
    rest = [piece for piece in PIECES if piece not in plain]
    winning = next(row for row in combinations(rest, 4) if _shared(row, traits))
    moves = [move for turn in zip((*plain, *winning), SQUARES, strict=False) for move in turn]
    played = [move if move in SQUARES else f"={move}" for move in moves]
    play_on(page, server, *played[:-2])
    table.play(*played[-2:])
    table.result.wait_for()
    shared = table.result.locator("li.trait").all_inner_texts()
    assert sorted(shared) == sorted(_shared(winning, traits))


def _shared(row: tuple[str, ...], traits: Iterable[str] = "CSHT") -> list[str]:
    """Name the values that four pieces share."""
    codes = [int(piece, 16) for piece in row]
    return [
        VALUES[trait][(codes[0] & bit) > 0]
        for trait, bit in zip("CSHT", (1, 2, 4, 8), strict=True)
        if trait in traits and len({code & bit for code in codes}) == 1
    ]


def test_squares_win_when_they_count(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, rules=("2 × 2 squares count too",))
    table = QuartoTable(page)
    table.play("=0", "b2", "=1", "c2", "=2", "b3", "=3", "c3")
    table.wait("choose")
    table.call("b2", "c2", "b3", "c3")
    table.result.wait_for()


@pytest.mark.needs_chromium(because="Firefox's driver can't tap")
def test_a_game_by_touch_only(new_page: NewPage) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = new_page(**phone, **MOVING)
    page.locator("button[value=screen]").tap()
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


def test_a_choice_can_change_before_it_is_confirmed_or_one_click_plays(new_page: NewPage) -> None:
    page = new_page()
    open_game(page)
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
    set_up(table.page, "page-one-click")
    page.locator('[data-piece="3"]').click()
    table.wait("place the piece")
    table.square("c3").click()
    table.wait("choose")
