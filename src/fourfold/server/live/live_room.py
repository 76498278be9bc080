"""A room that lives in this process: one action after the other, stored before it is told."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from pydantic import ValidationError

from fourfold.games import RULES_VERSION
from fourfold.games.game import GameError
from fourfold.server.live.audience import Audience, Listener
from fourfold.server.live.ledger import Ledger
from fourfold.server.live.listing import make_listing
from fourfold.server.live.turn_clock import TurnClock
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room import view
from fourfold.server.room.decision import abandon, decide, expire
from fourfold.server.room.room import Room, fold
from fourfold.server.room.viewer import Viewer
from fourfold.server.storage.entry import Entry
from fourfold.server.storage.error import (
    RepeatedActionError,
    StorageBusyError,
    StorageError,
    VersionConflictError,
)
from fourfold.server.storage.listing import Listing
from fourfold.server.storage.write import Write
from fourfold.server.wire.action import Act, Move, TakeBack
from fourfold.server.wire.event import EVENT, Closed, Event
from fourfold.server.wire.message import Events, Snapshot
from fourfold.server.wire.state import State

if TYPE_CHECKING:
    from fourfold.server.live.hall import Hall

MOST_MISSED = 500
"""One who has missed more events gets a snapshot instead."""

ATTEMPTS = 3
"""How often an action is decided anew when another process has written in between."""

GRACE = 0.1
"""Seconds after the deadline at which the clock strikes: what has arrived in time is read first."""


KEEP_SECONDS = 60.0
"""So long a room is kept after somebody has asked for it: longer than any request takes."""

RETRY_SECONDS = 1.0
"""How long to wait where a clock has run out and the storage is away."""


class LiveRoom:
    """A room, its log and its audience. Whoever reads the room holds its lock."""

    def __init__(self, hall: "Hall", room_id: str) -> None:
        self.hall = hall
        self.id = room_id
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.room = Room(room_id)
        self._ledger = Ledger(hall.clock.now())
        self._turn_clock = TurnClock(hall.clock)
        self._is_doubtful = False
        """Whether the room may differ from its log: a write ended in a way that nobody knows."""
        self._timer: asyncio.TimerHandle | None = None
        self.used_at = hall.clock.monotonic()
        """When somebody last asked for the room."""

    @property
    def version(self) -> int:
        """The latest version that is known to be stored."""
        return len(self._ledger)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the room if it were forgotten and loaded again later."""
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

        Raise `Refusal` if nothing was done. `arrived` is when the message arrived. What has begun
        is brought to its end, though the caller may go away.
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
            if missed is not None and 0 <= missed <= MOST_MISSED:
                state = view.view_state(
                    self.room, listener.viewer, self._turn_clock.tell(self.room)
                )
                events = self._events_after(after or 0, listener.viewer, state)
                listener.send(events.model_dump_json())
            else:
                listener.send(self._snapshot(listener.viewer).model_dump_json())
            self.audience.add(listener)
        self.hall.announce(self)

    async def snapshot(self, viewer: Viewer) -> Snapshot:
        """Return the whole room as a viewer may know it."""
        async with self.lock:
            await self.settle()
            return self._snapshot(viewer)

    async def catch_up(self, version: int | None = None) -> None:
        """Read what other processes have written; at least up to a version, if it is given."""
        if version is not None and version <= self.version:
            return
        async with self.lock:
            await self._catch_up()

    async def look_after(self) -> None:
        """See whether a clock has run out, or nobody came back, or a bot is waited for."""
        async with self.lock:
            await self.settle()
            self._wake()
            await self._give_up()

    def _snapshot(self, viewer: Viewer) -> Snapshot:
        return Snapshot(
            room=view.view_room(self.room, self._ledger.opened_at),
            seat=self.room.seat_of(viewer),
            entries=self._ledger.after(0),
            state=view.view_state(self.room, viewer, self._turn_clock.tell(self.room)),
        )

    def _events_after(self, after: int, viewer: Viewer, state: State) -> Events:
        entries = self._ledger.after(after)
        return Events(seat=self.room.seat_of(viewer), after=after, entries=entries, state=state)

    async def _act(self, viewer: Viewer, action: Act, arrived: float) -> int:
        actor = None if viewer.seat is None else f"{viewer.seat}:{viewer.holder}"
        async with self.lock:
            for _ in range(ATTEMPTS):
                await self._reach(action.version)
                answer = self._ledger.answer(actor, action.id)
                if answer is not None:
                    return answer
                try:
                    self._check_time(action, arrived)
                    seat = self.room.seat_of(viewer)
                    events = decide(self.room, seat, action.version, action.action)
                    return await self.write(events, actor, action.id)
                except Refusal as refusal:
                    self._ledger.refuse(actor, action.id, refusal)
                    raise
                except (VersionConflictError, RepeatedActionError):
                    # Another process was faster: see what it wrote, and decide anew.
                    await self.reload()
        raise Refusal(Code.BUSY, "others write to the game at the same time")

    async def _happen(self, events: Sequence[Event], version: int) -> bool:
        async with self.lock:
            await self.settle()
            return self.room.version == version and await self._write_own(events)

    def _check_time(self, action: Act, arrived: float) -> None:
        deadline = self._turn_clock.deadline(self.room)
        is_late = deadline is not None and arrived > deadline
        if is_late and isinstance(action.action, Move | TakeBack):
            raise Refusal(Code.TIME_IS_UP, "the time for this turn has run out")

    async def write(
        self, events: Sequence[Event], actor: str | None = None, action_id: str | None = None
    ) -> int:
        """Store events, then tell of them; return the version of the first.

        The caller holds the lock. Raise `Refusal`, `VersionConflictError` or `RepeatedActionError`.
        The room is ahead of its log while it waits, which the lock hides. If the write fails, the
        room is read from the log again before anybody looks.
        """
        first = self.room.version + 1
        entries = [
            self._entry(first + number, event, actor, action_id if number == 0 else None)
            for number, event in enumerate(events)
        ]
        self._is_doubtful = True
        for event in events:
            self.room.apply(event)
        try:
            await self.hall.storage.commit(Write(tuple(entries), self._listing(entries[-1].at)))
        except StorageBusyError:
            raise Refusal(Code.BUSY, "the server has too much to write", wait=1.0) from None
        except (VersionConflictError, RepeatedActionError):
            raise
        except StorageError as error:
            self.hall.log.error("a write failed: %s", error, extra={"game_id": self.id})
            raise Refusal(Code.UNAVAILABLE, "the game could not be stored", wait=2.0) from None
        self._is_doubtful = False
        self._take_note(entries, events)
        self._tell(first - 1)
        await self.hall.broker.publish(self.id, self.version)
        self._wake()
        return first

    def _entry(self, version: int, event: Event, actor: str | None, action: str | None) -> Entry:
        clock = self.hall.clock
        return Entry(
            game_id=self.id,
            version=version,
            kind=event.kind,
            body=event.model_dump(mode="json", exclude={"kind"}, exclude_defaults=True),
            actor=actor if action is not None else None,
            action_id=action,
            rules_version=RULES_VERSION,
            at=clock.now(),
            process=clock.process,
            clock_ms=clock.service_ms(),
        )

    def _listing(self, at: datetime) -> Listing:
        return make_listing(self.room, self._ledger.opened_at, at, self.hall.config.patience)

    def _take_note(self, entries: Sequence[Entry], events: Sequence[Event]) -> None:
        """Remember what is stored, which the room has applied already."""
        self._ledger.add(entries, events)
        if any(entry.version == self.room.turn_version for entry in entries):
            self._turn_clock.begin()

    def _tell(self, after: int) -> None:
        views = view.Views(self.room, self._turn_clock.tell(self.room))
        self.audience.tell(lambda viewer: self._events_after(after, viewer, views.of(viewer)))

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
        after = self.version
        events = [_event(entry) for entry in entries]
        for event in events:
            self.room.apply(event)
        self._take_note(entries, events)
        self._tell(after)
        self._wake(is_leading=False)

    async def reload(self) -> None:
        """Fold the log anew; the caller holds the lock.

        What was told before is a part of it: only the rest is told now.
        """
        entries = await self._read(0)
        if not entries:
            raise Refusal(Code.UNKNOWN_GAME, "there is no such game")
        events = [_event(entry) for entry in entries]
        room, told = self._fold(events), self.version
        if not told:
            self._turn_clock.resume(room, entries)
        elif room.turn_version != self.room.turn_version:
            # Nobody was shown this turn before, however long ago it was stored.
            self._turn_clock.begin()
        self.room = room
        self._ledger.clear()
        self._ledger.add(entries, events)
        self._is_doubtful = False
        if told and self.version > told:
            self._tell(told)
        self._wake()

    def _fold(self, events: Sequence[Event]) -> Room:
        try:
            return fold(self.id, events)
        except GameError:
            self.hall.log.exception("a log can't be played", extra={"game_id": self.id})
            raise Refusal(Code.UNAVAILABLE, "the log of this game can't be played") from None

    async def _read(self, after: int) -> list[Entry]:
        try:
            return await self.hall.storage.entries(self.id, after)
        except StorageError as error:
            self.hall.log.error("a read failed: %s", error, extra={"game_id": self.id})
            raise Refusal(Code.UNAVAILABLE, "the game could not be read", wait=2.0) from None

    def _wake(self, *, is_leading: bool = True) -> None:
        """Set the timer for the clock, and ask the bot that is to move.

        Where another process leads the game, that one asks the bot.
        """
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self._turn_clock.deadline(self.room)
        if deadline is not None:
            delay = max(0.0, deadline + GRACE - self.hall.clock.monotonic())
            self._timer = asyncio.get_running_loop().call_later(delay, self._strike)
        seat = self.room.to_move
        if is_leading and seat is not None and self.room.bot(seat) is not None:
            self.hall.bots.ask(self)
        if is_leading and self.room.wants_rematch:
            self.hall.spawn(self.hall.lobby.open_rematch(self))

    def _strike(self) -> None:
        self._timer = None
        # Who can't act any more does not lose: the next process goes on with the time left.
        if not self.hall.is_draining:
            self.hall.spawn(self._expire(self.room.turn_version))

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
                await self._write_own(expire(self.room))
            except Refusal:
                # The storage is away; it is tried again, and the log will say what happened.
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
        # Who could not come while the server was away has not stayed away.
        has_been_here = clock.lived() >= min(limit, patience.after_start)
        if has_been_here and (clock.now() - self._ledger.latest_at).total_seconds() > limit:
            await self._write_own([Closed()] if is_waiting else abandon(self.room))

    async def _write_own(self, events: Sequence[Event]) -> bool:
        """Let the server itself add to the log; return whether nobody else was faster."""
        try:
            await self.write(events)
        except VersionConflictError:
            await self.reload()
            return False
        return True


def _event(entry: Entry) -> Event:
    if entry.rules_version > RULES_VERSION:
        raise Refusal(
            Code.UNAVAILABLE,
            f"the game was played by a newer version of the rules, {entry.rules_version}",
        )
    try:
        return EVENT.validate_python({"kind": entry.kind, **entry.body}, strict=False)
    except ValidationError:
        raise Refusal(Code.UNAVAILABLE, "the log of this game can't be read") from None
