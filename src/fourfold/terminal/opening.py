"""Messages from screens to the application: open a game, load one, or show the start screen."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from textual.message import Message
from textual.screen import Screen

from fourfold.language import Language
from fourfold.table import AnyTable
from fourfold.terminal.dialog import AskFile
from fourfold.terminal.saved_game import load_table, why_failed
from fourfold.terminal.starter import StarterPolicy


class OpenTable(Message):
    """A request to show a game in place of the current screen."""

    def __init__(self, table: AnyTable, policy: StarterPolicy | None = None) -> None:
        """Open this table; `policy` says who starts its games, if the players have agreed."""
        super().__init__()
        self.table = table
        self.starter_policy = policy


class LeaveTable(Message):
    """A request to go back to the start screen."""


class OpenStart(Message):
    """A request to rebuild the start screen in another language."""

    def __init__(self, language: Language, choices: Mapping[str, bool | str]) -> None:
        """Rebuild it in this language, with the choices so far: toggles and lists by id."""
        super().__init__()
        self.language = language
        self.choices = choices


def ask_and_load(
    screen: Screen[Any],  # Any: its return type
    language: Language,
    random: Random,
    complain: Callable[[str], None],
) -> None:
    """Ask for a file name and open the game in it, or show a one-line error."""

    def load(path: str | None) -> None:
        if not path:
            return
        # Imported here to avoid a cycle: the registry's screens import this module.
        from fourfold.terminal.games import screens_of

        try:
            table = load_table(path, random)
            screens_of(table.match.setup.game)
        except (OSError, ValueError) as error:
            complain(language.text("play-not-loaded", file=path, why=why_failed(error)))
        else:
            screen.post_message(OpenTable(table))

    screen.app.push_screen(AskFile(language.text("play-load-from"), ""), load)
