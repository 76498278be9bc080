"""A room loaded in this process: actions run one at a time and are stored before they are sent."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from math import ceil
from typing import TYPE_CHECKING
from weakref import ref

from fourfold.server.broker import Hint
from fourfold.server.event.event import Closed, Event
from fourfold.server.live.absence import Absences
from fourfold.server.live.audience import Audience, Listener
from fourfold.server.live.bulletin import Bulletin
from fourfold.server.live.due import seconds_until_due
from fourfold.server.live.room_log import RoomLog
from fourfold.server.live.turn_clock import TurnClock
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.decision import Change, abandon, change, decide, expire
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import Viewer
from fourfold.server.storage.error import RepeatedActionError, VersionConflictError
from fourfold.server.wire.action import Act, ClaimDeparture, ClaimDraw, Move, TakeBack
from fourfold.server.wire.message import Absence

if TYPE_CHECKING:
    from fourfold.server.live.hall import Hall

MAX_ATTEMPTS = 3
"""Attempts at an action when other processes keep writing to the same room."""

GRACE_SECONDS = 0.1
"""Delay after the deadline before the turn expires, so that moves in transit are read first."""

KEEP_SECONDS = 60.0
"""A room stays loaded this long after its last use, unless too many are loaded."""

RETRY_SECONDS = 1.0
"""Retry delay when a clock has run out but storage is unavailable."""

MIN_REST_SECONDS = 10.0
"""Minimum interval between two checks of a room that stays due."""


class LiveRoom:
    """A room with its log, clock and audience.

    `room` always matches the log: a change is made on a copy, committed, and then swapped in.
    Reading `room` needs no lock; changing it does.
    """

    def __init__(self, hall: "Hall", room_id: str) -> None:
        self.hall = hall
        self.id = room_id
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.room = Room(room_id)
        self._log = RoomLog(hall, room_id)
        self._turn_clock = TurnClock(hall.clock)
        self._absences = Absences(hall.clock)
        self._bulletin: ref[Bulletin] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.is_deleted = False
        """Whether the game was deleted; all further actions are refused."""
        self.used_at = hall.clock.monotonic()
        """When the room was last used."""
        self.client: str | None = None
        """The address or IPv6 site that used the room last through this process. Its bots wait in
        that client's turn."""

    @property
    def version(self) -> int:
        """The latest version known to be stored."""
        return self.room.version

    @property
    def bulletin(self) -> Bulletin:
        """The messages about the current version, cached if somebody asked for them recently."""
        bulletin = None if self._bulletin is None else self._bulletin()
        if bulletin is None or bulletin.room is not self.room:
            bulletin = Bulletin(self.room, self._turn_clock.view)
            self._bulletin = ref(bulletin)
            self.hall.bulletins.append(bulletin)
        return bulletin

    @property
    def is_idle(self) -> bool:
        """Whether the room can be unloaded and has not been used for some time."""
        return self.hall.clock.monotonic() > self.used_at + KEEP_SECONDS and self.can_unload

    @property
    def can_unload(self) -> bool:
        """Whether nothing is lost or delayed if the room is unloaded.

        A room with a long-running clock can be: the sweep loads it again when it is due.
        """
        left = self._turn_clock.left(self.room)
        return (
            not len(self.audience)
            and not self.lock.locked()
            and (left is None or left > KEEP_SECONDS)
            and not self.hall.bots.is_thinking(self.id)
        )

    def note_present(self, seats: Iterable[int]) -> None:
        """Record the seats whose holders are connected now, through any process."""
        people = self.room.people
        self._absences.update(people[seat].guest for seat in seats if seat in people)

    def restart_absences(self) -> None:
        """Count everybody's absence from now on, because it is unknown who was connected."""
        self._absences.restart()

    def absence(self) -> Absence | None:
        """Return how long the player to move must still be away before opponents may claim.

        None if that player is connected, is a bot, or plays against no other person.
        """
        room, seat = self.room, self.room.to_move
        person = None if seat is None else room.people.get(seat)
        if seat is None or person is None or not room.is_between_people:
            return None
        since = self._away_since(person.guest)
        if since is None:
            return None
        # A turn that begins while its player is away gives them the whole time to come back.
        away = self.hall.clock.monotonic() - max(since, self._turn_clock.began)
        left = max(0.0, self.hall.config.timeouts.absence - away)
        return Absence(seat=seat, left_ms=ceil(1000 * left))

    def due_ms(self) -> int | None:
        """Return when the room needs attention next, by the service clock; None for never."""
        return self._due_ms(self.room, self._log.idle_seconds, MIN_REST_SECONDS)

    def resume(self) -> None:
        """Set the timer, because the room is loaded again."""
        self._wake(is_leading=False)

    def drop(self) -> None:
        """Stop the timer, because the room is being unloaded."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def load(self) -> None:
        """Load the room from its log; raise `Refusal` if it doesn't exist."""
        async with self.lock:
            await self.reload()

    async def act(self, viewer: Viewer, action: Act, arrived: float) -> int:
        """Carry out an action; once it is stored, return the version of its first event.

        Raise `Refusal` if nothing was done. `arrived` is when the message arrived. An action must
        not be cancelled once it has begun, so callers that may be cancelled shield it.
        """
        actor = None if viewer.seat is None else f"{viewer.seat}:{viewer.holder}"
        async with self.lock:
            for _ in range(MAX_ATTEMPTS):
                await self._catch_up_to(action.version)
                answer = await self._log.find_answer(actor, action, self.version)
                if answer is not None:
                    return answer
                try:
                    self._check_time(action, arrived)
                    seat, now = self.room.seat_of(viewer), self.hall.clock.now()
                    decided = decide(self.room, seat, action.version, action.action, now)
                    self._check_absence(action)
                    return await self.write(decided, actor, action.id)
                except Refusal as refusal:
                    await self._log.keep_refusal(actor, action.id, refusal)
                    raise
                except (VersionConflictError, RepeatedActionError):
                    # Another process wrote first: reload and decide again.
                    await self.reload()
        raise Refusal(Code.BUSY, "too many simultaneous writes to this game")

    async def append(self, events: Sequence[Event], *, version: int) -> bool:
        """Append the server's own events, if the room is still at this version."""
        return await asyncio.shield(asyncio.ensure_future(self._append(events, version)))

    async def watch(
        self,
        listener: Listener,
        after: int | None,
        find_viewer: Callable[[Room], Awaitable[Viewer]],
    ) -> None:
        """Send a listener what it missed and subscribe it.

        `find_viewer` returns the listener's viewer or raises `Refusal`.
        """
        async with self.lock:
            await self._catch_up_to(after)
            listener.viewer = await find_viewer(self.room)
            # The room may have been deleted by now; this listener would never hear of it.
            self._check_exists()
            listener.send(self.bulletin.since(after, listener.viewer))
            self.audience.add(listener)
            self.hall.keep(self)
        self.hall.announce(self)

    async def catch_up(self, version: int | None = None) -> None:
        """Read what other processes wrote; do nothing if this version is known already."""
        if version is not None and version <= self.version:
            return
        async with self.lock:
            await self._catch_up()

    async def refresh(self) -> None:
        """Reload the log after names were changed in it, and send everybody a snapshot."""
        async with self.lock:
            await self.reload()
            self.audience.broadcast(self.bulletin.snapshot)

    def mark_deleted(self) -> None:
        """Mark the game as deleted and stop its timer."""
        self.is_deleted = True
        self.drop()

    async def handle_due(self) -> None:
        """Do what is due: set the timer, ask a bot, or end an abandoned game."""
        async with self.lock:
            await self.settle()
            self._wake()
            await self._end_if_abandoned()

    async def _append(self, events: Sequence[Event], version: int) -> bool:
        async with self.lock:
            await self.settle()
            return self.version == version and await self.write_own(events)

    def _check_time(self, action: Act, arrived: float) -> None:
        deadline = self._turn_clock.deadline(self.room)
        is_late = deadline is not None and arrived > deadline
        if is_late and isinstance(action.action, Move | TakeBack):
            raise Refusal(Code.TIME_IS_UP, "the time for this turn has run out")

    def _check_absence(self, action: Act) -> None:
        if not isinstance(action.action, ClaimDeparture | ClaimDraw):
            return
        absence = self.absence()
        if absence is None:
            raise Refusal(Code.NOT_ABSENT, "the player to move is connected")
        if absence.left_ms:
            wait = absence.left_ms / 1000
            raise Refusal(Code.NOT_YET, f"not yet: {ceil(wait)} seconds left", wait=wait)

    async def write(
        self, decided: Change, actor: str | None = None, action_id: str | None = None
    ) -> int:
        """Store a change, then send it to viewers; return the version of its first event.

        The caller holds the lock. Raise `Refusal`, `VersionConflictError` or `RepeatedActionError`
        and leave the room unchanged.
        """
        first = self.version + 1
        await self._log.append(decided, self._due_ms(decided.room), actor, action_id)
        self._advance(decided.room)
        await self.hall.broker.publish(Hint(self.id, self.version))
        self._wake()
        return first

    async def write_own(self, events: Sequence[Event]) -> bool:
        """Append the server's own events; return False if another process wrote first.

        The caller holds the lock.
        """
        try:
            await self.write(change(self.room, events, self.hall.clock.now()))
        except VersionConflictError:
            await self.reload()
            return False
        return True

    def _due_ms(self, room: Room, idle: float = 0.0, rest: float = 0.0) -> int | None:
        left = self._turn_clock.left(room, self.version)
        seconds = seconds_until_due(room, self.hall.config.timeouts, idle=idle, left=left)
        if seconds is None:
            return None
        return self.hall.clock.service_ms() + round(1000 * max(seconds, rest))

    def _advance(self, after: Room) -> None:
        """Swap in the room after a stored change, and send viewers the new events."""
        before = self.version
        if after.turn_version > before:
            self._turn_clock.begin()
        self.room = after
        self._bulletin = None
        # Not cached as the room's bulletin: few viewers ask for the room again after a change.
        bulletin = Bulletin(after, self._turn_clock.view)
        self.audience.broadcast(lambda viewer: bulletin.since(before, viewer))
        if len(self.audience) and after.turn_version > before and self.absence() is not None:
            self.hall.announce(self)

    async def settle(self) -> None:
        """Make sure that the room matches its log; the caller holds the lock."""
        self._check_exists()
        if self._log.is_uncertain:
            await self.reload()

    def _check_exists(self) -> None:
        if self.is_deleted:
            raise Refusal(Code.UNKNOWN_GAME, "there is no such game")

    async def _catch_up_to(self, version: int | None) -> None:
        """Settle, and catch up if a client has seen a later version."""
        await self.settle()
        if version is not None and version > self.version:
            await self._catch_up()

    async def _catch_up(self) -> None:
        await self.settle()
        after, entries = await self._log.read(self.room)
        if entries:
            self._advance(after)
            self._wake(is_leading=False)

    async def reload(self) -> None:
        """Fold the log again and send viewers what is new; the caller holds the lock."""
        room, entries = await self._log.read(Room(self.id))
        if not entries:
            self.mark_deleted()
            raise Refusal(Code.UNKNOWN_GAME, "there is no such game")
        if not self.version:
            await self._log.load_refusals()
            self._turn_clock.resume(room, entries)
        if self.version and room.version > self.version:
            self._advance(room)
        else:
            self.room = room
        self._log.is_uncertain = False
        self._wake()

    def _wake(self, *, is_leading: bool = True) -> None:
        """Set the timer for the turn clock, and ask the bot to move.

        The process that wrote the latest change is leading: it asks the bot and opens the rematch.
        """
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self._turn_clock.deadline(self.room)
        if deadline is not None:
            delay = max(0.0, deadline + GRACE_SECONDS - self.hall.clock.monotonic())
            self._timer = asyncio.get_running_loop().call_later(delay, self._on_deadline)
        seat = self.room.to_move
        if is_leading and seat is not None and self.room.bot(seat) is not None:
            self.hall.bots.ask(self)
        if is_leading and self.room.wants_rematch:
            self.hall.spawn(self.hall.lobby.open_rematch(self), self.id)

    def _on_deadline(self) -> None:
        self._timer = None
        # While draining, players can't act: the next process continues with the time left.
        if not self.hall.is_draining:
            self.hall.spawn(self._expire(self.room.turn_version), self.id)

    async def _expire(self, turn_version: int) -> None:
        async with self.lock:
            await self.settle()
            deadline = self._turn_clock.deadline(self.room)
            is_same_turn = self.room.turn_version == turn_version
            if not is_same_turn or deadline is None:
                return
            if self.hall.clock.monotonic() < deadline:
                self._wake()
                return
            try:
                await self.write_own(expire(self.room))
            except Refusal:
                if self.is_deleted:
                    return
                # Storage is unavailable: retry, and settle from the log.
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(RETRY_SECONDS, self._on_deadline)

    async def _end_if_abandoned(self) -> None:
        """Close a room that nobody joined, and end an abandoned game."""
        is_waiting = self.room.status == "waiting"
        if not is_waiting and (
            self.room.status != "playing" or self._turn_clock.deadline(self.room) is not None
        ):
            return
        timeouts = self.hall.config.timeouts
        if is_waiting and self.room.plan.is_seek and self._away_seconds() > timeouts.seek:
            await self.write_own([Closed()])
            return
        limit = timeouts.waiting_room if is_waiting else timeouts.idle_game
        # By the service clock: the wall clock may be adjusted, and downtime must not count.
        if self._log.idle_seconds > limit:
            await self.write_own([Closed()] if is_waiting else abandon(self.room))

    def _away_seconds(self) -> float:
        """Return how long it has been since anybody with a seat here was connected."""
        people = self.room.people.values()
        since = [self._away_since(person.guest) for person in people]
        now = self.hall.clock.monotonic()
        return min((0.0 if left is None else now - left for left in since), default=0.0)

    def _away_since(self, guest: str) -> float | None:
        """Return since when a guest is known to be away, in monotonic seconds; None if connected.

        Without the broker nobody knows who is connected to the other processes.
        """
        since = self._absences.since(guest)
        is_known = since is None or self.hall.broker.is_connected
        return since if is_known else self.hall.clock.monotonic()
