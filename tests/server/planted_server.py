"""Starts a server with a planted bug, which the checker must find.

    python -m tests.server.planted_server BUG --port … --database …

Each bug is a patch like one careless change to the real code; the product itself has no switch for
it. Commits are slow where a kill must hit between two steps.
"""

import asyncio
import sys
from collections.abc import Callable
from typing import Any

from alembic.operations import Operations

from fourfold.cli import main
from fourfold.server.event import event as log
from fourfold.server.live.answers import Answers
from fourfold.server.live.audience import Audience
from fourfold.server.live.live_room import LiveRoom
from fourfold.server.room import conversion, decision, room
from fourfold.server.room.decision import Change
from fourfold.server.storage import Storage, database
from fourfold.server.storage.write import Write
from fourfold.server.wire import event as wire

SLOW_SECONDS = 0.5

Plant = Callable[[], None]
BUGS: dict[str, Plant] = {}


def bug(plant: Plant) -> Plant:
    """Register a bug."""
    BUGS[plant.__name__] = plant
    return plant


@bug
def nothing_but_slow_commits() -> None:
    commit = Storage.commit

    async def commit_slowly(self: Storage, write: Write) -> None:
        await asyncio.sleep(SLOW_SECONDS)
        await commit(self, write)

    Storage.commit = commit_slowly  # type: ignore[method-assign]


@bug
def acknowledged_before_the_commit() -> None:
    nothing_but_slow_commits()
    commit = Storage.commit
    running = set()

    async def commit_later(self: Storage, write: Write) -> None:
        if write.entries[0].version == 1:
            # A game that isn't stored yet would be taken for deleted, and nobody could join.
            await commit(self, write)
            return
        task = asyncio.ensure_future(commit(self, write))
        running.add(task)
        task.add_done_callback(running.discard)

    Storage.commit = commit_later  # type: ignore[method-assign]


@bug
def sent_before_the_commit() -> None:
    nothing_but_slow_commits()

    async def write(
        self: LiveRoom, decided: Change, actor: str | None = None, action_id: str | None = None
    ) -> int:
        first = self.version + 1
        due_ms = self._due_ms(decided.room)
        self._advance(decided.room)
        await self._log.append(decided, due_ms, actor, action_id)
        self._wake()
        return first

    LiveRoom.write = write  # type: ignore[method-assign]


@bug
def commits_do_not_wait_for_the_disk() -> None:
    database.PRAGMAS["synchronous"] = 1


@bug
def an_action_can_be_done_twice() -> None:
    create_index = Operations.create_index

    def create_without_unique(self: Operations, *parts: Any, **options: Any) -> Any:
        return create_index(self, *parts, **options | {"unique": False})

    Operations.create_index = create_without_unique  # type: ignore[method-assign]
    Answers.find = lambda self, actor, action_id: None  # type: ignore[method-assign] # noqa: ARG005


@bug
def a_stale_answer_is_accepted() -> None:
    decision._check_fresh = lambda room, version: None  # noqa: ARG005 - named as the real one's


@bug
def a_message_is_dropped() -> None:
    broadcast = Audience.broadcast
    calls = iter(range(1_000_000))

    def broadcast_most(self: Audience, message: Any) -> None:
        if next(calls) % 10:
            broadcast(self, message)

    Audience.broadcast = broadcast_most  # type: ignore[method-assign]


@bug
def the_deal_is_sent() -> None:
    convert_note = conversion.convert_note

    def convert_with_deal(note: log.Note) -> wire.Event:
        event = convert_note(note)
        if not isinstance(note, log.Started):
            return event
        return event.model_copy(update={"start": int.from_bytes((note.deal or "").encode())})

    setattr(room, "convert_note", convert_with_deal)  # noqa: B010 - a name that it only imports


if __name__ == "__main__":
    BUGS[sys.argv.pop(1)]()
    sys.argv.insert(1, "serve")
    main()
