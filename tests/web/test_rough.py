"""Rough handling: double clicks, held keys, lost connections, odd links, old storage."""

import json
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from tests.web.conftest import NOWHERE, NewPage
from tests.web.hold import hold
from tests.web.idle import finish_requests
from tests.web.quartino_table import QuartinoTable
from tests.web.server import Server
from tests.web.table import QuartoTable, new_room, open_game, open_room, rename, send
from tests.web.test_drag import drag_by_mouse
from tests.web.words import say

TWICE = "button => { button.click(); button.click(); }"
NO_COOKIES = "Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })"
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
DENIED = """
const deny = () => { throw new DOMException("denied", "SecurityError"); };
for (const store of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, store, { get: deny });
if (navigator.serviceWorker)
  Object.defineProperty(navigator.serviceWorker, "register", { value: async () => deny() });
"""


def api(page: Page, server: Server) -> str:
    """Return the API address of the game on a page."""
    return f"{server.address}/api/games/{page.url.partition('/g/')[2].partition('#')[0]}"


def moves(page: Page, server: Server) -> list[str]:
    """Return the moves of the game on a page."""
    entries = page.request.get(api(page, server)).json()["entries"]
    events = [each["event"] for each in entries]
    return [each["played"]["move"]["text"] for each in events if each["kind"] == "moved"]


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()


def say_good_luck(page: Page) -> None:
    page.get_by_role("button", name="Say something").click()
    page.locator("dialog").get_by_role("button", name="Good luck").click()


def test_a_second_click_takes_no_second_seat(new_page: NewPage, server: Server) -> None:
    ann, ben = new_page(NOWHERE), new_page(NOWHERE)
    path = new_room(ann, server, "quartino", "wheel", "me", "open", "open", "open")
    ben.goto(server.address + path)
    requests: list[str] = []
    ben.on("request", lambda request: requests.append(request.url))
    ben.get_by_role("button", name="Sit down and play").evaluate(TWICE)
    ben.get_by_text("(you)").wait_for()
    # A second request would have been sent with the first, before its answer.
    assert [url for url in requests if url.endswith("/seats")] == [f"{api(ben, server)}/seats"]
    expect(ben.get_by_text(say("page-free-seat"))).to_have_count(2)
    expect(ben.get_by_role("alert")).to_have_count(0)


