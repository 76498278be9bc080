"""The notes that a server's processes exchange."""

import re
from dataclasses import dataclass
from typing import TypeAlias

MAX_ID_LENGTH = 1_000
"""Notes about games with longer ids are not sent: PostgreSQL's payload limit is 8,000 bytes."""

_HINT = re.compile(r"[0-9]{1,18}", re.ASCII)
_PRESENCE = re.compile(r"@([1-9]*)\+([0-9]{1,9})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Hint:
    """A game has reached a version."""

    game_id: str
    version: int

    @property
    def key(self) -> str:
        """Of several notes with the same key, only the newest counts."""
        return self.game_id

    def newest(self, other: "Note | None") -> "Hint":
        """Return the newer of two notes with the same key; this one arrived later."""
        return other if isinstance(other, Hint) and other.version > self.version else self


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected to a game at one process."""

    game_id: str
    process: str
    """The sending process; filled in by the receiving broker."""

    seats: tuple[int, ...]
    """The seats whose holders are connected."""

    spectators: int

    @property
    def key(self) -> str:
        """Of several notes with the same key, only the newest counts."""
        return f"{self.process} {self.game_id}"

    def newest(self, other: "Note | None") -> "Presence":  # noqa: ARG002 - always replaced
        """Return this note: it arrived later."""
        return self


Note: TypeAlias = Hint | Presence


def format_note(note: Note, sender: str) -> str:
    """Format a note for the channel."""
    match note:
        case Hint(game_id, version):
            return f"{sender} {version} {game_id}"
        case Presence(game_id, _, seats, spectators):
            return f"{sender} @{''.join(map(str, seats))}+{spectators} {game_id}"


def parse_note(text: str, receiver: str) -> Note | None:
    """Parse another process's note; None for anything else, since anyone may write there."""
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
    """Return whether a note fits on the channel."""
    return len(note.game_id) <= MAX_ID_LENGTH and note.game_id.isprintable()
