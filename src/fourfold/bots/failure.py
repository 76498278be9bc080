"""How a bot can fail: it crashes, is silent for too long, or answers what the rules refuse."""


class BotError(Exception):
    """Base class of all failures of a bot; the message says in one line what it did."""

    def __init__(self, problem: str) -> None:
        """Say in one line what the bot did."""
        super().__init__(" ".join(problem.split()))


class BotCrashError(BotError):
    """A bot that raised an error, or whose process ended."""


class BotTimeoutError(BotError):
    """A bot that did not answer in time."""


class IllegalAnswerError(BotError):
    """A bot that answered with an illegal move, or with none."""
