"""Bot failures: crashes, timeouts and illegal answers."""


class BotError(Exception):
    """Base class of all bot failures; the message says in one line what happened."""

    def __init__(self, problem: str) -> None:
        """Store the problem on a single line."""
        super().__init__(" ".join(problem.split()))


FAILURES = (Exception, SystemExit)
"""What counts as a failure of a bot's own code. `sys.exit()` in a bot must not end its caller."""


def describe_failure(error: BaseException) -> str:
    """Return the type and the message of what a bot raised, such as `KeyError: 'lost'`."""
    kind, message = type(error).__name__, str(error)
    return f"{kind}: {message}" if message else kind


class BotCrashError(BotError):
    """A bot that raised an error, or whose process ended."""


class BotTimeoutError(BotError):
    """A bot that did not answer in time."""


class IllegalAnswerError(BotError):
    """A bot that answered with an illegal move, or with none."""
