"""Whole games of Quartino on the page, each player with their own browser."""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from fourfold.games.game import Seat
from fourfold.games.quartino import Colour, End, Place
from tests.web.conftest import CALM, MOVING, NOWHERE, NewPage
from tests.web.cooperation import Cooperation
from tests.web.fit import fit
from tests.web.hold import hold
from tests.web.quartino_table import QuartinoTable, whole_position
from tests.web.server import Server
from tests.web.spoken import announce, expect_words
from tests.web.table import new_room, open_game, rename, send, set_up
from tests.web.words import say

EVENTS = ("declares Colour", "Column: the stack", "match. It goes back", "plays a card")

STICKING_OUT = """(turns) => turns.filter((turn) => {
    const row = turn.getBoundingClientRect();
    return [...turn.querySelectorAll(".soft, .played, .played > *")].some((each) => {
        const box = each.getBoundingClientRect();
        const isOutside = box.top < row.top || box.bottom > row.bottom || box.right > row.right;
        return isOutside || (each.matches(".soft") && each.scrollWidth > each.clientWidth);
    });
}).map((turn) => turn.title)"""
"""The turns in the list of moves that are not shown in full."""
COVERED_TICKS = """(stands) => stands.flatMap((stand) => {
    const ledge = stand.querySelector(".ledge").getBoundingClientRect();
    return [...stand.querySelectorAll(".tick")].map((tick) => tick.getBoundingClientRect().bottom)
        .filter((bottom) => bottom > ledge.top);
})"""
"""The lower edges of the ticks that a rack's ledge covers."""


@pytest.mark.parametrize("count", [2, 4])
def test_people_in_separate_browsers_play_to_the_last_card(new_page: NewPage, count: int) -> None:
    tables = _sit_down(new_page, count)
    position = whole_position([table.look() for table in tables.values()])
    names = {seat: table.names()[seat - 1] for seat, table in tables.items()}
    if count == 4:
        fit(tables[position.mover].page, [".others .held li"], (1440, 900))
    plan, announced = Cooperation(winner=position.mover), []
    while not position.outcome:
        mover, move = tables[position.mover], plan.choose(position)
        mover.wait(position)
        mover.check(position)
        mover.make(move)
        announced.append(announce(names, position, move))
        for seat, table in tables.items():
            expect_words(table.page, announce(names, position, move, seat))
        position = position.play(move)
    for words in EVENTS:
        assert any(words in each for each in announced), words
    for seat, table in tables.items():
        title = say("page-you-won") if seat == plan.winner else say("page-you-lost")
        expect(table.result).to_contain_text(title)
        expect(table.result).to_contain_text("last card")
        expect(table.page.locator("[aria-label^='Played: ']")).to_have_count(4)
        table.check(position)
        # Everybody sees the winning card on the wheel, highlighted for its winner; no phase is due.
        expect(table.page.locator(".wheel .frame")).to_have_count(1)
        won = table.page.locator(".wheel .frame.right")
        expect(won).to_have_count(1 if seat == plan.winner else 0)
        expect(table.page.locator(".phases")).not_to_be_visible()
        assert table.page.locator(".moves .turn").evaluate_all(STICKING_OUT) == []
        assert table.page.locator(".stand").evaluate_all(COVERED_TICKS) == []


