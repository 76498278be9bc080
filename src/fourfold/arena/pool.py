"""Plays games in worker processes on this machine, and retries the games of crashed workers."""

import os
import signal
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import current_process, get_context, parent_process
from multiprocessing.synchronize import Event
from multiprocessing.util import Finalize
from threading import Thread

from fourfold.arena.bench import Bench
from fourfold.arena.job import Job
from fourfold.arena.own_bot import OwnBots, check_portable
from fourfold.arena.play import play_game
from fourfold.arena.result import Result
from fourfold.arena.settings import ArenaError, Settings

MAX_LOSSES = 10
"""Maximum number of worker crashes without a finished game in between."""

NOT_STARTED = (
    "the worker processes can't start, as they import the main program: "
    'put the code that plays the tournament under if __name__ == "__main__":'
)
"""The usual reason why workers exit before the first game; in other cases they print an error."""


def exit_if_imported_by_worker() -> None:
    """Exit silently if a worker is importing an unguarded main program.

    The arena that started it then raises `ArenaError` once, instead of every worker starting
    its own tournament.
    """
    # `Process.start` checks this too, but reports it with a page of tracebacks per worker.
    if getattr(current_process(), "_inheriting", False):
        raise SystemExit(1)


def play_in_pool(
    settings: Settings, jobs: Iterable[Job], workers: int, own_bots: OwnBots | None = None
) -> Generator[Result, None, None]:
    """Yield results as games finish, in any order; the workers end with the iterator.

    If a worker is killed, unfinished games restart from the first move: the same seeds give the
    same games. Raise `ArenaError` if one of the caller's own bots can't be pickled for the workers,
    or if the workers can't start.
    """
    own_bots = dict(own_bots or {})
    check_portable(own_bots)
    left = {job.number: job for job in jobs}
    losses = 0
    while left:
        try:
            for result in _play_until_loss(settings, own_bots, list(left.values()), workers):
                del left[result.number]
                losses = 0
                yield result
        except BrokenProcessPool:
            losses += 1
            if losses > MAX_LOSSES:
                raise ArenaError("the worker processes keep crashing") from None


def _play_until_loss(
    settings: Settings, own_bots: OwnBots, jobs: list[Job], workers: int
) -> Generator[Result, None, None]:
    # Spawn instead of fork, which would break if this process runs threads.
    context = get_context("spawn")
    has_begun, stop = context.Event(), context.Event()
    executor = ProcessPoolExecutor(
        min(workers, len(jobs)),
        context,
        initializer=_begin,
        initargs=(settings, own_bots, has_begun, stop),
    )
    waiting = iter(jobs)
    try:
        running = {executor.submit(_play, job) for job in islice(waiting, 2 * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            lost: BaseException | None = None
            for future in done:
                lost = lost or _loss(future)
                if _loss(future) is None:
                    yield future.result()
            if lost is not None and not has_begun.is_set():
                raise ArenaError(NOT_STARTED)
            if lost is not None:
                raise lost
            running |= {executor.submit(_play, job) for job in islice(waiting, len(done))}
    finally:
        stop.set()
        executor.shutdown(cancel_futures=True)


def _loss(future: Future[Result]) -> BaseException | None:
    """Return the error if the worker crashed; other errors are raised by the future's result."""
    error = future.exception()
    return error if isinstance(error, BrokenProcessPool) else None


# The rest runs in a worker.

_bench: Bench
_settings: Settings
_stop: Event


def _begin(settings: Settings, own_bots: OwnBots, has_begun: Event, stop: Event) -> None:
    global _bench, _settings, _stop
    # The arena handles Ctrl-C and stops its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _bench, _settings, _stop = Bench(settings, own_bots), settings, stop
    Thread(target=_end_with_arena, daemon=True).start()
    Finalize(_bench, _bench.close, exitpriority=10)
    has_begun.set()


def _end_with_arena() -> None:
    """Exit, together with the bots, if the arena is killed."""
    arena = parent_process()
    assert arena is not None
    arena.join()
    _bench.close()
    os._exit(1)


def _play(job: Job) -> Result:
    return play_game(_settings, job, _bench, _stop.is_set)
