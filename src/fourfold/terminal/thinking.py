"""Runs a bot in its own thread, so that the screen stays responsive."""

from collections.abc import Callable
from threading import Event, Thread

from fourfold.bots import AnyBot, AnyChoice, AnyQuestion, BotError, Budget
from fourfold.table import AnyTable, ask_bot

MAX_SECONDS = 10.0
"""Time limit for a bot while a person is waiting."""

CLOCK_DIVISOR = 3
"""With a time limit per turn, a bot uses at most 1 / `CLOCK_DIVISOR` of it."""


class Thinking:
    """One question to a bot about the current position."""

    def __init__(
        self, table: AnyTable, bot: AnyBot, answer: Callable[[AnyChoice | BotError], object]
    ) -> None:
        """Start thinking; `answer` is called from the bot's thread."""
        self._stop = Event()
        limit = table.match.setup.rules.seconds
        seconds = MAX_SECONDS if limit is None else min(MAX_SECONDS, limit / CLOCK_DIVISOR)
        question = table.question(Budget(seconds, None, self._stop.is_set))
        # A daemon, so that a hanging bot doesn't keep the program from exiting.
        Thread(target=self._think, args=[bot, question, answer], daemon=True).start()

    def stop(self) -> None:
        """Stop the bot and discard its answer."""
        self._stop.set()

    def _think(
        self, bot: AnyBot, question: AnyQuestion, answer: Callable[[AnyChoice | BotError], object]
    ) -> None:
        found: AnyChoice | BotError
        try:
            found = ask_bot(bot, question)
        except BotError as error:
            found = error
        if not self._stop.is_set():
            answer(found)
