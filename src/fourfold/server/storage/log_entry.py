"""One event of a game's log, as it is kept."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One event of a game's log, which is append-only and has no gaps."""

    game_id: str
    version: int
    """Counted from 1 in each game."""

    kind: str
    """What happened: "opened", "joined", "started", "moved" …"""

    body: dict[str, Any]
    """A JSON object. May hold secrets, such as the deal."""

    actor: str | None
    """Whose action it was; None for the server's own."""

    action_id: str | None
    """The client's id of the action; None for the server's own, and for an action's later entries.
    """

    rules_version: int
    """The version of the rules in force when it was written."""

    at: datetime
    """Wall clock, with its zone; read back in UTC. For people only."""

    process: str
    """The process that wrote it."""

    clock_ms: int
    """Cumulative server uptime (ms) when it was written."""

    schema: int
    """The schema version of the body; 1 for entries that were written before there was one."""
