"""Whether the server accepts players, asking the database at most once a second."""

import asyncio
from typing import TYPE_CHECKING

from fourfold.server.http.shared import Shared
from fourfold.server.storage import StorageError

if TYPE_CHECKING:
    from fourfold.server.http.application import Application

PING_SECONDS = 2.0
"""Timeout of the database query."""

FRESH_SECONDS = 1.0
"""How long its answer is cached, so that health checks from many addresses are cheap."""


class Readiness:
    """Answers health checks."""

    def __init__(self, app: "Application") -> None:
        self._app = app
        self._reachable = Shared(app.clock, self._ping, FRESH_SECONDS)

    async def find_problem(self) -> str | None:
        """Return why the server accepts no players; None if it does.

        It does unless it is stopping, if its database can be read and was written recently.
        """
        problem = self._app.readiness
        if problem is None and not await self._reachable.get():
            return "the database does not answer"
        return problem

    async def _ping(self) -> bool:
        try:
            async with asyncio.timeout(PING_SECONDS):
                await self._app.hall.storage.ping()
        except (StorageError, TimeoutError):
            return False
        return True
