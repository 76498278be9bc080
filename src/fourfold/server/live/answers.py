"""Idempotency cache: a repeated action gets the same answer as the first time."""

from collections import OrderedDict
from collections.abc import Iterable

from fourfold.server.refusal import Refusal
from fourfold.server.storage.log_entry import LogEntry
from fourfold.server.storage.refusal import MAX_REFUSALS_PER_GAME

_Key = tuple[str, str]


class Answers:
    """The answers given in a room, keyed by actor and action id."""

    def __init__(self) -> None:
        self._accepted: dict[_Key, int] = {}
        self._refused: OrderedDict[_Key, Refusal] = OrderedDict()

    def add(self, entries: Iterable[LogEntry]) -> None:
        """Record stored entries as accepted actions."""
        for entry in entries:
            if entry.actor is not None and entry.action_id is not None:
                self._accepted[entry.actor, entry.action_id] = entry.version

    def refuse(self, actor: str, action_id: str, refusal: Refusal) -> None:
        """Record a refusal."""
        self._refused[actor, action_id] = refusal
        if len(self._refused) > MAX_REFUSALS_PER_GAME:
            self._refused.popitem(last=False)

    def find(self, actor: str | None, action_id: str) -> int | None:
        """Return the version at which an action was accepted; None if the action is new.

        If the action was refused before, raise that `Refusal` again.
        """
        if actor is None:
            return None
        refusal = self._refused.get((actor, action_id))
        if refusal is not None:
            # A new instance: re-raising the same exception would accumulate tracebacks.
            raise Refusal(refusal.code, refusal.detail)
        return self._accepted.get((actor, action_id))
