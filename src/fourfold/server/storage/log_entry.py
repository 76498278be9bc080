"""A stored log entry."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One event in a game's log, which is append-only and has no gaps."""

    game_id: str
    version: int
    """Counted from 1 in each game."""

    kind: str
    """What happened: "opened", "joined", "started", "moved" …"""

    body: dict[str, object]
    """A JSON object; may contain secrets, such as the deal."""

    actor: str | None
    """The player who acted; None for the server."""

    action_id: str | None
    """The client's action id; None for the server, and for an action's later entries."""

    rules_version: int
    """The rules version when the entry was written."""

    at: datetime
    """Wall-clock time with its zone, read back as UTC; for display only."""

    process: str
    """The process that wrote it."""

    clock_ms: int
    """Cumulative server uptime (ms) when the entry was written."""

    schema: int
    """The body's schema version; 1 for entries that predate schema versions."""
