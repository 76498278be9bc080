"""The start screen's form for the rules of Quartino."""

from textual.app import ComposeResult
from textual.widgets import RadioSet, Static

from fourfold.games.quartino import GEOMETRIES, Rules
from fourfold.terminal.rules_form import RulesForm


class QuartinoForm(RulesForm):
    """The choice of board."""

    defaults = ("wheel",)

    def compose(self) -> ComposeResult:
        """Lay out the choices."""
        yield Static(self.text("start-geometry"), classes="label")
        with RadioSet(id="geometry"):
            yield self.button(self.text("start-wheel"), "wheel")
            yield self.button(self.text("start-grid"), "grid")

    def rules(self, seconds: int | None) -> Rules:
        """Return the chosen rule set."""
        return Rules(GEOMETRIES[self.chosen("geometry")], seconds)
