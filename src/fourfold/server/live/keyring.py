"""The keys that people hold, as they stand now: each can be renewed.

A renewed key differs from the one before, which then opens nothing. No key is stored, only how
often each was renewed; most never are.
"""

import logging
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta

from cachetools import LRUCache

from fourfold.server.refusal import Code, Refusal
from fourfold.server.storage import Storage, StorageError
from fourfold.server.token import Tokens

MAX_CACHED_KEYS = 10_000
"""Keys whose number of renewals is cached; `follow` keeps it right. As long as no more than these
were ever renewed, all are known, and no key costs a look into the storage."""

MAX_CLOCK_SKEW = timedelta(minutes=1)
"""By how much the wall clocks of a server's processes may differ."""

LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)

Renewals = Mapping[str, int]
"""How often keys were renewed, by their names."""

log = logging.getLogger(__name__)


def guest_key(guest: str) -> str:
    """Return the name of a guest's key: with it all links of their seats are renewed too."""
    return f"guest:{guest}"


def seat_key(game_id: str, seat: int) -> str:
    """Return the name of the key in a seat's link."""
    return f"seat:{game_id}:{seat}"


def invitation_key(game_id: str) -> str:
    """Return the name of the key in an invitation."""
    return f"invitation:{game_id}"


class Keyring:
    """Makes keys, checks them, renews them, and tells which were renewed elsewhere."""

    def __init__(self, storage: Storage, tokens: Tokens) -> None:
        self._storage = storage
        self._tokens = tokens
        self._renewals: LRUCache[str, int] = LRUCache(MAX_CACHED_KEYS)
        self._is_complete = False
        """Whether a key that is not cached was never renewed."""
        self._latest: datetime | None = None
        """When the latest renewal was that is known; None before the first look."""
        self._told: dict[str, int] = {}
        """The latest renewals that `on_renewal` was called with."""
        self.on_renewal: Callable[[Renewals], None] = lambda _: None
        """Called with the keys that were renewed, by this process or another one."""

    async def cookie(self, guest: str) -> str:
        """Return what a guest's browser keeps."""
        return self._tokens.cookie(guest, await self.renewals(guest_key(guest)))

    async def read_cookie(self, cookie: str) -> str | None:
        """Return the guest whose cookie this is; None if it is nobody's, or was renewed since."""
        read = self._tokens.read_cookie(cookie)
        if read is None:
            return None
        guest, renewals = read
        return guest if renewals == await self.renewals(guest_key(guest)) else None

    async def seat(self, game_id: str, seat: int, holder: str) -> str:
        """Return the secret of a seat's link."""
        return self._tokens.seat(game_id, seat, holder, await self._of_seat(game_id, seat, holder))

    async def is_seat(self, token: str, game_id: str, seat: int, holder: str) -> bool:
        """Tell whether a token opens a seat that a guest holds."""
        renewals = await self._of_seat(game_id, seat, holder)
        return self._tokens.is_seat(token, game_id, seat, holder, renewals)

    async def invitation(self, game_id: str) -> str:
        """Return the secret of an invitation to a private room."""
        return self._tokens.invitation(game_id, await self.renewals(invitation_key(game_id)))

    async def is_invitation(self, token: str, game_id: str) -> bool:
        """Tell whether a token invites to a room."""
        renewals = await self.renewals(invitation_key(game_id))
        return self._tokens.is_invitation(token, game_id, renewals)

    async def renewals(self, key: str) -> int:
        """Return how often a key was renewed; raise `Refusal` where nobody can say."""
        known = self._renewals.get(key)
        if known is not None or self._is_complete:
            return known or 0
        try:
            found = await self._storage.renewals(key)
        except StorageError as error:
            log.error("a key can't be checked: %s", error)
            raise Refusal(Code.UNAVAILABLE, "the key can't be checked", wait=2.0) from None
        self._learn({key: found})
        return self._renewals[key]

    async def renew(self, *keys: str) -> None:
        """Make what was handed out as these keys so far worthless."""
        for key in keys:
            await self._storage.renew(key)
        self._tell({key: await self._storage.renewals(key) for key in keys})

    async def follow(self) -> None:
        """Learn what was renewed by other processes, at first before the server takes players."""
        is_first = self._latest is None
        # A clock may have been ahead when the latest renewal was stored.
        latest = LONG_AGO if self._latest is None else min(self._latest, datetime.now(UTC))
        since = latest if is_first else latest - MAX_CLOCK_SKEW
        renewed = await self._storage.renewed(since, MAX_CACHED_KEYS + 1)
        if is_first:
            self._is_complete = len(renewed) <= MAX_CACHED_KEYS
            self._latest = await self._storage.latest_renewal() or LONG_AGO
            if not self._is_complete:
                return
        if renewed:
            self._latest = max(at for _, _, at in renewed)
            found = {key: count for key, count, _ in renewed}
            # Renewals of the last minute are found again and again.
            fresh = {key: count for key, count in found.items() if self._told.get(key) != count}
            self._told = found
            self._tell(fresh)

    def _tell(self, found: Renewals) -> None:
        """Take in how often keys were renewed, and pass on what is new."""
        if found:
            self._told.update(found)
            self._learn(found)
            self.on_renewal(found)

    def _learn(self, found: Renewals) -> None:
        """Take in how often keys were renewed; what was read before a renewal does not undo it."""
        for key, count in found.items():
            if key not in self._renewals and len(self._renewals) >= MAX_CACHED_KEYS:
                self._is_complete = False
            self._renewals[key] = max(count, self._renewals.get(key, 0))

    async def _of_seat(self, game_id: str, seat: int, holder: str) -> int:
        """Return how often a seat's link was renewed, alone or with all that its holder has.

        As neither number ever falls, no sum comes twice.
        """
        own = await self.renewals(seat_key(game_id, seat))
        return own + await self.renewals(guest_key(holder))
