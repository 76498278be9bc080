"""Renames guests, signs them out and deletes them, while servers are running."""

import asyncio

from fourfold.server.live.keyring import guest_key
from fourfold.server.name import clean_name
from fourfold.server.refusal import Refusal
from fourfold.server.storage import StorageError
from fourfold.server.storage.register import open_register

FORGOTTEN = "Guest"
"""The name of deleted guests."""

RELOAD_SECONDS = 4.0
"""After this long every process has reloaded its games: processes poll every 1.5 seconds."""


async def rename(url: str, guest_id: str, name: str) -> int:
    """Rename a guest everywhere; return the number of seats changed.

    Raise `StorageError` if the guest does not exist or the name is invalid.
    """
    try:
        clean = clean_name(name)
    except Refusal as refusal:
        raise StorageError(refusal.detail) from None
    return await _change(url, guest_id, clean, is_kept=True)


async def sign_out(url: str, guest_id: str) -> None:
    """Revoke a guest's cookies and seat links; raise `StorageError` for an unknown guest.

    Running servers close the guest's sockets within two seconds. Their seats can't be opened again.
    """
    async with open_register(url) as register:
        if not await register.knows(guest_id):
            raise StorageError(f"there is no guest {guest_id!r}")
        await register.renew(guest_key(guest_id))
        await register.note(f"sign out guest {guest_id}")


async def forget(url: str, guest_id: str) -> int:
    """Delete a guest and their name in all games; return the number of seats changed.

    The games stay, with only the guest's random id in the seats. The guest is signed out: the old
    cookie is no longer valid.
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
        await register.note(f"{'rename' if is_kept else 'forget'} guest {guest_id}")
        # A process with a game in memory may have written the old name once more.
        await asyncio.sleep(RELOAD_SECONDS)
        return max(changed, await change(guest_id, name))
