"""A game of Quartino, on one screen and with bots."""

from collections.abc import Iterator
from itertools import cycle

from fourfold.games.quartino import (
    Claim,
    Declare,
    End,
    Move,
    Phase,
    Position,
    format_move,
    parse_move,
)
from tests.web.cooperation import Cooperation
from tests.web.faces.visitor import Visitor
from tests.web.quartino_table import look, whole_position

STONES = [parse_move(move) for move in ("R8", "R8", "G0", "B1", "Y0", "R2", "G0", "Y3")]
"""Repeated, they give stacks of different heights, Colour, and a Column on field 0."""


def quartino(visitor: Visitor) -> Iterator[str]:
    """Show the curtain, the tour, a stone, Colour, a stack, a card, a wrong claim and Column."""
    page = visitor.page
    table = OneScreen(visitor)
    yield "curtain"
    visitor.change_settings(hasSeenQuartinoTour=False)
    page.reload()
    table.lift()
    visitor.click(".tour button")
    for step in range(1, 5):
        yield f"tour-quartino-{step}"
        visitor.click("dialog .primary")
    visitor.click("[data-colour=R]")
    visitor.click("[data-field='8']")
    yield "quartino-placing"
    table.play_until(Phase.COLOUR)
    table.lift()
    yield "quartino-colour"
    page.locator("[data-field='0']").click(button="right")
    visitor.wait(".opened")
    yield "quartino-opened"
    table.play_until(Phase.CLAIM)
    claim = table.wrong_claim()
    visitor.click(f".mine [data-card='{claim.card}']")
    for _ in range(claim.window - 1):
        visitor.button("page-turn-card-on").click()
    yield "quartino-claim"
    visitor.click(".actions .call")
    table.lift()
    visitor.wait(".news.bad")
    yield "quartino-wrong"
    visitor.go(table.path, ".curtain button")
    table.play_to_column()
    table.lift()
    visitor.button("page-colour-take").click()
    visitor.wait(".news.good")
    yield "quartino-column"


def quartino_over(visitor: Visitor) -> Iterator[str]:
    """Show the end of a game in which a seat played all its cards."""
    table = OneScreen(visitor)
    plan = Cooperation(winner=1)
    while not (position := table.position).outcome:
        table.play(plan.choose(position))
    visitor.go(table.path, ".end h2")
    yield "quartino-result"


def quartino_for_four(visitor: Visitor) -> Iterator[str]:
    """Show four players, hints, and that the others continue after one has left."""
    page = visitor.page
    path = visitor.open("quartino", "grid", "me", "bot", "bot", "bot")
    visitor.go(path, ".sentence.mine")
    yield "quartino-four"
    visitor.button("page-hints").click()
    visitor.wait(".stones .advice")
    yield "quartino-hints"
    visitor.button("page-hints").click()
    page.locator(".side").get_by_role("button", name=visitor.words.text("page-resign")).click()
    visitor.click("dialog .call")
    page.locator("dialog").wait_for(state="detached")
    visitor.wait(".rack.out")
    yield "quartino-out"


class OneScreen:
    """A two-player game on one screen, played through the API where there is nothing to see."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.path = visitor.open("quartino", "wheel", "me", "me")
        visitor.go(self.path, ".curtain button")
        self._stones = cycle(STONES)

    @property
    def position(self) -> Position:
        """The position with both players' cards."""
        return whole_position([look(self.visitor.page, seat) for seat in (1, 2)])

    def lift(self) -> None:
        """Lift the curtain."""
        self.visitor.click(".curtain button")
        self.visitor.wait("[data-field]")

    def play(self, move: Move) -> None:
        self.visitor.send(self.path, format_move(move))

    def play_until(self, phase: Phase) -> None:
        """Make at least one move, and more until the phase is reached."""
        self._play_next()
        while self.position.phase is not phase:
            self._play_next()

    def play_to_column(self) -> None:
        """Play until a stack of four is to be removed, once Colour is declared or declined."""
        while not self.position.columns or self.position.phase is not Phase.COLOUR:
            self._play_next()

    def wrong_claim(self) -> Claim:
        """Choose a card and a window that it doesn't match."""
        position = self.position
        windows = range(2, len(position.rules.geometry.windows) + 1)
        cards = [card for card in position.rack.hidden if card is not None]
        claims = (Claim(card, window) for card in cards for window in windows)
        return next(claim for claim in claims if position.is_wrong(claim))

    def _play_next(self) -> None:
        match self.position.phase:
            case Phase.COLOUR:
                self.play(Declare())
            case Phase.PLACE:
                self.play(next(self._stones))
            case Phase.CLAIM:
                self.play(End())
