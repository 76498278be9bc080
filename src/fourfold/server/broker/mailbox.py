"""Hints on their way: the newest of each game, and never more than a fixed number."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable

from fourfold.server.broker.broker import Hint


class Mailbox:
    """Hints that wait to be taken, in the order in which their games came up.

    Several hints for one game are one, with the newest version. In a full box the oldest gives way.
    """

    def __init__(self, size: int) -> None:
        self.dropped = 0
        """How many hints have given way."""

        self._size = size
        self._versions: OrderedDict[str, int] = OrderedDict()
        self._is_closed = False
        self._ready = asyncio.Event()

    def __len__(self) -> int:
        return len(self._versions)

    def put(self, hint: Hint) -> None:
        """Put a hint into the box; into a closed one goes nothing."""
        if self._is_closed:
            return
        known = self._versions.get(hint.game_id)
        if known is None and len(self._versions) >= self._size:
            self._versions.popitem(last=False)
            self.dropped += 1
        self._versions[hint.game_id] = max(hint.version, known or 0)
        self._ready.set()

    def put_back(self, hints: Iterable[Hint]) -> None:
        """Put back what was taken and could not be delivered, where there is room."""
        for hint in hints:
            if hint.game_id in self._versions or len(self._versions) < self._size:
                self.put(hint)

    async def take(self, most: int) -> list[Hint]:
        """Wait for hints and take them; empty once the box is closed and all are taken."""
        await self._ready.wait()
        taken = [
            Hint(*self._versions.popitem(last=False)) for _ in range(min(most, len(self._versions)))
        ]
        if not self._versions and not self._is_closed:
            self._ready.clear()
        return taken

    def close(self) -> None:
        """Take no more hints in."""
        self._is_closed = True
        self._ready.set()
