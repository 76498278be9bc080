"""Group commit: pending writes of many games share one transaction and one disk sync."""

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError

from fourfold.server.storage.counts import CommitCounts
from fourfold.server.storage.database import Database
from fourfold.server.storage.error import (
    RepeatedActionError,
    StorageBusyError,
    StorageError,
    StorageUnavailableError,
    UnreadableLogError,
    VersionConflictError,
)
from fourfold.server.storage.pack import unpack
from fourfold.server.storage.row import read_entry
from fourfold.server.storage.row_writer import RowChange, RowWriter
from fourfold.server.storage.statement import SELECT_ENTRIES, Statements
from fourfold.server.storage.write import Rows

MAX_WRITES_PER_TRANSACTION = 256

GATHER_SECONDS = 0.010
"""Minimum interval between the start of a transaction with several writes and the start of the
next, which gathers all writes until then: most of a transaction's cost doesn't depend on its size.
After a transaction with a single write, the next write is committed immediately."""

MAX_ATTEMPTS = 5
"""Attempts per transaction that the database rolls back, for example to resolve a deadlock."""

REFUSED = {"22", "23"}
"""PostgreSQL's error classes for bad data and constraint violations."""

REFUSED_ERRORS = (
    *(StatementError, TypeError, ValueError, StorageError),
    # From `BulkStatement`.
    *(sqlite3.IntegrityError, sqlite3.DataError),
)
"""Errors of data that never reached the database or were refused by it."""

