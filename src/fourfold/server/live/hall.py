"""All rooms loaded in this process, and the services they share: storage, broker, workers."""

import asyncio
import contextlib
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any
from weakref import WeakValueDictionary

from fourfold.server.broker import Broker, Hint, Presence
from fourfold.server.chance import Chance
from fourfold.server.clock import Clock
from fourfold.server.config import Config
from fourfold.server.live.bot_desk import BotDesk
from fourfold.server.live.bulletin import Bulletin
from fourfold.server.live.cleaner import Cleaner
from fourfold.server.live.heartbeat import Heartbeat
from fourfold.server.live.keyring import Keyring
from fourfold.server.live.live_room import LiveRoom
from fourfold.server.live.lobby import Lobby
from fourfold.server.live.matchmaker import Matchmaker
from fourfold.server.live.position_guard import PositionGuard
from fourfold.server.live.presence import BEAT_SECONDS as PRESENCE_BEAT_SECONDS
from fourfold.server.live.presence import Presences
from fourfold.server.live.turn_clock import BEAT_SECONDS
from fourfold.server.log import GAME_ID
from fourfold.server.public_id import ID_PATTERN
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.decision import ONLY_PLAYERS
from fourfold.server.room.viewer import Viewer
from fourfold.server.storage import Listing, Storage
from fourfold.server.storage.error import StorageError
from fourfold.server.storage.house_rules import HouseRules
from fourfold.server.token import Tokens
from fourfold.server.wire.action import Act
from fourfold.server.wire.message import Notice
from fourfold.server.wire.message import Presence as WirePresence
from fourfold.server.workers.workers import Workers

POLL_SECONDS = 1.5
SWEEP_SECONDS = 2.0
TIDY_SECONDS = 20.0
CLEAN_SECONDS = 3600.0
SURVEY_SECONDS = 60.0
PRESENCE_SECONDS = 0.5
DRAIN_SECONDS = 5.0
MAX_DUE = 200
MAX_UNWATCHED_ROOMS = 64
"""Maximum number of loaded rooms that nobody watches; beyond it the least recently used are
unloaded. A long game takes up to 0.4 MB, so these take at most 25 MB, whatever clients request."""

MAX_BULLETINS = 256
"""Maximum number of rooms whose messages stay cached, for viewers who ask at the same time."""

MAX_LOADS_AT_ONCE = 8
"""Maximum number of rooms being loaded: a long log takes more memory than its room. Others wait."""

LOADS_PER_TRIM = 8
"""The limit is checked once per this many loads, because the check looks at every room."""

PUT_OFF_MS = 600_000
"""Retry delay for a game whose due work failed, so that it doesn't starve the others."""

PUT_OFF_BRIEFLY_MS = 10_000
"""The same for a game whose storage failed, though the database answers."""

Job = Coroutine[Any, Any, object]
"""A background job. Any: the types that asyncio sends and yields."""

log = logging.getLogger(__name__)


