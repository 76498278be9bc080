"""The start screen's form for the rules of Quarto!."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from fourfold.games.quarto import Rules, Trait
from fourfold.terminal.rules_form import RulesForm


class QuartoForm(RulesForm):
    """The traits in play, squares and calls."""

    defaults = ("colour", "shape", "height", "top", "calls")
    complaint = "start-no-trait"

    def compose(self) -> ComposeResult:
        """Lay out the choices."""
        yield Static(self.text("start-traits"), classes="label")
        for trait in Trait:
            low, high = (self.text(f"quarto-{value}") for value in trait.values)
            yield self.box(f"{low} / {high}", trait.name.lower())
        with Vertical(classes="more"):
            yield self.box(self.text("start-squares"), "squares")
            yield self.box(self.text("start-calls"), "calls")

    def rules(self, seconds: int | None) -> Rules:
        """Return the chosen rule set; raise `GameError` if no trait is chosen."""
        return Rules(
            tuple(trait for trait in Trait if self.is_checked(trait.name.lower())),
            self.is_checked("squares"),
            self.is_checked("calls"),
            seconds,
        )