ROLLED_BACK = "40"
"""PostgreSQL's error class for a transaction that the server rolled back."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Job:
    what: Rows | RowChange
    done: asyncio.Future[None]

    def end(self, error: Exception | None = None) -> None:
        # The caller may have been cancelled.
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class _RollBackError(Exception):
    """Raised in a transaction so that nothing of it is kept."""


class Committer:
    """Queues writes, and commits the whole queue in one transaction."""

    def __init__(self, database: Database, statements: Statements, queue_size: int) -> None:
        self.counts = CommitCounts()
        self.failed: Rows | None = None
        """The latest write of a game, if the database failed to store it."""
        self._database = database
        self._statements = statements
        self._row_writer = RowWriter(statements, database.dialect)
        self._queue: asyncio.Queue[_Job | None] = asyncio.Queue(queue_size)
        self._is_closed = False
        self._task = asyncio.create_task(self._run(), name="committer")

    @property
    def waiting(self) -> int:
        """Writes and changes queued behind the current transaction."""
        return self._queue.qsize()

    async def commit(self, what: Rows | RowChange) -> None:
        """Commit a write or change, and return once it is durable; see `Storage.commit`.

        A queued job is committed even if the caller is cancelled.
        """
        if self._is_closed:
            raise StorageUnavailableError("the storage is closed")
        job = _Job(what, asyncio.get_running_loop().create_future())
        try:
            self._queue.put_nowait(job)
        except asyncio.QueueFull:
            raise StorageBusyError(f"write queue full ({self._queue.maxsize} writes)") from None
        await job.done

    async def retry_failed(self) -> None:
        """Repeat the failed write in a transaction that is rolled back; clear it if that works."""
        rows = self.failed
        if rows is None:
            return
        # Its own row writer knows of no earlier write, so it touches every table of a game; and it
        # shares no cache with the transactions that the queue runs meanwhile.
        row_writer = RowWriter(self._statements, self._database.dialect)

        def write(connection: Connection) -> None:
            row_writer.write(connection, [rows])
            raise _RollBackError

        try:
            await self._database.transact(write)
        except Exception as error:
            # If it is refused, the game's log has moved on: a later write has worked.
            if not (isinstance(error, _RollBackError) or _is_refused(error)):
                return
        if self.failed is rows:
            self.failed = None

    async def close(self) -> None:
        """Commit the queue, then stop."""
        if not self._is_closed:
            self._is_closed = True
            await self._queue.put(None)
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        jobs: list[_Job] = []
        loop = asyncio.get_running_loop()
        try:
            while True:
                is_last = await self._take(jobs)
                gather_until = loop.time() + GATHER_SECONDS if len(jobs) > 1 else 0.0
                try:
                    await self._commit(jobs, set())
                except Exception:
                    _log.exception("a commit of %d writes failed", len(jobs))
                    self._give_up(jobs, "internal error: see the log")
                jobs.clear()
                if is_last:
                    return
                if (rest := gather_until - loop.time()) > 0:
                    await asyncio.sleep(rest)
        finally:
            # Non-empty only if this task was cancelled: don't leave callers waiting forever.
            self._is_closed = True
            while not self._queue.empty():
                if (job := self._queue.get_nowait()) is not None:
                    jobs.append(job)
            self._give_up(jobs, "the storage was closed before it was committed")

    def _give_up(self, jobs: Sequence[_Job], why: str) -> None:
        for job in jobs:
            job.end(StorageUnavailableError(why))

    async def _take(self, jobs: list[_Job]) -> bool:
        """Wait for a job and collect all queued ones; return whether the queue is closed."""
        job = await self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MAX_WRITES_PER_TRANSACTION or self._queue.empty():
                return False
            job = self._queue.get_nowait()
        return True

    async def _commit(self, jobs: Sequence[_Job], lost: set[str]) -> None:
        """Commit jobs together; if one is refused, bisect to isolate it.

        `lost` holds the games with a failed write, on which their later writes build.
        """
        if rest := [job for job in jobs if not self._is_lost(job, lost)]:
            error = await self._try(rest)
            if error is None:
                for job in rest:
                    job.end()
            elif isinstance(error, StorageUnavailableError):
                for job in rest:
                    if isinstance(job.what, Rows):
                        lost.add(job.what.game_id)
                        self.failed = job.what
                    # One exception per job: each raise appends to an exception's traceback.
                    job.end(StorageUnavailableError(*error.args))
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
        """Look up why a write was refused: the constraint reported first is arbitrary."""
        if isinstance(error, StorageError):
            return error
        asked = {"game": rows.game_id, "after": 0}
        version = 0
        try:
            found = await self._database.read(SELECT_ENTRIES, asked)
            for entry in unpack(row._asdict() for row in found):
                version = entry["version"]
                if (entry["actor"], entry["action_id"]) in rows.actions:
                    return RepeatedActionError(read_entry(entry))
        except (StorageUnavailableError, UnreadableLogError) as unreadable:
            return unreadable
        if version != rows.first_version - 1:
            return VersionConflictError(rows.game_id, rows.first_version)
        return StorageError(self._database.explain(error))

    async def _try(self, jobs: Sequence[_Job]) -> Exception | None:
        """Commit all jobs in one transaction; return the error, if any.

        `StorageUnavailableError` means the outcome is unknown; after any other error nothing was
        stored.
        """
        for _ in range(MAX_ATTEMPTS):
            error = await self._try_once(jobs)
            if error is None or not _code(error).startswith(ROLLED_BACK):
                return error
        return StorageUnavailableError("the database keeps rolling the transaction back")

    async def _try_once(self, jobs: Sequence[_Job]) -> Exception | None:
        start = perf_counter()
        writes = [job.what for job in jobs if isinstance(job.what, Rows)]
        changes = [job.what for job in jobs if isinstance(job.what, RowChange)]

        def write(connection: Connection) -> None:
            if writes:
                self._row_writer.write(connection, writes)
            if changes:
                self._row_writer.change(connection, changes)

        try:
            await self._database.transact(write)
        except Exception as error:
            self._row_writer.forget(writes)
            if _is_refused(error) or _code(error).startswith(ROLLED_BACK):
                return error
            self.counts.failures += 1
            _log.warning("a commit failed: %s", self._database.explain(error))
            return StorageUnavailableError(self._database.explain(error))
        self._row_writer.remember(writes)
        if writes:
            self.failed = None
        self.counts.commits += 1
        self.counts.writes += len(writes)
        self.counts.entries += sum(rows.count for rows in writes)
        self.counts.changes += len(changes)
        self.counts.seconds += perf_counter() - start
        self.counts.sizes[len(jobs)] += 1
        return None


def _is_refused(error: Exception) -> bool:
    """Return whether the database works but refused the data."""
    if isinstance(error, DBAPIError):
        return isinstance(error, IntegrityError | DataError) or _code(error)[:2] in REFUSED
    # The values never reached the database, or conflict with the log.
    return isinstance(error, REFUSED_ERRORS)


def _code(error: Exception) -> str:
    """Return an error's SQLSTATE; empty on SQLite and for other kinds of errors."""
    return (getattr(error.orig, "sqlstate", None) or "") if isinstance(error, DBAPIError) else ""
