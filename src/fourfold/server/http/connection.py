"""One open socket: sends in order, never waits, and closes on a reader who is too slow."""

import asyncio
from collections.abc import Callable

from starlette.types import Scope

from fourfold.server.http.refusal_note import note_refusal
from fourfold.server.http.wire import Wire
from fourfold.server.live.keyring import Renewals
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.viewer import SPECTATOR, Viewer
from fourfold.server.wire.message import Closing, Refused
from fourfold.server.wire.model import Model

POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011
SERVICE_RESTART = 1012
TRY_AGAIN_LATER = 1013

LAST_SECONDS = 2.0
"""How long a slow reader has to read that it is closed."""


class Connection:
    """A listener over a socket."""

    __slots__ = (
        "_max_bytes",
        "_max_messages",
        "_wire",
        "is_slow",
        "keys",
        "on_close",
        "scope",
        "viewer",
    )

    def __init__(self, wire: Wire, scope: Scope, *, max_messages: int, max_bytes: int) -> None:
        self.viewer: Viewer = SPECTATOR
        self.keys: Renewals = {}
        """The keys by which it was let in, and how often each had been renewed."""
        self.is_slow = False
        """Whether it was closed because its reader was too slow."""
        self.scope = scope
        """What is known of the request that opened it."""
        self.on_close: Callable[[], None] | None = None
        """Called once when nothing more is sent, nor taken; None from then on."""
        self._wire = wire
        self._max_messages = max_messages
        self._max_bytes = max_bytes

    @property
    def is_closing(self) -> bool:
        """Whether nothing more is sent, nor taken."""
        return self.on_close is None

    def send(self, text: str) -> None:
        """Send a message some time soon, in the order of the calls; never waits, never raises."""
        if self.is_closing:
            return
        wire = self._wire
        wire.send(text)
        if wire.unread_messages > self._max_messages or wire.unread_bytes > self._max_bytes:
            # What it has not read it asks for again when it comes back.
            self.is_slow = True
            self.close(Closing(reason="slow"), TRY_AGAIN_LATER)
            asyncio.get_running_loop().call_later(LAST_SECONDS, self._cut_off)

    def tell(self, message: Model) -> None:
        """Send a message."""
        self.send(message.model_dump_json())

    def close(self, message: Model | None, code: int) -> None:
        """Send a last message, then close."""
        if self.is_closing:
            return
        if message is not None:
            self._wire.send(message.model_dump_json())
        self._wire.close(code)
        self.end()

    def refuse(self, refusal: Refusal) -> None:
        """Close, with a last message that says why; never waits, never raises."""
        note_refusal(self.scope, refusal.code)
        message = Refused(id=None, code=refusal.code, detail=refusal.detail, version=None)
        self.close(message, POLICY_VIOLATION)

    def check_keys(self, renewed: Renewals) -> None:
        """Close if a key by which it was let in was renewed since."""
        if any(renewed.get(key, 0) > count for key, count in self.keys.items()):
            self.refuse(Refusal(Code.NOT_YOUR_SEAT, "the key was renewed"))

    def end(self) -> None:
        """Take and send nothing any more."""
        if self.on_close is not None:
            on_close, self.on_close = self.on_close, None
            on_close()

    def _cut_off(self) -> None:
        """End a connection whose reader has not even read that it is closed."""
        if self._wire.unread_bytes:
            self._wire.transport.abort()
