"""The heartbeat of a process: a small write each second, which shows that writing works."""

from math import inf

from fourfold.server.clock import Clock
from fourfold.server.storage import Storage
from fourfold.server.storage.error import StorageError

MAX_AGE_SECONDS = 5.0
"""How old the last write may be in a server that takes players."""


class Heartbeat:
    """Stores that a process lives: time without a beat is on nobody's clock."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock
        self._written_at = -inf
        self._has_failed = False

    @property
    def age(self) -> float:
        """Seconds since the last beat that was stored."""
        return self._clock.monotonic() - self._written_at

    @property
    def problem(self) -> str | None:
        """Why nothing can be stored, as far as is known; None if all is well."""
        if self._has_failed:
            return "the database can't be written"
        if self.age > MAX_AGE_SECONDS:
            return f"the database was not written for {self.age:.0f} s"
        return None

    async def beat(self) -> None:
        """Store how long there has been a server; raise `StorageError` where that fails."""
        try:
            # Else one that began while another's beats could not be stored would stay behind it.
            self._clock.catch_up(await self._storage.last_beat())
            await self._storage.beat(self._clock.process, self._clock.service_ms())
        except StorageError:
            self._has_failed = True
            raise
        self._has_failed = False
        self._written_at = self._clock.monotonic()
