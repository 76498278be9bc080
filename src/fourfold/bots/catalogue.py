"""The bots of each game by name."""

from collections.abc import Callable, Mapping

from fourfold.bots.bot import Bot
from fourfold.bots.random_bot import RandomBot
from fourfold.games.game import AnyGame
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO

_MAKERS: Mapping[str, Mapping[str, Callable[[], Bot]]] = {
    QUARTO.name: {"random": RandomBot},
    QUARTINO.name: {"random": RandomBot},
}


class UnknownBotError(ValueError):
    """A name that no bot of a game has."""


def bot_names(game: AnyGame) -> tuple[str, ...]:
    """Return the names of a game's bots, the weakest first."""
    return tuple(_MAKERS[game.name])


def make_bot(game: AnyGame, name: str) -> Bot:
    """Return a game's bot, or raise `UnknownBotError`."""
    makers = _MAKERS[game.name]
    if name not in makers:
        raise UnknownBotError(f"{game.name} has no bot {name!r}: it has {', '.join(makers)}")
    return makers[name]()
