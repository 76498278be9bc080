"""The static site: from a folder of any web host, and without a network after the first visit."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fourfold.games.quartino import Claim
from fourfold.games.quarto import Call, Give, Place
from fourfold.language import LANGUAGES, Language
from fourfold.match import Match
from tests.web.conftest import CALM, PLAIN, SETTINGS, TIMEOUT_MS
from tests.web.cooperation import Cooperation
from tests.web.host import PLACE, Host
from tests.web.local_game import IS_KEPT, read_room, wait_for_more, wait_until, write_parcel
from tests.web.quartino_table import QuartinoTable
from tests.web.table import QuartoTable, open_game
from tests.web.words import say
from tools.static_site import write_site

pytestmark = pytest.mark.needs_chromium(because="Firefox's driver can't cut the network")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / PLACE, "")
    return folder


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    yield host
    host.stop()


@pytest.fixture
def visitor(browser: Browser, host: Host) -> Iterator[Page]:
    """Yield a page with a service worker; a foreign request, or an error, fails the test."""
    options: dict[str, Any] = {**PLAIN, **CALM, "service_workers": "allow"}
    context = browser.new_context(**options)
    context.add_init_script(SETTINGS)
    faults: list[str] = []
    context.on(
        "request",
        lambda request: (
            None
            if request.url.startswith((f"{host.address}/", "data:", "blob:"))
            else faults.append(request.url)
        ),
    )
    page = context.new_page()
    page.set_default_timeout(TIMEOUT_MS)
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()
    assert faults == []


def cut_network(page: Page, host: Host) -> None:
    """Wait until everything is kept, and cut the network."""
    wait_until(page, IS_KEPT)
    host.stop()
    page.context.set_offline(True)


def test_without_a_network_both_games_are_played_to_the_end_and_reviewed(
    visitor: Page, host: Host
) -> None:
    page = visitor
    page.goto(f"{host.address}/")
    expect(page.get_by_text(say("page-no-server"))).to_be_visible()
    expect(page.locator("button[value=friend]")).to_have_count(0)
    cut_network(page, host)
    page.reload()
    open_game(page, "Novice", opponent="bot")
    _play_quarto(page)
    QuartoTable(page).result.get_by_role("link", name=say("page-review")).click()
    page.get_by_role("heading", name=say("page-review-title")).wait_for()
    # Every position is judged, with the opening book.
    expect(page.get_by_text(say("page-standing-unknown"))).to_have_count(0)
    expect(page.locator(".way [role=status]")).to_have_count(0, timeout=2 * TIMEOUT_MS)
    page.goto(f"{host.address}/me/")
    expect(page.locator(".latest a")).to_have_count(1)

    page.goto(f"{host.address}/puzzles/?puzzle=cs47cga")
    page.locator("[data-square=d4]").click()
    page.get_by_role("button", name=say("page-place-here"), exact=True).click()
    expect(page.locator(".said")).to_contain_text(say("puzzle-solved"))

    page.goto(f"{host.address}/learn/quarto/first-line/")
    page.locator("[data-square=d2]").click()
    page.get_by_role("button", name=say("page-place-here"), exact=True).click()
    expect(page.locator(".said")).to_have_text(say("lesson-quarto-first-line.row-good"))

    # The last turn of a Quartino game opened from a link.
    page.goto(f"{host.address}/local/#game={_write_quartino()}")
    table = QuartinoTable(page)
    claim = next(
        move
        for move in read_room(page).match.position.sensible_moves()  # type: ignore[union-attr]
        if isinstance(move, Claim)
    )
    table.make(claim)
    expect(table.result).to_contain_text(say("page-you-won"))


LOADED = "() => performance.getEntriesByType('resource').map(({ name }) => name)"


def test_a_game_from_a_link_loads_only_its_own_board(visitor: Page, host: Host) -> None:
    page = visitor
    page.goto(f"{host.address}/local/#game={_write_quartino()}")
    page.locator("[data-field]").first.wait_for()
    scripts = [name.rpartition("/")[2] for name in page.evaluate(LOADED)]
    assert [name for name in scripts if name.startswith("quartino-")]
    assert [name for name in scripts if name.startswith("quarto-")] == []


LESSONS_ARE_KEPT = """
async (code) => {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      if (url.includes(`/lessons-${code}-`)) return true;
  return false;
}
"""


def test_a_language_chosen_later_is_complete_without_a_network(visitor: Page, host: Host) -> None:
    page = visitor
    page.clock.install()
    page.goto(f"{host.address}/")
    page.clock.run_for(2_000)
    wait_until(page, IS_KEPT)
    page.clock.run_for(60_000)
    page.locator("header select").select_option("lt")
    expect(page.locator("html")).to_have_attribute("lang", "lt")
    page.clock.run_for(60_000)
    page.wait_for_function(LESSONS_ARE_KEPT, arg="lt")
    cut_network(page, host)
    page.goto(f"{host.address}/learn/quarto/first-line/")
    expect(page.locator("html")).to_have_attribute("lang", "lt")
    page.locator("[data-square=d2]").wait_for()


def _play_quarto(page: Page) -> None:
    """Play against the bot until the game is over."""
    table, random = QuartoTable(page), Random(1)
    while True:
        expect(table.sentence.filter(has_text="Your turn").or_(table.result)).to_have_count(1)
        room = read_room(page)
        assert room.match is not None
        if room.match.outcome:
            table.result.wait_for()
            return
        if room.to_move not in room.people:
            wait_for_more(page, room)
            continue
        moves = room.match.position.sensible_moves()
        match next((each for each in moves if isinstance(each, Call)), random.choice(moves)):
            case Give(piece):
                table.give(str(piece))
            case Place(square):
                table.place(str(square))
            case Call(group):
                table.call(*map(str, group.squares))
            case _:
                table.button(say("quarto-pass")).click()
        wait_for_more(page, room)


def _write_quartino() -> str:
    """Return a game against a bot in which the next claim plays the last card."""
    match = Match.new("quartino", seed=3)
    plan = Cooperation(winner=1)
    while not match.position.play(move := plan.choose(match.position)).outcome:
        match.play(move)
    setup = match.setup
    events = " ".join(setup.game.format_move(each) for each in match.moves)
    names, bots = ["Ann", None], [None, "novice"]
    parcel = ["~lastcard", "quartino", "wheel", bots, names, "lot", False, setup.starter]
    return write_parcel([*parcel, setup.deal, "5", events])


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_addresses_and_titles(visitor: Page, host: Host, code: str) -> None:
    page, language = visitor, Language(code)
    page.goto(f"{host.address}/{code}/rules/quartino/")
    title = f"{language.text('start-rules')} – {language.text('play-title-quartino')}"
    assert f"<title>{title}</title>" in page.content()
    page.locator("h1").wait_for()
    expect(page).to_have_title(title)
    expect(page.locator("html")).to_have_attribute("lang", code)
    page.locator("header a.home").click()
    expect(page).to_have_url(f"{host.address}/{code}/")
    # Another language has another address.
    other = "cs" if code != "cs" else "lt"
    page.locator("header select").select_option(other)
    expect(page).to_have_url(f"{host.address}/{other}/")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", other)


def test_a_new_version_is_offered_and_not_forced(visitor: Page, host: Host, folder: Path) -> None:
    page = visitor
    page.goto(f"{host.address}/")
    wait_until(page, IS_KEPT)
    open_game(page)
    table = QuartoTable(page)
    table.give("0")
    worker = folder / PLACE / "worker.js"
    text = worker.read_text()
    try:
        worker.write_text(text.replace("const CACHE = `${MINE}", "const CACHE = `${MINE}next-"))
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        offer = page.locator(".announcement button")
        offer.wait_for(state="attached")
        # Not in a game, where nothing may move.
        expect(offer).not_to_be_visible()
        table.place("a1")
        table.wait("choose")
        page.locator("header a.home").click()
        with page.expect_navigation():
            offer.click()
        page.locator(".own a.game").click()
        table.wait("choose")
        expect(offer).to_have_count(0)
    finally:
        worker.write_text(text)


def test_browsers_find_nothing_that_prevents_installing_it(visitor: Page, host: Host) -> None:
    page = visitor
    page.goto(f"{host.address}/")
    wait_until(page, IS_KEPT)
    tools = page.context.new_cdp_session(page)
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    icons = json.loads(manifest["data"])["icons"]
    for icon in icons:
        answer = page.request.get(f"{host.address}/{icon['src'].removeprefix('./')}")
        assert answer.ok, icon
