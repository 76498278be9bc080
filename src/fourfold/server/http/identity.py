"""Who somebody is: the guest of a signed cookie, and the seat that they may look from."""

from fourfold.server.live.hall import Hall
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import SPECTATOR, Viewer
from fourfold.server.storage.guest import Guest

COOKIE = "fourfold_guest"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Its name over TLS: browsers take it from this host alone, and never send it in the clear."""
COOKIE_SECONDS = 2 * 365 * 24 * 3600


def read_guest(hall: Hall, cookies: dict[str, str]) -> str | None:
    """Return the id of the guest whose cookie came along; None if none or a forged one did.

    Over TLS too the plain name is read: who came before the server had TLS stays the same guest.
    """
    for name in (SECURE_COOKIE, COOKIE):
        guest = hall.tokens.read_cookie(cookies[name]) if name in cookies else None
        if guest is not None:
            return guest
    return None


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
