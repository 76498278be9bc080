"""What a person does at a table, in the words of the game."""

from playwright.sync_api import Locator, Page

SQUARES = [file + rank for rank in "1234" for file in "abcd"]


def open_game(page: Page, *choices: str, rules: tuple[str, ...] = ()) -> None:
    """Choose on the start page, by the names of what is to be chosen, and play."""
    for choice in choices:
        page.get_by_role("radio", name=choice).check()
    if rules:
        page.locator("summary").click()
    for rule in rules:
        page.locator("details").get_by_text(rule, exact=True).click()
    page.locator("button[type=submit]").click()


class QuartoTable:
    """A game of Quarto! on a page in English, by mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.locator("[data-square]").first.wait_for()

    @property
    def sentence(self) -> Locator:
        return self.page.locator(".sentence")

    def wait(self, words: str) -> None:
        """Wait until the sentence says what to do."""
        self.sentence.filter(has_text=words).wait_for()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def square(self, name: str) -> Locator:
        return self.page.locator(f'[data-square="{name}"]')

    def give(self, piece: str) -> None:
        self.wait("choose")
        self.page.locator(f'[data-piece="{piece}"]').click()
        self.button("Give this piece").click()

    def place(self, square: str) -> None:
        self.wait("place the piece")
        self.square(square).click()
        self.button("Place it here").click()

    def play(self, *turns: str) -> None:
        """Make moves in notation: `=5` gives, `a1` places."""
        for move in turns:
            if move.startswith("="):
                self.give(move[1:])
            else:
                self.place(move)

    def call(self, *squares: str) -> None:
        self.button("QUARTO!").click()
        for square in squares:
            self.square(square).click()
        self.button("QUARTO!").click()

    @property
    def result(self) -> Locator:
        return self.page.locator("section[aria-label=Result]")
