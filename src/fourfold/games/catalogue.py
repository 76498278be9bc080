"""The games by name."""

from fourfold.games.game import AnyGame, GameError, quote
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO
from fourfold.plugin import load_plugins

GAMES: dict[str, AnyGame] = {
    "quarto": QUARTO,
    "quartino": QUARTINO,
}
"""The games by name."""

load_plugins(GAMES, "game", "GAME")


def find_game(game: AnyGame | str) -> AnyGame:
    """Return a game, given the game or its name; raise `GameError` for an unknown name."""
    if not isinstance(game, str):
        if not hasattr(game, "default_rules"):
            names = " or ".join(map(repr, GAMES))
            raise TypeError(f"expected a game or its name, such as {names}, found {quote(game)}")
        return game
    if game not in GAMES:
        raise GameError(f"there is no game {game!r}: the games are {', '.join(GAMES)}")
    return GAMES[game]
