"""Assembles a server's parts, and opens and closes them in the right order."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import Callable
from dataclasses import replace

from cachetools import LRUCache

from fourfold.server.broker import BrokerError, make_broker
from fourfold.server.chance import Chance
from fourfold.server.clock import Clock
from fourfold.server.config import Config
from fourfold.server.database_url import default_url
from fourfold.server.gallery import Gallery
from fourfold.server.http.action_slots import ActionSlots
from fourfold.server.http.budget import Client, room_budget
from fourfold.server.http.connection import SERVICE_RESTART, Connection
from fourfold.server.http.identity import check_blocked
from fourfold.server.http.listed import list_public
from fourfold.server.http.readiness import Readiness
from fourfold.server.http.shared import Shared
from fourfold.server.live.hall import Hall
from fourfold.server.live.keyring import Renewals
from fourfold.server.live.lag import Lag
from fourfold.server.live.live_room import LiveRoom
from fourfold.server.log import hide_value
from fourfold.server.metrics import Metrics
from fourfold.server.quota import Quota, daily_quota
from fourfold.server.refusal import Refusal
from fourfold.server.room.viewer import Viewer
from fourfold.server.storage import Storage, StorageError
from fourfold.server.storage.integrity import LAX
from fourfold.server.token import Tokens
from fourfold.server.wire.action import Act, Rematch
from fourfold.server.wire.judgement import Judgement
from fourfold.server.wire.message import Closing
from fourfold.server.workers.failure import WorkersError
from fourfold.server.workers.workers import Workers

log = logging.getLogger(__name__)

LOBBY_SECONDS = 1.0
"""How long the start page's public lists are cached: everybody's page requests them repeatedly."""

COLLECT_AFTER = (50_000, 20, 100)
"""Garbage collection thresholds of the three generations."""

MAX_JUDGEMENTS = 5_000
"""Size of the LRU cache of judged positions (a few MB): shared reviews are read often."""

Key = tuple[str, str, str]
"""Cache key of a judged position: the game, its rules, and the position in notation."""

REMATCH_COST = 0.25
"""What asking for a rematch costs, as a share of a new room: it stores a game too."""

RENEWALS_PER_MINUTE = 10
RENEWAL_BURST = 40
"""Rate limit for renewing keys, per address."""

RENEWALS_PER_DAY = 500
"""The same in any 24 hours, at most half of them at once: each renewed key is stored forever."""


class Application:
    """Everything that lives as long as the server."""

    def __init__(
        self,
        config: Config,
        *,
        clock: Clock | None = None,
        chance: Chance | None = None,
        on_ready: Callable[[], None] | None = None,
    ) -> None:
        self.config = config
        self.metrics = Metrics()
        self.lag = Lag(config.limits.lag_seconds)
        self.analysis_quota = Quota(
            config.limits.analyses_per_minute / 60, config.limits.analysis_burst
        )
        self.judgements: LRUCache[Key, Judgement] = LRUCache(MAX_JUDGEMENTS)
        self.judging: dict[Key, asyncio.Future[Judgement]] = {}
        """Positions being judged right now."""
        self.room_budget = room_budget(config.limits)
        self._action_slots = ActionSlots(config.limits)
        self.seek_slots = ActionSlots(config.limits, "searches for an opponent")
        self.renewal_quotas = (
            Quota(RENEWALS_PER_MINUTE / 60, RENEWAL_BURST),
            daily_quota(RENEWALS_PER_DAY),
        )
        self.guest_quota = Quota(config.limits.guests_per_minute / 60, config.limits.guest_burst)
        self.watch_quota = Quota(
            config.limits.address_watches_per_second, config.limits.address_watch_burst
        )
        """Rate limit for repeated `watch` messages, per address."""
        self.gallery = Gallery()
        self.connections: set[Connection] = set()
        self.is_ready = False
        """Whether the server accepts players."""
        self.failure: str | None = None
        """Why the application could not be opened."""
        self._on_ready = on_ready
        self.clock = clock or Clock()
        self.health = Readiness(self)
        self.public_games = Shared(self.clock, lambda: list_public(self.hall), LOBBY_SECONDS)
        """The start page's public lists, as JSON."""
        self._chance = chance or Chance()
        self._hall: Hall | None = None

    @property
    def hall(self) -> Hall:
        """The rooms; available once the application is open."""
        assert self._hall is not None, "the application must be open"
        return self._hall

    @property
    def readiness(self) -> str | None:
        """Why the server is not ready; None if it is."""
        if not self.is_ready or self._hall is None:
            return "the server is starting or stopping"
        return self._hall.heartbeat.problem

    async def open(self) -> None:
        """Open all parts; if one fails, set `failure` and raise its error."""
        try:
            await self._open()
        except (StorageError, BrokerError, WorkersError, OSError) as error:
            self.failure = str(error)
            raise
        except Exception as error:
            log.critical("unexpected error at startup", exc_info=error)
            self.failure = "unexpected error, see the log"
            raise
        if self._on_ready is not None:
            self._on_ready()

    async def _open(self) -> None:
        url = self.config.database or default_url()
        storage, secret = await _open_storage(url, self.clock)
        broker = await make_broker(self.config.broker, url)
        workers = Workers(self.config.workers)
        await workers.open()
        self._hall = Hall(
            config=self.config,
            storage=storage,
            broker=broker,
            workers=workers,
            tokens=Tokens(secret),
            clock=self.clock,
            chance=self._chance,
        )
        self._hall.keyring.on_renewal = self._check_keys
        self._hall.on_house_rules = self._check_blocks
        await self._hall.keyring.follow()
        # Without the acts, which the hall then logs: they may be from while no server was running.
        self._hall.house_rules = replace(await storage.house_rules(), acts=())
        # From now on people can act, and their clocks run.
        self.clock.resume_from(await storage.last_beat())
        with contextlib.suppress(StorageError):
            # If writing fails, games can still be watched; it is logged, and readiness is false.
            await self._hall.heartbeat.beat()
        self._hall.open()
        self._hall.spawn(self.lag.measure())
        _relieve_collector()
        self.is_ready = True

    def _check_keys(self, renewed: Renewals) -> None:
        """Close connections that were opened with a key that has since been renewed."""
        for connection in list(self.connections):
            connection.check_keys(renewed)

    def _check_blocks(self) -> None:
        """Close the connections of blocked clients."""
        for connection in list(self.connections):
            try:
                check_blocked(self.hall, connection.scope)
            except Refusal as refusal:
                connection.refuse(refusal)

    async def act(
        self, client: Client, live: LiveRoom, viewer: Viewer, action: Act, arrived: float
    ) -> int:
        """Carry out a client's action within its limits; see `LiveRoom.act`."""
        with self._action_slots.hold(client):
            if isinstance(action.action, Rematch):
                self.room_budget.spend(client, arrived, REMATCH_COST)
            live.client = client.site
            return await self.hall.act(live, viewer, action, arrived)

    async def drain(self) -> None:
        """Finish running actions, and tell all clients to reconnect in a moment."""
        self.is_ready = False
        await self.hall.drain()
        closing = Closing(reason="restart")
        for connection in list(self.connections):
            connection.close(closing, SERVICE_RESTART)

    async def close(self) -> None:
        """Close everything; acknowledged actions are stored."""
        if self._hall is None:
            return
        hall = self.hall
        await hall.close()
        await hall.broker.close()
        await hall.workers.close()
        await hall.storage.close()


async def _open_storage(url: str, clock: Clock) -> tuple[Storage, bytes]:
    """Return the storage and the server's secret, which is redacted in logs from then on."""
    storage = await Storage.open(url, now=clock.now)
    try:
        survey = await storage.take_survey()
        about = {"games": survey.total, "revision": survey.revision}
        log.info("opened %s", storage.address, extra=about)
        if lax := await storage.lax_settings():
            log.warning("PostgreSQL runs with %s off: %s", " and ".join(lax), LAX)
        is_new = not await storage.has_secret()
        secret = await storage.secret()
        if is_new:
            log.info("created a new database")
    except BaseException:
        await storage.close()
        raise
    hide_value(secret)
    return storage, secret


def _relieve_collector() -> None:
    """Exempt loaded objects from garbage collection, and collect less often.

    With thousands of sockets a full collection stalls the server for tenths of a second, and finds
    little.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
