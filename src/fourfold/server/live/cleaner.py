"""Deletes expired guests and games from storage."""

import logging
from collections.abc import Collection
from datetime import timedelta

from fourfold.server.clock import Clock
from fourfold.server.storage import Storage

GUEST_AGE = timedelta(days=1)
"""A guest without games is deleted when last seen this long ago."""

BATCH = 200
"""Guests or games deleted per transaction, small enough that no move waits long."""

log = logging.getLogger(__name__)


class Cleaner:
    """Deletes idle guests without games and, if `keep_days` is set, old finished games."""

    def __init__(self, storage: Storage, clock: Clock, keep_days: int | None) -> None:
        self._storage = storage
        self._clock = clock
        self._keep_days = keep_days

    async def clean(self, in_use: Collection[str] = ()) -> None:
        """Delete everything that has expired; skip games in use until the next run."""
        now = self._clock.cautious_now()
        guests = games = 0
        while count := await self._storage.prune_guests(now - GUEST_AGE, BATCH):
            guests += count
        if self._keep_days is not None:
            before = now - timedelta(days=self._keep_days)
            while count := await self._storage.delete_finished(before, BATCH, in_use):
                games += count
        if guests or games:
            log.info("deleted old data", extra={"guests": guests, "games": games})
