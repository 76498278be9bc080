"""The games in the terminal: a screen and a form for the rules each, registered here."""

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
    """What shows one game."""

    table: type[TableScreen[Any]]
    """The screen of a game that is played. Any: it shows its own positions alone."""

    form: type[RulesForm]
    """The part of the start screen that asks by which rules."""


SCREENS: dict[str, GameScreens] = {
    "quarto": GameScreens(QuartoScreen, QuartoForm),
    "quartino": GameScreens(QuartinoScreen, QuartinoForm),
}
"""The screens of each game; a game that is not here is not played in the terminal."""

load_plugins(SCREENS, "screen", "SCREENS")


class NoScreenError(ValueError):
    """A game that is not played in the terminal."""

    def __init__(self, game: AnyGame) -> None:
        """Name the game."""
        super().__init__(f"{game.name} has no screen in the terminal")


def screens_of(game: AnyGame) -> GameScreens:
    """Return the screens of a game, or raise `NoScreenError`."""
    if game.name not in SCREENS:
        raise NoScreenError(game)
    return SCREENS[game.name]
