"""Hints between two brokers over a real PostgreSQL and Redis, which are killed in between."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from signal import SIGCONT, SIGSTOP

import anyio
import asyncpg  # type: ignore[import-untyped]
import pytest
from redis.asyncio import Redis as RedisClient

from fourfold.server.broker import Broker, BrokerError, Hint, Note, Presence, make_broker
from fourfold.server.broker.local import LocalBroker
from fourfold.server.broker.postgresql import PostgreSQLBroker
from fourfold.server.broker.redis import RedisBroker
from fourfold.server.broker.relay import MAILBOX_SIZE, RelayBroker
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis
from tests.services.service import Service

pytestmark = pytest.mark.anyio

SECONDS = 120
"""Timeout for a test that waits for a hint; not a measure of speed."""


@dataclass
class Place:
    """A service that carries hints."""

    service: Service
    make: Callable[[], Awaitable[Broker]]
    say: Callable[[str], Awaitable[None]]
    """Send a text over the brokers' channel."""

    @asynccontextmanager
    async def brokers(self) -> AsyncIterator[tuple[Broker, Broker]]:
        """Yield two connected brokers."""
        pair = (await self.make(), await self.make())
        try:
            with anyio.fail_after(SECONDS):
                await connected(*pair)
            yield pair
        finally:
            for broker in pair:
                await broker.close()


@pytest.fixture(params=["postgresql", "redis"])
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    if request.param == "redis":
        redis: Redis = request.getfixturevalue("redis")

        async def publish(text: str) -> None:
            async with RedisClient.from_url(redis.url) as client:
                await client.publish("fourfold:hints", text)

        yield Place(redis, lambda: make_broker(redis.url, "games.db"), publish)
        return
    postgresql: PostgreSQL = request.getfixturevalue("postgresql")
    with postgresql.databases() as take:
        url = take()

        async def notify(text: str) -> None:
            connection = await asyncpg.connect(url)
            await connection.execute("SELECT pg_notify('fourfold_hints', $1)", text)
            await connection.close()

        yield Place(postgresql, lambda: make_broker(None, url), notify)


async def connected(*brokers: Broker) -> None:
    while not all(broker.is_connected for broker in brokers):
        await asyncio.sleep(0.01)


async def hear(broker: Broker, last: str) -> list[Note]:
    """Return the notes up to and including the first one about a game."""
    heard = []
    with anyio.fail_after(SECONDS):
        async for note in broker.notes():
            heard.append(note)
            if note.game_id == last:
                return heard
    raise AssertionError("the broker was closed")


async def test_a_hint_reaches_the_other_process_but_not_its_sender(place: Place) -> None:
    async with place.brokers() as (one, other):
        await one.publish(Hint("a game", 7))
        assert await hear(other, "a game") == [Hint("a game", 7)]
        await other.publish(Hint("b", 1))
        assert await hear(one, "b") == [Hint("b", 1)]


async def test_presence_reaches_other_processes_with_its_source(place: Place) -> None:
    async with place.brokers() as (one, other):
        await one.publish(Presence("game", "", (1, 2), 3))
        await one.publish(Hint("end", 1))
        presence, end = await hear(other, "end")
        assert end == Hint("end", 1)
        assert isinstance(presence, Presence)
        assert (presence.game_id, presence.seats, presence.spectators) == ("game", (1, 2), 3)
        assert presence.process


async def test_many_hints_for_one_game_become_one(place: Place) -> None:
    async with place.brokers() as (one, other):
        for version in range(1, 1001):
            await one.publish(Hint("a", version))
        await one.publish(Hint("end", 1))
        assert await hear(other, "end") == [Hint("a", 1000), Hint("end", 1)]


async def test_many_games_arrive_in_order(place: Place) -> None:
    async with place.brokers() as (one, other):
        for number in range(1000):
            await one.publish(Hint(f"{number}", number))
        await one.publish(Hint("end", 1))
        assert await hear(other, "end") == [
            *(Hint(f"{number}", number) for number in range(1000)),
            Hint("end", 1),
        ]


