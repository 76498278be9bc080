"""How actions were answered, so that one that is sent again gets the same answer."""

from collections import OrderedDict
from collections.abc import Iterable

from fourfold.server.refusal import Refusal
from fourfold.server.storage.log_entry import LogEntry
from fourfold.server.storage.refusal import MAX_REFUSALS_PER_GAME

_Key = tuple[str, str]


class Answers:
    """The answers given in a room, by actor and action id."""

    def __init__(self) -> None:
        self._accepted: dict[_Key, int] = {}
        self._refused: OrderedDict[_Key, Refusal] = OrderedDict()

    def add(self, entries: Iterable[LogEntry]) -> None:
        """Take in entries that are stored."""
        for entry in entries:
            if entry.actor is not None and entry.action_id is not None:
                self._accepted[entry.actor, entry.action_id] = entry.version

    def refuse(self, actor: str, action_id: str, refusal: Refusal) -> None:
        """Take in a refusal."""
        self._refused[actor, action_id] = refusal
        if len(self._refused) > MAX_REFUSALS_PER_GAME:
            self._refused.popitem(last=False)

    def find(self, actor: str | None, action_id: str) -> int | None:
        """Return the version of an action that was accepted; None for one that is new.

        Raise the `Refusal` again that an action got before.
        """
        if actor is None:
            return None
        refusal = self._refused.get((actor, action_id))
        if refusal is not None:
            # A new one: an exception that is raised again and again keeps every traceback.
            raise Refusal(refusal.code, refusal.detail)
        return self._accepted.get((actor, action_id))
