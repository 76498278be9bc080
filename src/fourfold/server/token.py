"""The secrets that people hold: who they are, which seat is theirs, where they are invited.

Each is a keyed hash of what it stands for, so nothing needs to be stored, nothing can be guessed
without the server's own secret, and every process of a server agrees.
"""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

MIN_SECRET_BYTES = 16
"""Bytes: 128 bits."""


class Tokens:
    """Makes and checks tokens."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < MIN_SECRET_BYTES:
            raise ValueError(f"a secret of {len(secret)} bytes is too short")
        self._secret = secret

    def __repr__(self) -> str:
        return "Tokens(…)"

    def cookie(self, guest: str) -> str:
        """Return what a guest's browser keeps."""
        return f"{guest}.{self._hash('guest', guest)}"

    def read_cookie(self, cookie: str) -> str | None:
        """Return the guest whose cookie this is; None if it is nobody's."""
        guest, _, token = cookie.partition(".")
        return guest if self._is_equal(token, self._hash("guest", guest)) else None

    def seat(self, game_id: str, seat: int, holder: str) -> str:
        """Return the secret of a seat's link, as long as this guest holds the seat."""
        return self._hash("seat", game_id, str(seat), holder)

    def is_seat(self, token: str, game_id: str, seat: int, holder: str) -> bool:
        """Tell whether a token opens a seat that a guest holds."""
        return self._is_equal(token, self.seat(game_id, seat, holder))

    def invitation(self, game_id: str) -> str:
        """Return the secret of an invitation to a private room."""
        return self._hash("invitation", game_id)

    def is_invitation(self, token: str, game_id: str) -> bool:
        """Tell whether a token invites to a room."""
        return self._is_equal(token, self.invitation(game_id))

    def newcomer(self, game_id: str, join_id: str) -> str:
        """Return the id of the guest that somebody without a cookie becomes by sitting down."""
        return self._hash("newcomer", game_id, join_id)[:12]

    def rematch_id(self, game_id: str) -> str:
        """Return the id of the rematch of a game: whoever opens it, it is the same one."""
        return self._hash("rematch", game_id)[:12]

    def _hash(self, purpose: str, *parts: str) -> str:
        message = "\0".join((purpose, *parts)).encode("utf-8", "surrogatepass")
        digest = hmac.new(self._secret, message, sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")

    @staticmethod
    def _is_equal(left: str, right: str) -> bool:
        return hmac.compare_digest(left.encode("utf-8", "surrogatepass"), right.encode())
