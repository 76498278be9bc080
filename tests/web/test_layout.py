"""Everything needed for a move is on screen at once, and large enough for a finger."""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from fourfold.language import LANGUAGES
from tests.web.conftest import NOWHERE, NewPage
from tests.web.faces.quarto import OPENING
from tests.web.fit import PARTS, PHONES, cut_texts, fit
from tests.web.screenshots import speak
from tests.web.server import Server
from tests.web.table import new_room, open_game, send
from tests.web.words import say

SCREENS = [(360, 740), (412, 915), (740, 360), (768, 1024), (1280, 720), (2560, 1440)]
LAPTOPS = [(1366, 657), (1280, 800)]
TABLETS = [(800, 600), (1024, 768), (1180, 820)]
"""In landscape, where everything but the board shares a narrow column."""
FINGER_PIXELS = 44
LARGE = {
    "Quarto!": {".hand figure": 170, "[data-piece]": 40},
    "Quartino": {".mine .held li": 90},
}
"""The minimum width, on a laptop, of the things that a player looks at most."""
WIDTHS = "(parts) => parts.map((part) => part.getBoundingClientRect().width)"


@pytest.mark.parametrize("game", PARTS)
def test_everything_a_move_needs_is_on_the_screen_at_once(new_page: NewPage, game: str) -> None:
    page = new_page()
    open_game(page, game, opponent="bot")
    page.locator(".sentence.mine").wait_for()
    for code in ("en", "lt", "cs"):
        page.locator("header select").select_option(code)
        page.locator(f"html[lang={code}]").wait_for(state="attached")
        for screen in SCREENS:
            fit(page, PARTS[game], screen)
    for screen in LAPTOPS:
        fit(page, PARTS[game], screen)
        for part, width in LARGE[game].items():
            assert min(page.locator(part).evaluate_all(WIDTHS)) >= width, (part, screen)


@pytest.mark.parametrize(("game", "rules"), [("quarto", "CSHT!"), ("quartino", "wheel")])
def test_all_words_fit_beside_the_board_on_a_tablet(
    new_page: NewPage, server: Server, game: str, rules: str
) -> None:
    page = new_page(NOWHERE)
    page.goto(server.address + new_room(page, server, game, rules, "me", "bot"))
    page.locator(".sentence.mine").wait_for()
    cut: dict[tuple[str, tuple[int, int]], list[str]] = {}
    for code in LANGUAGES:
        speak(page, code)
        for size in TABLETS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            cut[code, size] = cut_texts(page)
    assert {where: texts for where, texts in cut.items() if texts} == {}


