"""Who somebody is: the guest of a signed cookie, and the seat that they may look from."""

import logging

from fourfold.server.live.hall import Hall
from fourfold.server.log import ADDRESS
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import SPECTATOR, Viewer
from fourfold.server.storage.guest import Guest

COOKIE = "fourfold_guest"
COOKIE_SECONDS = 2 * 365 * 24 * 3600

log = logging.getLogger(__name__)


def read_guest(hall: Hall, cookies: dict[str, str]) -> str | None:
    """Return the id of the guest whose cookie came along; None if none or a forged one did."""
    cookie = cookies.get(COOKIE)
    if cookie is None:
        return None
    guest = hall.tokens.read_cookie(cookie)
    if guest is None:
        about = {"code": "bad_cookie", "address": ADDRESS.get()}
        log.info("a cookie is not signed by this server", extra=about)
    return guest


async def find_guest(hall: Hall, guest_id: str | None) -> Guest:
    """Return the guest of an id, or a new one."""
    guest = None if guest_id is None else await hall.storage.guest(guest_id)
    if guest is not None:
        return guest
    new_id = guest_id or hall.chance.guest_id()
    await hall.storage.add_guest(new_id, f"Guest {1000 + hall.chance.below(9000)}")
    guest = await hall.storage.guest(new_id)
    assert guest is not None, "a guest who was just added is there"
    return guest


def find_viewer(
    hall: Hall, room: Room, guest: str | None, *, token: str | None, seat: int | None
) -> Viewer:
    """Return as whom somebody looks at a room: by a seat's link, as its holder, or a spectator.

    Raise `Refusal` for a seat that is not theirs.
    """
    if token is not None:
        for number, person in room.people.items():
            is_meant = seat is None or seat == number
            if is_meant and hall.tokens.is_seat(token, room.id, number, person.guest):
                return Viewer(number, person.guest)
        raise Refusal(Code.NOT_YOUR_SEAT, "the link opens no seat of this game")
    held = [] if guest is None else room.seats_of(guest)
    if seat is not None and seat not in held:
        raise Refusal(Code.NOT_YOUR_SEAT, f"seat {seat} is not yours")
    looking_from = seat or (held[0] if held else None)
    return SPECTATOR if looking_from is None else Viewer(looking_from, guest)
