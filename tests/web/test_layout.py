"""What is needed for a move is on the screen together, and large enough for a finger."""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import Error, Page

from fourfold.language import LANGUAGES
from tests.web.conftest import NewPage
from tests.web.table import open_game

PARTS = {
    "Quarto!": [".sentence", "[data-square=a1]", ".hand", ".actions .call", "[data-piece]"],
    "Quartino": [".sentence", "[data-field='5']", ".rack.mine", "[data-colour=R]", ".actions"],
}
SCREENS = [(360, 740), (412, 915), (740, 360), (768, 1024), (1280, 720), (2560, 1440)]
FINGER = 44

FIT = """([parts, width, height]) => {
    const outside = parts.filter((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return !box || box.top < 0 || box.bottom > height || box.right > width;
    });
    window.outside = outside;
    return innerWidth === width && innerHeight === height && outside.length === 0;
}"""
"""Whether all parts are on a screen, which may be just about to get its new size."""


@pytest.mark.parametrize("game", PARTS)
def test_all_that_a_move_needs_is_on_the_screen_at_once(new_page: NewPage, game: str) -> None:
    page = new_page()
    open_game(page, game, "A bot")
    page.locator(".sentence.mine").wait_for()
    for code in ("en", "lt", "cs"):
        page.locator("header select").select_option(code)
        page.locator(f"html[lang={code}]").wait_for(state="attached")
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            try:
                page.wait_for_function(FIT, arg=[PARTS[game], width, height])
            except Error:
                pytest.fail(f"{page.evaluate('outside')} at {width} x {height} in {code}")


def test_a_claim_is_on_the_screen_of_a_phone_at_once(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    open_game(page, "Quartino", "A bot")
    page.locator(".sentence.mine").wait_for()
    for part in ("[data-colour=R]", "[data-field='3']", ".actions .primary", ".mine [data-card]"):
        page.locator(part).first.click()
    page.locator(".actions .call").wait_for()
    for code in LANGUAGES:
        page.locator("header select").select_option(code)
        page.locator(f"html[lang={code}]").wait_for(state="attached")
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_function(FIT, arg=[PARTS["Quartino"], 360, 740])


# What a step of the tour lets one do first.
TOURS = {
    "Quarto!": ["button", "[data-piece]", "button", "[data-square]"],
    "Quartino": [".actions button", "[data-colour]", "[data-card]", ".actions button"],
}


@pytest.mark.parametrize("game", TOURS)
def test_a_tour_on_a_phone_says_what_to_do_before_one_scrolls(new_page: NewPage, game: str) -> None:
    page = new_page("/rules/quarto", viewport={"width": 360, "height": 740})
    page.evaluate("localStorage.setItem('fourfold-settings', '{}')")
    page.goto(urljoin(page.url, "/"))
    open_game(page, game, "A bot")
    for action in TOURS[game]:
        for part in ("figcaption", action):
            first = page.locator(f"dialog figure {part}").first
            box, steps = first.bounding_box(), page.locator("dialog .steps").bounding_box()
            assert box
            assert steps
            assert box["y"] + box["height"] <= steps["y"] + 1, (action, part)
        page.locator("dialog .primary").click()
    page.locator("dialog").wait_for(state="detached")


@pytest.mark.parametrize("game", PARTS)
def test_everything_to_tap_is_as_large_as_a_finger(new_page: NewPage, game: str) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    assert _small(page) == []
    open_game(page, game, "A bot")
    page.locator(".sentence.mine").wait_for()
    assert _small(page) == []


def _small(page: Page) -> list[str]:
    """Return what is smaller than a finger; the way past the header is for keys alone."""
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
        FINGER,
    )
    return found
