"""The client's own guest: name and sign-out."""

from fastapi import APIRouter, Request

from fourfold.server.http.context import App, GuestId, Newcomer, StrictRoute
from fourfold.server.http.renewal import renew
from fourfold.server.live.keyring import guest_key
from fourfold.server.name import clean_name
from fourfold.server.refusal import Code, Refusal
from fourfold.server.wire.request import Me, Rename

router = APIRouter(prefix="/api/me", tags=["me"], route_class=StrictRoute)


@router.get("")
async def who_am_i(app: App, guest_id: GuestId) -> Me | None:
    """Return the client's guest; null for someone who has never played or set a name."""
    guest = None if guest_id is None else await app.hall.storage.guest(guest_id)
    if guest is None:
        return None
    await app.hall.storage.see_guest(guest.id)
    return Me(id=guest.id, name=guest.name)


@router.put("")
async def call_me(app: App, newcomer: Newcomer, body: Rename) -> Me:
    """Set the client's name, creating a guest for a newcomer."""
    name = clean_name(body.name)
    guest = await newcomer.guest()
    await app.hall.storage.rename_guest(guest.id, name)
    return Me(id=guest.id, name=name)


@router.post("/renewal")
async def sign_out_elsewhere(
    app: App, request: Request, newcomer: Newcomer, guest_id: GuestId
) -> Me:
    """Sign the client out on all other devices, and revoke their seat links."""
    if guest_id is None:
        raise Refusal(Code.FORBIDDEN, "you are not signed in")
    # Creates a guest who was deleted for having no game; if that is refused, nothing is renewed.
    guest = await newcomer.find(guest_id)
    await renew(app, request, guest_id, guest_key(guest_id))
    await newcomer.sign_in(guest)
    return Me(id=guest.id, name=guest.name)


@router.delete("", status_code=204)
async def sign_out(app: App, request: Request, newcomer: Newcomer, guest_id: GuestId) -> None:
    """Sign the client out everywhere, permanently: their seats can't be opened again."""
    if guest_id is not None:
        await renew(app, request, guest_id, guest_key(guest_id))
    newcomer.forget()
