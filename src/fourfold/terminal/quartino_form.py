"""Asks by which rules Quartino is played."""

from textual.app import ComposeResult
from textual.widgets import RadioSet, Static

from fourfold.games.quartino import GEOMETRIES, Rules
from fourfold.terminal.rules_form import MINUTE_SECONDS, RulesForm


class QuartinoForm(RulesForm):
    """The board and a clock."""

    defaults = ("wheel",)

    def compose(self) -> ComposeResult:
        """Lay out the choices."""
        yield Static(self.text("start-geometry"), classes="label")
        with RadioSet(id="geometry"):
            yield self.button(self.text("start-wheel"), "wheel")
            yield self.button(self.text("start-grid"), "grid")
        yield self.box(self.text("start-minute"), "quartino-minute")

    def rules(self) -> Rules:
        """Return the rule set that is chosen."""
        seconds = MINUTE_SECONDS if self.is_checked("quartino-minute") else None
        return Rules(GEOMETRIES[self.chosen("geometry")], seconds)
