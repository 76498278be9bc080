"""The faces of the page: each scene brings one after the other, and has a picture of it taken."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.finished import MISSED, play_out, quartino_moves
from tests.web.table import QuartoTable, open_game

Take = Callable[[str], None]
Scene = Callable[[Page, str, Take], None]

CHANGE = """
localStorage.setItem("fourfold-settings", JSON.stringify({
  ...JSON.parse(localStorage.getItem("fourfold-settings") ?? "{}"), ...CHOICE }));
"""


def choose(page: Page, choice: str) -> None:
    """Change what this browser likes, as `{ hasHints: true }`, and load the page again."""
    page.evaluate(CHANGE.replace("CHOICE", choice))
    page.reload()


def start(page: Page, address: str, take: Take) -> None:
    """Show the start page for each kind of opponent, with the rules open for each game."""
    page.goto(address)
    page.locator("form").wait_for()
    take("start")
    page.locator("summary").click()
    page.get_by_role("radio", name="At this screen").check()
    take("start-screen-rules")
    page.get_by_role("radio", name="Quartino").check()
    page.get_by_role("button", name="4", exact=True).click()
    take("start-quartino-rules")
    page.locator("summary").click()
    page.get_by_role("radio", name="A friend").check()
    take("start-friend")
    page.locator("header button").first.click()
    take("dialog-name")


def invitation(page: Page, address: str, take: Take) -> None:
    """Show the wait for a friend, and the lists with that game and others in them."""
    page.goto(address)
    open_game(page, "Quarto!", "A friend")
    page.locator("input[readonly]").wait_for()
    take("invitation")
    page.goto(address)
    page.get_by_text("Continue").first.wait_for()
    take("lists")


def quarto(page: Page, address: str, take: Take) -> None:
    """Show a game of Quarto! from the first piece to the result, with a wrong call on the way."""
    page.goto(address)
    open_game(page, "Quarto!", "At this screen")
    table = QuartoTable(page)
    table.wait("choose the first piece")
    take("quarto-first")
    table.play("=5", "b3", "=A", "c2", "=7", "a4", "=2", "d3", "=B", "a2", "=C", "d1")
    table.wait("choose")
    table.button("QUARTO!").click()
    for square in ("a4", "b3", "c2"):
        table.square(square).click()
    take("quarto-marking")
    table.square("d1").click()
    page.locator(".actions .call").click()
    page.locator(".news.bad").wait_for()
    take("quarto-wrong")
    page.locator('[data-piece="1"]').click()
    take("quarto-giving")
    table.button("Give this piece").click()
    table.wait("place the piece")
    table.square("b1").click()
    take("quarto-placing")
    table.button("Place it here").click()
    table.play("=9")
    table.play("c1", "=D", "a1")
    table.wait("choose")
    table.call("a1", "b1", "c1", "d1")
    table.result.wait_for()
    take("quarto-result")


def quarto_bot(page: Page, address: str, take: Take) -> None:
    """Show the tour of a first game, hints, and the dialogs of the menu."""
    page.goto(address)
    choose(page, "{ hasSeenTour: false }")
    open_game(page, "Quarto!", "A bot", "Casual")
    page.locator("dialog").wait_for()
    for step in range(1, 5):
        take(f"tour-quarto-{step}")
        page.locator("dialog .primary").click()
    page.get_by_role("button", name="Hints", exact=True).click()
    page.wait_for_timeout(4_000)
    take("quarto-hints")
    page.get_by_role("button", name="Resign", exact=True).click()
    take("dialog-resign")
    page.keyboard.press("Escape")
    page.locator("nav").get_by_role("button", name="Rules").click()
    page.locator("article").wait_for()
    take("dialog-rules")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hints", exact=True).click()


def quartino(page: Page, address: str, take: Take) -> None:
    """Show a game of Quartino at one screen: stacks, Colour, Column, claims, the curtain."""
    page.goto(address)
    choose(page, "{ hasSeenQuartinoTour: true, isOneClick: false }")
    open_game(page, "Quartino", "At this screen")
    page.locator(".curtain").wait_for()
    take("curtain")
    seen: set[str] = set()
    plan = iter(list(zip("RRGBYRGY", "88010203", strict=True)) * 9)
    for _ in range(60):
        page.wait_for_timeout(150)
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
            page.locator("[data-field]").first.wait_for()
            continue
        sentence = page.locator(".sentence").inner_text()
        news = page.locator(".news").filter(has_text="Column")
        if news.count() and "column" not in seen:
            seen.add("column")
            take("quartino-column")
        if "Declare Colour" in sentence:
            if "colour" not in seen:
                seen.add("colour")
                take("quartino-colour")
                page.locator('[data-field="0"]').click(button="right")
                take("quartino-opened")
                page.locator('[data-field="0"]').click(button="right")
            page.keyboard.press("+")
        elif "claim" in sentence:
            page.locator(".mine [data-card]").first.click()
            page.get_by_role("button", name="Turn the card forward", exact=True).click()
            if "claim" not in seen and "colour" in seen:
                seen.add("claim")
                take("quartino-claim")
                page.locator(".actions .call").click()
                page.wait_for_timeout(400)
                if page.locator(".curtain").count():
                    page.locator(".curtain button").click()
                    page.locator("[data-field]").first.wait_for()
                take("quartino-wrong")
            else:
                page.get_by_role("button", name="End the turn", exact=True).click()
        else:
            colour, field = next(plan)
            page.locator(f'[data-colour="{colour}"]').click()
            page.locator(f'[data-field="{field}"]').click()
            if "draft" not in seen:
                seen.add("draft")
                take("quartino-placing")
            page.get_by_role("button", name="Place the stone", exact=True).click()
        if {"claim", "column"} <= seen:
            break


def quartino_bot(page: Page, address: str, take: Take) -> None:
    """Show Quartino against bots: four at the table, and the end after giving up."""
    page.goto(address)
    page.locator("input[value=quartino]").check()
    page.locator("summary").click()
    page.get_by_role("button", name="4", exact=True).click()
    open_game(page, "A bot")
    page.locator("[data-field]").first.wait_for()
    page.locator(".sentence.mine").wait_for()
    take("quartino-four")
    page.get_by_role("button", name="Resign", exact=True).click()
    page.locator("dialog .call").click()
    page.wait_for_timeout(1_500)
    take("quartino-result")


def texts(page: Page, address: str, take: Take) -> None:
    """Show the rules of both games, an address without a page, and no connection."""
    for game in ("quarto", "quartino"):
        page.goto(f"{address}/rules/{game}")
        page.locator("article").wait_for()
        take(f"rules-{game}")
    page.goto(f"{address}/g/nothere1")
    page.locator("h1").wait_for()
    take("no-game")
    page.goto(f"{address}/nothing/here")
    page.wait_for_timeout(300)
    take("no-page")
    page.goto(address)
    page.locator("form").wait_for()
    page.context.set_offline(True)
    page.wait_for_timeout(300)
    take("offline")
    page.context.set_offline(False)


def people(page: Page, address: str, take: Take) -> None:
    """Show a game between two browsers: phrases, an offer of a draw."""
    page.goto(address)
    open_game(page, "Quarto!", "A friend")
    page.locator("input[readonly]").wait_for()
    link = page.locator("input[readonly]").input_value()
    browser = page.context.browser
    assert browser
    other = browser.new_context(locale="en").new_page()
    other.goto(link)
    for each in (page, other):
        if each.locator("dialog").count():
            each.keyboard.press("Escape")
    page.locator("[data-square]").first.wait_for()
    other.locator("[data-square]").first.wait_for()
    other.keyboard.press("Escape")
    page.get_by_role("button", name="Say something").click()
    take("dialog-phrases")
    page.keyboard.press("Escape")
    other.get_by_role("button", name="Offer a draw").click()
    page.get_by_role("button", name="Accept").wait_for()
    take("quarto-offer")
    other.context.close()


def review(page: Page, address: str, take: Take) -> None:
    """Show the reviews of both games: at their end, at a mistake, and going on from there."""
    games = {
        "quarto": play_out(page, address, *MISSED),
        "quartino": play_out(page, address, *quartino_moves(12), game="quartino", rules="wheel"),
    }
    for game, room in games.items():
        page.goto(f"{address}/g/{room}/review")
        page.locator(".way [role=status]").wait_for()
        page.locator(".way [role=status]").wait_for(state="detached", timeout=120_000)
        take(f"review-{game}")
    page.goto(f"{address}/g/{games['quarto']}/review#move=9")
    page.locator(".way").wait_for()
    page.wait_for_timeout(1_000)
    take("review-mistake")
    page.get_by_role("button", name="Play on from here against a bot").click()
    page.locator("dialog").wait_for()
    take("review-from-here")


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        start,
        invitation,
        quarto,
        quarto_bot,
        quartino,
        quartino_bot,
        people,
        review,
        texts,
    )
}
