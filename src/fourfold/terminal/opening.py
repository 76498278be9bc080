"""What a screen asks of the application: to open a game, a saved one, or the start screen."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from textual.message import Message
from textual.screen import Screen

from fourfold.language import Language
from fourfold.table import AnyTable
from fourfold.terminal.dialog import AskFile
from fourfold.terminal.saved_game import load_table, why_failed
from fourfold.terminal.starter import StarterWish


class OpenTable(Message):
    """A game is to be shown in place of what is on the screen."""

    def __init__(self, table: AnyTable, wish: StarterWish | None = None) -> None:
        """Open this table; its players may have agreed who starts their games."""
        super().__init__()
        self.table = table
        self.wish = wish


class LeaveTable(Message):
    """The game on the screen is to give way to the start screen."""


class OpenStart(Message):
    """The start screen is to be shown anew, in another language."""

    def __init__(self, language: Language, choices: Mapping[str, bool | str]) -> None:
        """Open it in this language, with what was chosen: toggles and lists by their ids."""
        super().__init__()
        self.language = language
        self.choices = choices


def ask_and_load(
    screen: Screen[Any],  # Any: whatever it returns when it closes
    language: Language,
    random: Random,
    complain: Callable[[str], None],
) -> None:
    """Ask for a file and open the game in it, or complain in one line."""

    def load(path: str | None) -> None:
        if not path:
            return
        # Here, because screens ask for files: the registry of screens imports this module.
        from fourfold.terminal.games import screens_of

        try:
            table = load_table(path, random)
            screens_of(table.match.setup.game)
        except (OSError, ValueError) as error:
            complain(language.text("play-not-loaded", file=path, why=why_failed(error)))
        else:
            screen.post_message(OpenTable(table))

    screen.app.push_screen(AskFile(language.text("play-load-from"), ""), load)
