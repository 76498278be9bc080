"""Commits what waits, of many games, in one transaction: a commit costs the disk the same alone."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from time import perf_counter
from typing import Any

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from fourfold.server.storage.database import UNREACHABLE, Database
from fourfold.server.storage.error import (
    RepeatedActionError,
    StorageBusyError,
    StorageError,
    StorageUnavailableError,
    VersionConflictError,
)
from fourfold.server.storage.listing import SeatHolder
from fourfold.server.storage.row import read_entry
from fourfold.server.storage.statement import (
    DELETE_SEATS,
    INSERT_ENTRY,
    INSERT_SEAT,
    SELECT_ACTION,
    SELECT_VERSION,
    Change,
    Statements,
)
from fourfold.server.storage.write import Rows

MOST_WRITES = 256
"""So many go into one transaction at most."""

MOST_REMEMBERED = 10_000
"""Of so many games it is remembered who was last written as seated."""

REFUSED = {"22", "23", "40"}
"""The classes of PostgreSQL's codes for bad data, for a key that is taken, and for a transaction
that it undid itself, to end a deadlock for example."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class RowChange:
    """A change of one row beside the logs: a guest, a beat, a setting. Conflicts with nothing."""

    statement: Change
    row: dict[str, Any]
    key: str


@dataclass
class CommitCounts:
    """What has been committed since the storage was opened."""

    commits: int = 0
    """Transactions that were committed."""

    writes: int = 0
    """Steps of games in them."""

    entries: int = 0
    """Entries of logs in them."""

    changes: int = 0
    """Other rows in them: guests, beats."""

    refused: int = 0
    """Steps that were not stored, because of a conflict or a repeated action."""

    failures: int = 0
    """Transactions that failed because the database could not be reached or was full."""

    seconds: float = 0.0
    """The time that the transactions took."""

    sizes: Counter[int] = field(default_factory=Counter)
    """How many transactions had how many writes and changes in them."""


