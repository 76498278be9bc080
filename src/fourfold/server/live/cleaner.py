"""Deletes from the storage what nobody needs any more."""

import logging
from collections.abc import Collection
from datetime import timedelta

from fourfold.server.clock import Clock
from fourfold.server.storage import Storage

GUEST_AGE = timedelta(days=1)
"""A guest who has no game is forgotten when they have not been seen for so long."""

BATCH = 200
"""Guests or games deleted per transaction, small enough that no move waits long."""

log = logging.getLogger(__name__)


class Cleaner:
    """Deletes guests without games and, where the operator wants it, old finished games."""

    def __init__(self, storage: Storage, clock: Clock, keep_days: int | None) -> None:
        self._storage = storage
        self._clock = clock
        self._keep_days = keep_days

    async def clean(self, in_use: Collection[str] = ()) -> None:
        """Delete all that is old enough; the games in use are left for the next time."""
        now = self._clock.cautious_now()
        guests = games = 0
        while count := await self._storage.prune_guests(now - GUEST_AGE, BATCH):
            guests += count
        if self._keep_days is not None:
            before = now - timedelta(days=self._keep_days)
            while count := await self._storage.delete_finished(before, BATCH, in_use):
                games += count
        if guests or games:
            log.info("deleted what is old", extra={"guests": guests, "games": games})
