"""The bots that wait to play for one worker."""

import sys
from types import TracebackType
from typing import Self

from fourfold.arena.own_bot import OwnBots, make_own_bot
from fourfold.arena.settings import Settings
from fourfold.bots import AnyBot, EngineBot, make_bot


class Bench:
    """A process for each bot of a tournament, started when it is first needed.

    Bots of the house are asked by the engine protocol too: whatever a bot does, hanging and
    crashing the interpreter included, it does to itself alone. The caller's own bots are the
    exception: they are asked in this process.
    """

    def __init__(self, settings: Settings, own_bots: OwnBots | None = None) -> None:
        """Nobody sits on the bench yet."""
        self._settings = settings
        self._own_bots = own_bots or {}
        self._bots: dict[str, AnyBot] = {}

    def bot(self, name: str) -> AnyBot:
        """Return the bot of a name."""
        if name not in self._bots:
            self._bots[name] = self._make(name)
        return self._bots[name]

    def warm_up(self, name: str) -> None:
        """See to it that a bot's process runs; raise `BotError` where it can't."""
        bot = self.bot(name)
        if isinstance(bot, EngineBot):
            bot.warm_up()

    def dismiss(self, name: str) -> None:
        """End a bot's process: one that has failed begins anew in the next game."""
        _close(self._bots[name])

    def close(self) -> None:
        """End all the processes."""
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
