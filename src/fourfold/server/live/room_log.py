"""The stored log of one room: reads and appends entries, and remembers answers to actions."""

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from fourfold.games import RULES_VERSION
from fourfold.server.event.codec import encode_event
from fourfold.server.event.event import Event
from fourfold.server.event.upcast import SCHEMA
from fourfold.server.live.answers import Answers
from fourfold.server.live.listing import make_listing
from fourfold.server.refusal import TRANSIENT, Code, Refusal
from fourfold.server.room.decision import Change
from fourfold.server.room.fold import extend
from fourfold.server.room.room import Room
from fourfold.server.storage.error import (
    RepeatedActionError,
    StorageBusyError,
    StorageError,
    UnreadableLogError,
    VersionConflictError,
)
from fourfold.server.storage.listing import Listing
from fourfold.server.storage.log_entry import LogEntry
from fourfold.server.storage.write import Write
from fourfold.server.wire.action import Act

if TYPE_CHECKING:
    from fourfold.server.live.hall import Hall

log = logging.getLogger(__name__)


class RoomLog:
    """The log of one room in storage. Callers hold the room's lock."""

    def __init__(self, hall: "Hall", room_id: str) -> None:
        self._hall = hall
        self._id = room_id
        self._answers = Answers()
        self._last_ms = hall.clock.service_ms()
        """Service clock at the latest entry."""
        self._listing: Listing | None = None
        """The listing that this process wrote last."""
        self.is_uncertain = False
        """Whether the outcome of the last write is unknown, so that the log may be ahead."""

    @property
    def idle_seconds(self) -> float:
        """Time since the latest entry, by the service clock."""
        return max(0.0, (self._hall.clock.service_ms() - self._last_ms) / 1000)

    async def read(self, room: Room) -> tuple[Room, list[LogEntry]]:
        """Return the room with all newer entries applied, and those entries; raise `Refusal`."""
        try:
            entries = await self._hall.storage.entries(self._id, room.version)
            after = extend(room, entries)
        except UnreadableLogError as error:
            self._hall.unreadable += 1
            where = {"version": error.version, "field": error.field, "cause": error.cause}
            log.error("the log can't be read: %s", error, extra={"game_id": self._id, **where})
            raise Refusal(Code.UNAVAILABLE, "this game's log can't be read") from None
        except StorageError as error:
            log.error("a read failed: %s", error, extra={"game_id": self._id})
            raise Refusal(Code.UNAVAILABLE, "the game could not be read", wait=2.0) from None
        self._remember(entries)
        return after, entries

    async def append(
        self, decided: Change, due_ms: int | None, actor: str | None, action_id: str | None
    ) -> None:
        """Store a change; raise `Refusal`, `VersionConflictError` or `RepeatedActionError`."""
        room = decided.room
        first = room.version - len(decided.events) + 1
        entries = [
            self._entry(version, event, room, actor, action_id if version == first else None)
            for version, event in enumerate(decided.events, first)
        ]
        listing = make_listing(room, due_ms, self._listing)
        self.is_uncertain = True
        try:
            await self._hall.storage.commit(Write(tuple(entries), listing))
        except StorageBusyError:
            self.is_uncertain = False
            raise Refusal(Code.BUSY, "too many writes are waiting", wait=1.0) from None
        except (VersionConflictError, RepeatedActionError):
            raise
        except StorageError as error:
            log.error("a write failed: %s", error, extra={"game_id": self._id})
            raise Refusal(Code.UNAVAILABLE, "the game could not be stored", wait=2.0) from None
        self.is_uncertain = False
        self._listing = listing
        self._remember(entries)

    async def find_answer(self, actor: str | None, action: Act, version: int) -> int | None:
        """Return or raise the earlier answer to an action; None if the action is new.

        `version` is the room's.
        """
        answer = self._answers.find(actor, action.id)
        # An action sent again may have been refused by another process.
        if answer is None and action.version < version:
            await self.load_refusals()
            answer = self._answers.find(actor, action.id)
        return answer

    async def keep_refusal(self, actor: str | None, action_id: str, refusal: Refusal) -> None:
        """Store a final refusal, one that is about the action itself."""
        if actor is None or refusal.code in TRANSIENT:
            return
        code, detail = refusal.code.value, refusal.detail
        try:
            await self._hall.storage.keep_refusal(self._id, actor, action_id, code, detail)
        except StorageError as error:
            log.warning("a refusal could not be stored: %s", error, extra={"game_id": self._id})
            raise Refusal(Code.UNAVAILABLE, "the answer could not be stored", wait=2.0) from None
        self._answers.refuse(actor, action_id, Refusal(refusal.code, detail))

    async def load_refusals(self) -> None:
        """Load the stored refusals, including those by other processes."""
        try:
            stored = await self._hall.storage.refusals(self._id)
        except StorageError as error:
            log.error("a read failed: %s", error, extra={"game_id": self._id})
            raise Refusal(Code.UNAVAILABLE, "the game could not be read", wait=2.0) from None
        for each in reversed(stored):
            # A newer server may have stored a code that this one doesn't know.
            with suppress(ValueError):
                refusal = Refusal(Code(each.code), each.detail)
                self._answers.refuse(each.actor, each.action_id, refusal)

    def _remember(self, entries: list[LogEntry]) -> None:
        """Remember stored entries."""
        self._answers.add(entries)
        if entries:
            self._last_ms = entries[-1].clock_ms

    def _entry(
        self, version: int, event: Event, room: Room, actor: str | None, action: str | None
    ) -> LogEntry:
        clock = self._hall.clock
        kind, body = encode_event(event, room.game)
        return LogEntry(
            game_id=self._id,
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
