"""Context of log lines, in contextvars that tasks inherit from their creator."""

from contextvars import ContextVar

REQUEST_ID: ContextVar[str | None] = ContextVar("fourfold_request_id", default=None)
"""The HTTP request or socket being served; None in background work."""

GAME_ID: ContextVar[str | None] = ContextVar("fourfold_game_id", default=None)
"""The game being handled."""

ADDRESS: ContextVar[str | None] = ContextVar("fourfold_address", default=None)
"""The client's address; logged only for refused requests."""