@dataclass
class Hall:
    """The rooms loaded in this process."""

    config: Config
    storage: Storage
    broker: Broker
    workers: Workers
    tokens: Tokens
    clock: Clock = field(default_factory=Clock)
    chance: Chance = field(default_factory=Chance)
    is_draining: bool = False
    """Whether the server is shutting down."""
    house_rules: HouseRules = field(default_factory=HouseRules)
    """The administrator's blocks and notice; polled from storage."""

    def __post_init__(self) -> None:
        self.keyring = Keyring(self.storage, self.tokens)
        self.on_house_rules: Callable[[], None] = lambda: None
        """Called when the administrator's settings have changed."""
        self.guard = PositionGuard(self.storage)
        self.bots = BotDesk(self)
        self.lobby = Lobby(self)
        self.matchmaker = Matchmaker(self)
        self.cleaner = Cleaner(self.storage, self.clock, self.config.keep_days)
        self._rooms: dict[str, LiveRoom] = {}
        self._alive: WeakValueDictionary[str, LiveRoom] = WeakValueDictionary()
        """All of these, and unloaded rooms that a request or socket still uses: a game must never
        have two rooms."""
        self.bulletins: deque[Bulletin] = deque(maxlen=MAX_BULLETINS)
        """Keeps the latest messages cached; the rooms only have weak references to them."""
        self._loads = 0
        self._loader = asyncio.Semaphore(MAX_LOADS_AT_ONCE)
        self._loading: dict[str, asyncio.Future[LiveRoom]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._announced: set[str] = set()
        self._presences = Presences(self.clock)
        self._acting = 0
        self.heartbeat = Heartbeat(self.storage, self.clock)
        self.unreadable = 0
        """Number of times a stored game could not be read."""

    @property
    def rooms(self) -> dict[str, LiveRoom]:
        """The loaded rooms by id."""
        return self._rooms

    def open(self) -> None:
        """Start the periodic jobs."""
        self.spawn(self._repeat(self._beat, BEAT_SECONDS))
        self.spawn(self._repeat(self._listen, POLL_SECONDS))
        self.spawn(self._repeat(self._poll, POLL_SECONDS))
        self.spawn(self._repeat(self.refresh_house_rules, POLL_SECONDS))
        self.spawn(self._repeat(self._sweep, SWEEP_SECONDS))
        if not self.broker.is_local:
            self.spawn(self._repeat(self._repeat_presence, PRESENCE_BEAT_SECONDS))
        self.spawn(self._repeat(self._tidy, TIDY_SECONDS))
        self.spawn(self._repeat(self._clean, CLEAN_SECONDS))
        self.spawn(self._repeat(self._survey, SURVEY_SECONDS))

    def spawn(self, job: Job, game_id: str | None = None) -> "asyncio.Task[None]":
        """Run a job in the background and log its errors."""
        task = asyncio.ensure_future(self._logged(job, game_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def room(self, room_id: str) -> LiveRoom:
        """Return a room, loading it if needed; raise `Refusal` if it doesn't exist."""
        live = self._rooms.get(room_id)
        if live is not None:
            live.used_at = self.clock.monotonic()
            return live
        if (live := self._alive.get(room_id)) is not None and not live.is_deleted:
            live.used_at = self.clock.monotonic()
            self.keep(live)
            return live
        if not re.fullmatch(ID_PATTERN, room_id):
            raise Refusal(Code.UNKNOWN_GAME, "there is no such game")
        loading = self._loading.get(room_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(room_id))
            self._loading[room_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(room_id, None))
        return await asyncio.shield(loading)

    def add(self, live: LiveRoom) -> LiveRoom:
        """Register a newly opened room; return the one registered under its id."""
        kept = self._alive[live.id] = self._rooms.setdefault(live.id, live)
        self._loads += 1
        if self._loads % LOADS_PER_TRIM == 0:
            self._trim()
        return kept

    def keep(self, live: LiveRoom) -> None:
        """Keep a room loaded that is in use, even if it was unloaded in the meantime."""
        if live.id not in self._rooms:
            self._rooms[live.id] = live
            live.resume()

    @property
    def is_overloaded(self) -> bool:
        """Whether further actions are refused until some of the running ones have finished."""
        return self._acting >= self.config.limits.actions_at_once

    async def act(self, live: LiveRoom, viewer: Viewer, action: Act, arrived: float) -> int:
        """Carry out a viewer's action; see `LiveRoom.act`."""
        if self.is_draining:
            raise Refusal(Code.SERVER_RESTARTING, "the server is restarting", wait=2.0)
        if viewer.holder in self.house_rules.guests:
            raise Refusal(Code.FORBIDDEN, "you are blocked on this server")
        if viewer.seat is None:
            # A spectator must not make players wait for the room's lock.
            raise Refusal(Code.NOT_YOUR_SEAT, ONLY_PLAYERS)
        if self.is_overloaded:
            # Refusing costs a tenth of acting, so accepted actions still finish quickly.
            raise Refusal(Code.BUSY, "the server is overloaded", wait=1.0)
        self._acting += 1
        try:
            return await live.act(viewer, action, arrived)
        finally:
            self._acting -= 1

    def is_paused(self, listing: Listing) -> bool:
        """Return whether a running game is idle and no player is connected."""
        idle = self.clock.now() - listing.updated_at
        if listing.status != "playing" or idle < timedelta(seconds=self.config.timeouts.pause):
            return False
        return not self.present_seats(listing.id)

    def present_seats(self, game_id: str) -> tuple[int, ...]:
        """Return the seats whose holders are connected, through any process; load nothing."""
        live = self._rooms.get(game_id)
        # Its players may be connected to other processes only; then it isn't loaded here.
        elsewhere = self._presences.combine(game_id, (), 0)
        return (elsewhere if live is None else self._presence(live)).seats

    def announce(self, live: LiveRoom) -> None:
        """Schedule a presence update to the room's audience."""
        live.note_present(self._presence(live).seats)
        if live.id not in self._announced and not self.is_draining:
            self._announced.add(live.id)
            self.spawn(self._update_presence(live), live.id)

    async def drain(self) -> None:
        """Refuse new actions and wait for those in progress."""
        # The last beat: nobody can act from now on.
        with contextlib.suppress(StorageError):
            await self._beat()
        self.is_draining = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_SECONDS):
                while self._acting or any(live.lock.locked() for live in self._rooms.values()):
                    await asyncio.sleep(0.01)
                await self._publish_absence()

    async def close(self) -> None:
        """Cancel the background jobs."""
        self.is_draining = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _load(self, room_id: str) -> LiveRoom:
        async with self._loader:
            live = LiveRoom(self, room_id)
            await live.load()
            return self.add(live)

    async def _update_presence(self, live: LiveRoom) -> None:
        """Send who is present to the room's viewers, here and in other processes."""
        # Debounce: people connect and disconnect in bursts, for example after a restart.
        await asyncio.sleep(PRESENCE_SECONDS)
        self._announced.discard(live.id)
        await self._publish_presence(live)
        self._show_presence(live)

    def _presence(self, live: LiveRoom) -> WirePresence:
        return self._presences.combine(live.id, *live.audience.presence(live.room.seat_of))

    def _show_presence(self, live: LiveRoom) -> None:
        presence = self._presence(live)
        live.note_present(presence.seats)
        text = presence.model_copy(update={"absence": live.absence()}).model_dump_json()
        live.audience.broadcast(lambda _: text)

    async def _publish_presence(self, live: LiveRoom) -> None:
        seats, spectators = live.audience.presence(live.room.seat_of)
        await self.broker.publish(Presence(live.id, self.clock.process, seats, spectators))

    async def _publish_absence(self) -> None:
        """Tell the other processes that nobody is watching here any more."""
        if not self.broker.is_local:
            for live in self._rooms.values():
                if len(live.audience):
                    await self.broker.publish(Presence(live.id, self.clock.process, (), 0))

    async def _repeat_presence(self) -> None:
        """Republish who is watching here, and expire silent processes."""
        if self.is_draining:
            return
        for live in list(self._rooms.values()):
            if len(live.audience):
                await self._publish_presence(live)
        if not self.broker.is_connected:
            # Silent processes may still have viewers.
            for live in self._rooms.values():
                live.restart_absences()
        for game_id in self._presences.expire():
            if (live_room := self._rooms.get(game_id)) is not None:
                self._show_presence(live_room)

    async def _logged(self, job: Job, game_id: str | None) -> None:
        GAME_ID.set(game_id)
        try:
            await job
        except asyncio.CancelledError:
            raise
        except Refusal as refusal:
            log.warning("a job was refused: %s", refusal.detail)
        except Exception:
            log.exception("a job failed")

    async def _repeat(self, step: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Run a step periodically; log failures and carry on."""
        while True:
            try:
                await step()
            except (StorageError, Refusal) as error:
                log.warning("a job will be retried: %s", error)
            except Exception:
                log.exception("a job failed")
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        """Store this process's heartbeat."""
        if not self.is_draining:
            await self.heartbeat.beat()

    async def _survey(self) -> None:
        """Update the database counts for the metrics."""
        await self.storage.take_survey()

    async def _listen(self) -> None:
        """Process notes from other processes."""
        async for note in self.broker.notes():
            live = self._alive.get(note.game_id)
            if live is None:
                if isinstance(note, Presence):
                    # `is_paused` needs it for the lists.
                    self._presences.record(note)
                continue
            match note:
                case Presence():
                    await self._receive_presence(live, note)
                case Hint(version=version) if version > live.version:
                    self.spawn(live.catch_up(version), live.id)

    async def _receive_presence(self, live: LiveRoom, presence: Presence) -> None:
        """Update who is watching elsewhere; answer a new process with who is watching here."""
        before = self._presence(live)
        is_new = self._presences.record(presence)
        if self._presence(live) != before:
            self._show_presence(live)
        if is_new and len(live.audience):
            await self._publish_presence(live)

    async def _poll(self) -> None:
        """Check storage for writes by other processes: hints can be lost."""
        await self.keyring.follow()
        if not self._rooms:
            return
        asked = list(self._rooms.values())
        versions = await self.storage.versions([live.id for live in asked])
        for live in asked:
            if live.id not in versions:
                # Deleted by an administrator, or by another process's cleaner.
                live.mark_deleted()
                live.audience.close(Refusal(Code.UNKNOWN_GAME, "the game was deleted"))
                self._rooms.pop(live.id, None)
            elif versions[live.id] > live.version:
                self.spawn(live.catch_up(), live.id)

    async def refresh_house_rules(self) -> None:
        """Apply the administrator's latest settings and notify those affected."""
        stored = await self.storage.house_rules()
        before, self.house_rules = self.house_rules, stored
        for act in self.house_rules.acts:
            if act not in before.acts:
                log.info("administrator: %s", act)
        if self.house_rules.renamings != before.renamings:
            for live in list(self._alive.values()):
                self.spawn(live.refresh(), live.id)
        if self.house_rules != before:
            self.on_house_rules()
        if self.house_rules.notice != before.notice:
            notice = Notice(text=self.house_rules.notice).model_dump_json()
            for live in self._rooms.values():
                live.audience.broadcast(lambda _: notice)

    async def _sweep(self) -> None:
        """Handle the games that are due by the service clock."""
        now_ms = self.clock.service_ms()
        for room_id in await self.storage.due(now_ms, MAX_DUE):
            until_ms: int | None = now_ms + PUT_OFF_MS
            try:
                live = await self.room(room_id)
                await live.handle_due()
                until_ms = live.due_ms()
            except Exception as error:
                is_passing = isinstance(error, StorageError) or (
                    isinstance(error, Refusal) and error.wait is not None
                )
                if is_passing:
                    log.warning("a due game will be retried: %s", error, extra={"game_id": room_id})
                    # If the database is unavailable, this ends the sweep.
                    await self.storage.ping()
                    until_ms = now_ms + PUT_OFF_BRIEFLY_MS
                elif not isinstance(error, Refusal):
                    log.exception("handling a due game failed", extra={"game_id": room_id})
            # Has no effect if the game has moved on: it has a new due time then. If the database
            # refuses this too, the next games still get their turn.
            try:
                await self.storage.put_off(room_id, now_ms, until_ms)
            except StorageError as error:
                log.warning(
                    "a due game could not be put off: %s", error, extra={"game_id": room_id}
                )

    async def _tidy(self) -> None:
        """Unload idle rooms; they are loaded again on demand."""
        for live in list(self._rooms.values()):
            if live.is_idle:
                self._unload(live)

    def _trim(self) -> None:
        """Unload the least recently used rooms that nobody watches, if there are too many."""
        unwatched = [live for live in self._rooms.values() if not len(live.audience)]
        excess = len(unwatched) - MAX_UNWATCHED_ROOMS
        if excess <= 0:
            return
        unwatched.sort(key=lambda live: live.used_at)
        for live in [each for each in unwatched if each.can_unload][:excess]:
            self._unload(live)

    def _unload(self, live: LiveRoom) -> None:
        del self._rooms[live.id]
        live.drop()

    async def _clean(self) -> None:
        """Delete expired guests and games from storage."""
        await self.cleaner.clean(self.rooms)
