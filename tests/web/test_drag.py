"""Pieces and stones can be dragged, by mouse and by emulated touch."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import MOVING, NewPage
from tests.web.quartino_table import QuartinoTable
from tests.web.table import QuartoTable, open_game, set_up
from tests.web.words import say

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
STEPS = 8
UNDO_MS = 2_000

Drag = Callable[[Locator, Locator], None]


def middle(thing: Locator) -> tuple[float, float]:
    """Return the middle of an element, in window coordinates."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def way(source: Locator, goal: Locator) -> Iterator[tuple[float, float]]:
    """Yield the points of a straight path between two elements, scrolled into view."""
    for thing in (goal, source):
        thing.scroll_into_view_if_needed()
    (x, y), (to_x, to_y) = middle(source), middle(goal)
    for step in range(STEPS + 1):
        yield x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS


def drag_by_mouse(source: Locator, goal: Locator) -> None:
    mouse = source.page.mouse
    points = way(source, goal)
    mouse.move(*next(points))
    mouse.down()
    for point in points:
        mouse.move(*point)
    mouse.up()


def drag_by_touch(source: Locator, goal: Locator) -> None:
    devtools = source.page.context.new_cdp_session(source.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y} for x, y in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    points = way(source, goal)
    touch("touchStart", next(points))
    for point in points:
        touch("touchMove", point)
    touch("touchEnd")
    devtools.detach()


def wait_out_undo(page: Page) -> None:
    """Wait until the drop can no longer be undone."""
    page.locator(".undo").wait_for()
    page.clock.fast_forward(UNDO_MS)
    page.locator(".undo").wait_for(state="detached")


BY_CDP = pytest.mark.needs_chromium(because="touches are sent over CDP")
WAYS = pytest.mark.parametrize(
    ("options", "drag"),
    [
        pytest.param(MOVING, drag_by_mouse, id="mouse"),
        pytest.param(PHONE | MOVING, drag_by_touch, id="touch", marks=BY_CDP),
    ],
)


def open_quarto(page: Page) -> QuartoTable:
    open_game(page, "Quarto!")
    return QuartoTable(page)


def open_quartino(page: Page) -> QuartinoTable:
    """Open a game and lift the curtain for the first player."""
    open_game(page, "Quartino")
    page.locator(".curtain button").click()
    return QuartinoTable(page)


@WAYS
def test_quarto_is_played_by_dragging_to_the_hand_and_to_the_board(
    new_page: NewPage, options: dict[str, Any], drag: Drag
) -> None:
    page = new_page(**options)
    page.clock.install()
    table = open_quarto(page)
    hand = page.locator("figure.hand")
    for piece, square in (("5", "b2"), ("A", "c3")):
        table.wait("choose")
        drag(page.locator(f'[data-piece="{piece}"]'), hand)
        wait_out_undo(page)
        table.wait("place the piece")
        drag(hand, table.square(square))
        wait_out_undo(page)
        expect(table.square(square)).not_to_have_attribute("aria-label", f"{square}, empty")


@WAYS
def test_with_the_one_click_setting_a_drag_plays_but_not_off_the_board(
    new_page: NewPage, options: dict[str, Any], drag: Drag
) -> None:
    page = new_page(**options)
    table = open_quarto(page)
    table.give("5")
    table.wait("place the piece")
    set_up(table.page, "page-one-click")
    drag(page.locator("figure.hand"), page.locator("header"))
    table.wait("place the piece")
    drag(page.locator("figure.hand"), table.square("d4"))
    table.wait("choose")
    expect(table.square("d4")).to_have_attribute("aria-label", "d4: dark, round, tall, hollow")


@WAYS
def test_stones_of_quartino_are_dragged_to_their_fields(
    new_page: NewPage, options: dict[str, Any], drag: Drag
) -> None:
    page = new_page(**options)
    page.clock.install()
    table = open_quartino(page)
    for colour, word, field in (("R", "red", 0), ("G", "green", 6)):
        drag(table.stone(colour), table.field(field))
        wait_out_undo(page)
        expect(table.field(field)).to_have_attribute(
            "aria-label", f"Field {field}: 1 stone, {word} on top"
        )
        table.button("End the turn").click()
        page.locator(".curtain button").click()


@WAYS
def test_a_stone_dropped_off_the_wheel_stays_in_the_supply(
    new_page: NewPage, options: dict[str, Any], drag: Drag
) -> None:
    page = new_page(**options)
    table = open_quartino(page)
    drag(table.stone("B"), page.locator("header"))
    expect(table.button(say("page-place-stone"))).to_be_disabled()
    expect(table.stone("B")).to_have_attribute("aria-label", "blue: 7 left")


@WAYS
def test_a_drop_can_be_undone_for_a_moment(
    new_page: NewPage, options: dict[str, Any], drag: Drag
) -> None:
    page = new_page(**options)
    page.clock.install()
    table = open_quartino(page)
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    drag(table.stone("R"), table.field(3))
    page.clock.run_for(UNDO_MS // 2)
    table.button(say("page-undo")).click()
    page.clock.run_for(UNDO_MS)
    expect(table.button(say("page-place-stone"))).to_be_disabled()
    expect(table.field(3)).to_have_attribute("aria-label", "Field 3: empty")
    drag(table.stone("B"), table.field(3))
    # The next action on the board commits the drop early.
    page.clock.run_for(UNDO_MS // 2)
    page.locator(".game .mine").first.click(position={"x": 1, "y": 1})
    page.clock.resume()
    expect(table.field(3)).to_have_attribute("aria-label", "Field 3: 1 stone, blue on top")


def test_the_dragged_piece_has_its_real_size_and_its_foot_under_the_pointer(
    new_page: NewPage,
) -> None:
    page = new_page()
    table = open_quarto(page)
    piece = page.locator('[data-piece="5"]')
    drawn = piece.locator("[data-thing]").bounding_box()
    x, y = middle(piece)
    page.mouse.move(x, y)
    page.mouse.down()
    to_x, to_y = middle(table.square("b2"))
    page.mouse.move(to_x, to_y, steps=STEPS)
    ghost = page.locator(".sheet g g").first.bounding_box()
    page.mouse.up()
    assert drawn is not None
    assert ghost is not None
    assert ghost["width"] == pytest.approx(drawn["width"], abs=1)
    assert ghost["height"] == pytest.approx(drawn["height"], abs=1)
    assert ghost["x"] < to_x < ghost["x"] + ghost["width"]
    assert ghost["y"] + ghost["height"] * 0.5 < to_y < ghost["y"] + ghost["height"]
    expect(page.locator(".sheet")).to_have_count(0)
