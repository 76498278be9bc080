"""The part of the start screen that asks who starts; one per game."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Checkbox, Select, Static

from fourfold.games.game import AnyGame
from fourfold.language import Language
from fourfold.terminal.rules_form import Choices
from fourfold.terminal.starter import StarterPolicy
from fourfold.terminal.toggle import Box

LOT = "lot"
"""The value of the first entry; the others are seat numbers."""


class StarterForm(Vertical):
    """Lots or a seat, and whether the loser starts the next game."""

    def __init__(self, language: Language, choices: Choices, game: AnyGame) -> None:
        """Ask in a language, starting from earlier choices."""
        super().__init__(id=f"{game.name}-start", classes="rules close")
        self.text, self.choices, self.game = language.text, choices, game

    def compose(self) -> ComposeResult:
        """Lay out the choices."""
        yield Static(self.text("start-starter"), classes="label")
        yield Select(
            self._entries([""] * max(self.game.seat_counts)),
            value=str(self.choices.get(f"{self.game.name}-starter", LOT)),
            allow_blank=False,
            compact=True,
            id=f"{self.game.name}-starter",
        )
        key = f"{self.game.name}-loser"
        yield Box(self.text("start-then-loser"), value=bool(self.choices.get(key, False)), id=key)

    def show_seats(self, names: list[str]) -> None:
        """Offer these seats; fall back to drawing lots if the chosen one is gone."""
        select, chosen = self._select, self._select.value
        select.set_options(self._entries(names))
        seats = range(1, len(names) + 1)
        select.value = chosen if chosen in {str(seat) for seat in seats} else LOT
        # With more than two players there is no single loser.
        self._loser.disabled = len(names) > 2

    def policy(self) -> StarterPolicy:
        """Return the chosen starter."""
        chosen = str(self._select.value)
        is_loser_next = self._loser.value and not self._loser.disabled
        return StarterPolicy(None if chosen == LOT else int(chosen), is_loser_next)

    def note(self) -> str:
        """Return the chosen house rule; empty if none is."""
        return self.text("start-loser") if self.policy().is_loser_next else ""

    def _entries(self, names: list[str]) -> list[tuple[str, str]]:
        seats = [(name, str(seat)) for seat, name in enumerate(names, 1)]
        return [(self.text("start-lot"), LOT), *seats]

    @property
    def _select(self) -> Select[str]:
        return self.query_one(f"#{self.game.name}-starter", Select)

    @property
    def _loser(self) -> Checkbox:
        return self.query_one(f"#{self.game.name}-loser", Checkbox)
