"""Notes on their way: the newest about each thing, and never more than a fixed number."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable

from fourfold.server.broker.note import Note


class Mailbox:
    """Notes that wait to be taken, in the order in which their subjects came up.

    Several notes about one thing are one, the newest. In a full box the oldest gives way.
    """

    def __init__(self, size: int) -> None:
        self.dropped = 0
        """How many notes have given way."""

        self._size = size
        self._notes: OrderedDict[str, Note] = OrderedDict()
        self._is_closed = False
        self._ready = asyncio.Event()

    def __len__(self) -> int:
        return len(self._notes)

    def put(self, note: Note) -> None:
        """Put a note into the box; into a closed one goes nothing."""
        if self._is_closed:
            return
        known = self._notes.get(note.key)
        if known is None and len(self._notes) >= self._size:
            self._notes.popitem(last=False)
            self.dropped += 1
        self._notes[note.key] = note.newest(known)
        self._ready.set()

    def put_back(self, notes: Iterable[Note]) -> None:
        """Put back what was taken and could not be delivered, where there is room."""
        for note in notes:
            known = self._notes.get(note.key)
            if known is not None:
                self._notes[note.key] = known.newest(note)
            elif len(self._notes) < self._size:
                self.put(note)

    async def take(self, limit: int) -> list[Note]:
        """Wait for notes and take them; empty once the box is closed and all are taken."""
        await self._ready.wait()
        count = min(limit, len(self._notes))
        taken = [self._notes.popitem(last=False)[1] for _ in range(count)]
        if not self._notes and not self._is_closed:
            self._ready.clear()
        return taken

    def close(self) -> None:
        """Take no more notes in."""
        self._is_closed = True
        self._ready.set()
