"""The server's handle on one worker process.

Each worker is a pool of one process. Processes in one pool share a pipe and its lock, and a process
killed at the wrong moment leaves both unusable for the others.
"""

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from typing import Any, TypeVar

from pebble import ProcessExpired, ProcessPool

from fourfold.games.game import GameError
from fourfold.server.workers.failure import WorkerFailedError, WorkerGoneError, WorkerLostError
from fourfold.server.workers.process import OUT_OF_MEMORY, begin, find_pid, guard

T = TypeVar("T")

START_TIMEOUT_SECONDS = 60.0
"""Time limit for starting a process, generous for a busy machine."""

LIVENESS_CHECK_SECONDS = 0.5
"""How often to check whether a busy process is still alive."""


class Worker:
    """A process that runs one job at a time."""

    def __init__(self, pool: ProcessPool) -> None:
        """Wrap a pool of one process."""
        self._pool = pool
        self._stopping: asyncio.Task[None] | None = None
        self.pid = 0
        """The process id."""
        self.is_fit = True
        """Whether it can take another job; once a job is lost, never again."""

    @classmethod
    async def start(cls, memory: int) -> "Worker":
        """Start a process with a memory limit in bytes, and wait until it is ready.

        Raise `WorkerFailedError` if it does not start.
        """
        opening = asyncio.create_task(asyncio.to_thread(_open_pool, memory))
        try:
            worker = cls(await asyncio.shield(opening))
        except asyncio.CancelledError:
            # The thread continues, so the process that it starts must be stopped.
            await cls(await opening).stop()
            raise
        try:
            worker.pid = await worker.run(find_pid, seconds=START_TIMEOUT_SECONDS)
        except BaseException:
            await worker.stop()
            raise
        return worker

    async def run(self, function: Callable[..., T], *arguments: object, seconds: float) -> T:
        """Run a function in the process and return its result.

        Raise `WorkerGoneError` if the process had already died, `WorkerLostError` if it dies
        during the job, and `WorkerFailedError` on a timeout or failure; `GameError` passes
        through. After a loss, timeout or cancellation the worker is no longer fit.
        """
        self.is_fit = False
        try:
            future = self._pool.schedule(guard, args=(function, *arguments))
        except RuntimeError as error:
            raise WorkerGoneError("the worker process had died") from error
        answer = asyncio.wrap_future(future)
        try:
            async with asyncio.timeout(seconds):
                await self._settle(answer)
        except TimeoutError:
            raise WorkerFailedError(f"the worker timed out after {seconds:g} s") from None
        finally:
            # If there is no answer yet, this kills the process.
            answer.cancel()
        try:
            result: T = answer.result()
        except ProcessExpired as error:
            raise _loss(error.exitcode) from None
        except BrokenProcessPool:
            # No process had taken the job.
            raise WorkerGoneError("the worker process had died") from None
        except (GameError, WorkerFailedError) as error:
            self.is_fit = True
            # Drop pebble's cause, an unredacted traceback: the note has the redacted one.
            raise error from None
        except Exception as error:
            self.is_fit = True
            raise WorkerFailedError(f"{type(error).__name__}: {error}") from error
        self.is_fit = True
        return result

    async def stop(self) -> None:
        """Kill the process, whatever it is doing."""
        self.is_fit = False
        if self._stopping is None:
            self._stopping = asyncio.create_task(asyncio.to_thread(_close_pool, self._pool))
        await asyncio.shield(self._stopping)

    async def _settle(self, answer: "asyncio.Future[T]") -> None:
        """Wait for an answer; raise `WorkerLostError` if the pool breaks silently."""
        while not answer.done():
            await asyncio.wait({answer}, timeout=LIVENESS_CHECK_SECONDS)
            if not answer.done() and not self._pool.active:
                raise WorkerLostError("the worker process died")


def _loss(code: int) -> WorkerFailedError:
    """Return the error for a process that exited during a job."""
    if code == OUT_OF_MEMORY:
        return WorkerFailedError("the worker ran out of memory")
    if code < 0:
        return WorkerLostError(f"the worker process was killed by {signal.Signals(-code).name}")
    return WorkerLostError(f"the worker process exited with code {code}")


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Start processes that never see Ctrl-C, which is for the server.

    Threads and processes inherit the signal mask of the thread that starts them. Windows has none:
    there a worker ignores Ctrl-C only from its own first line on.
    """
    if sys.platform == "win32" or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The tracker must start first, because starting it resets the mask.
    resource_tracker.ensure_running()
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _open_pool(memory: int) -> ProcessPool:
    with _without_interrupts():
        # Spawn, because forking a multithreaded process is unsafe. Any: pebble's type knows only
        # the pipes of POSIX.
        context: Any = get_context("spawn")
        pool = ProcessPool(max_workers=1, initializer=begin, initargs=(memory,), context=context)
        try:
            # Reading this property starts the pool.
            is_active = pool.active
        except BrokenProcessPool as error:
            raise WorkerFailedError(f"can't start a worker process: {error}") from error
        if not is_active:
            raise WorkerFailedError("can't start a worker process")
        return pool


def _close_pool(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()
