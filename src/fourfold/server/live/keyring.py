"""Issues, checks and revokes keys: guest cookies, seat links and invitations.

Renewing a key revokes the previous one. Keys are not stored, only how often each was renewed;
most never are.
"""

import logging
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta

from cachetools import LRUCache

from fourfold.server.refusal import Code, Refusal
from fourfold.server.storage import Storage, StorageError
from fourfold.server.token import Tokens

MAX_CACHED_KEYS = 10_000
"""Keys whose renewal count is cached; `follow` keeps the cache current. Until more keys than this
have been renewed, the cache is complete and checking a key needs no query."""

MAX_CLOCK_SKEW = timedelta(minutes=1)
"""Maximum difference between the wall clocks of a server's processes."""

LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)

Renewals = Mapping[str, int]
"""Renewal counts by key name."""

log = logging.getLogger(__name__)


def guest_key(guest: str) -> str:
    """Return the name of a guest's key. Renewing it also renews their seat links."""
    return f"guest:{guest}"


def seat_key(game_id: str, seat: int) -> str:
    """Return the name of a seat link's key."""
    return f"seat:{game_id}:{seat}"


def invitation_key(game_id: str) -> str:
    """Return the name of an invitation's key."""
    return f"invitation:{game_id}"


class Keyring:
    """Issues, checks and renews keys, and reports renewals by other processes."""

    def __init__(self, storage: Storage, tokens: Tokens) -> None:
        self._storage = storage
        self._tokens = tokens
        self._renewals: LRUCache[str, int] = LRUCache(MAX_CACHED_KEYS)
        self._is_complete = False
        """Whether every renewed key is in the cache."""
        self._latest: datetime | None = None
        """Time of the latest known renewal; None before the first query."""
        self._reported: dict[str, int] = {}
        """The renewals last passed to `on_renewal`."""
        self.on_renewal: Callable[[Renewals], None] = lambda _: None
        """Called with newly renewed keys, whichever process renewed them."""

    async def cookie(self, guest: str) -> str:
        """Return a guest's cookie."""
        return self._tokens.cookie(guest, await self.renewals(guest_key(guest)))

    async def read_cookie(self, cookie: str) -> str | None:
        """Return the guest whose cookie this is; None if it is invalid or revoked."""
        read = self._tokens.read_cookie(cookie)
        if read is None:
            return None
        guest, renewals = read
        return guest if renewals == await self.renewals(guest_key(guest)) else None

    async def seat(self, game_id: str, seat: int, holder: str) -> str:
        """Return the token in a seat's link."""
        return self._tokens.seat(
            game_id, seat, holder, await self._seat_renewals(game_id, seat, holder)
        )

    async def is_seat(self, token: str, game_id: str, seat: int, holder: str) -> bool:
        """Whether a token opens a seat held by a guest."""
        renewals = await self._seat_renewals(game_id, seat, holder)
        return self._tokens.is_seat(token, game_id, seat, holder, renewals)

    async def invitation(self, game_id: str) -> str:
        """Return the token of an invitation to a private room."""
        return self._tokens.invitation(game_id, await self.renewals(invitation_key(game_id)))

    async def is_invitation(self, token: str, game_id: str) -> bool:
        """Whether a token is a valid invitation to a room."""
        renewals = await self.renewals(invitation_key(game_id))
        return self._tokens.is_invitation(token, game_id, renewals)

    async def renewals(self, key: str) -> int:
        """Return how often a key was renewed; raise `Refusal` if storage is unavailable."""
        known = self._renewals.get(key)
        if known is not None or self._is_complete:
            return known or 0
        try:
            found = await self._storage.renewals(key)
        except StorageError as error:
            log.error("a key can't be checked: %s", error)
            raise Refusal(Code.UNAVAILABLE, "the key can't be checked", wait=2.0) from None
        self._cache({key: found})
        return self._renewals[key]

    async def cache(self, keys: Iterable[str]) -> None:
        """Load these keys' renewal counts, so that checking them soon needs no query."""
        for key in keys:
            await self.renewals(key)

    async def renew(self, *keys: str) -> None:
        """Revoke these keys; new ones are issued from now on."""
        for key in keys:
            await self._storage.renew(key)
        self._report({key: await self._storage.renewals(key) for key in keys})

    async def follow(self) -> None:
        """Load renewals by other processes; called once before the server is ready, then polled."""
        is_first = self._latest is None
        # The process that stored the latest renewal may have a clock that is ahead.
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
            # The query window overlaps by a minute: skip what was reported before.
            fresh = {key: count for key, count in found.items() if self._reported.get(key) != count}
            self._reported = found
            self._report(fresh)

    def _report(self, found: Renewals) -> None:
        """Cache these renewals and report them."""
        if found:
            self._reported.update(found)
            self._cache(found)
            self.on_renewal(found)

    def _cache(self, found: Renewals) -> None:
        """Cache renewal counts; a stale read never lowers one."""
        for key, count in found.items():
            if key not in self._renewals and len(self._renewals) >= MAX_CACHED_KEYS:
                self._is_complete = False
            self._renewals[key] = max(count, self._renewals.get(key, 0))

    async def _seat_renewals(self, game_id: str, seat: int, holder: str) -> int:
        """Return how often a seat's link was renewed, on its own or with its holder's key.

        Neither count ever falls, so the sum never repeats.
        """
        own = await self.renewals(seat_key(game_id, seat))
        return own + await self.renewals(guest_key(holder))
