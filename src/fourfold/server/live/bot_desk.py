"""Runs the bots' turns in the worker processes, at most one request per game at a time."""

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fourfold.bots import AnyChoice, AnyQuestion, Budget, Question, decision_seed
from fourfold.games.game import AnyGame, GameError
from fourfold.server.event.event import Departed, Event, Moved
from fourfold.server.refusal import Refusal
from fourfold.server.workers.failure import WorkerFailedError, WorkersBusyError

if TYPE_CHECKING:
    from fourfold.server.live.hall import Hall
    from fourfold.server.live.live_room import LiveRoom

MAX_FAILURES = 3
"""A bot resigns after this many failures in one decision."""

WAIT_SECONDS = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Backoff when workers are busy or one failed; the last value repeats."""

log = logging.getLogger(__name__)


class BotDesk:
    """Tracks which games have a bot thinking."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._tasks)

    def is_thinking(self, room_id: str) -> bool:
        """Whether a bot is thinking about this game."""
        return room_id in self._tasks

    def ask(self, live: "LiveRoom") -> None:
        """Start the game's bot, unless it is thinking already."""
        if live.id not in self._tasks and not self._hall.is_draining:
            task = self._hall.spawn(self._play(live), live.id)
            self._tasks[live.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(live.id, None))

    async def _play(self, live: "LiveRoom") -> None:
        """Play the bots' turns until it is a person's turn."""
        failures = waits = 0
        pending: _Pending | None = None
        while True:
            try:
                pending = await self._find_pending(live)
                if pending is None or await self._is_guarded(live):
                    return
                choice = await self._hall.workers.choose(
                    pending.game.name,
                    pending.bot,
                    pending.question,
                    client=live.client or live.room.plan.host,
                )
                if await self._carry_out(live, pending, choice):
                    failures = waits = 0
                continue
            except WorkersBusyError:
                pass
            except (WorkerFailedError, GameError) as error:
                failures += 1
                log.warning("a bot failed: %s", error, extra={"game_id": live.id})
            except Refusal as refusal:
                log.warning("a bot will retry: %s", refusal.detail, extra={"game_id": live.id})
            if failures >= MAX_FAILURES and pending is not None:
                await live.append([Departed(pending.seat, "resignation")], version=pending.version)
                return
            await asyncio.sleep(WAIT_SECONDS[min(waits, len(WAIT_SECONDS) - 1)])
            waits += 1

    async def _is_guarded(self, live: "LiveRoom") -> bool:
        """Whether this game was copied and people are playing its position now.

        If so, the bot waits; the sweep retries later.
        """
        match = live.room.match
        if live.room.plan.source is None or match is None:
            return False
        guard, moves = self._hall.guard, len(match.events)
        return await guard.blocks_bots(live.room.adapter, match.position, moves)

    async def _carry_out(self, live: "LiveRoom", pending: "_Pending", choice: AnyChoice) -> bool:
        """Make a bot's moves, paced for human viewers; return False if the room moved on."""
        events = pending.events(choice)
        if not self._hall.config.bot_pause:
            return await live.append(events, version=pending.version)
        for version, event in enumerate(events, pending.version):
            await self._pause()
            if not await live.append([event], version=version):
                return False
        return True

    async def _pause(self) -> None:
        await asyncio.sleep(self._hall.config.bot_pause)

    async def _find_pending(self, live: "LiveRoom") -> "_Pending | None":
        """Return the pending bot decision; None if it is not a bot's turn."""
        if live.is_deleted:
            return None
        async with live.lock:
            await live.settle()
        room = live.room
        match, seat = room.match, room.to_move
        bot = None if seat is None else room.bot(seat)
        if match is None or seat is None or bot is None:
            return None
        events = tuple(match.events)
        question = Question(
            match.position.view(seat), events, decision_seed(room.seed, events), Budget()
        )
        return _Pending(room.game, room.version, seat, bot, question)


@dataclass(frozen=True, slots=True)
class _Pending:
    """A question to a bot, and the room version it was asked at."""

    game: AnyGame
    version: int
    seat: int
    bot: str
    question: AnyQuestion

    def events(self, choice: AnyChoice) -> list[Event]:
        """Return the chosen moves as events."""
        return [Moved(self.seat, move) for move in choice.moves]
