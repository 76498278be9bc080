"""What a log line is about, carried along by contextvars: tasks inherit it from their creator."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

REQUEST_ID: ContextVar[str | None] = ContextVar("fourfold_request_id", default=None)
"""The HTTP request or socket that is being served; None in the server's own work."""

GAME_ID: ContextVar[str | None] = ContextVar("fourfold_game_id", default=None)
"""The game that is being worked on."""

ADDRESS: ContextVar[str | None] = ContextVar("fourfold_address", default=None)
"""Where the request comes from; written only with what is refused."""


@contextmanager
def about_game(game_id: str) -> Iterator[None]:
    """Add a game's id to every line that is logged in the block."""
    token = GAME_ID.set(game_id)
    try:
        yield
    finally:
        GAME_ID.reset(token)
