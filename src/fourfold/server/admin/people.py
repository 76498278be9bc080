"""Renames people, signs them out and forgets them, while servers run."""

import asyncio

from fourfold.server.live.keyring import guest_key
from fourfold.server.name import clean_name
from fourfold.server.refusal import Refusal
from fourfold.server.storage import StorageError
from fourfold.server.storage.register import open_register

FORGOTTEN = "Guest"
"""What somebody is called who was forgotten."""

RELOAD_SECONDS = 4.0
"""After this long every process has read its games again; it looks every 1.5 seconds."""


async def rename(url: str, guest_id: str, name: str) -> int:
    """Give a guest another name everywhere; return in how many seats of games.

    Raise `StorageError` where there is no such guest, or the name is none.
    """
    try:
        clean = clean_name(name)
    except Refusal as refusal:
        raise StorageError(refusal.detail) from None
    return await _change(url, guest_id, clean, is_kept=True)


async def sign_out(url: str, guest_id: str) -> None:
    """End a guest's cookies and the links of their seats; raise `StorageError` for an unknown one.

    Running servers close their sockets within two seconds. Nothing opens their seats any more.
    """
    async with open_register(url) as register:
        if not await register.knows(guest_id):
            raise StorageError(f"there is no guest {guest_id!r}")
        await register.renew(guest_key(guest_id))


async def forget(url: str, guest_id: str) -> int:
    """Delete a guest, and leave no name in the games; return in how many seats it was.

    The games stay, with a random id in the seat. The guest is signed out: whoever still has the
    cookie is a newcomer.
    """
    await sign_out(url, guest_id)
    return await _change(url, guest_id, FORGOTTEN, is_kept=False)


async def _change(url: str, guest_id: str, name: str, *, is_kept: bool) -> int:
    async with open_register(url) as register:
        if not await register.knows(guest_id):
            raise StorageError(f"there is no guest {guest_id!r}")
        change = register.rename if is_kept else register.forget
        changed = await change(guest_id, name)
        await register.announce_renaming()
        # A process that had a game in memory may have written the former name once more.
        await asyncio.sleep(RELOAD_SECONDS)
        return max(changed, await change(guest_id, name))
