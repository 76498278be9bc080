"""What a log line is about, carried along by contextvars: tasks inherit it from their creator."""

from contextvars import ContextVar

REQUEST_ID: ContextVar[str | None] = ContextVar("fourfold_request_id", default=None)
"""The HTTP request or socket that is being served; None in the server's own work."""

GAME_ID: ContextVar[str | None] = ContextVar("fourfold_game_id", default=None)
"""The game that is being worked on."""

ADDRESS: ContextVar[str | None] = ContextVar("fourfold_address", default=None)
"""Where the request comes from; written only with what is refused."""
