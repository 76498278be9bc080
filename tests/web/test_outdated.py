"""A browser too old for the page is asked for an update, in its language, and never reloads."""

import pytest

from fourfold.language import LANGUAGES, Language
from tests.web.conftest import NewPage

AGE = "delete Array.prototype.toReversed; delete Object.hasOwn; delete window.structuredClone;"


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_old_browser_is_asked_for_an_update(new_page: NewPage, code: str) -> None:
    page = new_page("/rules/quarto", locale=code)
    page.locator("article").wait_for()
    loads: list[str] = []
    page.on("domcontentloaded", lambda each: loads.append(each.url))
    page.clock.install()
    page.add_init_script(AGE)
    page.reload()
    words = Language(code).text("browser-outdated")
    page.get_by_role("alert").filter(has_text=words).wait_for()
    # All scripts have run; then longer than any pause between two tries.
    page.wait_for_load_state("networkidle")
    page.clock.run_for(120_000)
    assert page.locator("header, main").count() == 0
    assert len(loads) == 1
