"""Home: the first game, your own games, lists, and the options."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import MOVING, NOWHERE, NewPage
from tests.web.local_game import read_room
from tests.web.server import Server
from tests.web.table import GAME, QuartoTable, new_room, open_room, send
from tests.web.words import say

SECONDS_LEFT = re.compile(r"^4\d\d seconds left$")


def lose(page: Page, address: str) -> None:
    """Let the player to move resign, ask for a rematch, and wait for it."""
    table = QuartoTable(page)
    table.button("Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    table.button("Rematch").click()
    page.wait_for_url(lambda url: url != address and GAME.search(url) is not None)


@pytest.mark.needs_chromium(because="Firefox's driver appends to a number instead of filling it in")
def test_the_agreed_starter_and_turn_time_apply_to_every_game(
    new_page: NewPage,
) -> None:
    page = new_page(viewport={"width": 320, "height": 640})
    page.locator("summary").click()
    for seat, name in enumerate(("Ann", "Ben"), 1):
        page.get_by_role("textbox", name=f"Player {seat}").fill(name)
    page.get_by_role("group", name="Who starts?").get_by_role("radio", name="Ben").check()
    page.get_by_role("checkbox", name="The loser starts the next game (house rule)").uncheck()
    limits = page.get_by_role("group", name="Time per turn")
    places = [limits.get_by_role("radio").nth(index) for index in range(3)]
    before = [place.bounding_box() for place in places]
    seconds = limits.get_by_role("spinbutton", name="Seconds")
    play = page.locator("button[value=screen]")
    seconds.fill("3")
    expect(places[2]).to_be_checked()
    bad = page.get_by_role("alert")
    expect(bad).to_have_text("The time must be a whole number of seconds from 5 to 86,400.")
    expect(seconds).to_have_accessible_description(bad.inner_text())
    expect(play).to_be_disabled()
    seconds.fill("450")
    expect(bad).to_have_count(0)
    # Nothing has moved under the finger, whatever was chosen.
    assert [place.bounding_box() for place in places] == before
    play.click()
    for _ in range(3):
        QuartoTable(page).wait("Ben")
        expect(page.get_by_role("timer")).to_have_attribute("aria-label", SECONDS_LEFT)
        lose(page, page.url)
    assert read_room(page).plan.rules == "CSHT!/450"


def test_the_loser_starts_the_next_game_if_chosen_and_the_page_says_so(
    new_page: NewPage,
) -> None:
    page = new_page()
    page.get_by_role("radio", name="Quartino").check()
    page.locator("summary").click()
    loser = page.get_by_role("checkbox", name="The loser starts the next game (house rule)")
    expect(loser).not_to_be_checked()
    page.get_by_role("button", name="3", exact=True).click()
    expect(loser).to_be_disabled()
    page.get_by_role("radio", name="Quarto!").check()
    expect(loser).to_be_checked()
    page.locator("button[value=screen]").click()
    table = QuartoTable(page)
    table.button("Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    expect(table.result).to_contain_text("The loser starts the next game (house rule)")


COUNT_CLICKS = """
addEventListener("click", ({ isTrusted }) => {
  if (isTrusted) sessionStorage.clicks = 1 + Number(sessionStorage.clicks ?? 0);
}, true);
"""


def test_a_newcomer_makes_the_first_move_after_at_most_two_clicks(new_page: NewPage) -> None:
    page = new_page()
    page.evaluate("() => localStorage.setItem('fourfold-settings', '{}')")
    page.add_init_script(COUNT_CLICKS)
    page.reload()
    page.locator("form .board").wait_for()
    page.locator("button[value=bot]").click()
    table = QuartoTable(page)
    table.wait("Your turn")
    # The tour is only offered: the next click chooses the first piece or space.
    page.locator(".tour").wait_for()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("() => Number(sessionStorage.clicks)") == 1
    before = page.locator("[aria-label=Moves] li").count()
    if "first piece" in table.sentence.inner_text():
        table.give("0")
    else:
        empty = page.locator("[data-square][aria-label$=', empty']").first
        table.place(empty.get_attribute("data-square") or "")
    expect(page.locator("[aria-label=Moves] li")).not_to_have_count(before)


def test_the_board_plays_by_itself_unless_motion_is_off(new_page: NewPage) -> None:
    moving = new_page(**MOVING)
    pieces = moving.locator("form .board [data-square]:not([aria-label=''])")
    pieces.first.wait_for(state="attached")
    drawn = moving.locator("form .board svg").last
    first = drawn.inner_html()
    moving.wait_for_function(
        "(first) => document.querySelectorAll('form .board svg')[1].innerHTML !== first", arg=first
    )
    pause = moving.get_by_role("button", name=say("page-demo-pause"))
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    # Nothing in it can be reached by keyboard.
    assert moving.locator("form [inert] .board").count() == 1
    still = new_page()
    still.locator("form .board .plaque").wait_for()
    expect(still.get_by_role("button", name=say("page-demo-pause"))).to_have_count(0)


def test_games_that_await_your_move_come_first_and_show_in_the_tab(
    new_page: NewPage, server: Server
) -> None:
    ann, ben = open_room(new_page, server, "quarto", "CSHT!")
    QuartoTable(ann).wait("Your turn")
    path = new_room(ben, server, "quarto", "CSHT!", "me", "me")
    ben.goto(server.address)
    resume = ben.locator("section.resume")
    expect(resume.locator("a.game")).to_have_count(2)
    expect(ben).to_have_title("Fourfold")
    icon = ben.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon.svg")
    QuartoTable(ann).give("5")
    turn = ben.locator("section.turn")
    expect(turn.locator("a.game")).to_contain_text("Ann")
    expect(turn.locator("h2")).to_contain_text("1")
    expect(resume.locator("a.game")).to_have_attribute("href", path)
    expect(ben).to_have_title("(1) Fourfold")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    turn.locator("a.game").click()
    table = QuartoTable(ben)
    table.wait("place the piece")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    table.place("b2")
    table.give("6")
    expect(icon).to_have_attribute("href", "/icon.svg")


def test_rows_stay_under_the_pointer_when_lists_refresh(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE)
    first = new_room(page, server, "quarto", "CSHT!", "me", "me")
    page.goto(server.address)
    row = page.locator("section.resume a.game")
    row.hover()
    before = row.bounding_box()
    with page.expect_response("**/lobby"):
        new_room(page, server, "quarto", "CSHT!", "me", "me")
    with page.expect_response("**/lobby"):
        pass
    expect(row).to_have_attribute("href", first)
    assert row.bounding_box() == before
    page.mouse.move(5, 5)
    expect(row).to_have_count(2)


def test_a_list_shows_the_result_and_how_long_ago_it_was(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE, locale="en-GB")
    path = new_room(page, server, "quarto", "CSHT", "me", "me")
    send(page, server, path, "=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1")
    new_room(page, server, "quarto", "CSHT", "me", "open")
    page.goto(server.address)
    # A free seat isn't a player's name.
    waiting = page.locator("section.resume a.game")
    expect(waiting).to_contain_text(say("page-seats-free", count=1))
    expect(waiting.locator(".names")).to_have_text("")
    row = page.locator(f"a.game[href='{path}/review']")
    expect(row).to_contain_text(re.compile("Winner: (Ann|Ben)"))
    expect(row.locator("time")).to_have_text(re.compile("^(now|1 minute ago)$"))
    expect(row.locator("time")).to_have_attribute("title", re.compile(r"^\d+ \w+ \d{4}"))


def test_nothing_covers_the_demos_pause_button(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, **MOVING)
    page.locator(".living [data-square]").first.wait_for(state="attached")
    covered = page.evaluate(
        """() => {
            // What is inert can't be hit, but it can cover.
            document.querySelector(".living .stage").inert = false;
            const button = document.querySelector(".living button");
            const box = button.getBoundingClientRect();
            const shares = [0.25, 0.5, 0.75];
            return shares.flatMap((x) => shares.map((y) => [x, y])).filter(([x, y]) => {
                const [left, top] = [box.x + x * box.width, box.y + y * box.height];
                return !button.contains(document.elementFromPoint(left, top));
            });
        }"""
    )
    assert covered == []


def test_the_chosen_level_is_marked_after_switching_games(new_page: NewPage) -> None:
    page = new_page()
    page.locator("summary").click()
    levels = page.get_by_role("radiogroup", name=say("start-bot"))
    levels.get_by_role("radio").first.check()
    for game in ("Quartino", "Quarto!"):
        page.get_by_role("radio", name=game).check()
        expect(levels.get_by_role("radio", checked=True)).to_have_count(1)
