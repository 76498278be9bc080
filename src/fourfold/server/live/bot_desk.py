"""Asks the bots that are to move, one question a game, in the worker processes."""

import asyncio
from typing import TYPE_CHECKING

from fourfold.bots import Budget, Choice, Question, decision_seed
from fourfold.games.game import GameError
from fourfold.server.refusal import Refusal
from fourfold.server.wire.event import Departed, Event, Moved
from fourfold.server.workers import WorkerFailedError, WorkersBusyError

if TYPE_CHECKING:
    from fourfold.server.live.hall import Hall
    from fourfold.server.live.live_room import LiveRoom

MOST_FAILURES = 3
"""A bot that fails so often in one decision resigns."""

WAIT_SECONDS = (0.2, 0.5, 1.0, 2.0, 5.0)
"""How long to wait when the workers are busy or a worker failed; the last one from then on."""


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
            task = self._hall.spawn(self._play(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(live.id, None))

    async def _play(self, live: "LiveRoom") -> None:
        """Play for the bots of a game until a person is to move."""
        failures = waits = 0
        while True:
            async with live.lock:
                task = _question(live)
            if task is None:
                return
            version, bot, question = task
            try:
                choice = await self._hall.workers.choose(live.room.plan.game, bot, question)
                if await live.happen(_moves(live, choice), version=version):
                    failures = waits = 0
                continue
            except WorkersBusyError:
                pass
            except (WorkerFailedError, GameError) as error:
                failures += 1
                self._hall.log.warning("a bot failed: %s", error, extra={"game_id": live.id})
            except Refusal as refusal:
                self._hall.log.warning("a bot's turn waits: %s", refusal.detail)
            if failures >= MOST_FAILURES:
                await self._resign(live, version)
                return
            await asyncio.sleep(WAIT_SECONDS[min(waits, len(WAIT_SECONDS) - 1)])
            waits += 1

    async def _resign(self, live: "LiveRoom", version: int) -> None:
        seat = live.room.to_move
        if seat is not None:
            await live.happen([Departed(seat=seat, reason="resignation")], version=version)


def _question(live: "LiveRoom") -> tuple[int, str, Question] | None:
    """Return what to ask which bot, and at which version of the room; None if none is to move."""
    room = live.room
    match, seat = room.match, room.to_move
    bot = None if seat is None else room.bot(seat)
    if match is None or bot is None:
        return None
    events = tuple(match.events)
    view = match.position.view(seat)
    return room.version, bot, Question(view, events, decision_seed(room.seed, events), Budget())


def _moves(live: "LiveRoom", choice: Choice) -> list[Event]:
    """Return a bot's moves as events; its turn is stored whole."""
    room, seat = live.room, live.room.to_move
    assert seat is not None, "the bot that chose is still to move"
    return [Moved(seat=seat, move=room.game.format_move(move)) for move in choice.moves]
