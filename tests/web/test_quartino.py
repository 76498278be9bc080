"""Whole games of Quartino on the page, each player with a browser of their own."""

import re

import pytest
from playwright.sync_api import Page

from tests.web.conftest import NewPage
from tests.web.table import open_game


class Player:
    """Somebody at a table of Quartino, who builds their own cards, each at a window of its own."""

    def __init__(self, page: Page, window: int) -> None:
        self.page = page
        self.window = window
        self.fields = [0, *((window - 1 + step) % 8 + 1 for step in range(3))]

    @property
    def sentence(self) -> str:
        return self.page.locator(".sentence").inner_text()

    @property
    def is_over(self) -> bool:
        return self.page.locator("section[aria-label=Result]").count() > 0

    def button(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def cards(self) -> list[str]:
        cards = self.page.locator(".mine [data-card]")
        return [cards.nth(i).get_attribute("data-card") or "" for i in range(cards.count())]

    def top(self, field: int) -> str:
        label = self.page.locator(f'[data-field="{field}"]').get_attribute("aria-label") or ""
        found = re.search(r"on top (red|yellow|green|blue)", label)
        return found[1][0].upper() if found else ""

    def place(self, colour: str, field: int) -> None:
        self.page.locator(f'[data-colour="{colour}"]').click()
        self.page.locator(f'[data-field="{field}"]').click()
        self.button("Place the stone")

    def claim(self, card: str, window: int) -> None:
        self.page.locator(f'.mine [data-card="{card}"]').click()
        for _ in range(window - 1):
            self.button("Turn the card on")
        self.button("Claim QUARTINO")


@pytest.mark.parametrize("count", [2, 4])
def test_people_play_in_separate_browsers_with_every_kind_of_move(
    new_page: NewPage, count: int
) -> None:
    host = new_page()
    host.get_by_role("radio", name="Quartino").check()
    host.locator("summary").click()
    host.get_by_role("button", name=str(count), exact=True).click()
    open_game(host, "A friend")
    host.locator("input[readonly]").wait_for()
    path = "/" + host.locator("input[readonly]").input_value().split("/", 3)[3]
    pages = [host, *(new_page(path) for _ in range(count - 1))]
    for page in pages:
        page.locator("[data-field]").first.wait_for()
        page.locator(".mine [data-card], .mine li").first.wait_for()
    told: set[str] = set()
    players = [Player(page, 1) for page in pages]
    for page in pages:
        page.locator(".sentence").wait_for()
    for _ in range(60):
        mover = next((p for p in players if "Your turn" in p.sentence), None)
        if mover is None:
            host.wait_for_timeout(200)
            continue
        _move(mover, told)
        mover.page.wait_for_timeout(250)
        if {"declared", "wrong", "column"} <= told:
            break
    assert {"declared", "wrong", "column"} <= told


def _move(player: Player, told: set[str]) -> None:
    """Make a move that shows something new, as far as one can."""
    sentence = player.sentence
    if "Declare Colour" in sentence:
        player.button("Colour +")
        player.page.locator(".news").filter(has_text="declares Colour").wait_for()
        told.add("declared")
    elif "claim" in sentence:
        cards = player.cards()
        if "wrong" not in told and cards:
            player.claim(cards[0], 2)
            news = player.page.locator(".news").filter(has_text="does not match")
            right = player.page.locator(".news").filter(has_text="lays")
            news.or_(right).first.wait_for()
            told.add("wrong")
        else:
            player.button("End the turn")
    elif "place" in sentence:
        colour = next(
            c
            for c in "RYGB"
            if player.page.locator(f'[data-colour="{c}"]').get_attribute("aria-disabled") != "true"
        )
        player.place(colour, 8)
    if player.page.locator(".news").filter(has_text="Column:").count():
        told.add("column")


def test_a_pattern_is_built_and_claimed(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "Quartino", "At this screen")
    for _ in range(80):
        page.locator(".curtain, .sentence").first.wait_for()
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
            page.locator("[data-field]").first.wait_for()
        player = Player(page, 1)
        sentence = player.sentence
        if "Declare Colour" in sentence:
            page.keyboard.press("-")
        elif "claim" in sentence:
            fits = [c for c in player.cards() if [player.top(f) for f in player.fields] == list(c)]
            if fits:
                player.claim(fits[0], 1)
                page.locator(".news.good").filter(has_text="QUARTINO!").wait_for()
                return
            player.button("End the turn")
            page.locator(".curtain").wait_for()
        elif sentence.startswith("Player 1"):
            card = _card_of(player)
            field, colour = next(
                ((f, c) for f, c in zip(player.fields, card, strict=True) if player.top(f) != c),
                (5, "R"),
            )
            player.place(colour, field)
        else:
            player.place("B", 6)
        page.wait_for_timeout(150)
    pytest.fail("no pattern was completed")


def _card_of(player: Player) -> str:
    """Return the first card in the rack, by what a screen reader says of it."""
    labels = player.page.locator(".mine [aria-label^='Card ']")
    label = labels.first.get_attribute("aria-label") or ""
    return "".join(word[0].upper() for word in re.findall(r"red|yellow|green|blue", label))


def test_the_curtain_hides_the_cards_until_their_holder_is_there(new_page: NewPage) -> None:
    page = new_page()
    open_game(page, "Quartino", "At this screen")
    page.locator(".curtain button").wait_for()
    assert not page.locator("[data-field]").count()
    page.locator(".curtain button").click()
    player = Player(page, 1)
    page.locator("[data-field]").first.wait_for()
    player.place("R", 1)
    player.button("End the turn")
    page.locator(".curtain button").wait_for()
    assert not page.locator("[aria-label^='Card ']").count()
