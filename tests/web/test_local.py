"""Games in the browser: reloads, several tabs, links, and no network."""

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.conftest import NewPage
from tests.web.idle import finish_requests
from tests.web.local_game import IS_KEPT, read_room, wait_until
from tests.web.server import Server
from tests.web.still import open_watched
from tests.web.table import QuartoTable, open_game
from tests.web.test_drag import drag_by_mouse
from tests.web.watcher import find_faults
from tests.web.words import say


def test_two_tabs_share_a_game_and_a_reload_loses_nothing(new_page: NewPage) -> None:
    page = new_page()
    open_game(page)
    table = QuartoTable(page)
    table.play("=0", "a1")
    tab = page.context.new_page()
    tab.goto(page.url)
    other = QuartoTable(tab)
    other.play("=1", "b1")
    # What happens in one tab is seen in the other.
    expect(table.square("b1")).not_to_have_attribute("aria-label", "b1, empty")
    table.give("2")
    other.place("c1")
    table.wait("choose")
    page.reload()
    table.wait("choose")
    match = read_room(page).match
    assert match is not None
    moves = [match.game.format_move(move) for move in match.moves]
    assert moves == ["=0", "a1", "=1", "b1", "=2", "c1"]


@pytest.mark.parametrize("is_dropped", [False, True])
def test_a_move_that_the_board_shows_survives_an_immediate_reload(
    new_page: NewPage, is_dropped: bool
) -> None:
    page = new_page()
    open_game(page)
    table = QuartoTable(page)
    table.play("=0", "a1")
    table.wait("choose")
    # The core, which decides moves, no longer answers on this page.
    page.evaluate("() => { Worker.prototype.postMessage = () => {}; }")
    if is_dropped:
        drag_by_mouse(page.locator('[data-piece="1"]'), page.locator("figure.hand"))
        page.locator(".undo").wait_for()
    else:
        table.give("1")
    page.reload()
    table.wait("place the piece")
    match = read_room(page).match
    assert match is not None
    assert [match.game.format_move(move) for move in match.moves] == ["=0", "a1", "=1"]


def test_a_game_continues_in_another_browser_through_its_link(new_page: NewPage) -> None:
    page, elsewhere = new_page(), new_page("/rules/quarto")
    open_game(page)
    table = QuartoTable(page)
    table.play("=0", "a1")
    table.button(say("page-take-along")).click()
    link = page.locator("dialog input")
    expect(link).to_have_value(re.compile("#game="))
    # No other device reaches this server: the dialog says so, and has no QR code for one.
    dialog = page.locator("dialog")
    expect(dialog).to_contain_text(say("page-take-along-about", secrets="no"))
    expect(dialog.get_by_text(say("page-local-only"))).to_be_visible()
    expect(dialog.get_by_role("img")).to_have_count(0)
    elsewhere.goto(link.input_value())
    QuartoTable(elsewhere).play("=1", "b1")
    elsewhere.goto(link.input_value()[:-9])
    expect(elsewhere.get_by_role("alert")).to_have_text(say("page-bad-link"))


@pytest.mark.needs_chromium(because="Firefox's driver can't cut the network")
def test_a_servers_page_plays_on_without_the_server(new_page: NewPage, server: Server) -> None:
    page = new_page(service_workers="allow")
    open_game(page, "Novice", opponent="bot")
    table = QuartoTable(page)
    table.wait("Your turn")
    wait_until(page, IS_KEPT)
    server.kill()
    page.reload()
    table.wait("Your turn")
    page.locator("header a.home").click()
    expect(page.locator(".own a.game")).to_have_count(1)
    expect(page.get_by_text(say("page-offline")).first).to_be_visible()
    open_game(page)
    table.play("=0", "a1")


# The start page has a board too.
SPOTS = ".table :is([data-square], [data-field])"
MOVES = ".tray .open, [data-square].open"


def test_a_new_games_board_is_drawn_before_the_core_loads_and_nothing_moves_then(
    browser: Browser, server: Server
) -> None:
    page = open_watched(browser, server, (1280, 800), "en")
    held: list[Route] = []
    page.context.route("**/core-*.wasm", lambda route: held.append(route))
    page.goto(server.address)
    open_game(page, opponent="bot")
    page.locator(SPOTS).first.wait_for()
    page.locator(".table .status").wait_for()
    assert page.locator(MOVES).count() == 0
    before = page.locator(SPOTS).first.bounding_box()
    while not held:
        page.wait_for_timeout(50)
    for route in held:
        route.continue_()
    page.locator(MOVES).first.wait_for()
    finish_requests(page)
    assert page.locator(SPOTS).first.bounding_box() == before
    assert find_faults(page) == []
    page.context.close()


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=["phone", "desk"])
@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_a_reopened_game_shows_its_board_before_the_core_loads_and_nothing_moves_then(
    browser: Browser, server: Server, game: str, size: tuple[int, int]
) -> None:
    page = open_watched(browser, server, size, "en")
    page.goto(server.address)
    page.get_by_role("radio", name=say(f"play-title-{game}")).check()
    open_game(page, opponent="bot")
    page.locator(SPOTS).first.wait_for()
    held: list[Route] = []
    page.context.route("**/core-*.wasm", lambda route: held.append(route))
    with page.context.expect_event("request", lambda request: request.url.endswith(".wasm")):
        page.reload()
    page.locator(SPOTS).first.wait_for()
    assert page.get_by_text(say("page-loading")).count() == 0
    # The core was requested after the board was drawn; until it arrives, nobody can move.
    page.locator(".table .status").wait_for()
    assert page.locator(MOVES).count() == 0
    assert held
    before = page.locator(SPOTS).first.bounding_box()
    for route in held:
        route.continue_()
    page.locator(MOVES).first.wait_for()
    finish_requests(page)
    assert page.locator(SPOTS).first.bounding_box() == before
    assert find_faults(page) == []
    page.context.close()
