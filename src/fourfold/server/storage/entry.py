"""One event of a game's log, as it is kept."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """One event of a game's log, which is append-only and has no gaps."""

    game_id: str
    version: int
    """The first entry of a game is 1."""

    kind: str
    """What happened: "opened", "joined", "started", "moved" …"""

    body: dict[str, Any]
    """What JSON can hold. May hold secrets, such as the deal."""

    actor: str | None
    """Whose action it was; None: the server's own."""

    action_id: str | None
    """The client's id of the action; None: the server's own, or a further entry of an action."""

    rules_version: int
    """The version of the rules that made it."""

    at: datetime
    """Wall clock, with its zone; comes back as UTC. For people only."""

    process: str
    """The process that wrote it …"""

    clock_ms: int
    """… and the cumulative uptime of the server (ms) then."""

    schema: int = 1
    """The schema version of the body; entries from before there was one have 1."""
