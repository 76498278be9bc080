"""A room that is open in this process: one action after the other, stored before it is told."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from fourfold.server.broker import Hint
from fourfold.server.event.event import Closed, Event
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
from fourfold.server.wire.action import Act, Move, TakeBack

if TYPE_CHECKING:
    from fourfold.server.live.hall import Hall

MAX_ATTEMPTS = 3
"""How often an action is decided again when another process has written in between."""

GRACE_SECONDS = 0.1
"""Delay after the deadline before the clock strikes: what arrived in time is read first."""

KEEP_SECONDS = 60.0
"""How long a room is kept after somebody has asked for it: longer than any request takes."""

RETRY_SECONDS = 1.0
"""How long to wait where a clock has run out and storage is unavailable."""

MIN_REST_SECONDS = 10.0
"""How long to leave a room alone that was looked at and is still due."""


class LiveRoom:
    """A room, its answers and its audience.

    `room` is always what the log says: a change is made on a copy, committed, and then takes its
    place. So everybody may read `room` at any time; whoever changes it holds the lock.
    """

    def __init__(self, hall: "Hall", room_id: str) -> None:
        self.hall = hall
        self.id = room_id
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.room = Room(room_id)
        self._log = RoomLog(hall, room_id)
        self._turn_clock = TurnClock(hall.clock)
        self._bulletin: Bulletin | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.is_gone = False
        """Whether the game was deleted: nothing will happen in it any more."""
        self.used_at = hall.clock.monotonic()
        """When somebody last asked for the room."""

    @property
    def version(self) -> int:
        """The latest version that is known to be stored."""
        return self.room.version

    @property
    def bulletin(self) -> Bulletin:
        """What viewers are sent of the room as it is; kept for a while, until it changes."""
        if self._bulletin is None or self._bulletin.room is not self.room:
            self._bulletin = Bulletin(self.room, self._turn_clock.tell)
        return self._bulletin

    def drop_bulletin(self) -> None:
        """Free what viewers were sent; it is made again for the next one who asks."""
        self._bulletin = None

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the room if it were dropped and loaded again later.

        One whose clock runs for long is woken when it is due, by the storage.
        """
        left = self._turn_clock.left(self.room)
        return (
            not len(self.audience)
            and not self.lock.locked()
            and self.hall.clock.monotonic() > self.used_at + KEEP_SECONDS
            and (left is None or left > KEEP_SECONDS)
            and not self.hall.bots.is_thinking(self.id)
        )

    def due_ms(self) -> int | None:
        """Return when to look at the room again, by the service clock; None for never."""
        return self._due_ms(self.room, self._log.idle_seconds, MIN_REST_SECONDS)

    def drop(self) -> None:
        """Let the room go: its clock strikes here no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def load(self) -> None:
        """Read the room from its log; raise `Refusal` if there is none."""
        async with self.lock:
            await self.reload()

    async def act(self, viewer: Viewer, action: Act, arrived: float) -> int:
        """Do what somebody asks; return the version of its first event, once it is stored.

        Raise `Refusal` if nothing was done. `arrived` is when the message arrived. Nobody may
        cancel an action that has begun: whoever could be cancelled shields it.
        """
        actor = None if viewer.seat is None else f"{viewer.seat}:{viewer.holder}"
        async with self.lock:
            for _ in range(MAX_ATTEMPTS):
                await self._reach(action.version)
                answer = await self._log.find_answer(actor, action, self.version)
                if answer is not None:
                    return answer
                try:
                    self._check_time(action, arrived)
                    seat, now = self.room.seat_of(viewer), self.hall.clock.now()
                    decided = decide(self.room, seat, action.version, action.action, now)
                    return await self.write(decided, actor, action.id)
                except Refusal as refusal:
                    await self._log.keep_refusal(actor, action.id, refusal)
                    raise
                except (VersionConflictError, RepeatedActionError):
                    # Another process was faster: see what it wrote, and decide again.
                    await self.reload()
        raise Refusal(Code.BUSY, "others write to the game at the same time")

    async def happen(self, events: Sequence[Event], *, version: int) -> bool:
        """Let the server itself add to the log, if the room is still at a version."""
        return await asyncio.shield(asyncio.ensure_future(self._happen(events, version)))

    async def watch(
        self,
        listener: Listener,
        after: int | None,
        find_viewer: Callable[[Room], Awaitable[Viewer]],
    ) -> None:
        """Tell a listener what it has missed, and from now on what happens.

        `find_viewer` says as whom they look at the room, or raises `Refusal`.
        """
        async with self.lock:
            await self._reach(after)
            listener.viewer = await find_viewer(self.room)
            # It may have been deleted meanwhile: nobody would tell this listener any more.
            self._check_gone()
            listener.send(self.bulletin.since(after, listener.viewer))
            self.audience.add(listener)
        self.hall.announce(self)

    async def catch_up(self, version: int | None = None) -> None:
        """Read what other processes have written; at least up to a version, if it is given."""
        if version is not None and version <= self.version:
            return
        async with self.lock:
            await self._catch_up()

    async def read_again(self) -> None:
        """Read the whole log again, in which names were changed, and show everybody the room."""
        async with self.lock:
            await self.reload()
            self.audience.tell(self.bulletin.snapshot)

    def leave(self) -> None:
        """Stop the clock of a game that was deleted; whoever acts in it is refused."""
        self.is_gone = True
        self.drop()

    async def look_after(self) -> None:
        """See whether a clock has run out, nobody came back, or a bot is to move."""
        async with self.lock:
            await self.settle()
            self._wake()
            await self._give_up()

    async def _happen(self, events: Sequence[Event], version: int) -> bool:
        async with self.lock:
            await self.settle()
            return self.version == version and await self.write_own(events)

    def _check_time(self, action: Act, arrived: float) -> None:
        deadline = self._turn_clock.deadline(self.room)
        is_late = deadline is not None and arrived > deadline
        if is_late and isinstance(action.action, Move | TakeBack):
            raise Refusal(Code.TIME_IS_UP, "the time for this turn has run out")

    async def write(
        self, decided: Change, actor: str | None = None, action_id: str | None = None
    ) -> int:
        """Store a change of the room, then tell of it; return the version of its first event.

        The caller holds the lock. Raise `Refusal`, `VersionConflictError` or `RepeatedActionError`:
        the room is then as it was.
        """
        first = self.version + 1
        await self._log.append(decided, self._due_ms(decided.room), actor, action_id)
        self._go_on(decided.room)
        await self.hall.broker.publish(Hint(self.id, self.version))
        self._wake()
        return first

    async def write_own(self, events: Sequence[Event]) -> bool:
        """Let the server itself add to the log; return whether nobody else was faster.

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
        seconds = seconds_until_due(room, self.hall.config.patience, idle=idle, left=left)
        if seconds is None:
            return None
        return self.hall.clock.service_ms() + round(1000 * max(seconds, rest))

    def _go_on(self, after: Room) -> None:
        """Put the room after a change, which is stored, in this one's place; tell what is new."""
        told = self.version
        if after.turn_version > told:
            self._turn_clock.begin()
        self.room = after
        self._bulletin = None
        # Not the room's own, which is kept: few who hear of a change ask for the room again.
        bulletin = Bulletin(after, self._turn_clock.tell)
        self.audience.tell(lambda viewer: bulletin.since(told, viewer))

    async def settle(self) -> None:
        """Make sure that the room is what its log says; the caller holds the lock."""
        self._check_gone()
        if self._log.is_doubtful:
            await self.reload()

    def _check_gone(self) -> None:
        if self.is_gone:
            raise Refusal(Code.UNKNOWN_GAME, "there is no such game")

    async def _reach(self, version: int | None) -> None:
        """Settle; read on where somebody has seen a version that another process has written."""
        await self.settle()
        if version is not None and version > self.version:
            await self._catch_up()

    async def _catch_up(self) -> None:
        await self.settle()
        after, entries = await self._log.read(self.room)
        if entries:
            self._go_on(after)
            self._wake(is_leading=False)

    async def reload(self) -> None:
        """Fold the log again; the caller holds the lock.

        What was told before is a part of it: only the rest is told now.
        """
        room, entries = await self._log.read(Room(self.id))
        if not entries:
            self.leave()
            raise Refusal(Code.UNKNOWN_GAME, "there is no such game")
        if not self.version:
            await self._log.recall_refusals()
            self._turn_clock.resume(room, entries)
        if self.version and room.version > self.version:
            self._go_on(room)
        else:
            self.room = room
        self._log.is_doubtful = False
        self._wake()

    def _wake(self, *, is_leading: bool = True) -> None:
        """Set the timer for the clock, and ask the bot that is to move.

        Where another process leads the game, that one asks the bot.
        """
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self._turn_clock.deadline(self.room)
        if deadline is not None:
            delay = max(0.0, deadline + GRACE_SECONDS - self.hall.clock.monotonic())
            self._timer = asyncio.get_running_loop().call_later(delay, self._strike)
        seat = self.room.to_move
        if is_leading and seat is not None and self.room.bot(seat) is not None:
            self.hall.bots.ask(self)
        if is_leading and self.room.wants_rematch:
            self.hall.spawn(self.hall.lobby.open_rematch(self), self.id)

    def _strike(self) -> None:
        self._timer = None
        # Nobody loses who can't act any more: the next process goes on with the time left.
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
                if self.is_gone:
                    return
                # Storage is unavailable: try again, and the log will say what happened.
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(RETRY_SECONDS, self._strike)

    async def _give_up(self) -> None:
        """Close a room that nobody joined, and end a game to which nobody came back."""
        is_waiting = self.room.status == "waiting"
        if not is_waiting and (
            self.room.status != "playing" or self._turn_clock.deadline(self.room) is not None
        ):
            return
        patience = self.hall.config.patience
        limit = patience.waiting_room if is_waiting else patience.idle_game
        # By the service clock: somebody may set the wall clock, and who could not come because the
        # server was down has not stayed away.
        if self._log.idle_seconds > limit:
            await self.write_own([Closed()] if is_waiting else abandon(self.room))
