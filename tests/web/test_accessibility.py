"""Accessibility: six languages, no violations, and everything fits on any screen."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from fourfold.language import LANGUAGES, Language
from tests.web.conftest import NOWHERE, NewPage
from tests.web.faces import SCENES
from tests.web.faces.visitor import Visitor
from tests.web.fit import PHASES, PHONES, cut_texts, fit
from tests.web.idle import finish_motion
from tests.web.screenshots import speak
from tests.web.server import Server
from tests.web.spoken import region
from tests.web.table import new_room
from tests.web.words import say


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_browsers_language_is_spoken_and_another_one_is_a_click_away(
    new_page: NewPage, code: str
) -> None:
    words = Language(code)
    page = new_page(locale=code)
    page.locator("button[value=bot]", has_text=words.text("start-play")).wait_for()
    assert page.locator("html").get_attribute("lang") == code
    other = "lt" if code == "cs" else "cs"
    page.locator("header select").select_option(other)
    page.locator("button[value=bot]", has_text=Language(other).text("start-play")).wait_for()
    page.reload()
    page.locator("button[value=bot]", has_text=Language(other).text("start-play")).wait_for()


@pytest.mark.parametrize("code", LANGUAGES)
def test_both_games_speak_every_language(new_page: NewPage, server: Server, code: str) -> None:
    words = Language(code)
    page = new_page(NOWHERE, locale=code)
    page.goto(server.address + new_room(page, server, "quarto", "CSHT!", "me", "me"))
    expect(page.locator(".sentence")).to_contain_text(words.text("quarto-do-give-first"))
    page.locator('[data-piece="0"]').click()
    page.get_by_role("button", name=words.text("page-give-this"), exact=True).click()
    expect(page.locator(".sentence")).to_contain_text(words.text("quarto-do-place"))
    # Screen readers get the same language.
    traits = ", ".join(words.text(f"quarto-{each}") for each in ("light", "round", "short"))
    expect(region(page)).to_contain_text(traits)

    page.goto(server.address + new_room(page, server, "quartino", "wheel", "me", "me"))
    page.locator(".curtain button").click()
    expect(page.locator(".sentence")).to_contain_text(words.text("quartino-do-place", count=1))
    page.locator('[data-colour="R"]').click()
    page.locator('[data-field="0"]').click()
    page.get_by_role("button", name=words.text("page-place-stone"), exact=True).click()
    expect(page.locator(".sentence")).to_contain_text(words.text("page-do-claim"))


LIGHT_SIZES = ((320, 640), (740, 360), (1440, 900))
DARK_SIZES = ((360, 740), (1440, 900))
PAIRS = (("lt", "cs"), ("et", "lv"), ("en", "tr"))
"""The languages of a visit, in light and in dark. The first pair has the longest words: it is used
in scenes that must fit on phones.
"""

CASES = [
    (scene, *PAIRS[0 if scene in PHASES else number % len(PAIRS)])
    for number, scene in enumerate(SCENES)
]


@pytest.mark.parametrize(("scene", "code", "other"), CASES, ids=[scene for scene, *_ in CASES])
def test_every_page_is_accessible(
    new_page: NewPage, server: Server, axe: str, scene: str, code: str, other: str
) -> None:
    """Look at every view in all sizes and schemes at once: getting there takes longest."""
    first = _viewport(LIGHT_SIZES[0])
    page = new_page(viewport=first, color_scheme="light", locale=code, bypass_csp=True)
    visitor = Visitor(page, server, Language(code))
    phases = dict(PHASES.get(scene, {}))
    faces = 0
    for face in SCENES[scene](visitor):
        parts = phases.pop(face, [])
        _check(page, axe, face, LIGHT_SIZES)
        _check_phones(page, parts)
        page.emulate_media(color_scheme="dark")
        speak(page, other)
        # Only colours depend on the scheme.
        _check(page, axe, f"{face} in the dark", DARK_SIZES, rules=["color-contrast"])
        _check_phones(page, parts)
        page.emulate_media(color_scheme="light")
        speak(page, code)
        page.set_viewport_size(first)
        faces += 1
    assert faces
    assert phases == {}, "never shown"


def _viewport(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


CHECK = """async (rules) => {
    // Nine tenths of a page's elements are lines and surfaces of drawings that are hidden from
    // assistive technology. While axe looks, an empty drawing of the same size replaces each.
    const hidden = [...document.querySelectorAll("svg[aria-hidden=true], [aria-hidden=true] svg")];
    const drawings = hidden.filter((each) => each.parentElement.closest("svg") === null);
    const focusable = "a[href], button, input, select, textarea, [tabindex]";
    const faults = drawings
        .flatMap((each) => [...each.querySelectorAll(focusable)])
        .map((each) => `focusable in a hidden drawing: ${each.outerHTML.slice(0, 80)}`);
    const stand_ins = drawings.map((each) => each.cloneNode(false));
    drawings.forEach((each, index) => each.replaceWith(stand_ins[index]));
    const { violations } = await axe.run(document, {
        resultTypes: ["violations"],
        ...(rules && { runOnly: rules }),
    });
    stand_ins.forEach((each, index) => each.replaceWith(drawings[index]));
    return faults.concat(violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}`));
}"""


def _check_phones(page: Page, parts: list[str]) -> None:
    """Check that everything a move needs is on a phone's screen at once."""
    for screen in PHONES if parts else ():
        page.evaluate("scrollTo(0, 0)")
        fit(page, parts, screen)


def _check(
    page: Page,
    axe: str,
    face: str,
    sizes: tuple[tuple[int, int], ...],
    rules: list[str] | None = None,
) -> None:
    """Check a view on screens of several sizes, by some of axe's rules or by all."""
    for size in sizes:
        where = f"{face} at {size[0]} x {size[1]}"
        page.set_viewport_size(_viewport(size))
        # Fading elements must have their final colours.
        finish_motion(page)
        if page.evaluate("() => typeof axe") == "undefined":
            page.evaluate(axe)
        assert page.evaluate(CHECK, rules) == [], where
        over = page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert over <= 0, f"{where} is {over} pixels wider than the screen"
        assert cut_texts(page) == [], where


FAULTS = """() => document.querySelector("main").insertAdjacentHTML("beforeend",
    `<button></button><p style="color: #999; background: #aaa">pale</p>
    <svg aria-hidden="true" width="9" height="9"><a href="/">in a drawing</a></svg>`)"""


def test_planted_accessibility_faults_are_found(new_page: NewPage, axe: str) -> None:
    page = new_page("/rules/quarto", bypass_csp=True)
    # The rules' figures load after their text, all at once.
    page.locator("main figure svg").first.wait_for()
    page.evaluate(axe)
    drawings = page.locator("svg *").count()
    page.evaluate(FAULTS)
    found = [fault.partition(":")[0] for fault in page.evaluate(CHECK, None)]
    assert found == ["focusable in a hidden drawing", "button-name", "color-contrast"]
    # The check has put all drawings back.
    assert page.locator("svg *").count() == drawings + 1


def test_without_a_network_the_page_opens_and_says_so(new_page: NewPage, server: Server) -> None:
    page = new_page(service_workers="allow")
    page.locator("form").wait_for()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.locator("form").wait_for()
    page.context.set_offline(True)
    page.goto(server.address)
    page.get_by_text(say("page-offline")).first.wait_for()
    page.context.set_offline(False)


def test_the_back_and_forward_buttons_work(new_page: NewPage) -> None:
    page = new_page()
    page.locator("header a[href='/rules/quarto']").click()
    page.locator("article").wait_for()
    page.get_by_role("link", name="Quartino").click()
    page.get_by_role("heading", name="Rules: Quartino").wait_for()
    page.go_back()
    page.get_by_role("heading", name="Rules: Quarto!").wait_for()
    page.go_back()
    page.locator("form").wait_for()
    page.go_forward()
    page.get_by_role("heading", name="Rules: Quarto!").wait_for()
