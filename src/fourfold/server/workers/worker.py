"""One worker process, seen from the server: started, given jobs, and replaced when in doubt.

Each has a pool of its own with one process in it. Processes of one pool share a pipe and its lock,
and one that is killed in a bad moment leaves both unusable to the others.
"""

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, resource_tracker
from typing import Any, TypeVar

from pebble import ProcessExpired, ProcessPool

from fourfold.games.game import GameError
from fourfold.server.workers.failure import WorkerFailedError, WorkerGoneError, WorkerLostError
from fourfold.server.workers.process import OUT_OF_MEMORY, begin, guard, tell_pid

T = TypeVar("T")

START_TIMEOUT_SECONDS = 60.0
"""How long a process may take to start, on a machine that has much else to do."""

LIVENESS_CHECK_SECONDS = 0.5
"""How often to check whether a busy process is still alive."""


class Worker:
    """A process that does one job at a time."""

    def __init__(self, pool: ProcessPool) -> None:
        """Take over a pool of one process."""
        self._pool = pool
        self._stopping: asyncio.Task[None] | None = None
        self.pid = 0
        """The process id."""
        self.is_fit = True
        """Whether it can take another job; once it is not, it never is again."""

    @classmethod
    async def start(cls, memory: int) -> "Worker":
        """Start a process with a memory limit in bytes, and wait until it is ready.

        Raise `WorkerFailedError` where it does not get so far.
        """
        opening = asyncio.create_task(asyncio.to_thread(_open_pool, memory))
        try:
            worker = cls(await asyncio.shield(opening))
        except asyncio.CancelledError:
            # The thread goes on, and what it starts must end.
            await cls(await opening).stop()
            raise
        try:
            worker.pid = await worker.run(tell_pid, seconds=START_TIMEOUT_SECONDS)
        except BaseException:
            await worker.stop()
            raise
        return worker

    async def run(self, function: Callable[..., T], *arguments: Any, seconds: float) -> T:
        """Run a function in the process and return what it returns.

        Raise `WorkerGoneError` where the process had ended before, `WorkerLostError` where it ends
        meanwhile, `WorkerFailedError` where it takes longer or fails; errors of a game come
        through. After a loss, a timeout or when this is cancelled, it is not fit for more.
        """
        self.is_fit = False
        try:
            future = self._pool.schedule(guard, args=(function, *arguments))
        except RuntimeError as error:
            raise WorkerGoneError("the worker process had ended") from error
        answer = asyncio.wrap_future(future)
        try:
            async with asyncio.timeout(seconds):
                await self._settle(answer)
        except TimeoutError:
            raise WorkerFailedError(f"the worker had no answer within {seconds:g} s") from None
        finally:
            # Where there is no answer yet, this ends the process.
            answer.cancel()
        try:
            result: T = answer.result()
        except ProcessExpired as error:
            raise _loss(error.exitcode) from None
        except BrokenProcessPool:
            # No process had taken the work.
            raise WorkerGoneError("the worker process had ended") from None
        except (GameError, WorkerFailedError) as error:
            self.is_fit = True
            # Without pebble's cause, the raw text of a traceback: its note has a redacted one.
            raise error from None
        except Exception as error:
            self.is_fit = True
            raise WorkerFailedError(f"{type(error).__name__}: {error}") from error
        self.is_fit = True
        return result

    async def stop(self) -> None:
        """End the process, whatever it does."""
        self.is_fit = False
        if self._stopping is None:
            self._stopping = asyncio.create_task(asyncio.to_thread(_close_pool, self._pool))
        await asyncio.shield(self._stopping)

    async def _settle(self, answer: "asyncio.Future[T]") -> None:
        """Wait for an answer; raise `WorkerLostError` if the pool breaks and nobody says so."""
        while not answer.done():
            await asyncio.wait({answer}, timeout=LIVENESS_CHECK_SECONDS)
            if not answer.done() and not self._pool.active:
                raise WorkerLostError("the worker process has ended")


def _loss(code: int) -> WorkerFailedError:
    """Return what the end of a process at work means."""
    if code == OUT_OF_MEMORY:
        return WorkerFailedError("the worker ran out of memory")
    if code < 0:
        return WorkerLostError(f"the worker process was ended by {signal.Signals(-code).name}")
    return WorkerLostError(f"the worker process ended with code {code}")


def _open_pool(memory: int) -> ProcessPool:
    # Ctrl-C is for the server. A thread hands its signal mask on to the threads and processes that
    # it starts, so these processes never see the signal, not even while they start. The tracker
    # of resources comes first: starting it would lift the mask.
    resource_tracker.ensure_running()
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        # A fresh interpreter: this one runs threads, which a fork would break.
        context = get_context("spawn")
        pool = ProcessPool(max_workers=1, initializer=begin, initargs=(memory,), context=context)
        try:
            # To ask is to start.
            is_active = pool.active
        except BrokenProcessPool as error:
            raise WorkerFailedError(f"no worker process can be started: {error}") from error
        if not is_active:
            raise WorkerFailedError("no worker process can be started")
        return pool
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _close_pool(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()
