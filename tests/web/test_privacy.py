"""What every page stores about its visitors, and how they delete it."""

import json

import pytest
from playwright.sync_api import Page, expect

from fourfold.language import LANGUAGES, Language
from tests.web.conftest import NOWHERE, NewPage
from tests.web.server import Server
from tests.web.table import new_room, open_room, rename
from tests.web.words import say

PATHS = (
    *("/", "/me", "/puzzles", "/puzzles?puzzle=daily", "/analysis", "/learn", "/training"),
    *("/rules/quarto", "/rules/quartino", "/nothing/here"),
)
"""Every kind of page except game pages."""

STORED = """async () => {
  const found = { ...localStorage, ...sessionStorage };
  for (const { name, version } of await indexedDB.databases()) {
    const database = await new Promise((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    for (const store of database.objectStoreNames) {
      found[`${name}/${store}`] = await new Promise((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    found[name] = (await (await caches.open(name)).keys()).map(({ url }) => url);
  }
  return found;
}"""
"""Everything that scripts can store in a browser."""


def test_every_page_offers_to_sign_out_and_loads_nothing_from_elsewhere(
    new_page: NewPage, server: Server
) -> None:
    """The fixture fails for every request to another machine."""
    page = new_page(NOWHERE)
    rename(page, "Ann")
    game = new_room(page, server, "quarto", "CSHT", "me", "me")
    for path in (*PATHS, game, f"{game}/review"):
        page.goto(server.address + path)
        _open_dialog(page)
        page.get_by_text(say("page-devices"), exact=True).click()
        for button in ("page-sign-out-elsewhere", "page-sign-out"):
            expect(page.get_by_role("button", name=say(button), exact=True)).to_be_visible()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_says_what_is_stored(new_page: NewPage, code: str) -> None:
    page, words = new_page(locale=code), Language(code).text
    page.get_by_role("button", name=words("page-name"), exact=True).click()
    page.get_by_text(words("page-privacy"), exact=True).click()
    for part in ("stored", "kept", "browser"):
        expect(page.get_by_text(words(f"page-privacy-{part}"))).to_be_visible()


def test_no_key_of_a_seat_or_guest_is_stored_where_scripts_can_read_it(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = open_room(new_page, server, "quarto", "CSHT")
    for page in (ann, ben):
        page.locator("[data-square]").first.wait_for()
        keys = page.request.get(f"{server.address}/api/games/{page.url.rpartition('/')[2]}/keys")
        tokens = [seat["token"] for seat in keys.json()["seats"]]
        assert tokens
        cookies = page.context.cookies()
        assert [cookie["httpOnly"] for cookie in cookies] == [True]
        stored = json.dumps(page.evaluate(STORED))
        assert "fourfold-settings" in stored, "the storage was read"
        for secret in (*tokens, *(cookie["value"] for cookie in cookies)):
            assert secret not in stored
        assert page.evaluate("document.cookie") == ""


def _open_dialog(page: Page) -> None:
    page.get_by_role("button", name=say("page-name"), exact=True).click()
    expect(page.get_by_role("dialog", name=say("page-name"))).to_be_visible()
