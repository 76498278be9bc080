"""Checks that everything a move needs is on screen at once, uncovered."""

import pytest
from playwright.sync_api import Error, Page

from tests.web.conftest import TIMEOUT_MS

PARTS = {
    "Quarto!": [".sentence", "[data-square]", ".hand", ".actions button", "[data-piece]"],
    "Quartino": [".sentence", "[data-field]", ".mine .held li", "[data-colour]", ".actions button"],
}

FIT = """([parts, width, height]) => {
    const isSeen = (each) => {
        const box = each.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.bottom - box.height / 5);
        const isIn = box.top >= 0 && box.bottom <= height && box.left >= 0 && box.right <= width;
        return isIn && top !== null && (each.contains(top) || top.contains(each));
    };
    window.outside = parts.filter((part) => {
        const found = [...document.querySelectorAll(part)];
        return !found.length || !found.every(isSeen);
    });
    return innerWidth === width && innerHeight === height && window.outside.length === 0;
}"""
"""Whether all parts are on screen, uncovered; the window may still be resizing."""

PHONES = [(360, 740), (740, 360), (320, 640)]
QUARTO, QUARTINO = PARTS["Quarto!"], PARTS["Quartino"]
PHASES = {
    "quarto": dict.fromkeys(
        ("quarto-first", "quarto-marking", "quarto-giving", "quarto-placing"), QUARTO
    )
    | {"quarto-earlier": [*QUARTO, ".status button"]},
    "quarto_bot": {"quarto-hints": QUARTO},
    "people": {"quarto-offer": [*QUARTO, ".offer button"]},
    "quartino": dict.fromkeys(
        ("quartino-placing", "quartino-colour", "quartino-claim", "quartino-wrong"), QUARTINO
    ),
    "quartino_for_four": dict.fromkeys(("quartino-four", "quartino-hints"), QUARTINO),
}
"""What a move needs in every phase of a game, by the scene that shows it."""

CUT = """() => {
    const isHiding = (overflow) => overflow === "hidden" || overflow === "clip";
    const isWide = (each) => each.scrollWidth > each.clientWidth + 1;
    const isCut = (each) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(each);
        // Names may be as long as people like: they end in an ellipsis.
        if (textOverflow === "ellipsis") return false;
        const isHigh = isHiding(overflowY) && each.scrollHeight > each.clientHeight + 1;
        return isHigh || (isHiding(overflowX) && isWide(each));
    };
    // A word that is too long for a line sticks out of its control, as do too many lines.
    const CONTROLS = "button, a.button, label, legend, h1, h2, h3, th, td";
    const isTall = (each) =>
        each.matches("button, a.button") && each.scrollHeight > each.clientHeight + 1;
    const sticksOut = (each) =>
        each.matches(CONTROLS) && each.checkVisibility() && (isWide(each) || isTall(each));
    const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "";
    const name = (each) => `${each.localName}.${each.className}: ${each.textContent.trim()}`;
    return [...document.querySelectorAll("body *:not(svg *, script, style, option)")]
        .filter((each) => [...each.childNodes].some(isText))
        // Texts that are only read aloud are a pixel wide.
        .filter((each) => each.clientWidth > 1)
        .filter((each) => isCut(each) || sticksOut(each))
        .map((each) => name(each).slice(0, 90));
}"""
"""The texts that are cut off, or that stick out of their control."""


def cut_texts(page: Page) -> list[str]:
    """Return the texts on the page that can't be read in full."""
    cut: list[str] = page.evaluate(CUT)
    return cut


def fit(page: Page, parts: list[str], screen: tuple[int, int]) -> None:
    """Check that all parts are on a screen of this size."""
    width, height = screen
    page.set_viewport_size({"width": width, "height": height})
    try:
        page.wait_for_function(FIT, arg=[parts, width, height], timeout=TIMEOUT_MS)
    except Error:
        code = page.locator("html").get_attribute("lang")
        pytest.fail(f"{page.evaluate('outside')} at {width} x {height} in {code}")
