"""Asks the bots that are to move, one question a game, in the worker processes."""

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
"""A bot that fails this often in one decision resigns."""

WAIT_SECONDS = (0.2, 0.5, 1.0, 2.0, 5.0)
"""How long to wait when the workers are busy or a worker failed; the last one from then on."""

log = logging.getLogger(__name__)


class BotDesk:
    """Keeps track of the bots that think."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._tasks)

    def is_thinking(self, room_id: str) -> bool:
        """Tell whether a bot thinks about a game."""
        return room_id in self._tasks

    def ask(self, live: "LiveRoom") -> None:
        """Let the bot of a game think, if it does not yet."""
        if live.id not in self._tasks and not self._hall.is_draining:
            task = self._hall.spawn(self._play(live), live.id)
            self._tasks[live.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(live.id, None))

    async def _play(self, live: "LiveRoom") -> None:
        """Play for the bots of a game until a person is to move."""
        failures = waits = 0
        asked: _Asked | None = None
        while True:
            try:
                asked = await self._question(live)
                if asked is None or await self._is_guarded(live):
                    return
                choice = await self._hall.workers.choose(asked.game.name, asked.bot, asked.question)
                if await self._carry_out(live, asked, choice):
                    failures = waits = 0
                continue
            except WorkersBusyError:
                pass
            except (WorkerFailedError, GameError) as error:
                failures += 1
                log.warning("a bot failed: %s", error, extra={"game_id": live.id})
            except Refusal as refusal:
                log.warning("a bot has to wait: %s", refusal.detail, extra={"game_id": live.id})
            if failures >= MAX_FAILURES and asked is not None:
                await live.happen([Departed(asked.seat, "resignation")], version=asked.version)
                return
            await asyncio.sleep(WAIT_SECONDS[min(waits, len(WAIT_SECONDS) - 1)])
            waits += 1

    async def _is_guarded(self, live: "LiveRoom") -> bool:
        """Tell whether people are playing what was copied here; the sweep looks again later."""
        match = live.room.match
        if live.room.plan.source is None or match is None:
            return False
        guard, moves = self._hall.guard, len(match.events)
        return await guard.hinders_bots(live.room.adapter, match.position, moves)

    async def _carry_out(self, live: "LiveRoom", asked: "_Asked", choice: AnyChoice) -> bool:
        """Make a bot's moves, slowly enough to be followed; return whether it was let."""
        events = asked.events(choice)
        if not self._hall.config.bot_pause:
            return await live.happen(events, version=asked.version)
        for version, event in enumerate(events, asked.version):
            await self._pause()
            if not await live.happen([event], version=version):
                return False
        return True

    async def _pause(self) -> None:
        await asyncio.sleep(self._hall.config.bot_pause)

    async def _question(self, live: "LiveRoom") -> "_Asked | None":
        """Return what to ask which bot; None if none is to move."""
        if live.is_gone:
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
        return _Asked(room.game, room.version, seat, bot, question)


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question to a bot, and the version of the room that it is about."""

    game: AnyGame
    version: int
    seat: int
    bot: str
    question: AnyQuestion

    def events(self, choice: AnyChoice) -> list[Event]:
        """Return the bot's moves as events."""
        return [Moved(self.seat, move) for move in choice.moves]
