"""A bounded queue of notes that keeps the newest note per key."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable

from fourfold.server.broker.note import Note


class Mailbox:
    """A FIFO queue of notes.

    A note replaces an older one with the same key. When the queue is full, the oldest is dropped.
    """

    def __init__(self, size: int) -> None:
        self.dropped = 0
        """The number of notes dropped."""

        self._size = size
        self._notes: OrderedDict[str, Note] = OrderedDict()
        self._is_closed = False
        self._ready = asyncio.Event()

    def __len__(self) -> int:
        return len(self._notes)

    def put(self, note: Note) -> None:
        """Add a note, unless the mailbox is closed."""
        if self._is_closed:
            return
        known = self._notes.get(note.key)
        if known is None and len(self._notes) >= self._size:
            self._notes.popitem(last=False)
            self.dropped += 1
        self._notes[note.key] = note.newest(known)
        self._ready.set()

    def put_back(self, notes: Iterable[Note]) -> None:
        """Put back undelivered notes, as far as there is room."""
        for note in notes:
            known = self._notes.get(note.key)
            if known is not None:
                self._notes[note.key] = known.newest(note)
            elif len(self._notes) < self._size:
                self.put(note)

    async def take(self, limit: int) -> list[Note]:
        """Wait for notes and take them; empty once the mailbox is closed and drained."""
        await self._ready.wait()
        count = min(limit, len(self._notes))
        taken = [self._notes.popitem(last=False)[1] for _ in range(count)]
        if not self._notes and not self._is_closed:
            self._ready.clear()
        return taken

    def close(self) -> None:
        """Accept no more notes."""
        self._is_closed = True
        self._ready.set()
