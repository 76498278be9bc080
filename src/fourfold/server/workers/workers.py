"""The pool of worker processes, and its queues."""

import asyncio
import logging
from collections.abc import Callable
from typing import Self, TypeVar

from fourfold.bots import AnyChoice, AnyQuestion, UnknownBotError, bot_names
from fourfold.games import GAMES
from fourfold.server.analysis import (
    MAX_ANALYSIS_SECONDS,
    PositionAnalysis,
    describe_end,
    describe_worth,
    read_position,
)
from fourfold.server.games.registry import ADAPTERS
from fourfold.server.workers import process
from fourfold.server.workers.failure import WorkerFailedError, WorkerGoneError, WorkerLostError
from fourfold.server.workers.lane import Lane
from fourfold.server.workers.roster import Roster
from fourfold.server.workers.worker import Worker

T = TypeVar("T")

log = logging.getLogger(__name__)

MEGABYTE = 1 << 20

MIN_MEMORY_BYTES = 384 * MEGABYTE
"""What a worker needs with all solvers at full size, plus some headroom."""

RETRY_SECONDS = 1.0
"""Pause before the next attempt to start a process."""


class Workers:
    """A pool of processes, each running one job at a time; other jobs wait in bounded queues.

    Nothing here blocks the event loop. Cancelling the caller cancels the job.
    """

    def __init__(
        self,
        processes: int = 2,
        *,
        max_waiting: int = 128,
        max_waiting_analyses: int = 16,
        seconds: float = 10.0,
        memory: int = 1024 * MEGABYTE,
    ) -> None:
        """Configure the pool; `open` starts the processes.

        `max_waiting` limits the queue of bot moves, `max_waiting_analyses` that of analyses. A
        worker is killed if a job takes longer than `seconds`. `memory` is each worker's
        address-space limit in bytes.
        """
        if processes < 1 or min(max_waiting, max_waiting_analyses) < 0 or seconds <= 0:
            queues = f"queues of {max_waiting} and {max_waiting_analyses}"
            found = f"found {processes} workers, {queues} and {seconds} seconds"
            raise ValueError(
                f"expected at least one worker, queues of 0 or more and a time, {found}"
            )
        if memory < MIN_MEMORY_BYTES:
            raise ValueError(f"workers need at least {MIN_MEMORY_BYTES // MEGABYTE} MB each")
        self.processes = processes
        self._seconds = seconds
        self._memory = memory
        self._questions = Lane(processes, max_waiting)
        # With several workers, analyses leave one free for bots, because players wait for bots.
        self._analyses = Lane(max(1, processes - 1), max_waiting_analyses)
        self._free = Roster[Worker]()
        self._all: set[Worker] = set()
        self._replacing: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self.finished = 0
        """Jobs finished."""
        self.lost = 0
        """Workers replaced."""

    async def open(self) -> None:
        """Start the processes; raise `WorkerFailedError` if one can't be started."""
        try:
            await asyncio.gather(*(self._start() for _ in range(self.processes)))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Stop all processes; waiting callers get a `WorkerFailedError`."""
        self._is_closed = True
        self._free.refuse(WorkerFailedError("the workers are closed"))
        replacing = tuple(self._replacing)
        for task in replacing:
            task.cancel()
        await asyncio.gather(*replacing, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._all))
        self._all.clear()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the running processes."""
        return tuple(sorted(worker.pid for worker in self._all))

    @property
    def inside(self) -> int:
        """Jobs running or waiting."""
        return self._questions.inside + self._analyses.inside

    @property
    def refused(self) -> int:
        """Jobs refused."""
        return self._questions.refused + self._analyses.refused

    async def choose(
        self, game: str, bot: str, question: AnyQuestion, *, client: str | None = None
    ) -> AnyChoice:
        """Return a bot's legal answer; `client` is who plays against it, as in `analyse`.

        The bot gets its level's work budget and at most one second. Raise `UnknownBotError` for
        an unknown name: servers don't run external engines. Raise `WorkersBusyError` or
        `WorkerFailedError` if there is no answer.
        """
        if bot not in bot_names(GAMES[game]):
            raise UnknownBotError(f"{game} has no bot {bot!r} on a server")
        job = (process.choose, game, bot, question)
        return await self._run(self._questions, *job, client=client)

    async def analyse(
        self,
        game: str,
        rules: str,
        position: str,
        seconds: float = MAX_ANALYSIS_SECONDS,
        *,
        client: str | None = None,
    ) -> PositionAnalysis:
        """Analyse a position in notation; raise `GameError` if it can't be parsed.

        The search stops after `seconds`; values not found by then stay unknown. Raise
        `WorkersBusyError` or `WorkerFailedError` if there is no answer. One client, an
        address or IPv6 site, may take at most half of the queue.
        """
        found = read_position(game, rules, position)
        adapter = ADAPTERS[game]
        if found.outcome:
            return describe_end(adapter, found)
        job = (adapter.judge, found, seconds)
        return describe_worth(adapter, found, await self._run(self._analyses, *job, client=client))

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Run a module-level function in a worker and return its result.

        If the worker is lost, the job is retried once in another. `GameError` passes through; any
        other failure raises `WorkersBusyError` or `WorkerFailedError`.
        """
        return await self._run(self._questions, function, *arguments)

    async def _run(
        self, lane: Lane, function: Callable[..., T], *arguments: object, client: str | None = None
    ) -> T:
        async with lane.turn(client):
            try:
                return await self._run_once(function, *arguments)
            except WorkerLostError as error:
                if self._is_closed:
                    raise
                log.warning("%s; retrying its job in another", error)
                return await self._run_once(function, *arguments)

    async def _run_once(self, function: Callable[..., T], *arguments: object) -> T:
        """Run a function in a live worker, skipping those that have already died."""
        for _ in range(self.processes):
            try:
                return await self._run_in(await self._take(), function, *arguments)
            except WorkerGoneError as error:
                log.warning("%s; replacing it", error)
        return await self._run_in(await self._take(), function, *arguments)

    async def _run_in(self, worker: Worker, function: Callable[..., T], *arguments: object) -> T:
        try:
            result = await worker.run(function, *arguments, seconds=self._seconds)
            self.finished += 1
            return result
        except WorkerLostError:
            raise
        except WorkerFailedError as error:
            if not self._is_closed:
                log.error("a worker's job failed: %s", error, exc_info=error)
            raise
        finally:
            if not self._is_closed:
                self._take_back(worker)

    async def _take(self) -> Worker:
        if self._is_closed:
            raise WorkerFailedError("the workers are closed")
        return await self._free.take()

    def _take_back(self, worker: Worker) -> None:
        if worker.is_fit:
            self._free.give(worker)
            return
        task = asyncio.create_task(self._replace(worker))
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    async def _replace(self, worker: Worker) -> None:
        """Replace a process that is no longer fit."""
        self.lost += 1
        await worker.stop()
        self._all.discard(worker)
        while True:
            try:
                return await self._start()
            except (WorkerFailedError, OSError) as error:
                log.error("%s; retrying in %g s", error, RETRY_SECONDS)
                await asyncio.sleep(RETRY_SECONDS)

    async def _start(self) -> None:
        worker = await Worker.start(self._memory)
        self._all.add(worker)
        self._free.give(worker)
