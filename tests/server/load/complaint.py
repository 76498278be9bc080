"""A complaint: what is wrong, and which law it breaks."""

from dataclasses import dataclass
from enum import StrEnum


class Law(StrEnum):
    """What a server must guarantee, whatever happens to it."""

    KEPT = "an acknowledged action is in the log, at the acknowledged version"
    ONCE = "an action is in the log at most once"
    UNBROKEN = "the versions of a log are 1, 2, 3 … without a gap"
    ASKED = "an entry with an action's id is what somebody sent"
    REFUSED = "an action that was refused is not in the log"
    FRESH = "a move answers the position that its player had seen"
    TOLD = "a viewer is sent every entry once and in order"
    TRUE = "what a viewer was sent is what the log says"
    SHOWN = "a message is valid, and its state has the version of its last entry"
    READY = "a server that can't reach its database says that it is not ready"
    BOUNDED = "a server refuses what it can't do soon, instead of keeping it in memory"
    LISTED = "a game's listing matches its folded log"


@dataclass(frozen=True, slots=True)
class Complaint:
    law: Law
    game: str
    detail: str

    def __str__(self) -> str:
        return f"{self.game}: {self.detail} ({self.law.name.lower()}: {self.law.value})"
