"""A bot that thinks in a thread of its own, so that the screen stays alive meanwhile."""

from collections.abc import Callable
from threading import Event, Thread

from fourfold.bots import AnyBot, AnyChoice, AnyQuestion, BotError, Budget
from fourfold.table import AnyTable, ask_bot

MAX_SECONDS = 10.0
"""How long a bot may think while a person waits."""

SHARE_OF_CLOCK = 3
"""Where a turn has a time limit, a bot takes at most this part of it."""


class Thinking:
    """One question to a bot about the position that is on the table now."""

    def __init__(
        self, table: AnyTable, bot: AnyBot, answer: Callable[[AnyChoice | BotError], object]
    ) -> None:
        """Begin to think; `answer` is called from the thread that thought."""
        self._stop = Event()
        limit = table.match.setup.rules.seconds
        seconds = MAX_SECONDS if limit is None else min(MAX_SECONDS, limit / SHARE_OF_CLOCK)
        question = table.question(Budget(seconds, None, self._stop.is_set))
        # A daemon, so that a bot which hangs does not keep the program from ending.
        Thread(target=self._think, args=[bot, question, answer], daemon=True).start()

    def stop(self) -> None:
        """Let the bot come to an end; what it answers is not told any more."""
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
