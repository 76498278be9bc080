"""The Textual application: manages the screens and the language."""

from random import Random
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen

from fourfold.language import Language
from fourfold.table import AnyTable
from fourfold.terminal.games import screens_of
from fourfold.terminal.opening import OpenStart, OpenTable
from fourfold.terminal.start_screen import StartScreen
from fourfold.terminal.starter import StarterPolicy
from fourfold.terminal.table_screen import TableScreen


class FourfoldApp(App[None]):
    """The terminal interface for all games."""

    CSS_PATH = "fourfold.tcss"
    TITLE = "Fourfold"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "switch_theme", show=False),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        language: Language,
        random: Random,
        table: AnyTable | None = None,
        policy: StarterPolicy | None = None,
    ) -> None:
        """Start with a table, or with the start screen if there is none."""
        super().__init__()
        self.language = language
        self.random = random
        self._table = table
        self._starter_policy = policy

    def on_mount(self) -> None:
        """Open the first screen."""
        if self._table is None:
            self._show_start()
        else:
            self.push_screen(self._table_screen(self._table, self._starter_policy))

    def on_open_table(self, event: OpenTable) -> None:
        """Show a game in place of the current one."""
        self._clear()
        self.push_screen(self._table_screen(event.table, event.starter_policy))

    def on_leave_table(self) -> None:
        """Show the start screen again, as it was left."""
        self._clear()
        if not isinstance(self.screen, StartScreen):
            self._show_start()

    def on_open_start(self, event: OpenStart) -> None:
        """Rebuild the start screen in another language."""
        self.language = event.language
        self.switch_screen(StartScreen(self.language, self.random, event.choices))

    def action_leave(self) -> None:
        """Quit; a running game asks for confirmation first, even under a dialog."""
        games = [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
        if games:
            games[-1].action_leave()
        else:
            self.exit()

    def action_switch_theme(self) -> None:
        """Switch between the dark and the light theme."""
        is_dark = self.theme == "textual-dark"
        self.theme = "textual-light" if is_dark else "textual-dark"

    def _clear(self) -> None:
        """Close games and dialogs; a start screen stays, with its choices."""
        while isinstance(self.screen, ModalScreen | TableScreen):
            self.pop_screen()

    def _show_start(self) -> None:
        self.push_screen(StartScreen(self.language, self.random))

    def _table_screen(
        self, table: AnyTable, policy: StarterPolicy | None
    ) -> TableScreen[Any]:  # Any: the screen of any game
        screen = screens_of(table.match.setup.game).table(table, self.language, self.random)
        screen.starter_policy = policy
        return screen