def test_second_clicks_cause_no_errors_and_questions_close_with_the_game(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = open_room(new_page, server, "quarto", "CSHT!")
    tables = QuartoTable(ann), QuartoTable(ben)
    tables[0].button(say("page-offer-draw")).evaluate(TWICE)
    for button in (ann.locator("dialog .primary"), tables[1].button("Decline")):
        expect(button).not_to_have_attribute("aria-disabled", "true")
        button.evaluate(TWICE)
    # A draw can be offered once per turn.
    expect(tables[0].button(say("page-offer-draw"))).to_have_attribute("aria-disabled", "true")
    for page in (ann, ben):
        expect(page.locator(".refusal")).to_have_count(0)
    tables[0].button("Resign").click()
    resign(ben)
    tables[0].result.wait_for()
    expect(ann.locator("dialog")).to_have_count(0)
    for table in tables:
        rematch = table.button(say("page-rematch"))
        expect(rematch).not_to_have_attribute("aria-disabled", "true")
        rematch.evaluate(TWICE)
    QuartoTable(ben).wait("choose the first piece")
    QuartoTable(ann).wait("Waiting for Ben")


def test_an_earlier_position_stays_in_sight_while_the_other_plays(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = open_room(new_page, server, "quarto", "CSHT!")
    tables = QuartoTable(ann), QuartoTable(ben)
    tables[0].give("0")
    tables[1].place("a1")
    back = ann.get_by_role("button", name=say("page-back"))
    expect(ann.locator("[aria-label=Moves] li")).to_have_count(3)
    back.click()
    tables[0].wait("earlier position")
    tables[1].give("1")
    expect(ann.locator("[aria-label=Moves] li").last).to_contain_text("gives a piece (dark, ")
    expect(tables[0].square("a1")).to_have_attribute("aria-label", "a1, empty")
    ann.get_by_role("button", name=say("page-now")).first.click()
    tables[0].place("b1")
    tables[0].wait("choose")


def test_a_held_key_decides_once(new_page: NewPage, server: Server) -> None:
    ann, ben = open_room(new_page, server, "quartino", "wheel")
    table = QuartinoTable(ann)
    QuartinoTable(ben)
    ann.bring_to_front()
    ann.keyboard.press("r")
    ann.keyboard.press("3")
    for _ in range(5):
        ann.keyboard.down("Enter")
    ann.keyboard.up("Enter")
    table.button("Place the stone").wait_for()
    ann.keyboard.down("Enter")
    expect(table.sentence).to_contain_text(say("page-do-claim"))
    for _ in range(5):
        ann.keyboard.down("Enter")
    ann.keyboard.up("Enter")
    # Whatever the keys sent arrived before her phrase, which Ben receives.
    say_good_luck(ann)
    expect(ben.locator(".news")).to_contain_text("Good luck")
    assert moves(ann, server) == ["R3"]


def test_a_draft_survives_a_phrase_and_dropping_another_stone_plays_nothing(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = open_room(new_page, server, "quartino", "wheel")
    table = QuartinoTable(ann)
    QuartinoTable(ben)
    ann.locator('[data-colour="R"]').click()
    table.field(3).click()
    say_good_luck(ben)
    expect(table.news).to_contain_text("Good luck")
    expect(table.button("Place the stone")).to_be_enabled()
    drag_by_mouse(ann.locator('[data-colour="G"]'), table.field(3))
    expect(table.button("Place the stone")).to_be_enabled()
    assert moves(ann, server) == []


def test_an_invitation_works_on_a_page_that_already_shows_the_game(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = new_page(NOWHERE), new_page(NOWHERE)
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "quarto", "rules": "CSHT!", "seats": seats, "is_private": True, "starter": 1}
    room = ann.request.post(f"{server.address}/api/games", data=body).json()
    path = f"{server.address}/g/{room['id']}"
    ben.goto(path)
    ben.get_by_role("button", name="Sit down and play").click()
    expect(ben.get_by_role("alert")).to_contain_text("you need an invitation")
    ben.evaluate("hash => { location.hash = hash; }", f"invitation={room['invitation']}")
    ben.get_by_role("button", name="Sit down and play").click()
    QuartoTable(ben).wait("Waiting for")

    # The skip link must not overwrite the secret of a seat's link.
    device = new_page(f"/g/{room['id']}#seat={room['seats'][0]['token']}")
    QuartoTable(device).wait("choose the first piece")
    device.keyboard.press("Tab")
    device.keyboard.press("Enter")
    expect(device.locator("#main")).to_be_focused()
    device.reload()
    QuartoTable(device).wait("choose the first piece")


def test_a_seat_link_passes_on_its_invitation_and_follows_into_the_rematch(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = new_page(NOWHERE), new_page(NOWHERE)
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "quarto", "rules": "CSHT!", "seats": seats, "is_private": True, "starter": 1}
    room = ann.request.post(f"{server.address}/api/games", data=body).json()
    seat = f"/g/{room['id']}#seat={room['seats'][0]['token']}"
    # A seat's link opens only that seat.
    friend = new_page(seat)
    friend.get_by_text(say("page-waiting-for-others")).wait_for()
    finish_requests(friend)
    expect(friend.get_by_label("Invitation link")).to_have_count(0)
    device = new_page(f"{seat}&invitation={room['invitation']}")
    link = device.get_by_label("Invitation link").input_value()
    assert link.endswith(f"#invitation={room['invitation']}")
    ben.goto(link)
    ben.get_by_role("button", name=say("page-sit-down")).click()
    QuartoTable(ben)
    resign(ben)
    for page in (device, ben):
        page.get_by_role("button", name=say("page-rematch")).click()
    QuartoTable(ben).wait("choose the first piece")
    QuartoTable(device).wait("Waiting for")
    expect(device.get_by_role("button", name="Resign", exact=True)).to_have_count(1)
    assert room["id"] not in device.url


OLD = [
    {
        "plan": {"bots": None, "traits": None, "names": None},
        "settings": {"hasSeenTour": True, "theme": "sepia", "group": None},
    },
    {"plan": {"game": "chess", "opponent": "nobody", "players": 99, "bots": {"quarto": "gone"}}},
]


@pytest.mark.parametrize("kept", OLD)
def test_an_older_pages_storage_does_no_harm(new_page: NewPage, kept: dict[str, object]) -> None:
    page = new_page(NOWHERE)
    for key, value in kept.items():
        page.evaluate(f"kept => localStorage.setItem('fourfold-{key}', kept)", json.dumps(value))
    page.goto(urljoin(page.url, "/"))
    open_game(page, opponent="bot")
    QuartoTable(page).wait("Your turn")


def test_a_browser_that_stores_nothing_can_play(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    page.add_init_script(DENIED)
    page.add_init_script(NO_COOKIES)
    page.goto(server.address)
    open_game(page, "Novice", opponent="bot")
    page.get_by_role("button", name="Skip").click()
    table = QuartoTable(page)
    table.wait("Your turn")
    # The page can continue a game that it opened, even without a cookie.
    page.context.clear_cookies()
    page.reload()
    page.get_by_role("button", name="Skip").click()
    table.wait("Your turn")


def test_two_players_on_one_screen_need_no_cookies(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    page.add_init_script(NO_COOKIES)
    page.goto(server.address)
    open_game(page)
    table = QuartoTable(page)
    page.context.clear_cookies()
    page.reload()
    table.give("0")
    table.place("a1")
    table.give("1")
    table.place("b1")
    table.button(say("page-offer-draw")).click()
    table.button("Yes").click()
    expect(table.result).to_contain_text(f"{say('page-draw')} By agreement.")
    first = page.url
    table.button(say("page-rematch")).click()
    page.wait_for_url(lambda url: url != first)
    table.give("0")
    table.place("a1")


def test_default_names_are_translated(new_page: NewPage) -> None:
    page = new_page()
    open_game(page)
    players = page.get_by_role("list", name="Players")
    expect(players).to_contain_text("Player 1")
    # Lots are drawn for who starts, and the result is announced.
    expect(page.locator(".news")).to_contain_text("First to move: Player")
    page.locator("header select").select_option("cs")
    expect(page.locator("ul").filter(has_text="Hráč 1")).to_contain_text("Hráč 2")


def test_the_rules_lead_back_to_the_game(new_page: NewPage, server: Server) -> None:
    page = new_page("/rules/quarto")
    expect(page.get_by_role("link", name="Back to the game")).to_have_count(0)
    page.goto(server.address + new_room(page, server, "quarto", "CSHT!", "me", "bot"))
    QuartoTable(page).wait("Your turn")
    page.locator("header").get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="Back to the game").first.click()
    QuartoTable(page).wait("Your turn")


def test_a_request_to_a_busy_server_is_retried(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    path = new_room(page, server, "quarto", "CSHT!", "me", "bot")
    page.route("**/keys", lambda route: route.fulfill(status=503, body="<h1>busy</h1>"))
    page.goto(server.address + path)
    page.get_by_text("Trying again…").wait_for()
    page.get_by_role("button", name="Try again").wait_for()
    page.unroute("**/keys")
    QuartoTable(page).wait("Your turn")


def test_a_name_typed_before_the_server_answers_stays(new_page: NewPage) -> None:
    page = new_page("/rules/quarto")
    rename(page, "Ann")
    with hold(page, "**/api/me") as asked:
        with page.expect_request("**/api/me"):
            page.get_by_role("button", name="Your name").click()
        field = page.locator("dialog input")
        field.fill("Ben")
        with page.expect_response("**/api/me") as answer:
            asked[-1].continue_()
        answer.value.finished()
    finish_requests(page)
    expect(field).to_have_value("Ben")


def test_a_curtain_can_be_lifted_while_the_connection_is_lost(
    new_page: NewPage, server: Server
) -> None:
    page = new_page()
    path = new_room(page, server, "quartino", "wheel", "me", "me")
    page.goto(server.address + path)
    lift = page.get_by_role("button", name="show my cards")
    lift.click()
    QuartinoTable(page)
    send(page, server, path, "R1", ".")
    lift.wait_for()
    server.kill()
    lift.click()
    server.start()
    # The second player is at the screen, and sees their own cards.
    QuartinoTable(page)
    expect(page.locator(".sentence")).to_contain_text("place 1 stone")


def test_texts_that_fail_to_load_twice_arrive_in_the_end(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    failed: list[str] = []

    def fail_twice(route: Route) -> None:
        if len(failed) < 2:
            failed.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    page.route("**/assets/page-*.js", fail_twice)
    page.goto(server.address)
    page.get_by_role("heading", name="Play Quarto! or Quartino").wait_for()
    assert len(failed) == 2


def test_offline_the_page_says_so(new_page: NewPage, server: Server) -> None:
    ann, ben = new_page(NOWHERE), new_page(NOWHERE)
    path = new_room(ann, server, "quarto", "CSHT!", "me", "open")
    ben.goto(server.address + path)
    sit = ben.get_by_role("button", name="Sit down and play")
    sit.wait_for()
    ben.context.set_offline(True)
    sit.click()
    expect(ben.get_by_role("alert")).to_contain_text(say("page-offline"))
    ben.locator("header select").select_option("lt")
    failed = ben.locator("header").get_by_role("alert")
    expect(failed).to_have_text(say("page-language-failed", language="Lietuvių"))
    expect(ben.locator("header select")).to_have_value("en")
    ben.get_by_role("button", name="Your name").click()
    ben.locator("dialog input").fill("Ben")
    ben.locator("dialog").get_by_role("button", name="Save").click()
    expect(ben.locator("dialog").get_by_role("alert")).to_contain_text(say("page-offline"))
    ben.context.set_offline(False)
    ben.locator("dialog").get_by_role("button", name="Save").click()
    expect(ben.locator("dialog")).to_have_count(0)
    sit.click()
    QuartoTable(ben).wait("Waiting for")


def test_a_failed_copy_is_not_reported_as_copied(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    page.add_init_script(NO_CLIPBOARD)
    page.goto(server.address + new_room(page, server, "quarto", "CSHT!", "me", "open"))
    page.get_by_role("button", name=say("page-copy")).click()
    link = page.get_by_label("Invitation link")
    expect(link).to_be_focused()
    expect(page.get_by_role("button", name=say("page-copy"))).to_have_count(1)


def test_a_review_at_an_odd_address_opens_or_says_why_not(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(NOWHERE)
    waiting = new_room(page, server, "quarto", "CSHT!", "me", "open")
    page.goto(f"{server.address}{waiting}/review")
    expect(page.get_by_role("alert")).to_have_text(say("refusal-not-started"))
    page.goto(server.address + waiting)
    page.get_by_role("button", name=say("page-get-up")).click()
    page.get_by_text(say("page-room-closed")).wait_for()
    page.goto(f"{server.address}{waiting}/review")
    expect(page.get_by_role("alert")).to_contain_text(say("page-room-closed"))

    played = new_room(page, server, "quarto", "CSHT!", "me", "me")
    send(page, server, played, "=0", "a1", "=1")
    page.goto(f"{server.address}{played}/review#move=nowhere")
    page.get_by_text("Position 0 of 3").first.wait_for()
    page.evaluate("() => { location.hash = 'move=2'; }")
    page.get_by_text("Position 2 of 3").first.wait_for()


def test_leaving_at_once_leaves_no_connection_behind(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    path = new_room(page, server, "quarto", "CSHT!", "me", "bot")
    lines: list[WebSocket] = []
    page.on("websocket", lambda line: lines.insert(0, line))
    with hold(page, "**/keys") as asked:
        with page.expect_request("**/keys"):
            page.goto(server.address + path)
        page.get_by_role("link", name="Fourfold").click()
        page.get_by_role("heading", name="Play Quarto! or Quartino").wait_for()
        assert asked
        for route in asked:
            with page.expect_response("**/keys") as answer:
                route.continue_()
            answer.value.finished()
    # A connection opened by now would show in the next response.
    finish_requests(page)
    assert [line for line in lines if not line.is_closed()] == []


def test_hints_end_with_the_game(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    with hold(page, "**/api/analysis"):
        page.goto(server.address + new_room(page, server, "quarto", "CSHT!", "me", "bot"))
        table = QuartoTable(page)
        table.button("Hints").click()
        hint = page.get_by_text("Looking for a hint")
        hint.wait_for()
        resign(page)
        table.result.wait_for()
        expect(hint).to_have_count(0)


def test_a_player_who_left_is_asked_nothing_more(new_page: NewPage, server: Server) -> None:
    pages = [new_page(NOWHERE) for _ in range(3)]
    for page, name in zip(pages, ("Ann", "Ben", "Cid"), strict=True):
        rename(page, name)
    path = new_room(pages[0], server, "quartino", "wheel", "me", "open", "open")
    for page in pages[1:]:
        page.goto(server.address + path)
        page.get_by_role("button", name="Sit down and play").click()
        page.get_by_text("(you)").wait_for()
    QuartinoTable(pages[1])
    resign(pages[1])
    expect(pages[1].get_by_role("button", name="Resign", exact=True)).to_be_disabled()
    expect(pages[1].get_by_role("button", name=say("page-offer-draw"))).to_be_disabled()
    expect(pages[2].get_by_role("button", name="Resign", exact=True)).to_be_enabled()
