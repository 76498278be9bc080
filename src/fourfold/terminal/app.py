"""The application around the screens: opens tables, knows the language."""

from random import Random
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from fourfold.language import Language
from fourfold.terminal.quartino_screen import QuartinoScreen
from fourfold.terminal.quarto_screen import QuartoScreen
from fourfold.terminal.start_screen import StartScreen
from fourfold.terminal.table import Table
from fourfold.terminal.table_screen import TableScreen

SCREENS: dict[str, type[TableScreen]] = {"quarto": QuartoScreen, "quartino": QuartinoScreen}
"""The screen of each game."""


class FourfoldApp(App[None]):
    """Both games at one screen."""

    CSS_PATH = "fourfold.tcss"
    TITLE = "Fourfold"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "switch_theme", show=False),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, language: Language, random: Random, table: Table | None = None) -> None:
        """Open a table, or the start screen if there is none."""
        super().__init__()
        self.language = language
        self.random = random
        self._table = table

    def on_mount(self) -> None:
        """Open the first screen."""
        if self._table is None:
            self.push_screen(StartScreen(self.language, self.random))
        else:
            self.open_table(self._table)

    def open_table(self, table: Table) -> None:
        """Show a game in place of what is on the screen."""
        screen = SCREENS[table.match.setup.game.name](table, self.language)
        if isinstance(self.screen, TableScreen | StartScreen):
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def open_start(self, language: Language) -> None:
        """Show the start screen anew, perhaps in another language."""
        self.language = language
        self.switch_screen(StartScreen(language, self.random))

    def action_leave(self) -> None:
        """Leave; a game that is going on asks first."""
        if isinstance(self.screen, TableScreen):
            self.screen.action_leave()
        else:
            self.exit()

    def action_switch_theme(self) -> None:
        """Change between dark and light."""
        is_dark = self.theme == "textual-dark"
        self.theme = "textual-light" if is_dark else "textual-dark"
