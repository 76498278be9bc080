"""The one connection of a process that writes to the database."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class Writer(Protocol):
    """Does one transaction after the other."""

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction, which is committed at its end; return what it returns."""
        ...

    async def dispose(self) -> None:
        """Close the connection; the next transaction opens a new one."""
        ...


class ThreadWriter(Writer):
    """Writes in a thread of its own: a whole transaction costs one hand-over between threads.

    The driver for asyncio hands over each statement, which took longer than the statement.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="writer")

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do a transaction."""
        return await self._run(lambda: self._transact(work))

    async def dispose(self) -> None:
        """Close the connection."""
        await self._run(self._engine.dispose)

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


class LoopWriter(Writer):
    """Writes in the event loop, by a driver that is made for it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def dispose(self) -> None:
        """Close the connection."""
        await self._engine.dispose()
