"""The secrets that people hold: who they are, which seat is theirs, where they are invited.

Each is a keyed hash (HMAC-SHA-256) of what it stands for, so nothing can be guessed without the
server's own secret, and every process of a server agrees. A key that was renewed hashes to
something else each time; `live/keyring.py` knows how often that was.
"""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

from fourfold.server.public_id import format_id

MIN_SECRET_BYTES = 16
"""Bytes: 128 bits."""


class Tokens:
    """Makes and checks tokens. `renewals` is how often a key was renewed."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < MIN_SECRET_BYTES:
            raise ValueError(f"a secret of {len(secret)} bytes is too short")
        self._secret = secret

    def __repr__(self) -> str:
        return "Tokens(…)"

    def cookie(self, guest: str, renewals: int = 0) -> str:
        """Return what a guest's browser keeps."""
        parts = _parts(guest, renewals=renewals)
        return ".".join((*parts, self._hash("guest", *parts)))

    def read_cookie(self, cookie: str) -> tuple[str, int] | None:
        """Return the guest whose cookie this is, and its renewals; None if it is nobody's."""
        signed, _, token = cookie.rpartition(".")
        guest, *rest = signed.split(".")
        if not self._is_equal(token, self._hash("guest", guest, *rest)):
            return None
        return guest, int(rest[0]) if rest else 0

    def seat(self, game_id: str, seat: int, holder: str, renewals: int = 0) -> str:
        """Return the secret of a seat's link, as long as this guest holds the seat."""
        return self._hash("seat", *_parts(game_id, str(seat), holder, renewals=renewals))

    def is_seat(self, token: str, game_id: str, seat: int, holder: str, renewals: int = 0) -> bool:
        """Tell whether a token opens a seat that a guest holds."""
        return self._is_equal(token, self.seat(game_id, seat, holder, renewals))

    def invitation(self, game_id: str, renewals: int = 0) -> str:
        """Return the secret of an invitation to a private room."""
        return self._hash("invitation", *_parts(game_id, renewals=renewals))

    def is_invitation(self, token: str, game_id: str, renewals: int = 0) -> bool:
        """Tell whether a token invites to a room."""
        return self._is_equal(token, self.invitation(game_id, renewals))

    def newcomer(self, game_id: str, join_id: str) -> str:
        """Return the id of the guest that somebody without a cookie becomes by sitting down."""
        return format_id(int.from_bytes(self._digest("newcomer", game_id, join_id)))

    def rematch_id(self, game_id: str) -> str:
        """Return the id of the rematch of a game: whoever opens it, it is the same one."""
        return format_id(int.from_bytes(self._digest("rematch", game_id)))

    def _hash(self, purpose: str, *parts: str) -> str:
        return urlsafe_b64encode(self._digest(purpose, *parts)).decode().rstrip("=")

    def _digest(self, purpose: str, *parts: str) -> bytes:
        message = "\0".join((purpose, *parts)).encode("utf-8", "surrogatepass")
        return hmac.new(self._secret, message, sha256).digest()

    @staticmethod
    def _is_equal(left: str, right: str) -> bool:
        return hmac.compare_digest(left.encode("utf-8", "surrogatepass"), right.encode())


def _parts(*parts: str, renewals: int) -> tuple[str, ...]:
    """Return what a key hashes; one that was never renewed is that of earlier versions."""
    return (*parts, str(renewals)) if renewals else parts
