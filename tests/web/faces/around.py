"""Around the games: the start page, texts, and the waiting room."""

from collections.abc import Iterator

from tests.web.faces.visitor import Visitor
from tests.web.local_game import MISTAKEN, write_parcel

NEARLY_OVER = ("=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1")
"""With a line in the lowest row, which wins if lines need no call."""


def start(visitor: Visitor) -> Iterator[str]:
    """Show the options for each game and opponent, and lists of games of all kinds."""
    page = visitor.page
    visitor.go("/", "form")
    yield "start"
    visitor.click("summary")
    yield "start-quarto-rules"
    page.locator("input[value=quartino]").check()
    page.get_by_role("button", name="4", exact=True).click()
    yield "start-quartino-rules"
    visitor.click("summary")
    yield "start-quartino"
    visitor.button("page-name").click()
    visitor.wait("dialog input")
    yield "dialog-name"
    visitor.close_dialog()
    visitor.button("page-settings").click()
    visitor.wait("dialog fieldset")
    yield "dialog-settings"
    visitor.button("page-shortcuts").click()
    visitor.wait("dialog dl")
    yield "dialog-shortcuts"
    visitor.open("quarto", "CSHT!", "me", "open")
    visitor.open("quartino", "wheel", "me", "bot")
    visitor.open("quarto", "CSHT", "me", "me", moves=NEARLY_OVER)
    visitor.go("/", "a.game")
    yield "lists"
    visitor.go("/me", ".latest a")
    yield "results"


def reading(visitor: Visitor) -> Iterator[str]:
    """Show the rules of both games, pages that don't exist, and a lost connection."""
    for name, path, wanted in (
        ("rules-quarto", "/rules/quarto", "article"),
        ("rules-quartino", "/rules/quartino", "article"),
        ("no-game", "/g/nothere1", "h1"),
        ("no-page", "/nothing/here", "h1"),
        ("offline", "/", "form"),
    ):
        visitor.go(path, wanted)
        visitor.page.context.set_offline(name == "offline")
        if name == "offline":
            visitor.wait("p[role=status]")
        yield name
    visitor.page.context.set_offline(False)


def puzzles(visitor: Visitor) -> Iterator[str]:
    """Show the overview of puzzles, and one of each game: asked, refuted and with its solution."""
    visitor.go("/puzzles?puzzle=0shxz0d", "[data-square]")
    visitor.button("puzzle-choice-win").click()
    visitor.wait(".said .bad")
    yield "puzzle-wrong"
    visitor.button("puzzle-show").click()
    visitor.wait(".below input")
    yield "puzzle-solution"
    visitor.go("/puzzles?puzzle=djffsbe", "[data-field]")
    yield "puzzle-quartino"
    visitor.go("/puzzles?puzzle=sprint", ".sprint form")
    yield "sprint"
    visitor.button("puzzle-train").click()
    visitor.wait("[data-square]")
    yield "sprint-running"
    visitor.go("/puzzles", "li a")
    yield "puzzles"


def analysis(visitor: Visitor) -> Iterator[str]:
    """Show the analysis board: values, a tree with a comment, an impossible set-up, a text."""
    visitor.go(
        "/analysis#game=quarto&rules=CSHT&position=0.../1..B/2.../.EF._3_-&moves=d1_=8&at=1",
        "[data-piece] .value",
    )
    visitor.click("[data-piece=C]")
    visitor.wait("[aria-current=step]")
    visitor.page.locator("textarea").fill("?!")
    visitor.page.locator("textarea").blur()
    visitor.wait(".comment")
    yield "analysis-tree"
    visitor.button("analysis-set-up").click()
    for square, piece in (("b4", "4"), ("c4", "6"), ("d4", "8")):
        visitor.page.locator(f"[data-square={square}]").press(piece)
    visitor.wait(".answer [role=alert]")
    yield "analysis-set-up"
    visitor.button("analysis-paste").click()
    visitor.page.locator("dialog textarea").fill("0.../1...")
    visitor.button("analysis-open").click()
    visitor.wait("dialog [role=alert]")
    yield "analysis-paste"
    visitor.close_dialog()
    visitor.go(
        "/analysis#game=quartino&rules=wheel&position=B/R/Y/G/Y/R/-/-/-_1_claim_"
        "RYGB,BGYR,GRYB,YBRG;/BRYG,?,?,?;/?,?,?;GYRB/?,?,?,?;x",
        "[data-turn]",
    )
    visitor.click(".why li button")
    yield "analysis-cards"
    visitor.button("analysis-set-up").click()
    visitor.page.locator("[data-field='6']").press("g")
    visitor.page.locator("[data-slot='1-1']").click()
    visitor.click("dialog [data-pick=GYRB]")
    visitor.page.get_by_label(visitor.words.text("analysis-quartino-phase")).select_option("colour")
    visitor.wait(".answer [role=alert]")
    yield "analysis-cards-set-up"
    visitor.page.locator("[data-slot='2-2']").click()
    visitor.wait("dialog [data-pick]")
    yield "analysis-cards-pick"
    visitor.close_dialog()


def lessons(visitor: Visitor) -> Iterator[str]:
    """Show the courses, and a lesson: a step, a wrong and a right answer, a choice, and the end."""
    visitor.go("/learn/quarto/first-line", "[data-square]")
    yield "lesson"
    for square, verdict in (("a1", "bad"), ("d2", "good")):
        visitor.click(f'[data-square="{square}"]')
        visitor.click(".actions .confirm")
        visitor.wait(f".said .{verdict}")
        yield f"lesson-{verdict}"
        visitor.click(".buttons .primary")
    for square in ("b1", "d4", "a4", "a1"):
        if square == "a4":
            visitor.button("lesson-exam-start").wait_for()
            yield "lesson-exam"
            visitor.click(".buttons .primary")
        visitor.click(f'[data-square="{square}"]')
        visitor.click(".actions .confirm")
        visitor.wait(".said .good")
        visitor.click(".buttons .primary")
    visitor.wait(".finished")
    yield "lesson-finished"
    visitor.go("/learn/quarto/traits", ".buttons button")
    yield "lesson-choice"
    visitor.go("/learn", ".result")
    yield "learn"


def training(visitor: Visitor) -> Iterator[str]:
    """Show the training before and after the review of a game with mistakes, and one of them."""
    visitor.go("/training", ".training")
    yield "training-empty"
    visitor.go(f"/local/#game={write_parcel(MISTAKEN)}", "[data-square]")
    visitor.go("/local/?review=~mistaken", ".right a[href*=training]")
    yield "review-mistakes"
    visitor.go("/training?practice", "[data-square]")
    visitor.button("puzzle-show").click()
    visitor.wait(".below .chip")
    yield "practice"
    visitor.go("/training", ".training figure")
    yield "training"


def waiting(visitor: Visitor) -> Iterator[str]:
    """Show a table with free seats to the host and to an invited guest."""
    path = visitor.open("quartino", "wheel", "me", "open", "open", "bot")
    visitor.go(path, "input[readonly]")
    yield "invitation"
    visitor.page.context.clear_cookies()
    visitor.go(path, "button.primary")
    yield "invited"
