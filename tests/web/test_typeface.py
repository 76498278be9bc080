"""The page ships its own typeface, which has every letter of the six languages."""

import pytest

from fourfold.language import LANGUAGES
from tests.web.conftest import NewPage

SYMBOLS = set("×≥→▸▾▼")
"""Drawn by the system: no text typeface has them all."""


@pytest.mark.needs_chromium(because="only Chromium's protocol names the fonts of a text")
@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_are_drawn_in_one_typeface(new_page: NewPage, code: str) -> None:
    page = new_page("/rules/quarto", locale=code)
    page.locator("article").wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    # Code has its own typeface.
    page.evaluate("() => { for (const each of document.querySelectorAll('code')) each.remove(); }")
    # Until a font has loaded, the browser draws its text in a fallback.
    page.evaluate("() => Promise.all([...document.fonts].map((face) => face.load()))")
    page.evaluate("() => new Promise((next) => requestAnimationFrame(() => setTimeout(next)))")
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": "article"})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    shown = page.locator("article").inner_text()
    foreign = sum(font["glyphCount"] for font in fonts if not font["isCustomFont"])
    assert all(font["familyName"].startswith("Figtree") for font in fonts if font["isCustomFont"])
    assert foreign <= sum(each in SYMBOLS for each in shown), fonts
