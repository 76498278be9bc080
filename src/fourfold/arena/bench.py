"""The bot processes of one worker."""

import sys
from types import TracebackType
from typing import Self

from fourfold.arena.own_bot import OwnBots, make_own_bot
from fourfold.arena.settings import Settings
from fourfold.bots import AnyBot, EngineBot, make_bot


class Bench:
    """A process for each bot of a tournament, started on first use.

    Built-in bots use the engine protocol too, so a bot that hangs or crashes the interpreter
    affects only itself. The caller's own bots are the exception: they run in this process.
    """

    def __init__(self, settings: Settings, own_bots: OwnBots | None = None) -> None:
        """Create an empty bench."""
        self._settings = settings
        self._own_bots = own_bots or {}
        self._bots: dict[str, AnyBot] = {}

    def bot(self, name: str) -> AnyBot:
        """Return a bot by name."""
        if name not in self._bots:
            self._bots[name] = self._make(name)
        return self._bots[name]

    def warm_up(self, name: str) -> None:
        """Make sure that a bot's process is running; raise `BotError` if it can't start."""
        bot = self.bot(name)
        if isinstance(bot, EngineBot):
            bot.warm_up()

    def dismiss(self, name: str) -> None:
        """Stop a bot's process; after a failure it restarts for the next game."""
        _close(self._bots[name])

    def close(self) -> None:
        """Stop all processes."""
        for bot in self._bots.values():
            _close(bot)
        self._bots.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _make(self, name: str) -> AnyBot:
        if name in self._own_bots:
            return make_own_bot(self._own_bots[name])
        game, limit = self._settings.rule_book, self._settings.limit
        bot = make_bot(game, name)
        if isinstance(bot, EngineBot):
            bot.limit = limit
            return bot
        command = [sys.executable, "-P", "-m", "fourfold", "engine", game.name, "--bot", name]
        return EngineBot(game, command, name=name, limit=limit)


def _close(bot: AnyBot) -> None:
    if isinstance(bot, EngineBot):
        bot.close()