async def test_hints_flow_again_after_the_server_was_killed(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    async with place.brokers() as (one, other):
        await one.publish(Hint("before", 1))
        await hear(other, "before")
        place.service.kill()
        with anyio.fail_after(SECONDS):
            while one.is_connected or other.is_connected:
                await asyncio.sleep(0.01)
        for number in range(100):
            await one.publish(Hint(f"{number}", 1))
        await asyncio.to_thread(place.service.start)
        heard = asyncio.create_task(hear(other, "after"))
        while not heard.done():
            await one.publish(Hint("after", 1))
            await asyncio.sleep(0.01)
        await heard
    assert "can't reach broker" in caplog.text


async def test_a_broker_waits_for_a_server_that_is_not_up_yet(place: Place) -> None:
    place.service.kill()
    one, other = await place.make(), await place.make()
    await one.publish(Hint("early", 1))
    assert not one.is_connected
    place.service.start()
    heard = asyncio.create_task(hear(other, "late"))
    while not heard.done():
        await one.publish(Hint("late", 1))
        await asyncio.sleep(0.01)
    await heard
    await one.close()
    await other.close()


async def test_published_notes_are_sent_before_the_broker_closes(place: Place) -> None:
    async with place.brokers() as (one, other):
        await one.publish(Hint("last", 1))
        await one.close()
        await hear(other, "last")
        # A closed broker accepts hints, and drops them.
        await one.publish(Hint("too late", 1))
        await one.close()


async def test_hints_end_when_the_broker_is_closed(place: Place) -> None:
    async with place.brokers() as (one, _):
        ended = asyncio.create_task(anext(one.notes(), None))
        await asyncio.sleep(0)
        await one.close()
        with anyio.fail_after(SECONDS):
            assert await ended is None


async def test_foreign_notes_on_the_channel_are_harmless(place: Place) -> None:
    async with place.brokers() as (one, other):
        for text in ("x", "x y", "x -1 a", "x 1", "x ² a", "x 1.5 a", " ", f"x {'9' * 1000} a"):
            await place.say(text)
        await one.publish(Hint("end", 1))
        assert {hint.game_id for hint in await hear(other, "end")} <= {"a", "end"}
        assert one.is_connected
        assert other.is_connected


async def test_an_invalid_game_id_does_not_block_other_hints(place: Place) -> None:
    async with place.brokers() as (one, other):
        for game_id in ("a\0b", "\ud800", "x" * 100_000, "", "a b c", "ž"):
            await one.publish(Hint(game_id, 1))
        await one.publish(Hint("end", 1))
        assert await hear(other, "end") == [Hint("a b c", 1), Hint("ž", 1), Hint("end", 1)]


async def test_without_a_connection_the_queue_is_bounded(place: Place) -> None:
    place.service.kill()
    broker = await place.make()
    assert isinstance(broker, RelayBroker)
    for number in range(MAILBOX_SIZE + 5):
        await broker.publish(Hint(f"{number}", 1))
    assert broker.dropped == 5
    await broker.close()
    place.service.start()


async def test_a_hanging_server_blocks_nobody(redis: Redis) -> None:
    broker = await make_broker(redis.url, "games.db")
    with anyio.fail_after(SECONDS):
        await connected(broker)
        assert redis.process is not None
        redis.process.send_signal(SIGSTOP)
        try:
            for number in range(1000):
                await broker.publish(Hint(f"{number}", 1))
            await broker.close()
        finally:
            redis.process.send_signal(SIGCONT)


async def test_the_broker_is_chosen_by_the_urls(postgresql: PostgreSQL) -> None:
    database = postgresql.url("postgres")
    for url, database_url, kind in [
        (None, "games.db", LocalBroker),
        (None, "sqlite:///games.db", LocalBroker),
        ("none:", database, LocalBroker),
        (None, database, PostgreSQLBroker),
        ("redis://localhost:1", database, RedisBroker),
        ("rediss://localhost:1", "games.db", RedisBroker),
    ]:
        broker = await make_broker(url, database_url)
        assert type(broker) is kind
        await broker.close()


async def test_a_single_process_server_receives_nothing() -> None:
    broker = await make_broker("none:", "games.db")
    await broker.publish(Hint("a", 1))
    ended = asyncio.create_task(anext(broker.notes(), None))
    await asyncio.sleep(0)
    assert not ended.done()
    assert broker.is_connected
    await broker.close()
    assert await ended is None


@pytest.mark.parametrize(
    ("url", "database_url", "sentence"),
    [
        ("amqp://ann:secret@host", "games.db", "unknown kind of broker: amqp"),
        ("redis://ann:secret/et@host:x", "games.db", "can't be read"),
        ("redis:nothing", "games.db", "can't be read"),
        (None, "mysql://ann:secret@host", "unknown kind of database: mysql"),
    ],
)
async def test_an_invalid_broker_url_gets_a_one_sentence_error(
    url: str | None, database_url: str, sentence: str
) -> None:
    with pytest.raises(BrokerError, match=sentence) as caught:
        await make_broker(url, database_url)
    assert "secret" not in str(caught.value)


async def test_without_its_package_a_broker_names_the_extra(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(BrokerError, match=r"fourfold\[redis\]"):
        await make_broker("redis://host", "games.db")
    with pytest.raises(BrokerError, match=r"fourfold\[postgresql\]"):
        await make_broker(None, "postgresql://host/games")


async def test_no_password_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for url, database_url in [
        ("redis://ann:secret@localhost:1", "games.db"),
        ("redis://:secret@localhost:1/0", "games.db"),
        (None, "postgresql://ann:secret@localhost:1/games"),
        (None, "postgresql://localhost:1/games?user=ann&password=secret"),
    ]:
        caplog.clear()
        broker = await make_broker(url, database_url)
        while "can't reach broker" not in caplog.text:
            await asyncio.sleep(0.01)
        await broker.close()
        assert "secret" not in caplog.text
