"""Who somebody is: the guest of a signed cookie, and the seat that they may look from."""

import logging

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
"""Its name over TLS: browsers take it from this host alone, and never send it in the clear."""
COOKIE_SECONDS = 2 * 365 * 24 * 3600

log = logging.getLogger(__name__)


async def read_guest(hall: Hall, cookies: dict[str, str]) -> str | None:
    """Return the id of the guest whose cookie came along; None if no good one did."""
    for cookie in _cookies(cookies):
        if hall.tokens.read_cookie(cookie) is None:
            about = {"code": "bad_cookie", "address": ADDRESS.get()}
            log.info("a cookie is not signed by this server", extra=about)
        elif (guest := await hall.keyring.read_cookie(cookie)) is not None:
            return guest
    return None


def signed_guest(hall: Hall, cookies: dict[str, str]) -> str | None:
    """Return the guest that a cookie of this server names, though it may have been revoked since.

    It reads nothing: enough to count requests, not to let anybody in.
    """
    for cookie in _cookies(cookies):
        if (found := hall.tokens.read_cookie(cookie)) is not None:
            return found[0]
    return None


def _cookies(cookies: dict[str, str]) -> list[str]:
    """Return the cookies that may name a guest.

    Over TLS too the plain name is read: who came before the server had TLS stays the same guest.
    """
    return [cookies[name] for name in (SECURE_COOKIE, COOKIE) if name in cookies]


def check_blocked(hall: Hall, scope: Scope) -> None:
    """Raise `Refusal` for a request or socket of somebody whom an administrator has blocked."""
    rules = hall.house_rules
    if not rules.blocks_anybody:
        return
    asker = HTTPConnection(scope)
    host = "" if asker.client is None else asker.client.host
    # Whoever has several cookies is blocked by any of them.
    named = (hall.tokens.read_cookie(cookie) for cookie in _cookies(asker.cookies))
    guests = [None, *(found[0] for found in named if found is not None)]
    if any(rules.is_blocked(host, guest) for guest in guests):
        raise Refusal(Code.FORBIDDEN, "you are blocked on this server")


async def find_guest(hall: Hall, guest_id: str | None) -> Guest:
    """Return the guest of an id, or a new one."""
    guest = None if guest_id is None else await hall.storage.guest(guest_id)
    if guest is not None:
        return guest
    new_id = guest_id or hall.chance.guest_id()
    await hall.storage.add_guest(new_id, f"Guest {1000 + hall.chance.below(9000)}")
    log.info("new guest", extra={"guest": new_id})
    guest = await hall.storage.guest(new_id)
    assert guest is not None, "a guest who was just added is there"
    return guest


async def find_viewer(
    hall: Hall, room: Room, guest: str | None, *, token: str | None, seat: int | None
) -> Viewer:
    """Return as whom somebody looks at a room: by a seat's link, as its holder, or a spectator.

    A link is good for its own seat alone, whatever else its holder has. Raise `Refusal` for a seat
    that is not theirs.
    """
    if token is not None:
        for number, person in room.people.items():
            is_meant = seat is None or seat == number
            if is_meant and await hall.keyring.is_seat(token, room.id, number, person.guest):
                return Viewer(number, person.guest)
        raise Refusal(Code.NOT_YOUR_SEAT, "the link opens no seat of this game")
    held = [] if guest is None else room.seats_of(guest)
    if seat is not None and seat not in held:
        raise Refusal(Code.NOT_YOUR_SEAT, f"seat {seat} is not yours")
    looking_from = seat or (held[0] if held else None)
    return SPECTATOR if looking_from is None else Viewer(looking_from, guest)
