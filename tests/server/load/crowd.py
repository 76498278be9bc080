"""All players and spectators of a run, and their combined rate."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import cycle
from random import Random
from time import perf_counter
from typing import Any

from tests.server.load.api import request_until_answered
from tests.server.load.endpoint import Endpoint
from tests.server.load.figures import Figures
from tests.server.load.journal import Journal, Sent
from tests.server.load.player import Habits, Player
from tests.server.load.viewer import Viewer

TICK_SECONDS = 0.005
MAX_PLAYERS_TRIED = 50
"""Maximum number of players tried before a turn is skipped."""

MAX_CONNECTING = 100
"""Maximum number of concurrent connection attempts; a server's accept queue is bounded."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played at a table, and who plays besides the host."""

    game: str = "quarto"
    rules: str = "CSHT"
    bot: str | None = None
    """A bot in the second seat; None for a second player."""
    spectators: int = 1
    home: int | None = None
    """The server that everybody connects to; None to use all of them in turn."""


class Crowd:
    """Players and spectators at many tables of one server."""

    def __init__(
        self,
        *servers: Endpoint,
        habits: Habits | None = None,
        seed: int = 1,
        is_strict: bool = False,
    ) -> None:
        self.servers = servers
        """A table's players and spectators are distributed over them."""
        self.habits = habits or Habits()
        self.random = Random(seed)
        self.is_strict = is_strict
        """Whether every message is validated against the wire types, which costs time."""
        self.journal = Journal()
        self.figures = Figures()
        self.doors = asyncio.Semaphore(MAX_CONNECTING)
        self.viewers: list[Viewer] = []
        self.is_leaving = False
        self.sent = 0
        """Messages with actions."""
        self.sent_bytes = 0
        """Total bytes of the server's messages, without frames."""
        self.idle = 0
        """Actions that were due while nobody could act."""
        self.lags: list[float] = []
        """How late this process itself was, each time that something was due."""
        self._next_accepted: asyncio.Future[None] | None = None
        self._next_bot: asyncio.Future[None] | None = None
        self._awaited: Endpoint | None = None
        self._ready: list[Player] = []

    def now(self) -> float:
        """Return the time, in seconds."""
        # The loop's own clock stands still while it processes pending events.
        return perf_counter()

    @property
    def players(self) -> Iterable[Player]:
        return (viewer for viewer in self.viewers if isinstance(viewer, Player))

    async def fill(self, plans: Iterable[Plan]) -> None:
        """Open a table for every plan, and connect everybody."""
        await asyncio.gather(*(self._open(plan) for plan in plans))

    async def play(self, rate: float, seconds: float, *, is_pushing: bool = False) -> None:
        """Act at a constant rate, whether or not the server keeps up.

        A turn that comes while nobody can act is skipped and counted; with `is_pushing`, somebody
        acts anyway.
        """
        start, done = self.now(), 0
        while (passed := self.now() - start) < seconds:
            due = int(passed * rate) - done
            for _ in range(due):
                self._act_somewhere(is_pushing)
            done += due
            slept = self.now()
            await asyncio.sleep(TICK_SECONDS)
            self.lags.append(self.now() - slept - TICK_SECONDS)

    async def play_together(self, count: int, seconds: float) -> None:
        """Act `count` times at once, wait for all the answers, and repeat."""
        start = self.now()
        while self.now() - start < seconds:
            for _ in range(count):
                self._act_somewhere(is_pushing=False)
            while any(player.is_waiting for player in self.players):
                await asyncio.sleep(TICK_SECONDS)

    async def finish(self) -> None:
        """Wait until every action is finally answered, and everybody has received everything."""
        while any(player.is_waiting for player in self.players):
            for player in self.players:
                if player.is_waiting and player.can_act:
                    player.act()
            await asyncio.sleep(0.05)
        await asyncio.gather(*(viewer.hear_all() for viewer in self.viewers))

    async def leave(self) -> None:
        """Disconnect everybody."""
        self.is_leaving = True
        await asyncio.gather(*(viewer.leave() for viewer in self.viewers))

    def queue(self, player: Player) -> None:
        """Record that a player could act."""
        if not player.is_queued and player.can_act:
            player.is_queued = True
            self._ready.append(player)

    async def next_accepted(self, server: Endpoint | None = None) -> None:
        """Wait for the next acknowledgement, from one server if given."""
        self._awaited = server
        self._next_accepted = asyncio.get_running_loop().create_future()
        self.lost()
        await self._next_accepted

    async def next_bot(self) -> None:
        """Wait for a bot's next move."""
        self._next_bot = asyncio.get_running_loop().create_future()
        self.lost()
        await self._next_bot

    def accepted(self, server: Endpoint, sent: Sent, version: int, now: float) -> None:
        """Record an action's first acknowledgement."""
        self.figures.accept(sent.game, version, sent.sent_at, now)
        if self._awaited in (None, server):
            _end(self._next_accepted)

    def saw(self, game: str, version: int, *, is_bot: bool) -> None:
        """Record that a spectator received an entry, of a bot's move or of something else."""
        self.figures.see(game, version, self.now())
        if is_bot:
            _end(self._next_bot)

    def refused(self, code: str, now: float) -> None:
        """Record a refusal."""
        self.figures.refuse(code, now)

    def lost(self) -> None:
        """Record that a game is gone; once all are, nobody needs to wait."""
        if self.is_over:
            _end(self._next_accepted)
            _end(self._next_bot)

    @property
    def is_over(self) -> bool:
        """Whether no game is left to play."""
        return all(viewer.is_gone for viewer in self.viewers)

    @property
    def refusals(self) -> Counter[str]:
        """The number of each refusal."""
        return self.figures.codes

    def _act_somewhere(self, is_pushing: bool) -> None:
        while self._ready:
            place = self.random.randrange(len(self._ready))
            self._ready[place], self._ready[-1] = self._ready[-1], self._ready[place]
            player = self._ready.pop()
            player.is_queued = False
            if player.can_act:
                player.act()
                return
        for _ in range(MAX_PLAYERS_TRIED if is_pushing else 0):
            viewer = self.random.choice(self.viewers)
            if isinstance(viewer, Player) and viewer.push():
                return
        self.idle += 1

    async def _open(self, plan: Plan) -> None:
        other = {"kind": "open"} if plan.bot is None else {"kind": "bot", "bot": plan.bot}
        body: dict[str, Any] = {
            "game": plan.game,
            "rules": plan.rules,
            "seats": [{"kind": "me"}, other],
        }
        turn = cycle(self.servers if plan.home is None else [self.servers[plan.home]])
        async with self.doors:
            first = next(turn)
            answer = await request_until_answered(first, "POST", "/api/games", body)
            game: str = answer.json["id"]
            viewers: list[Viewer] = [Player(self, first, game, answer.cookie)]
            if plan.bot is None:
                second = next(turn)
                path = f"/api/games/{game}/seats"
                answer = await request_until_answered(second, "POST", path, {})
                viewers.append(Player(self, second, game, answer.cookie))
        viewers += [Viewer(self, next(turn), game) for _ in range(plan.spectators)]
        self.viewers += viewers
        await asyncio.gather(*(viewer.come() for viewer in viewers))


def _end(awaited: "asyncio.Future[None] | None") -> None:
    if awaited is not None and not awaited.done():
        awaited.set_result(None)
