"""What a process keeps of a room's log: the entries as they are told, and the answers given."""

from collections.abc import Iterable
from datetime import datetime

from fourfold.server.refusal import TRANSIENT, Refusal
from fourfold.server.room.view import view_entry
from fourfold.server.storage.entry import Entry
from fourfold.server.wire.event import Event
from fourfold.server.wire.message import Entry as WireEntry

MOST_REFUSALS = 64
"""So many refusals are remembered, to be given again when the action is sent again."""


class Ledger:
    """The entries of a room that are known to be stored, and how each action was answered."""

    def __init__(self, now: datetime) -> None:
        self._entries: list[WireEntry] = []
        self._answers: dict[tuple[str, str], int | Refusal] = {}
        self.opened_at = now
        """When the first entry was written, by the wall clock."""
        self.latest_at = now
        """When the latest one was."""

    def __len__(self) -> int:
        return len(self._entries)

    def after(self, version: int) -> tuple[WireEntry, ...]:
        """Return the entries behind a version."""
        return tuple(self._entries[version:])

    def add(self, entries: Iterable[Entry], events: Iterable[Event]) -> None:
        """Take in entries that are stored, each with its event."""
        for entry, event in zip(entries, events, strict=True):
            if not self._entries:
                self.opened_at = entry.at
            self.latest_at = entry.at
            self._entries.append(view_entry(entry.version, entry.at, event))
            if entry.actor is not None and entry.action_id is not None:
                self._answers[entry.actor, entry.action_id] = entry.version

    def clear(self) -> None:
        """Forget the entries, to take them in anew; refusals stay."""
        self._entries.clear()

    def answer(self, actor: str | None, action_id: str) -> int | None:
        """Return the version of an action that was accepted; None for one that is new.

        Raise the `Refusal` again that an action got before.
        """
        answer = None if actor is None else self._answers.get((actor, action_id))
        if isinstance(answer, Refusal):
            # A new one: an exception that is raised again and again keeps every trace.
            raise Refusal(answer.code, answer.detail)
        return answer

    def refuse(self, actor: str | None, action_id: str, refusal: Refusal) -> None:
        """Remember a refusal, if it says something of the action itself."""
        if actor is None or refusal.code in TRANSIENT:
            return
        refusals = [key for key, answer in self._answers.items() if isinstance(answer, Refusal)]
        if len(refusals) >= MOST_REFUSALS:
            del self._answers[refusals[0]]
        self._answers[actor, action_id] = Refusal(refusal.code, refusal.detail)
