"""The settings sheet: one place for every preference, applied at once and kept."""

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPage
from tests.web.table import open_game, set_up
from tests.web.words import say

COLOUR = """(name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"""


def test_settings_apply_at_once_and_are_kept(new_page: NewPage) -> None:
    page = new_page()
    open_game(page)
    page.locator("[data-square]").first.wait_for()
    files = page.locator(".board text")
    expect(files.first).to_be_visible()
    wood = page.evaluate(COLOUR, "--board-top")

    page.get_by_role("button", name=say("page-settings")).click()
    sheet = page.locator("dialog")
    sheet.get_by_label(say("page-board-contrast")).check()
    assert page.evaluate(COLOUR, "--board-top") != wood
    sheet.get_by_label(say("page-theme-dark")).check()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    sheet.get_by_label(say("page-setting-coordinates")).uncheck()
    sheet.get_by_label(say("page-setting-still")).check()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(files.first).to_be_hidden()

    page.reload()
    page.locator("[data-square]").first.wait_for()
    root = page.locator("html")
    for name, value in (
        ("board", "contrast"),
        ("theme", "dark"),
        ("coordinates", "off"),
        ("motion", "off"),
    ):
        expect(root).to_have_attribute(f"data-{name}", value)
    expect(files.first).to_be_hidden()
    set_up(page, "page-board-wood", "page-theme-light")
    assert page.evaluate(COLOUR, "--board-top") == wood


def test_a_key_or_the_settings_sheet_opens_the_list_of_shortcuts(new_page: NewPage) -> None:
    page = new_page()
    keys = page.get_by_role("dialog", name=say("page-shortcuts"))
    page.get_by_role("button", name=say("page-settings")).wait_for()
    page.keyboard.press("?")
    for words in ("page-key-arrows", "page-key-call", "page-key-declare", "quartino-end"):
        expect(keys).to_contain_text(say(words))
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)

    # By keys alone: the sheet is under the list, and each Esc closes one.
    page.get_by_role("button", name=say("page-settings")).focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name=say("page-settings"))
    sheet.get_by_role("button", name=say("page-shortcuts")).focus()
    page.keyboard.press("Enter")
    expect(keys).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name=say("page-settings"))).to_be_focused()


def test_a_question_mark_in_a_field_is_text(new_page: NewPage) -> None:
    page = new_page()
    _name(page).press("?")
    expect(page.get_by_role("dialog", name=say("page-shortcuts"))).to_have_count(0)
    expect(_name(page)).to_have_value("?")


def _name(page: Page) -> Locator:
    """Return the field for the player's name, in its dialog."""
    field = page.locator("dialog input")
    if not field.count():
        page.get_by_role("button", name=say("page-name")).click()
        field.fill("")
    return field
