"""What a screen reader announces: the board, the choice, and every kind of event."""

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.server import Server
from tests.web.spoken import expect_words
from tests.web.table import QuartoTable, open_game, open_room
from tests.web.words import say

WRONG = "{} calls QUARTO! for {}, but {} Play goes on."


def test_both_hear_every_event_of_a_quarto_game(new_page: NewPage, server: Server) -> None:
    pages = open_room(new_page, server, "quarto", "CSHT!")
    ann, ben = map(QuartoTable, pages)
    expect_words(ann.page, say("page-joined", name="Ben") + " " + say("page-started", name="Ann"))

    def hear(words: str) -> None:
        for page in pages:
            expect_words(page, words)

    ann.give("0")
    hear("Ann gives piece 0: light, round, short, hollow.")
    ben.place("a1")
    hear("Ben places the piece on a1.")
    ben.give("F")
    hear("Ben gives piece F: dark, square, tall, solid.")

    ann.button("Say something").click()
    ann.button("Good luck!").click()
    hear("Ann: Good luck!")
    ann.offer_draw()
    expect_words(ann.page, "You offered a draw.")
    expect_words(ben.page, "Ann offers a draw.")
    ben.button("Decline").click()
    expect_words(ann.page, say("page-draw-declined", name="Ben"))
    expect_words(ben.page, say("page-draw-refused"))

    ann.play("b1", "=1")
    ben.play("c1", "=E")
    ann.place("d1")
    ann.call("a1", "b1", "c1", "d1")
    hear(WRONG.format("Ann", "a1-d1", "the four pieces share no trait in play."))
    ann.give("2")
    ben.play("a2", "=3")
    ann.play("b2", "=6")
    ben.play("c2", "=7")
    # All square: Ann overlooks it, and so does Ben until he has placed.
    ann.play("d2", "=4")
    ben.place("a3")
    ben.call("a2", "b2", "c2", "d2")
    hear(WRONG.format("Ben", "a2-d2", say("quarto-wrong-old")))

    ben.give("5")
    ann.play("b3", "=C")
    ben.play("c3", "=D")
    ann.place("d3")
    ann.call("a3", "b3", "c3", "d3")
    won = say("play-won-call", name="Ann")
    expect_words(ann.page, f"{won} You win! You completed a line on d3.")
    expect_words(
        ben.page,
        f"{won} You lose. You gave the piece that won: Ann completed a line on d3.",
    )
    ben.button(say("page-rematch")).click()
    expect_words(ann.page, say("page-rematch-offered", name="Ben"))
    expect_words(ben.page, say("page-rematch-waiting", duel="yes"))


def test_endings_without_a_call_are_announced(new_page: NewPage, server: Server) -> None:
    ann, ben = map(QuartoTable, open_room(new_page, server, "quarto", "CSHT"))
    ann.give("0")
    ben.play("a1", "=1")
    ann.play("b1", "=2")
    ben.play("c1", "=3")
    ann.place("d1")
    expect_words(ann.page, "Ann places the piece on d1. You win! You completed a line on d1.")
    expect_words(
        ben.page,
        "Ann places the piece on d1. You lose. "
        "You gave the piece that won: Ann completed a line on d1.",
    )

    ann, ben = map(QuartoTable, open_room(new_page, server, "quarto", "CSHT!"))
    ben.button("Resign").click()
    ben.page.locator("dialog").get_by_role("button", name="Resign").click()
    for table, result in ((ann, "page-you-won"), (ben, "page-you-lost")):
        expect_words(table.page, say("play-resigned", name="Ben") + " " + say(result))

    ann, ben = map(QuartoTable, open_room(new_page, server, "quarto", "CSHT!"))
    ann.offer_draw()
    ben.button("Accept").click()
    for table in (ann, ben):
        expect_words(table.page, say("play-drawn-agreement"))


def test_the_board_the_choice_and_the_marks_have_words(new_page: NewPage) -> None:
    page = new_page()
    open_game(page)
    table = QuartoTable(page)
    expect(page.get_by_role("status").filter(has_text="choose the first piece")).to_be_visible()
    piece = page.get_by_role("button", name="Piece 5: dark, round, tall, hollow")
    expect(piece).to_have_attribute("aria-pressed", "false")
    piece.click()
    expect(piece).to_have_attribute("aria-pressed", "true")
    table.button("Give this piece").click()
    table.wait("place the piece")
    expect(page.get_by_role("figure", name="Piece 5: dark, round, tall, hollow")).to_be_visible()
    square = page.get_by_role("button", name="b2, empty")
    square.click()
    expect(square).to_have_attribute("aria-pressed", "true")
    table.button("Place it here").click()
    expect(page.get_by_role("button", name="b2: dark, round, tall, hollow")).to_be_visible()
    table.play("=0", "a1", "=1", "a2", "=2", "a3")
    table.wait("choose")
    table.button("QUARTO!").click()
    table.square("b2").click()
    expect(page.get_by_role("status").filter(has_text=say("page-marked", count=1))).to_be_visible()
