"""The terminal's registry of games: a screen and a rules form for each."""

from dataclasses import dataclass
from typing import Any

from fourfold.games.game import AnyGame
from fourfold.plugin import load_plugins
from fourfold.terminal.quartino_form import QuartinoForm
from fourfold.terminal.quartino_screen import QuartinoScreen
from fourfold.terminal.quarto_form import QuartoForm
from fourfold.terminal.quarto_screen import QuartoScreen
from fourfold.terminal.rules_form import RulesForm
from fourfold.terminal.table_screen import TableScreen


@dataclass(frozen=True, slots=True)
class GameScreens:
    """One game's screen and rules form."""

    table: type[TableScreen[Any]]
    """The screen of a running game. Any: each shows only its own positions."""

    form: type[RulesForm]
    """The part of the start screen that asks for the rules."""


SCREENS: dict[str, GameScreens] = {
    "quarto": GameScreens(QuartoScreen, QuartoForm),
    "quartino": GameScreens(QuartinoScreen, QuartinoForm),
}
"""The screens by game name; a game without an entry can't be played in the terminal."""

load_plugins(SCREENS, "screen", "SCREENS")


class NoScreenError(ValueError):
    """Raised for a game without a terminal screen."""

    def __init__(self, game: AnyGame) -> None:
        """Name the game."""
        super().__init__(f"{game.name} can't be played in the terminal")


def screens_of(game: AnyGame) -> GameScreens:
    """Return the screens of a game, or raise `NoScreenError`."""
    if game.name not in SCREENS:
        raise NoScreenError(game)
    return SCREENS[game.name]
