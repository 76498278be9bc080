"""A room that is open in this process: one action after the other, stored before it is told."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from fourfold.games import RULES_VERSION
from fourfold.server.broker import Hint
from fourfold.server.event.codec import encode_event
from fourfold.server.event.event import Closed, Event
from fourfold.server.event.upcast import SCHEMA
from fourfold.server.live.answers import MAX_REFUSALS_PER_ROOM, Answers
from fourfold.server.live.audience import Audience, Listener
from fourfold.server.live.listing import make_listing
from fourfold.server.live.turn_clock import TurnClock
from fourfold.server.refusal import TRANSIENT, Code, Refusal
from fourfold.server.room import view
from fourfold.server.room.decision import Change, abandon, change, decide, expire
from fourfold.server.room.fold import extend, fold
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import Viewer
from fourfold.server.storage.error import (
    RepeatedActionError,
    StorageBusyError,
    StorageError,
    UnreadableLogError,
    VersionConflictError,
)
from fourfold.server.storage.log_entry import LogEntry
from fourfold.server.storage.write import Write
from fourfold.server.wire.action import Act, Move, TakeBack
from fourfold.server.wire.message import Events, Snapshot
from fourfold.server.wire.state import State

if TYPE_CHECKING:
    from fourfold.server.live.hall import Hall

MAX_EVENTS_TOLD = 500
"""A client that has missed more events gets a snapshot instead."""

MAX_ATTEMPTS = 3
"""How often an action is decided again when another process has written in between."""

GRACE_SECONDS = 0.1
"""Delay after the deadline before the clock strikes: what arrived in time is read first."""

KEEP_SECONDS = 60.0
"""How long a room is kept after somebody has asked for it: longer than any request takes."""

RETRY_SECONDS = 1.0
"""How long to wait where a clock has run out and storage is unavailable."""

log = logging.getLogger(__name__)


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
        self._answers = Answers()
        self._turn_clock = TurnClock(hall.clock)
        self._is_doubtful = False
        """Whether the log may have gone on without the room: the outcome of a write is unknown."""
        self._timer: asyncio.TimerHandle | None = None
        self.used_at = hall.clock.monotonic()
        """When somebody last asked for the room."""

    @property
    def version(self) -> int:
        """The latest version that is known to be stored."""
        return self.room.version

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the room if it were dropped and loaded again later."""
        return (
            not len(self.audience)
            and not self.lock.locked()
            and self.hall.clock.monotonic() > self.used_at + KEEP_SECONDS
            and self._timer is None
            and not self.hall.bots.is_thinking(self.id)
        )

    async def load(self) -> None:
        """Read the room from its log; raise `Refusal` if there is none."""
        async with self.lock:
            await self.reload()

    async def act(self, viewer: Viewer, action: Act, arrived: float) -> int:
        """Do what somebody asks; return the version of its first event, once it is stored.

        Raise `Refusal` if nothing was done. `arrived` is when the message arrived. An action that
        has begun is finished even if the caller goes away.
        """
        return await asyncio.shield(asyncio.ensure_future(self._act(viewer, action, arrived)))

    async def happen(self, events: Sequence[Event], *, version: int) -> bool:
        """Let the server itself add to the log, if the room is still at a version."""
        return await asyncio.shield(asyncio.ensure_future(self._happen(events, version)))

    async def watch(
        self, listener: Listener, after: int | None, find_viewer: Callable[[Room], Viewer]
    ) -> None:
        """Tell a listener what it has missed, and from now on what happens.

        `find_viewer` says as whom they look at the room, or raises `Refusal`.
        """
        async with self.lock:
            await self._reach(after)
            listener.viewer = find_viewer(self.room)
            missed = None if after is None else self.version - after
            if after is not None and missed is not None and 0 <= missed <= MAX_EVENTS_TOLD:
                state = self._views().of(listener.viewer)
                events = self._events_after(after, listener.viewer, state)
                listener.send(events.model_dump_json())
            else:
                listener.send(self.snapshot(listener.viewer).model_dump_json())
            self.audience.add(listener)
        self.hall.announce(self)

    def snapshot(self, viewer: Viewer) -> Snapshot:
        """Return the whole room as a viewer may know it."""
        return Snapshot(
            room=view.view_room(self.room),
            seat=self.room.seat_of(viewer),
            entries=tuple(self.room.entries),
            state=self._views().of(viewer),
        )

    async def catch_up(self, version: int | None = None) -> None:
        """Read what other processes have written; at least up to a version, if it is given."""
        if version is not None and version <= self.version:
            return
        async with self.lock:
            await self._catch_up()

    async def look_after(self) -> None:
        """See whether a clock has run out, nobody came back, or a bot is to move."""
        async with self.lock:
            await self.settle()
            self._wake()
            await self._give_up()

    def _views(self) -> view.Views:
        return view.Views(self.room, self._turn_clock.tell(self.room))

    def _events_after(self, after: int, viewer: Viewer, state: State) -> Events:
        entries = tuple(self.room.entries[after:])
        return Events(seat=self.room.seat_of(viewer), after=after, entries=entries, state=state)

    async def _act(self, viewer: Viewer, action: Act, arrived: float) -> int:
        actor = None if viewer.seat is None else f"{viewer.seat}:{viewer.holder}"
        async with self.lock:
            for _ in range(MAX_ATTEMPTS):
                await self._reach(action.version)
                answer = await self._find_answer(actor, action)
                if answer is not None:
                    return answer
                try:
                    self._check_time(action, arrived)
                    seat, now = self.room.seat_of(viewer), self.hall.clock.now()
                    decided = decide(self.room, seat, action.version, action.action, now)
                    return await self.write(decided, actor, action.id)
                except Refusal as refusal:
                    await self._remember(actor, action.id, refusal)
                    raise
                except (VersionConflictError, RepeatedActionError):
                    # Another process was faster: see what it wrote, and decide again.
                    await self.reload()
        raise Refusal(Code.BUSY, "others write to the game at the same time")

    async def _find_answer(self, actor: str | None, action: Act) -> int | None:
        """Return or raise how an action was answered before; None for one that is new."""
        answer = self._answers.find(actor, action.id)
        # One that is sent late may have been refused by another process.
        if answer is None and action.version < self.version:
            await self._recall_refusals()
            answer = self._answers.find(actor, action.id)
        return answer

    async def _remember(self, actor: str | None, action_id: str, refusal: Refusal) -> None:
        """Store a refusal that says something about the action itself: it is final."""
        if actor is None or refusal.code in TRANSIENT:
            return
        code, detail = refusal.code.value, refusal.detail
        try:
            await self.hall.storage.keep_refusal(self.id, actor, action_id, code, detail)
        except StorageError as error:
            log.warning("a refusal could not be stored: %s", error, extra={"game_id": self.id})
            raise Refusal(Code.UNAVAILABLE, "the answer could not be stored", wait=2.0) from None
        self._answers.refuse(actor, action_id, Refusal(refusal.code, detail))

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
        before, after = self.room, decided.room
        first = before.version + 1
        entries = [
            self._entry(version, event, after, actor, action_id if version == first else None)
            for version, event in enumerate(decided.events, first)
        ]
        self._is_doubtful = True
        try:
            await self.hall.storage.commit(
                Write(tuple(entries), make_listing(after, self.hall.config.patience))
            )
        except StorageBusyError:
            self._is_doubtful = False
            raise Refusal(Code.BUSY, "too many writes are waiting", wait=1.0) from None
        except (VersionConflictError, RepeatedActionError):
            raise
        except StorageError as error:
            log.error("a write failed: %s", error, extra={"game_id": self.id})
            raise Refusal(Code.UNAVAILABLE, "the game could not be stored", wait=2.0) from None
        self._is_doubtful = False
        self._answers.add(entries)
        self._go_on(after)
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

    def _entry(
        self, version: int, event: Event, room: Room, actor: str | None, action: str | None
    ) -> LogEntry:
        clock = self.hall.clock
        kind, body = encode_event(event, room.game)
        return LogEntry(
            game_id=self.id,
            version=version,
            kind=kind,
            body=body,
            schema=SCHEMA,
            actor=actor if action is not None else None,
            action_id=action,
            rules_version=RULES_VERSION,
            at=room.updated_at,
            process=clock.process,
            clock_ms=clock.service_ms(),
        )

    def _go_on(self, after: Room) -> None:
        """Put the room after a change, which is stored, in this one's place; tell what is new."""
        told = self.version
        if after.turn_version > told:
            self._turn_clock.begin()
        self.room = after
        views = self._views()
        self.audience.tell(lambda viewer: self._events_after(told, viewer, views.of(viewer)))

    async def settle(self) -> None:
        """Make sure that the room is what its log says; the caller holds the lock."""
        if self._is_doubtful:
            await self.reload()

    async def _reach(self, version: int | None) -> None:
        """Settle; read on where somebody has seen a version that another process has written."""
        await self.settle()
        if version is not None and version > self.version:
            await self._catch_up()

    async def _catch_up(self) -> None:
        await self.settle()
        entries = await self._read(self.version)
        if not entries:
            return
        after = self._fold(lambda: extend(self.room, entries))
        self._answers.add(entries)
        self._go_on(after)
        self._wake(is_leading=False)

    async def reload(self) -> None:
        """Fold the log again; the caller holds the lock.

        What was told before is a part of it: only the rest is told now.
        """
        entries = await self._read(0)
        if not entries:
            raise Refusal(Code.UNKNOWN_GAME, "there is no such game")
        room = self._fold(lambda: fold(self.id, entries))
        self._answers.add(entries)
        if not self.version:
            await self._recall_refusals()
            self._turn_clock.resume(room, entries)
        if self.version and room.version > self.version:
            self._go_on(room)
        else:
            self.room = room
        self._is_doubtful = False
        self._wake()

    async def _recall_refusals(self) -> None:
        stored = await self.hall.storage.refusals(self.id, MAX_REFUSALS_PER_ROOM)
        for each in reversed(stored):
            refusal = Refusal(Code(each.code), each.detail)
            self._answers.refuse(each.actor, each.action_id, refusal)

    def _fold(self, make: Callable[[], Room]) -> Room:
        try:
            return make()
        except UnreadableLogError as error:
            raise self._report(error) from None

    async def _read(self, after: int) -> list[LogEntry]:
        try:
            return await self.hall.storage.entries(self.id, after)
        except UnreadableLogError as error:
            raise self._report(error) from None
        except StorageError as error:
            log.error("a read failed: %s", error, extra={"game_id": self.id})
            raise Refusal(Code.UNAVAILABLE, "the game could not be read", wait=2.0) from None

    def _report(self, error: UnreadableLogError) -> Refusal:
        """Log that the game can't be read, and return what its players are told."""
        self.hall.unreadable += 1
        where = {"version": error.version, "field": error.field, "cause": error.cause}
        log.error("the log can't be read: %s", error, extra={"game_id": self.id, **where})
        return Refusal(Code.UNAVAILABLE, "the log of this game can't be read")

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
                # Storage is unavailable: try again, and the log will say what happened.
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(RETRY_SECONDS, self._strike)

    async def _give_up(self) -> None:
        """Close a room that nobody joined, and end a game to which nobody came back."""
        patience, clock = self.hall.config.patience, self.hall.clock
        is_waiting = self.room.status == "waiting"
        if not is_waiting and (
            self.room.status != "playing" or self._turn_clock.deadline(self.room) is not None
        ):
            return
        limit = patience.waiting_room if is_waiting else patience.idle_game
        # Nobody has stayed away who could not come because the server was down.
        has_been_here = clock.lived() >= min(limit, patience.after_start)
        if has_been_here and (clock.now() - self.room.updated_at).total_seconds() > limit:
            await self.write_own([Closed()] if is_waiting else abandon(self.room))