def test_a_turn_without_a_possible_claim_ends_automatically_if_the_setting_is_on(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(NOWHERE)
    page.goto(server.address + new_room(page, server, "quartino", "wheel", "me", "me"))
    curtain = page.locator(".curtain button")
    curtain.click()
    table = QuartinoTable(page)
    table.make(Place(Colour.RED, 0))
    # Nothing can match, so the page suggests ending the turn.
    expect(table.button("End the turn")).to_be_enabled()
    expect(table.button("End the turn")).to_contain_class("primary")
    set_up(page, "page-setting-ends")
    # This includes the turn that was waiting: the curtain falls for the next player.
    curtain.click()
    table.make(Place(Colour.YELLOW, 1))
    curtain.click()
    table.make(Place(Colour.GREEN, 2))
    curtain.click()
    # Four colours around the hub: a card may match, so each player decides, whatever they hold.
    table.make(Place(Colour.BLUE, 3))
    expect(table.sentence).to_contain_text(say("page-do-claim"))
    expect(table.button("End the turn")).not_to_contain_class("primary")
    table.make(End())
    curtain.wait_for()


def test_all_moves_since_your_last_turn_are_listed(new_page: NewPage, server: Server) -> None:
    page = new_page(NOWHERE, viewport={"width": 360, "height": 740})
    path = new_room(page, server, "quartino", "wheel", "me", "me", "me", "me")
    send(page, server, path, "R1", ".", "Y2", ".", "G3", ".", "B4", ".", "R5", ".", "Y6", ".")
    page.goto(server.address + path)
    page.locator(".curtain button").click()
    turns = page.get_by_role("list", name=say("page-since")).get_by_role("listitem")
    expect(turns).to_have_count(3)
    for turn, words in zip(
        turns.all(),
        ("blue stone on field 4", "red stone on field 5", "yellow stone on field 6"),
        strict=True,
    ):
        expect(turn).to_contain_text(words)
        expect(turn.locator("svg")).to_have_count(1)
    # During the player's own turn the others' moves stay.
    QuartinoTable(page).make(Place(Colour.GREEN, 7))
    expect(page.locator(".sentence")).to_contain_text(say("page-do-claim"))
    expect(turns).to_have_count(3)


def _sit_down(new_page: NewPage, count: int) -> dict[Seat, QuartinoTable]:
    # Two players with animations; with four it would only take longer.
    options = MOVING if count == 2 else CALM
    host = new_page(**options)
    rename(host, "Ann")
    host.get_by_role("radio", name="Quartino").check()
    host.locator("summary").click()
    host.get_by_role("button", name=str(count), exact=True).click()
    open_game(host, opponent="friend")
    host.locator("input[readonly]").wait_for()
    path = "/" + host.locator("input[readonly]").input_value().split("/", 3)[3]
    guests = [new_page(NOWHERE, **options) for _ in range(count - 1)]
    for page, name in zip(guests, ("Ben", "Cem", "Dita"), strict=False):
        rename(page, name)
        page.goto(urljoin(page.url, path))
        page.get_by_role("button", name=say("page-sit-down")).click()
    tables = [QuartinoTable(page) for page in (host, *guests)]
    return {table.look()[0]: table for table in tables}


def test_a_wrong_claim_is_shown_to_all_and_the_card_goes_back(new_page: NewPage) -> None:
    tables = _sit_down(new_page, 2)
    position = whole_position([table.look() for table in tables.values()])
    table = tables[position.mover]
    other = tables[3 - position.mover]
    table.wait(position)
    plan = Cooperation(winner=3 - position.mover)
    for _ in range(2):
        move = plan.choose(position)
        table.wait(position)
        table.make(move)
        position = position.play(move)
    expect(other.page.locator(".news.bad")).to_contain_text("match. It goes back")
    # The window and the colours that the card needs are drawn on everybody's board.
    expect(other.page.locator(".wheel .frame.wrong")).to_have_count(1)
    expect(other.page.locator("section.rack:not(.mine)")).to_contain_text("4 cards left")
    other.wait(position)


def test_the_claim_button_says_that_a_card_comes_first(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "Quartino")
    page.locator(".curtain button").click()
    table = QuartinoTable(page)
    claim = page.locator(".actions .claim")
    # There is nothing to claim yet.
    expect(claim).to_have_text(say("page-claim"))
    table.make(Cooperation(winner=1).choose(table.look()[1]))
    expect(claim).to_have_text(say("page-claim-choose"))
    expect(claim).to_be_disabled()
    before = claim.bounding_box()
    page.locator(".rack.mine [data-card]").first.click()
    expect(claim).to_have_text(say("page-claim"))
    expect(claim).to_be_enabled()
    assert claim.bounding_box() == before


def test_the_curtain_hides_the_cards_until_their_holder_is_there(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "Quartino")
    page.locator(".curtain button").wait_for()
    assert not page.locator("[data-field]").count()
    page.locator(".curtain button").click()
    table = QuartinoTable(page)
    _, position = table.look()
    plan = Cooperation(winner=position.mover)
    table.make(plan.choose(position))
    table.button("End the turn").click()
    page.locator(".curtain button").wait_for()
    assert not page.locator("[aria-label^='Card: ']").count()


def test_a_late_answer_shows_nobody_another_players_cards(
    new_page: NewPage, server: Server
) -> None:
    page = new_page()
    with hold(page, "**/moments?*") as held:
        # Only a server answers late.
        page.goto(server.address + new_room(page, server, "quartino", "wheel", "me", "me"))
        page.locator(".curtain button").click()
        table = QuartinoTable(page)
        table.make(Cooperation(winner=1).choose(table.look()[1]))
        with page.expect_request("**/moments?*"):
            table.button(say("page-back")).click()
        table.button("End the turn").click()
        page.locator(".curtain button").click()
        expect(table.sentence).to_contain_text("place 1 stone.")
        cards = page.locator(".rack.mine [aria-label^='Card: ']")
        expect(cards).to_have_count(4)
        labels = [card.get_attribute("aria-label") for card in cards.all()]
        with page.expect_response("**/moments?*") as answer:
            held[-1].continue_()
        answer.value.finished()
    page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
    expect(table.sentence).to_contain_text("place 1 stone.")
    assert [card.get_attribute("aria-label") for card in cards.all()] == labels
