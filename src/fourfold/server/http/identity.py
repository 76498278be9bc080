"""Client identity: the guest in a signed cookie, and the seat they view a game from."""

import logging
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import Scope

from fourfold.server.live.hall import Hall
from fourfold.server.log import ADDRESS
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import SPECTATOR, Viewer
from fourfold.server.storage.guest import Guest

COOKIE = "fourfold_guest"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""The cookie's name over TLS: browsers accept it only from this host and send it only over TLS."""
COOKIE_SECONDS = 2 * 365 * 24 * 3600

GUEST = "fourfold.guest"
"""The scope key of the guest that `signed_guest` found."""

log = logging.getLogger(__name__)


async def read_guest(hall: Hall, cookies: dict[str, str]) -> str | None:
    """Return the id of the guest with a valid cookie; None if there is none."""
    for cookie in _cookies(cookies):
        if hall.tokens.read_cookie(cookie) is None:
            about = {"code": "bad_cookie", "address": ADDRESS.get()}
            log.info("invalid cookie signature", extra=about)
        elif (guest := await hall.keyring.read_cookie(cookie)) is not None:
            return guest
    return None


def signed_guest(hall: Hall, scope: Scope) -> str | None:
    """Return the guest in a request's signed cookie, which may have been revoked.

    Needs no database query, and checks the signature once per request. Good enough for rate limits
    and the log, but not for authentication.
    """
    if GUEST not in scope:
        cookies = _cookies(HTTPConnection(scope).cookies)
        found = (hall.tokens.read_cookie(cookie) for cookie in cookies)
        scope[GUEST] = next((guest for guest, _ in filter(None, found)), None)
    guest: str | None = scope[GUEST]
    return guest


def _cookies(cookies: dict[str, str]) -> list[str]:
    """Return the cookies that may identify a guest.

    The plain name is also read over TLS, so that guests from before the server had TLS keep their
    identity.
    """
    return [cookies[name] for name in (SECURE_COOKIE, COOKIE) if name in cookies]


def check_blocked(hall: Hall, scope: Scope) -> None:
    """Raise `Refusal` for a request or socket from a blocked client."""
    rules = hall.house_rules
    if not rules.blocks_anybody:
        return
    connection = HTTPConnection(scope)
    host = "" if connection.client is None else connection.client.host
    # A client with several cookies is blocked if any of their guests is.
    named = (hall.tokens.read_cookie(cookie) for cookie in _cookies(connection.cookies))
    guests = [None, *(found[0] for found in named if found is not None)]
    if any(rules.is_blocked(host, guest) for guest in guests):
        raise Refusal(Code.FORBIDDEN, "you are blocked on this server")


async def find_guest(hall: Hall, guest_id: str | None, spend: Callable[[], None]) -> Guest:
    """Return the guest with an id, or create one.

    `spend` is called before one is created, and may raise `Refusal`.
    """
    guest = None if guest_id is None else await hall.storage.guest(guest_id)
    if guest is not None:
        return guest
    spend()
    new_id = guest_id or hall.chance.guest_id()
    await hall.storage.add_guest(new_id, f"Guest {1000 + hall.chance.below(9000)}")
    log.info("new guest", extra={"guest": new_id})
    guest = await hall.storage.guest(new_id)
    assert guest is not None, "just added"
    return guest


async def find_viewer(
    hall: Hall, room: Room, guest: str | None, *, token: str | None, seat: int | None
) -> Viewer:
    """Return a client's view of a room: from a link's seat, their own seat, or as a spectator.

    A link is valid only for its own seat, whatever other seats its holder has. Raise `Refusal` for
    someone else's seat.
    """
    if token is not None:
        for number, person in room.people.items():
            is_meant = seat is None or seat == number
            if is_meant and await hall.keyring.is_seat(token, room.id, number, person.guest):
                return Viewer(number, person.guest)
        raise Refusal(Code.NOT_YOUR_SEAT, "the link is not for a seat in this game")
    held = [] if guest is None else room.seats_of(guest)
    if seat is not None and seat not in held:
        raise Refusal(Code.NOT_YOUR_SEAT, f"seat {seat} is not yours")
    looking_from = seat or (held[0] if held else None)
    return SPECTATOR if looking_from is None else Viewer(looking_from, guest)
