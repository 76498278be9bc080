"""Fill the server's slots for actions from a single room, so that everybody else's are refused."""

import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack, suppress

from websockets.exceptions import ConnectionClosed, InvalidState

from tests.server.attack.stream import ATTACKER
from tests.server.guest import ME, Guest, Watcher, new_id
from tests.server.house import ServerProcess

SOCKETS = 20
"""As many as a guest may open."""

ACTIONS_PER_BURST = 4
PAUSE_SECONDS = 0.2
"""20 messages per second per socket, which the rate limit allows."""

SECONDS = 8.0
MOVES = ("=5", "a1", "=6", "b2", "=7", "c3", "=8", "d1", "=9", "a4", "=0", "c1", "=1", "b4")


async def run(server: ServerProcess, seconds: float = SECONDS) -> str:
    """Send illegal moves from one guest's sockets while somebody else plays; count refusals."""
    async with (
        server.guest() as victim,
        Guest(server.url, source=ATTACKER) as attacker,
        AsyncExitStack() as stack,
    ):
        game = (await attacker.open(seats=(ME, ME), starter=1))["id"]
        watchers = [await stack.enter_async_context(attacker.watch(game)) for _ in range(SOCKETS)]
        flooding = [asyncio.create_task(flood(watcher)) for watcher in watchers]
        played = await play(victim, seconds)
        for task in flooding:
            task.cancel()
        answers = sum(await asyncio.gather(*flooding, return_exceptions=False), Counter())
    assert set(played) == {"accepted"}, f"somebody else's moves: {dict(played)}"
    assert answers["too_many_requests"], f"the attacker was not limited: {dict(answers)}"
    return f"{played.total()} moves by somebody else, all accepted; the attacker: {dict(answers)}"


async def flood(watcher: Watcher) -> Counter[str]:
    """Send illegal moves until cancelled; return how they were answered."""
    answers: Counter[str] = Counter()

    async def read() -> None:
        async for text in watcher.connection:
            message = json.loads(text)
            if message["type"] in ("accepted", "refused"):
                answers[message.get("code", "accepted")] += 1

    reading = asyncio.create_task(read())
    with suppress(asyncio.CancelledError, ConnectionClosed, InvalidState):
        while True:
            for _ in range(ACTIONS_PER_BURST):
                act = {"type": "act", "id": new_id(), "version": watcher.state["version"]}
                await watcher.send(act | {"action": {"kind": "move", "move": "zz"}})
            await asyncio.sleep(PAUSE_SECONDS)
    reading.cancel()
    return answers


async def play(guest: Guest, seconds: float) -> Counter[str]:
    """Play against oneself, game after game; return how the moves were answered."""
    answers: Counter[str] = Counter()
    end = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < end:
        game = (await guest.open(seats=(ME, ME), starter=1))["id"]
        async with guest.watch(game) as watcher:
            for move in MOVES:
                answer = await watcher.act("move", move=move, seat=watcher.state["to_move"])
                answers[answer.get("code", "accepted")] += 1
                if answer["type"] == "accepted":
                    while watcher.state["version"] < answer["version"]:
                        await watcher.next()
                await asyncio.sleep(0.05)
            await watcher.act("resign", seat=watcher.state["to_move"])
    return answers
