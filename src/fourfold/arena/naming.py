"""What the bots of a tournament call themselves."""

from dataclasses import replace

from fourfold.arena.own_bot import OwnBots
from fourfold.arena.settings import Settings
from fourfold.bots import BotError, EngineBot, make_bot
from fourfold.games.game import AnyGame


def name_bots(settings: Settings, own_bots: OwnBots | None = None) -> Settings:
    """Return the settings with the bots' names: an engine is started and asked for its own.

    One that does not tell keeps its command for a name; whether it plays is seen in its games. The
    caller's own bots keep the names that the caller gave them.
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
