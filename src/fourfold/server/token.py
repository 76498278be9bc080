"""Signed tokens for guests, seats and invitations.

Each token is an HMAC-SHA-256 of what it stands for, so it can't be forged without the server's
secret, and all processes agree on it. Renewing a key changes its hash; `live/keyring.py` tracks the
number of renewals.
"""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

from fourfold.server.public_id import format_id

MIN_SECRET_BYTES = 16
"""128 bits."""


class Tokens:
    """Creates and checks tokens; `renewals` is how often a key was renewed."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < MIN_SECRET_BYTES:
            raise ValueError(f"a secret of {len(secret)} bytes is too short")
        self._secret = secret

    def __repr__(self) -> str:
        return "Tokens(…)"

    def cookie(self, guest: str, renewals: int = 0) -> str:
        """Return a guest's cookie."""
        parts = _parts(guest, renewals=renewals)
        return ".".join((*parts, self._hash("guest", *parts)))

    def read_cookie(self, cookie: str) -> tuple[str, int] | None:
        """Return a cookie's guest and renewals; None if the signature is invalid."""
        signed, _, token = cookie.rpartition(".")
        guest, *rest = signed.split(".")
        if not self._is_equal(token, self._hash("guest", guest, *rest)):
            return None
        return guest, int(rest[0]) if rest else 0

    def seat(self, game_id: str, seat: int, holder: str, renewals: int = 0) -> str:
        """Return the token of a seat's link, valid while this guest holds the seat."""
        return self._hash("seat", *_parts(game_id, str(seat), holder, renewals=renewals))

    def is_seat(self, token: str, game_id: str, seat: int, holder: str, renewals: int = 0) -> bool:
        """Return whether a token opens a guest's seat."""
        return self._is_equal(token, self.seat(game_id, seat, holder, renewals))

    def invitation(self, game_id: str, renewals: int = 0) -> str:
        """Return the token of an invitation to a private room."""
        return self._hash("invitation", *_parts(game_id, renewals=renewals))

    def is_invitation(self, token: str, game_id: str, renewals: int = 0) -> bool:
        """Return whether a token is an invitation to a room."""
        return self._is_equal(token, self.invitation(game_id, renewals))

    def newcomer(self, game_id: str, join_id: str) -> str:
        """Return the guest id for a client without a cookie who takes a seat."""
        return format_id(int.from_bytes(self._digest("newcomer", game_id, join_id)))

    def rematch_id(self, game_id: str) -> str:
        """Return the id of a game's rematch, the same for everyone who opens it."""
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
    """Return the hashed parts; without renewals, the same as in older versions."""
    return (*parts, str(renewals)) if renewals else parts
