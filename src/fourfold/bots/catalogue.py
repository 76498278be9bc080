"""The bots of each game by name."""

import shlex
from collections.abc import Callable, Mapping
from functools import partial

from fourfold.bots.bot import Bot
from fourfold.bots.engine import PREFIX, EngineBot
from fourfold.bots.quartino import LEVELS as QUARTINO_LEVELS
from fourfold.bots.quartino import QuartinoBot
from fourfold.bots.quarto import LEVELS as QUARTO_LEVELS
from fourfold.bots.quarto import FallibleBot, PerfectBot
from fourfold.bots.random_bot import RandomBot
from fourfold.games.game import AnyGame
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO

_MAKERS: Mapping[str, Mapping[str, Callable[[], Bot]]] = {
    QUARTO.name: {
        "random": RandomBot,
        **{level.name: partial(FallibleBot, level) for level in QUARTO_LEVELS},
        "perfect": PerfectBot,
    },
    QUARTINO.name: {
        "random": RandomBot,
        **{level.name: partial(QuartinoBot, level) for level in QUARTINO_LEVELS},
    },
}


class UnknownBotError(ValueError):
    """A name that no bot of a game has."""


def bot_names(game: AnyGame) -> tuple[str, ...]:
    """Return the names of a game's bots, the weakest first."""
    return tuple(_MAKERS[game.name])


def make_bot(game: AnyGame, name: str) -> Bot:
    """Return a game's bot, or raise `UnknownBotError`.

    A name such as `engine:COMMAND` lets a program play, by the protocol for engines.
    """
    if name.startswith(PREFIX):
        return EngineBot(game, _parse_command(name.removeprefix(PREFIX)), name=name)
    makers = _MAKERS[game.name]
    if name not in makers:
        raise UnknownBotError(f"{game.name} has no bot {name!r}: it has {', '.join(makers)}")
    return makers[name]()


def _parse_command(text: str) -> list[str]:
    """Split a command into words as a shell does."""
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise UnknownBotError(f"the command {text!r} can't be read: {error}") from None
    if not command:
        raise UnknownBotError("a command is missing behind 'engine:'")
    return command
