"""Checks a tournament's bots before the first game, and finds their display names."""

from dataclasses import replace

from fourfold.arena.own_bot import OwnBots
from fourfold.arena.settings import ArenaError, Settings
from fourfold.bots import BotError, EngineBot, UnknownBotError, make_bot
from fourfold.games.game import AnyGame


def name_bots(settings: Settings, own_bots: OwnBots | None = None) -> Settings:
    """Check the bots as `check_bots` does; return the settings with their names.

    Names already in the settings are kept. The caller's own bots keep the names given by the
    caller.
    """
    names = check_bots(settings, own_bots)
    if settings.names:
        return settings
    return replace(settings, names=tuple(names[bot] for bot in settings.bots))


def check_bots(settings: Settings, own_bots: OwnBots | None = None) -> dict[str, str]:
    """Start every engine once; return each bot's display name.

    Raise `ArenaError` for an unknown bot, and for an engine that does not start, does not identify
    itself or does not play the game: it would lose every game, and the ratings would mean nothing.
    An engine without its own name is named after its command.
    """
    names = {bot: bot for bot in own_bots or ()}
    for bot in settings.bots:
        if bot not in names:
            names[bot] = _ask_name(settings.rule_book, bot)
    return names


def _ask_name(game: AnyGame, name: str) -> str:
    try:
        bot = make_bot(game, name)
    except UnknownBotError as error:
        raise ArenaError(str(error)) from None
    if not isinstance(bot, EngineBot):
        return name
    try:
        with bot:
            return bot.id_name or name
    except BotError as error:
        raise ArenaError(f"the bot {name!r} can't play: {error}") from None