@dataclass(slots=True)
class _Job:
    what: Rows | RowChange
    done: asyncio.Future[None]

    def end(self, error: Exception | None = None) -> None:
        # Who asked may have been cancelled.
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Committer:
    """Takes writes, and commits all that wait in one transaction."""

    def __init__(self, database: Database, statements: Statements, queue_size: int) -> None:
        self.counts = CommitCounts()
        self._database = database
        self._statements = statements
        self._queue: asyncio.Queue[_Job | None] = asyncio.Queue(queue_size)
        self._is_closed = False
        # Who was seated in a game as of the version that this process has written last. Where the
        # next version is this process's too, nobody else can have changed it in between.
        self._seated: OrderedDict[str, tuple[int, tuple[SeatHolder, ...]]] = OrderedDict()
        self._task = asyncio.create_task(self._run(), name="committer")

    @property
    def waiting(self) -> int:
        """How many writes and changes wait for the transaction that is under way."""
        return self._queue.qsize()

    async def commit(self, what: Rows | RowChange) -> None:
        """Return once it is durable; see `Storage.commit`.

        What has been queued is committed even if who asked is cancelled meanwhile.
        """
        if self._is_closed:
            raise StorageUnavailableError("the storage is closed")
        job = _Job(what, asyncio.get_running_loop().create_future())
        try:
            self._queue.put_nowait(job)
        except asyncio.QueueFull:
            raise StorageBusyError(f"{self._queue.maxsize} writes wait already") from None
        await job.done

    async def close(self) -> None:
        """Commit what is queued, and end."""
        if not self._is_closed:
            self._is_closed = True
            await self._queue.put(None)
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        jobs: list[_Job] = []
        try:
            while True:
                is_last = await self._take(jobs)
                if jobs:
                    await self._commit(jobs, set())
                jobs.clear()
                if is_last:
                    return
        finally:
            # Only if this task is ended from outside: nobody may wait for ever.
            self._is_closed = True
            while not self._queue.empty():
                if (job := self._queue.get_nowait()) is not None:
                    jobs.append(job)
            for job in jobs:
                job.end(StorageUnavailableError("the storage was closed in between"))

    async def _take(self, jobs: list[_Job]) -> bool:
        """Wait for a job, take what waits with it, and tell whether that was the last of all."""
        job = await self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_WRITES or self._queue.empty():
                return False
            job = self._queue.get_nowait()
        return True

    async def _commit(self, jobs: Sequence[_Job], lost: set[str]) -> None:
        """Commit jobs together; those among which one is refused in halves, down to that one.

        `lost` are the games of which a write was refused: what came after it builds on it.
        """
        if rest := [job for job in jobs if not self._is_lost(job, lost)]:
            error = await self._try(rest)
            if error is None or isinstance(error, StorageUnavailableError):
                for job in rest:
                    job.end(error)
            elif len(rest) > 1:
                await self._commit(rest[: len(rest) // 2], lost)
                await self._commit(rest[len(rest) // 2 :], lost)
            elif isinstance(rows := rest[0].what, Rows):
                lost.add(rows.game_id)
                self._refuse(rest[0], await self._reason(rows, error))
            else:
                rest[0].end(StorageError(self._database.explain(error)))

    def _is_lost(self, job: _Job, lost: set[str]) -> bool:
        if not (isinstance(job.what, Rows) and job.what.game_id in lost):
            return False
        self._refuse(job, VersionConflictError(job.what.game_id, job.what.first_version))
        return True

    def _refuse(self, job: _Job, error: StorageError) -> None:
        self.counts.refused += 1
        job.end(error)

    async def _reason(self, rows: Rows, error: Exception) -> StorageError:
        """Tell why a write was refused, by looking: the constraint that failed first is chance."""
        try:
            for actor, action in rows.actions:
                asked = {"game": rows.game_id, "actor": actor, "action": action}
                if found := await self._database.read(SELECT_ACTION, asked):
                    return RepeatedActionError(read_entry(found[0]))
            [row] = await self._database.read(SELECT_VERSION, {"game": rows.game_id})
        except StorageUnavailableError as unavailable:
            return unavailable
        if row[0] is not None and row[0] >= rows.first_version:
            return VersionConflictError(rows.game_id, rows.first_version)
        return StorageError(self._database.explain(error))

    async def _try(self, jobs: Sequence[_Job]) -> Exception | None:
        """Commit all in one transaction; return why not.

        `StorageUnavailableError` means that nobody knows whether they are stored; any other error
        that none of them is.
        """
        start = perf_counter()
        writes = [job.what for job in jobs if isinstance(job.what, Rows)]
        changes = [job.what for job in jobs if isinstance(job.what, RowChange)]
        try:
            async with self._database.write() as connection:
                if writes:
                    await self._write(connection, writes)
                if changes:
                    await self._change(connection, changes)
        except Exception as error:
            for rows in writes:
                self._seated.pop(rows.game_id, None)
            if _is_refused(error):
                return error
            self.counts.failures += 1
            if not isinstance(error, UNREACHABLE):
                _log.exception("a commit of %d writes failed", len(jobs))
            unavailable = StorageUnavailableError(self._database.explain(error))
            unavailable.__cause__ = error
            return unavailable
        self._remember(writes)
        self.counts.commits += 1
        self.counts.writes += len(writes)
        self.counts.entries += sum(len(rows.entries) for rows in writes)
        self.counts.changes += len(changes)
        self.counts.seconds += perf_counter() - start
        self.counts.sizes[len(jobs)] += 1
        return None

    async def _write(self, connection: AsyncConnection, writes: list[Rows]) -> None:
        # All processes go through the games in the same order, so none waits for another in a ring.
        writes = sorted(writes, key=attrgetter("game_id"))
        last = {rows.game_id: rows for rows in writes}
        first = {rows.game_id: rows.first_version for rows in reversed(writes)}
        reseated = [
            rows
            for rows in last.values()
            # Else they are in the database as they are now.
            if self._seated.get(rows.game_id) != (first[rows.game_id] - 1, rows.holders)
        ]
        await connection.execute(INSERT_ENTRY, [row for rows in writes for row in rows.entries])
        await connection.execute(
            self._statements.put_listing, [rows.listing for rows in last.values()]
        )
        if reseated:
            await connection.execute(DELETE_SEATS, [{"of_game": rows.game_id} for rows in reseated])
        if seats := [row for rows in reseated for row in rows.seats]:
            await connection.execute(INSERT_SEAT, seats)

    def _remember(self, writes: list[Rows]) -> None:
        for rows in writes:
            self._seated[rows.game_id] = (rows.last_version, rows.holders)
            self._seated.move_to_end(rows.game_id)
        while len(self._seated) > MOST_REMEMBERED:
            self._seated.popitem(last=False)

    async def _change(self, connection: AsyncConnection, changes: list[RowChange]) -> None:
        groups: dict[Change, list[RowChange]] = {}
        for change in changes:
            groups.setdefault(change.statement, []).append(change)
        for statement, group in groups.items():
            group.sort(key=attrgetter("key"))
            await connection.execute(statement, [change.row for change in group])


def _is_refused(error: Exception) -> bool:
    """Tell whether the database works, and has refused what it was given."""
    if isinstance(error, DBAPIError):
        code = getattr(error.orig, "sqlstate", None) or ""
        return isinstance(error, IntegrityError | DataError) or code[:2] in REFUSED
    # What was given never got as far as the database.
    return isinstance(error, StatementError | TypeError | ValueError)
