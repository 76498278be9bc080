"""Finds the display names of a tournament's bots."""

from dataclasses import replace

from fourfold.arena.own_bot import OwnBots
from fourfold.arena.settings import Settings
from fourfold.bots import BotError, EngineBot, make_bot
from fourfold.games.game import AnyGame


def name_bots(settings: Settings, own_bots: OwnBots | None = None) -> Settings:
    """Return the settings with the bots' names; engines are started and asked for theirs.

    An engine that doesn't answer is named after its command; its games will show whether it works.
    The caller's own bots keep the names given by the caller.
    """
    names = {bot: bot for bot in own_bots or ()}
    for bot in settings.bots:
        if bot not in names:
            names[bot] = _ask_name(settings.rule_book, bot)
    return replace(settings, names=tuple(names[bot] for bot in settings.bots))


def _ask_name(game: AnyGame, name: str) -> str:
    bot = make_bot(game, name)
    if not isinstance(bot, EngineBot):
        return name
    try:
        with bot:
            return bot.id_name or name
    except BotError:
        return name
