"""Bot failures: crashes, timeouts and illegal answers."""


class BotError(Exception):
    """Base class of all bot failures; the message says in one line what happened."""

    def __init__(self, problem: str) -> None:
        """Store the problem on a single line."""
        super().__init__(" ".join(problem.split()))


class BotCrashError(BotError):
    """A bot that raised an error, or whose process ended."""


class BotTimeoutError(BotError):
    """A bot that did not answer in time."""


class IllegalAnswerError(BotError):
    """A bot that answered with an illegal move, or with none."""
