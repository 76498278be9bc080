"""A server cut off from what it shares with another harms nobody, and recovers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest

from fourfold.server.clock import Clock
from fourfold.server.config import Config
from fourfold.server.storage import database as database_module
from tests.server.guest import ME, TIMEOUT_SECONDS, Watcher, new_id
from tests.server.house import House, open_house
from tests.server.ledger import next_move
from tests.services.postgresql import PostgreSQL
from tests.services.proxy import Proxy
from tests.services.redis import Redis

pytestmark = pytest.mark.anyio

BEGUN = 4
"""The version of a game that has begun: opened, two joins, started."""


@dataclass
class Apart:
    """Ann plays on one server, which reaches the services through proxies; Ben on another."""

    database: Proxy
    broker: Proxy
    houses: tuple[House, House]
    ann: Watcher
    ann_elsewhere: Watcher
    """Ann's other device, on Ben's server."""
    ben: Watcher
    other: Watcher
    """A game on Ben's server only."""


@asynccontextmanager
async def play_apart(postgresql: PostgreSQL, redis: Redis) -> AsyncIterator[Apart]:
    """Start two servers, and two games."""
    async with AsyncExitStack() as stack:
        url = stack.enter_context(postgresql.databases())()
        name = url.partition("@/")[2].partition("?")[0]
        database = await stack.enter_async_context(Proxy(postgresql.socket))
        broker = await stack.enter_async_context(Proxy(redis.socket))
        urls = (f"postgresql://postgres@127.0.0.1:{database.port}/{name}", url)
        brokers = (f"redis://127.0.0.1:{broker.port}", redis.url)
        near, far = [
            await stack.enter_async_context(
                open_house(url, clock=Clock(), config=Config(broker=hints, bot_pause=0))
            )
            for url, hints in zip(urls, brokers, strict=True)
        ]
        ann, ben = [await stack.enter_async_context(house.guest()) for house in (near, far)]
        game = (await ann.open(starter=1))["id"]
        await ben.sit(game)
        own = (await ben.open("quartino", "wheel", (ME, ME), starter=1))["id"]
        elsewhere = await stack.enter_async_context(ann.at(far.url))
        watchers = [
            await stack.enter_async_context(guest.watch(of))
            for guest, of in ((ann, game), (elsewhere, game), (ben, game), (ben, own))
        ]
        for watcher in watchers[:3]:
            await catch_up(watcher, BEGUN)
        yield Apart(database, broker, (near, far), *watchers)


async def catch_up(watcher: Watcher, version: int) -> None:
    while watcher.state["version"] < version:
        await watcher.next()


async def move_alone(apart: Apart) -> None:
    """Move in the game at Ben's server."""
    state = apart.other.state
    await apart.other.move(next_move(state, 0), seat=state["to_move"])


async def readiness(house: House) -> int:
    async with house.guest() as anybody:
        status: int = (await anybody.http.get("/readyz")).status_code
        return status


async def until_ready(house: House) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while await readiness(house) != 200:
            await asyncio.sleep(0.1)


async def send_until_accepted(watcher: Watcher, action: str, move: str) -> int:
    """Send an action until it is accepted; return its version."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while (answer := await watcher.act("move", action_id=action, move=move))[
            "type"
        ] == "refused":
            assert answer["code"] == "unavailable", answer
            await asyncio.sleep(0.1)
    version: int = answer["version"]
    return version


async def test_locks_held_by_a_cut_off_server_do_not_block_the_others(
    postgresql: PostgreSQL, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such locks used to last for as long as PostgreSQL considered the connection alive."""
    monkeypatch.setattr(database_module, "MAX_PAUSE_MS", 500)
    async with play_apart(postgresql, redis) as apart:
        action = new_id()
        apart.database.stall(action.encode(), b"COMMIT")
        lost = asyncio.ensure_future(apart.ann.act("move", action_id=action, move="=5"))
        while not apart.database.stalled:
            await asyncio.sleep(0.01)
        # The game's row is locked now. Ann tries on the other server, whose writes are batched.
        answer = await apart.ann_elsewhere.act("move", action_id=action, move="=5")
        assert answer == {"type": "accepted", "id": action, "version": BEGUN + 1}
        await move_alone(apart)
        apart.database.resume()
        assert (await lost)["type"] == "refused"
        assert await send_until_accepted(apart.ann, action, "=5") == BEGUN + 1


@pytest.mark.parametrize("fault", ["stall", "cut"])
async def test_a_server_without_its_database_says_so_and_recovers(
    fault: str, postgresql: PostgreSQL, redis: Redis
) -> None:
    async with play_apart(postgresql, redis) as apart:
        action = new_id()
        apart.database.stall() if fault == "stall" else apart.database.cut()
        moving = asyncio.ensure_future(send_until_accepted(apart.ann, action, "=5"))
        assert await readiness(apart.houses[0]) == 503
        assert not moving.done()
        await move_alone(apart)
        assert await readiness(apart.houses[1]) == 200
        apart.database.resume()
        assert await moving == BEGUN + 1
        await catch_up(apart.ben, BEGUN + 1)
        await until_ready(apart.houses[0])


async def test_silently_dead_connections_are_dropped(
    postgresql: PostgreSQL, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "PLAY_TIMEOUT_SECONDS", 1)
    async with play_apart(postgresql, redis) as apart:
        action = new_id()
        apart.database.stall()
        moving = asyncio.ensure_future(send_until_accepted(apart.ann, action, "=5"))
        while not apart.database.stalled:
            await asyncio.sleep(0.01)
        apart.database.resume(is_forgetful=True)
        assert await moving == BEGUN + 1
        await catch_up(apart.ben, BEGUN + 1)
        await until_ready(apart.houses[0])


async def test_without_redis_everybody_still_sees_the_moves(
    postgresql: PostgreSQL, redis: Redis
) -> None:
    async with play_apart(postgresql, redis) as apart:
        apart.broker.stall()
        await send_until_accepted(apart.ann, new_id(), "=5")
        await catch_up(apart.ben, BEGUN + 1)
        apart.broker.cut()
        await send_until_accepted(apart.ben, new_id(), "a1")
        await catch_up(apart.ann, BEGUN + 2)
        apart.broker.resume()
        await send_until_accepted(apart.ben, new_id(), "=6")
        await catch_up(apart.ann, BEGUN + 3)
