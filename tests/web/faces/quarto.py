"""A game of Quarto!, on one screen, with a bot, and between people."""

from collections.abc import Iterator

from tests.web.faces.visitor import Visitor

OPENING = ("=5", "b3", "=A", "c2", "=7", "a4", "=2", "d3", "=B", "a2", "=C", "d1")


def quarto(visitor: Visitor) -> Iterator[str]:
    """Show a game from the first piece to the result, with a wrong call on the way."""
    page = visitor.page
    path = visitor.open("quarto", "CSHT!", "me", "me")
    visitor.go(path, "[data-square]")
    yield "quarto-first"
    visitor.send(path, *OPENING)
    visitor.wait(f"[data-square=d1][aria-label*='{visitor.words.text('quarto-light')}']")
    visitor.button("page-call").click()
    for square in ("a4", "b3", "c2"):
        visitor.click(f"[data-square={square}]")
    yield "quarto-marking"
    visitor.click("[data-square=d1]")
    visitor.click(".actions .call")
    visitor.wait(".news.bad")
    yield "quarto-wrong"
    visitor.go(path, "[data-square]")
    visitor.click("[data-piece='1']")
    yield "quarto-giving"
    visitor.button("page-give-this").click()
    visitor.wait(".hand .arriving")
    visitor.click("[data-square=b1]")
    yield "quarto-placing"
    for text, name in (
        ("page-resign", "dialog-resign"),
        ("page-offer-draw", "dialog-draw"),
        ("start-rules", "dialog-rules"),
    ):
        page.locator(".side").get_by_role("button", name=visitor.words.text(text)).click()
        visitor.wait("dialog h2")
        yield name
        visitor.close_dialog()
    visitor.click(".side button:not([aria-disabled=true])")
    visitor.wait(".sentence")
    yield "quarto-earlier"
    visitor.send(path, "b1", "=9", "c1", "=D", "a1", "!a1-d1")
    visitor.go(path, ".end h2")
    yield "quarto-result"


def quarto_bot(visitor: Visitor) -> Iterator[str]:
    """Show the first-game tour, and hints."""
    visitor.change_settings(hasSeenTour=False)
    visitor.go(visitor.open("quarto", "CSHT!", "me", "bot"), ".tour")
    yield "tour-quarto-offered"
    visitor.click(".tour button")
    for step in range(1, 5):
        yield f"tour-quarto-{step}"
        visitor.click("dialog .primary")
    visitor.button("page-hints").click()
    page = visitor.page
    page.locator(".top").get_by_text(visitor.words.text("page-hint-quiet")).wait_for()
    yield "quarto-hints"


def board_themes(visitor: Visitor) -> Iterator[str]:
    """Show both games on the boards that aren't wood: pieces in hand and marked, stacks, cards."""
    quarto_path = visitor.open("quarto", "CSHT!", "me", "me", moves=OPENING)
    quartino_path = visitor.open("quartino", "wheel", "me", "bot")
    for theme in ("contrast", "flat"):
        visitor.go("/rules/quarto", "article")
        visitor.change_settings(board=theme)
        visitor.go(quarto_path, f"html[data-board={theme}] [data-square]")
        visitor.button("page-call").click()
        for square in ("a4", "b3", "c2"):
            visitor.click(f"[data-square={square}]")
        yield f"{theme}-quarto"
        visitor.go(quartino_path, f"html[data-board={theme}] .sentence.mine")
        visitor.click("[data-colour=R]")
        visitor.click("[data-field='8']")
        yield f"{theme}-quartino"
        visitor.go("/", "form")
        yield f"{theme}-start"
    visitor.change_settings(board="wood")


def people(visitor: Visitor) -> Iterator[str]:
    """Show a game between two browsers: phrases, a draw offer, a spectator."""
    page = visitor.page
    visitor.go(visitor.open("quarto", "CSHT!", "me", "open"), "input[readonly]")
    friend = visitor.other()
    friend.locator("button.primary").click()
    visitor.wait("[data-square]")
    visitor.button("page-say").click()
    visitor.wait("dialog")
    yield "dialog-phrases"
    visitor.close_dialog()
    friend.locator(".side").get_by_role(
        "button", name=visitor.words.text("page-offer-draw")
    ).click()
    friend.locator("dialog .primary").click()
    visitor.button("page-accept").wait_for()
    yield "quarto-offer"
    visitor.button("page-decline").click()
    page.locator(".side").get_by_role("button", name=visitor.words.text("page-resign")).click()
    visitor.click("dialog .call")
    visitor.wait(".end h2")
    yield "quarto-lost"
    page.context.clear_cookies()
    page.reload()
    visitor.wait(".end h2")
    yield "quarto-watched"
    friend.context.close()
