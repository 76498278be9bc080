"""Bots of the caller's own in a tournament: objects of this program, or what makes them."""

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
"""A bot, or what makes one: its class, or a function without arguments."""

OwnBots: TypeAlias = Mapping[str, OwnBot]
"""Bots of one's own, by their names in the settings."""


def check_own_bots(own_bots: OwnBots, settings: Settings) -> None:
    """Refuse a bot that the settings do not name, and what is neither a bot nor makes one."""
    for name, own in own_bots.items():
        if name not in settings.bots:
            named = ", ".join(settings.bots)
            raise ArenaError(f"the settings name no bot {name!r}: they name {named}")
        if not callable(own):
            check_bot(own)


def check_portable(own_bots: OwnBots) -> None:
    """Raise `ArenaError` for a bot that worker processes can't be given."""
    for name, own in own_bots.items():
        problem = _problem_with_pickling(own)
        if problem:
            raise ArenaError(
                f"worker processes can't be given the bot {name!r} ({problem}): pass a class or "
                "function from the top level of a module, or play with workers=1"
            )


def make_own_bot(own: OwnBot) -> AnyBot:
    """Return a bot that is given itself, or made by what is given; raise `TypeError` if neither."""
    bot: Any = own  # no type tells a bot from a class of bots
    if isinstance(bot, type) or not hasattr(bot, "choose"):
        bot = bot()
    check_bot(bot)
    made: AnyBot = bot
    return made


def _problem_with_pickling(own: OwnBot) -> str | None:
    try:
        pickle.dumps(own)
    except Exception as error:  # whatever the bot's own code raises, too
        return str(error)
    home = own if hasattr(own, "__qualname__") else type(own)
    if home.__module__ == "__main__" and not _is_script(sys.modules["__main__"]):
        return "it is defined in an interactive session"
    return None


def _is_script(main: ModuleType) -> bool:
    """Return whether workers can import the main program: not what was typed or piped in."""
    return main.__spec__ is not None or Path(getattr(main, "__file__", "")).is_file()
