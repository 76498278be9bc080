"""The start page: who starts, and the time per turn."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.table import QuartoTable

SECONDS_LEFT = re.compile(r"^4\d\d seconds left$")


def lose(page: Page, address: str) -> None:
    """Let the player to move resign, ask for a rematch, and wait for it."""
    table = QuartoTable(page)
    table.button("Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    table.button("Rematch").click()
    page.wait_for_url(lambda url: url != address and "/g/" in url)


@pytest.mark.needs_chromium(
    because="the driver of Firefox appends to a number instead of filling it in"
)
def test_the_agreed_starter_and_turn_time_hold_for_every_game(
    new_page: NewPage,
) -> None:
    page = new_page(viewport={"width": 320, "height": 640})
    page.get_by_role("radio", name="On this screen").check()
    for seat, name in enumerate(("Ann", "Ben"), 1):
        page.get_by_role("textbox", name=f"Player {seat}").fill(name)
    page.locator("summary").click()
    page.get_by_role("group", name="Who starts?").get_by_role("radio", name="Ben").check()
    page.get_by_role("checkbox", name="The loser starts the next game (house rule)").uncheck()
    limits = page.get_by_role("group", name="Time per turn")
    places = [limits.get_by_role("radio").nth(index) for index in range(3)]
    before = [place.bounding_box() for place in places]
    seconds = limits.get_by_role("spinbutton", name="Seconds")
    play = page.locator("button[type=submit]")
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
    game = page.request.get(page.url.replace("/g/", "/api/games/")).json()
    assert game["room"]["rules"]["key"] == "CSHT!/450"


def test_the_loser_starts_the_next_game_where_it_was_chosen_and_it_is_said(
    new_page: NewPage,
) -> None:
    page = new_page()
    page.get_by_role("radio", name="On this screen").check()
    page.get_by_role("radio", name="Quartino").check()
    page.locator("summary").click()
    loser = page.get_by_role("checkbox", name="The loser starts the next game (house rule)")
    expect(loser).not_to_be_checked()
    page.get_by_role("button", name="3", exact=True).click()
    expect(loser).to_be_disabled()
    page.get_by_role("radio", name="Quarto!").check()
    expect(loser).to_be_checked()
    page.locator("button[type=submit]").click()
    table = QuartoTable(page)
    table.button("Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    expect(table.result).to_contain_text("The loser starts the next game (house rule)")