def test_everything_a_claim_needs_is_on_a_phones_screen_at_once(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    open_game(page, "Quartino", opponent="bot")
    page.locator(".sentence.mine").wait_for()
    for part in ("[data-colour=R]", "[data-field='3']", ".actions .primary", ".mine [data-card]"):
        page.locator(part).first.click()
    page.locator(".actions .call").wait_for()
    for code in LANGUAGES:
        page.locator("header select").select_option(code)
        page.locator(f"html[lang={code}]").wait_for(state="attached")
        page.evaluate("scrollTo(0, 0)")
        fit(page, PARTS["Quartino"], (360, 740))


IN_SIGHT = """(list) => {
    const box = list.querySelector("[aria-current]").getBoundingClientRect();
    const { top, bottom } = list.getBoundingClientRect();
    return box.top >= top - 1 && box.bottom <= bottom + 1;
}"""


def test_the_current_move_stays_visible_and_a_button_returns_to_the_game(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(NOWHERE)
    path = new_room(page, server, "quarto", "CSHT!", "me", "me")
    send(page, server, path, *OPENING)
    page.goto(server.address + path)
    moves = page.locator("[aria-label=Moves] ol")
    for screen in (SCREENS[-1], SCREENS[0], SCREENS[-1]):
        page.set_viewport_size({"width": screen[0], "height": screen[1]})
        page.wait_for_function(IN_SIGHT, arg=moves.element_handle())
    page.get_by_role("button", name=say("page-first")).click()
    expect(page.locator(".sentence")).to_have_text(say("page-browsing"))
    expect(moves.locator("[aria-current]")).to_have_text(say("page-first-position"))
    page.wait_for_function(IN_SIGHT, arg=moves.element_handle())
    # Nothing else can be done there.
    expect(page.locator(".actions button:enabled")).to_have_count(0)
    page.locator(".status button").click()
    expect(page.locator(".sentence")).to_contain_text("choose a piece")


def test_news_disappears_after_a_language_switch(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    page.goto(server.address + new_room(page, server, "quarto", "CSHT!", "me", "me"))
    page.locator(".news").wait_for()
    page.locator("header select").select_option("lt")
    # Long before its time is over.
    expect(page.locator(".news")).to_have_count(0, timeout=2_000)


# The controls of a tour step.
TOURS = {
    "Quarto!": [".traits button", "[data-piece]", ".line button", ".call"],
    "Quartino": [".actions button", "[data-colour]", "[data-card]", ".actions button"],
}
BELOW = """(parts) => {
    const foot = document.querySelector("dialog footer").getBoundingClientRect().top;
    return parts.filter((part) => {
        const found = [...document.querySelectorAll(`dialog .lesson ${part}`)];
        return !found.length || found.some((each) => each.getBoundingClientRect().bottom > foot);
    });
}"""
"""Which parts of a tour step are missing, or not entirely above its footer."""


@pytest.mark.parametrize("game", TOURS)
def test_a_tour_on_a_phone_says_what_to_do_without_scrolling(new_page: NewPage, game: str) -> None:
    page = new_page(NOWHERE, viewport={"width": 360, "height": 740})
    page.evaluate("localStorage.setItem('fourfold-settings', '{}')")
    page.goto(urljoin(page.url, "/"))
    open_game(page, game, opponent="bot")
    page.locator(".tour button").first.click()
    onward = page.locator("dialog footer .primary")
    expect(onward).to_be_focused()
    ends: set[float] = set()
    for action in TOURS[game]:
        page.locator(f"dialog .lesson {action}").first.wait_for()
        for code in ("lt", "en"):
            _speak(page, code)
            for width, height in PHONES:
                page.set_viewport_size({"width": width, "height": height})
                parts = ["figcaption", action]
                if page.locator("dialog .lesson .actions").count():
                    parts.append(".actions button")
                assert page.evaluate(BELOW, parts) == [], (code, width, height)
        # A second press never hits a different button from the first.
        box = onward.bounding_box()
        assert box
        ends.add(box["x"] + box["width"])
        # Not a click: it waits for two frames, and once none came for 30 s after a resize.
        onward.press("Enter")
    assert len(ends) == 1
    page.locator("dialog").wait_for(state="detached")


def test_the_tours_board_stands_still_when_its_caption_changes(new_page: NewPage) -> None:
    page = new_page(NOWHERE, viewport={"width": 360, "height": 740})
    page.evaluate("localStorage.setItem('fourfold-settings', '{}')")
    page.goto(urljoin(page.url, "/"))
    open_game(page, "Quarto", opponent="bot")
    page.locator(".tour button").first.click()
    page.locator("dialog footer .primary").click()
    board, caption = page.locator("dialog .board"), page.locator("dialog figcaption")
    expect(caption).to_have_text(say("figure-quarto-giving-give"))
    before = board.bounding_box()
    page.locator("dialog [data-piece]").first.click()
    expect(caption).to_have_text(say("figure-quarto-giving-place"))
    assert board.bounding_box() == before
    page.locator("dialog [data-square]").first.click()
    expect(caption).to_have_text(say("figure-quarto-giving-return"))
    assert board.bounding_box() == before


TALL_SCREENS = ((1440, 900), (1920, 1080))


@pytest.mark.parametrize("path", ["/puzzles?puzzle=0shxz0d", "/puzzles?puzzle=048xcst"])
def test_the_remaining_pieces_are_visible_below_the_choices(new_page: NewPage, path: str) -> None:
    page = new_page(path)
    tray = page.locator(".tray fieldset").last
    for width, height in TALL_SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        box = tray.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, (width, height)


def _speak(page: Page, code: str) -> None:
    """Change the language, even behind a dialog."""
    page.locator("header select").select_option(code, force=True)
    page.locator(f"html[lang={code}]").wait_for(state="attached")


@pytest.mark.parametrize("game", PARTS)
def test_every_tap_target_is_large_enough_for_a_finger(new_page: NewPage, game: str) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    assert _small(page) == []
    open_game(page, game, opponent="bot")
    page.locator(".sentence.mine").wait_for()
    assert _small(page) == []


def _small(page: Page) -> list[str]:
    """Return the targets smaller than a finger; the skip link is only for keyboards."""
    found: list[str] = page.evaluate(
        """(finger) => [...document.querySelectorAll("button, a, select, summary, label")]
            .filter((each) => !each.matches(".skip"))
            .filter((each) => each.checkVisibility())
            .map((each) => [
                each.getAttribute("aria-label") ?? each.textContent,
                each.getBoundingClientRect(),
            ])
            .filter(([, box]) => box.width < finger - 0.5 || box.height < finger - 0.5)
            .map(([name, box]) => `${name.trim()}: ${box.width} x ${box.height}`)""",
        FINGER_PIXELS,
    )
    return found
