"""The bots of each game by name."""

from collections.abc import Callable, Mapping
from typing import TypeAlias, overload

from fourfold.bots import quartino, quarto
from fourfold.bots.bot import AnyBot, Bot
from fourfold.bots.engine import PREFIX, EngineBot, split_command
from fourfold.bots.random_bot import RandomBot
from fourfold.games import find_game
from fourfold.games.game import AnyGame, Game, MoveT, PositionT, RulesT, check_type
from fourfold.plugin import load_plugins

BotMakers: TypeAlias = Mapping[str, Callable[[], AnyBot]]
"""Factories for a game's bots by name, weakest first. The random bot plays every game."""

BOTS: dict[str, BotMakers] = {
    "quarto": quarto.BOTS,
    "quartino": quartino.BOTS,
}
"""The bots of each game; a game that is not listed has only the random bot."""

load_plugins(BOTS, "bots", "BOTS")


class UnknownBotError(ValueError):
    """A bot name that a game does not have."""


def bot_names(game: AnyGame | str) -> tuple[str, ...]:
    """Return the names of a game's bots, weakest first. The game may be given by its name."""
    return tuple(_makers(find_game(game)))


@overload
def make_bot(game: str, name: str) -> AnyBot: ...


@overload
def make_bot(game: Game[PositionT, MoveT, RulesT], name: str) -> Bot[PositionT, MoveT]: ...


def make_bot(game: AnyGame | str, name: str) -> AnyBot:
    """Return a game's bot by name, or raise `UnknownBotError`. The game may be given by its name.

    `engine:COMMAND` names a program that speaks the engine protocol.
    """
    game = find_game(game)
    check_type(name, str, "the name of a bot")
    if name.startswith(PREFIX):
        return EngineBot(game, _parse_command(name.removeprefix(PREFIX)), name=name)
    makers = _makers(game)
    if name not in makers:
        raise UnknownBotError(f"{game.name} has no bot {name!r}: it has {', '.join(makers)}")
    return makers[name]()


def _makers(game: AnyGame) -> BotMakers:
    return {"random": RandomBot, **BOTS.get(game.name, {})}


def _parse_command(text: str) -> list[str]:
    try:
        command = split_command(text)
    except ValueError as error:
        raise UnknownBotError(str(error)) from None
    if not command:
        raise UnknownBotError("a command is missing after 'engine:'")
    return command
