"""The worker processes of a server, and the queues before them."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Self, TypeVar

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
"""What a worker needs with all its solvers at their largest, and something to spare."""

RETRY_SECONDS = 1.0
"""How long to wait before the next attempt to start a process."""


class Workers:
    """A pool of processes, each with one job at a time; the rest waits in bounded queues.

    Nothing here blocks the event loop, and cancelling whoever waits for an answer ends the job.
    """

    def __init__(
        self,
        processes: int = 2,
        *,
        max_waiting: int = 64,
        max_waiting_analyses: int = 16,
        seconds: float = 10.0,
        memory: int = 1024 * MEGABYTE,
    ) -> None:
        """Plan the processes; `open` starts them.

        `max_waiting` is how many questions to bots may wait, `max_waiting_analyses` how many
        analyses, `seconds` how long a worker may take for one before it is killed, `memory` how
        many bytes of address space each may have.
        """
        if processes < 1 or min(max_waiting, max_waiting_analyses) < 0 or seconds <= 0:
            waiting = f"{max_waiting} and {max_waiting_analyses} waiting"
            raise ValueError(f"{processes} workers, {waiting}, {seconds} s")
        if memory < MIN_MEMORY_BYTES:
            raise ValueError(f"workers need {MIN_MEMORY_BYTES // MEGABYTE} MB of memory each")
        self.processes = processes
        self._seconds = seconds
        self._memory = memory
        self._questions = Lane(processes, max_waiting)
        # Analyses leave a worker to the bots, where there is more than one: players wait for these.
        self._analyses = Lane(max(1, processes - 1), max_waiting_analyses)
        self._free = Roster[Worker]()
        self._all: set[Worker] = set()
        self._replacing: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self.finished = 0
        """Jobs that were done."""
        self.lost = 0
        """Workers that had to be replaced."""

    async def open(self) -> None:
        """Start the processes; raise `WorkerFailedError` where they can't be."""
        try:
            await asyncio.gather(*(self._start() for _ in range(self.processes)))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """End all processes; who still waits gets a `WorkerFailedError`."""
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
        """The ids of the processes that are ready."""
        return tuple(sorted(worker.pid for worker in self._all))

    @property
    def inside(self) -> int:
        """Jobs that run or wait."""
        return self._questions.inside + self._analyses.inside

    @property
    def refused(self) -> int:
        """Jobs that were refused."""
        return self._questions.refused + self._analyses.refused

    async def choose(self, game: str, bot: str, question: AnyQuestion) -> AnyChoice:
        """Return what a bot of a game answers, which the rules allow.

        It has the work of its level, and one second at most. Raise `UnknownBotError` for a name
        that no bot of the game has: programs of others are not run here. Raise `WorkersBusyError`
        or `WorkerFailedError` where there is no answer.
        """
        if bot not in bot_names(GAMES[game]):
            raise UnknownBotError(f"{game} has no bot {bot!r} on a server")
        return await self.run(process.choose, game, bot, question)

    async def analyse(
        self,
        game: str,
        rules: str,
        position: str,
        seconds: float = MAX_ANALYSIS_SECONDS,
        *,
        asker: str | None = None,
    ) -> PositionAnalysis:
        """Return what a position in notation is worth; raise `GameError` where the text is bad.

        It stops after the given number of seconds; what it has not found by then stays open. Raise
        `WorkersBusyError` or `WorkerFailedError` where there is no answer. One asker, such as an
        address, gets at most half of the places in the queue.
        """
        found = read_position(game, rules, position)
        adapter = ADAPTERS[game]
        if found.outcome:
            return describe_end(adapter, found)
        job = (adapter.judge, found, seconds)
        return describe_worth(adapter, found, await self._run(self._analyses, *job, asker=asker))

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function of a module in a worker and return what it returns.

        It is run once more in another worker if the first is lost. Raise errors of games as they
        are, and `WorkersBusyError` or `WorkerFailedError` for all else.
        """
        return await self._run(self._questions, function, *arguments)

    async def _run(
        self, lane: Lane, function: Callable[..., T], *arguments: Any, asker: str | None = None
    ) -> T:
        async with lane.turn(asker):
            try:
                return await self._run_once(function, *arguments)
            except WorkerLostError as error:
                if self._is_closed:
                    raise
                log.warning("%s; another one gets its job", error)
                return await self._run_once(function, *arguments)

    async def _run_once(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function in a live worker: those that had died before do not count."""
        for _ in range(self.processes):
            try:
                return await self._run_in(await self._take(), function, *arguments)
            except WorkerGoneError as error:
                log.warning("%s; it is being replaced", error)
        return await self._run_in(await self._take(), function, *arguments)

    async def _run_in(self, worker: Worker, function: Callable[..., T], *arguments: Any) -> T:
        try:
            result = await worker.run(function, *arguments, seconds=self._seconds)
            self.finished += 1
            return result
        except WorkerLostError:
            raise
        except WorkerFailedError as error:
            if not self._is_closed:
                log.error("a job failed in a worker: %s", error, exc_info=error)
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
                log.error("%s; next attempt in %g s", error, RETRY_SECONDS)
                await asyncio.sleep(RETRY_SECONDS)

    async def _start(self) -> None:
        worker = await Worker.start(self._memory)
        self._all.add(worker)
        self._free.give(worker)
