"""A visitor whose browser is too old is asked to update it, in its language; nothing reloads."""

import pytest

from fourfold.language import LANGUAGES, Language
from tests.web.conftest import NewPage

OLD = "delete Array.prototype.toReversed; delete Object.hasOwn; delete window.structuredClone;"
FIREFOX_120 = """
const supports = CSS.supports.bind(CSS);
CSS.supports = (...what) => !what[0].includes(":has") && supports(...what);
"""
NO_CSS = "delete window.CSS;"


@pytest.mark.parametrize(
    ("code", "age"),
    [
        *(pytest.param(code, OLD, id=code) for code in LANGUAGES),
        pytest.param("en", FIREFOX_120, id="firefox 120"),
        pytest.param("en", NO_CSS, id="no CSS"),
    ],
)
def test_a_visitor_with_an_old_browser_is_asked_to_update_it(
    new_page: NewPage, code: str, age: str
) -> None:
    page = new_page("/rules/quarto", locale=code)
    page.locator("article").wait_for()
    loads: list[str] = []
    page.on("domcontentloaded", lambda each: loads.append(each.url))
    page.clock.install()
    page.add_init_script(age)
    page.reload()
    words = Language(code).text("browser-outdated")
    page.get_by_role("alert").filter(has_text=words).wait_for()
    # All scripts have run; then wait longer than any pause between two tries.
    page.wait_for_load_state("networkidle")
    page.clock.run_for(120_000)
    assert page.locator("header, main").count() == 0
    assert len(loads) == 1
