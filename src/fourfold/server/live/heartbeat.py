"""The heartbeat of a process: a small write every second, which proves that writes work.

It can't prove that games are stored, in other tables: that is known from the players' own writes.
"""

from math import inf

from fourfold.server.clock import Clock
from fourfold.server.storage import Storage
from fourfold.server.storage.error import StorageError

MAX_AGE_SECONDS = 5.0
"""The server reports itself not ready when its last heartbeat is older than this."""


class Heartbeat:
    """Stores the server's uptime; downtime doesn't count on anybody's clock."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock
        self._written_at = -inf
        self._has_failed = False

    @property
    def age(self) -> float:
        """Seconds since the last stored beat."""
        return self._clock.monotonic() - self._written_at

    @property
    def problem(self) -> str | None:
        """Why writes fail, as far as known; None if they work."""
        if self._has_failed:
            return "can't write to the database"
        if self.age > MAX_AGE_SECONDS:
            return f"nothing was written to the database for {self.age:.0f} s"
        if not self._storage.can_store_games:
            return "can't store games in the database"
        return None

    async def beat(self) -> None:
        """Store the server's uptime; raise `StorageError` if that fails.

        Then check whether games can be stored again, if the latest write of one failed.
        """
        try:
            # A process that started while another's beats could not be stored would lag behind it.
            self._clock.catch_up(await self._storage.last_beat())
            await self._storage.beat(self._clock.process, self._clock.service_ms())
        except StorageError:
            self._has_failed = True
            raise
        self._has_failed = False
        self._written_at = self._clock.monotonic()
        await self._storage.retry_failed()
