"""The bots of each game by name."""

import shlex
from collections.abc import Callable, Mapping
from typing import TypeAlias

from fourfold.bots import quartino, quarto
from fourfold.bots.bot import Bot
from fourfold.bots.engine import PREFIX, EngineBot
from fourfold.bots.random_bot import RandomBot
from fourfold.games.game import AnyGame
from fourfold.plugin import load_plugins

BotMakers: TypeAlias = Mapping[str, Callable[[], Bot]]
"""Makers of a game's bots by name, the weakest first. The random bot plays every game."""

BOTS: dict[str, BotMakers] = {
    "quarto": quarto.BOTS,
    "quartino": quartino.BOTS,
}
"""The bots of each game; a game that is not here has the random bot alone."""

load_plugins(BOTS, "bots", "BOTS")


class UnknownBotError(ValueError):
    """A name that no bot of a game has."""


def bot_names(game: AnyGame) -> tuple[str, ...]:
    """Return the names of a game's bots, the weakest first."""
    return tuple(_makers(game))


def make_bot(game: AnyGame, name: str) -> Bot:
    """Return a game's bot, or raise `UnknownBotError`.

    A name such as `engine:COMMAND` lets a program play, by the protocol for engines.
    """
    if name.startswith(PREFIX):
        return EngineBot(game, _parse_command(name.removeprefix(PREFIX)), name=name)
    makers = _makers(game)
    if name not in makers:
        raise UnknownBotError(f"{game.name} has no bot {name!r}: it has {', '.join(makers)}")
    return makers[name]()


def _makers(game: AnyGame) -> BotMakers:
    return {"random": RandomBot, **BOTS.get(game.name, {})}


def _parse_command(text: str) -> list[str]:
    """Split a command into words as a shell does."""
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise UnknownBotError(f"the command {text!r} can't be read: {error}") from None
    if not command:
        raise UnknownBotError("a command is missing behind 'engine:'")
    return command
