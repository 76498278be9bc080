"""What the processes of one server tell each other."""

import re
from dataclasses import dataclass
from typing import TypeAlias

MAX_ID_LENGTH = 1_000
"""A note about a game with a longer id is not sent: PostgreSQL's messages hold 8,000 bytes."""

_HINT = re.compile(r"[0-9]{1,18}", re.ASCII)
_PRESENCE = re.compile(r"@([1-9]*)\+([0-9]{1,9})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Hint:
    """A game has reached a version."""

    game_id: str
    version: int

    @property
    def key(self) -> str:
        """Notes of one key are about the same thing: only the newest counts."""
        return self.game_id

    def newest(self, other: "Note | None") -> "Hint":
        """Return the newer one of two with the same key: this one came later."""
        return other if isinstance(other, Hint) and other.version > self.version else self


@dataclass(frozen=True, slots=True)
class Presence:
    """Who watches a game at one process."""

    game_id: str
    process: str
    """The process that says so; filled in by the broker that receives it."""

    seats: tuple[int, ...]
    """The seats whose holders are there."""

    spectators: int

    @property
    def key(self) -> str:
        """Notes of one key are about the same thing: only the newest counts."""
        return f"{self.process} {self.game_id}"

    def newest(self, other: "Note | None") -> "Presence":  # noqa: ARG002 - whatever came before
        """Return this one: it came later."""
        return self


Note: TypeAlias = Hint | Presence


def format_note(note: Note, sender: str) -> str:
    """Write a note for the channel."""
    match note:
        case Hint(game_id, version):
            return f"{sender} {version} {game_id}"
        case Presence(game_id, _, seats, spectators):
            return f"{sender} @{''.join(map(str, seats))}+{spectators} {game_id}"


def parse_note(text: str, receiver: str) -> Note | None:
    """Read a note of another process; None for anything else, for anybody can write there."""
    sender, _, rest = text.partition(" ")
    what, _, game_id = rest.partition(" ")
    if sender == receiver or not game_id:
        return None
    if _HINT.fullmatch(what):
        return Hint(game_id, int(what))
    if found := _PRESENCE.fullmatch(what):
        return Presence(game_id, sender, tuple(map(int, found[1])), int(found[2]))
    return None


def is_sendable(note: Note) -> bool:
    """Tell whether a note fits on the channel."""
    return len(note.game_id) <= MAX_ID_LENGTH and note.game_id.isprintable()
