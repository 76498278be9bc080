"""How a bot can fail: it crashes, is silent for too long, or answers what the rules refuse."""


class BotError(Exception):
    """A bot that did not do its part; the message says what it did instead, in one line."""

    def __init__(self, problem: str) -> None:
        """Remember what was wrong."""
        super().__init__(" ".join(problem.split()))


class BotCrashError(BotError):
    """A bot that raised an error, or whose process ended."""


class BotTimeoutError(BotError):
    """A bot that was silent for longer than anybody should wait."""


class IllegalAnswerError(BotError):
    """A bot that answered with something that the rules refuse, or with nothing."""
