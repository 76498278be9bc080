"""Asks by which rules Quarto! is played."""

from textual.app import ComposeResult
from textual.widgets import Static

from fourfold.games.quarto import Rules, Trait
from fourfold.terminal.rules_form import MINUTE_SECONDS, RulesForm


class QuartoForm(RulesForm):
    """The traits in play, squares, calls and a clock."""

    defaults = ("colour", "shape", "height", "top", "calls")
    complaint = "start-no-trait"

    def compose(self) -> ComposeResult:
        """Lay out the choices."""
        yield Static(self.text("start-traits"), classes="label")
        for trait in Trait:
            low, high = (self.text(f"quarto-{value}") for value in trait.values)
            yield self.box(f"{low} / {high}", trait.name.lower())
        yield Static(self.text("play-title-quarto"), classes="label")
        yield self.box(self.text("start-squares"), "squares")
        yield self.box(self.text("start-calls"), "calls")
        yield self.box(self.text("start-minute"), "quarto-minute")

    def rules(self) -> Rules:
        """Return the rule set that is chosen; without a trait there is none."""
        return Rules(
            tuple(trait for trait in Trait if self.is_checked(trait.name.lower())),
            self.is_checked("squares"),
            self.is_checked("calls"),
            MINUTE_SECONDS if self.is_checked("quarto-minute") else None,
        )
