"""Code that runs inside a worker process: limits, bots and jobs."""

import gc
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from multiprocessing import parent_process
from threading import Thread
from typing import ParamSpec, TypeVar

from fourfold.bots import (
    AnyBot,
    AnyChoice,
    AnyQuestion,
    BotError,
    Budget,
    make_bot,
)
from fourfold.games import GAMES
from fourfold.games.game import GameError
from fourfold.server.log import format_traceback
from fourfold.server.workers.failure import WorkerFailedError
from fourfold.server.workers.limits import limit_memory, yield_cpu
from fourfold.table import ask_bot

P = ParamSpec("P")
T = TypeVar("T")

OUT_OF_MEMORY = 3
"""The exit code of a process that reached its memory limit."""

MAX_BOT_SECONDS = 1.0
"""Time limit for one decision of a bot."""

MAX_CACHED_BOTS = 32
"""More than the number of bots, so none is evicted."""


def begin(memory: int) -> None:
    """Limit this process's memory, and make it exit with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Exit immediately and silently, even in the middle of a search.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    yield_cpu()
    Thread(target=_end_with_server, daemon=True).start()
    limit_memory(memory)
    # Exclude the loaded modules from garbage collection: they stay loaded.
    gc.freeze()


def find_pid() -> int:
    """Return this process's id; an answer shows that the process is ready."""
    return os.getpid()


def choose(game: str, bot: str, question: AnyQuestion) -> AnyChoice:
    """Return a bot's legal answer; raise `BotError` if it has none."""
    budget = question.budget
    seconds = MAX_BOT_SECONDS if budget.seconds is None else min(MAX_BOT_SECONDS, budget.seconds)
    capped = replace(question, budget=Budget(seconds, budget.work))
    try:
        return ask_bot(_cached_bot(game, bot), capped)
    except BotError as error:
        if isinstance(error.__cause__, MemoryError):
            raise error.__cause__ from None
        raise


def guard(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a function, and raise only errors that the server process can unpickle.

    If memory runs out, the process exits, since little works reliably without memory. Frames
    can't be pickled, so unexpected errors carry their traceback as a note.
    """
    try:
        return function(*args, **kwargs)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except GameError as error:
        raise GameError(str(error)) from None
    except BotError as error:
        raise _failure(str(error), error) from None
    except Exception as error:
        raise _failure(f"{type(error).__name__}: {error}", error) from None


def _failure(message: str, error: Exception) -> WorkerFailedError:
    failure = WorkerFailedError(" ".join(message.split()))
    failure.add_note(f"In worker process {os.getpid()}:\n{format_traceback(error)}")
    return failure


@lru_cache(MAX_CACHED_BOTS)
def _cached_bot(game: str, bot: str) -> AnyBot:
    return make_bot(GAMES[game], bot)


def _end_with_server() -> None:
    """Exit if the server is killed."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
