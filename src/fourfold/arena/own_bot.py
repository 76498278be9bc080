"""The caller's own bots in a tournament: Python objects or factories."""

import pickle
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

from fourfold.arena.settings import ArenaError, Settings
from fourfold.bots import AnyBot
from fourfold.bots.bot import check_bot

OwnBot: TypeAlias = AnyBot | Callable[[], AnyBot]
"""A bot or a bot factory: its class, or a function without arguments."""

OwnBots: TypeAlias = Mapping[str, OwnBot]
"""The caller's own bots, by their names in the settings."""


def check_own_bots(own_bots: OwnBots, settings: Settings) -> None:
    """Reject bots that are not in the settings, and anything but bots and factories."""
    for name, own in own_bots.items():
        if name not in settings.bots:
            named = ", ".join(settings.bots)
            raise ArenaError(f"the settings have no bot {name!r}, only {named}")
        if not callable(own):
            check_bot(own)


def check_portable(own_bots: OwnBots) -> None:
    """Raise `ArenaError` for a bot that can't be sent to worker processes."""
    for name, own in own_bots.items():
        problem = _problem_with_pickling(own)
        if problem:
            raise ArenaError(
                f"can't send the bot {name!r} to worker processes ({problem}): pass a class or "
                "function from the top level of a module, or play with workers=1"
            )


def make_own_bot(own: OwnBot) -> AnyBot:
    """Return a bot, given the bot or its factory; raise `TypeError` for anything else."""
    bot: Any = own  # Any: the type system can't distinguish a bot from a bot class
    if isinstance(bot, type) or not hasattr(bot, "choose"):
        bot = bot()
    check_bot(bot)
    made: AnyBot = bot
    return made


def _problem_with_pickling(own: OwnBot) -> str | None:
    try:
        pickle.dumps(own)
    except Exception as error:  # the bot's own code may raise anything
        return str(error)
    home = own if hasattr(own, "__qualname__") else type(own)
    if home.__module__ == "__main__" and not _is_script(sys.modules["__main__"]):
        return "it is defined in an interactive session"
    return None


def _is_script(main: ModuleType) -> bool:
    """Return whether workers can import the main program: not if it was typed or piped in."""
    return main.__spec__ is not None or Path(getattr(main, "__file__", "")).is_file()
