"""A broker over Redis pub/sub."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from fourfold.server.broker.broker import BrokerError
from fourfold.server.broker.relay import PING_SECONDS, Link, RelayBroker
from fourfold.server.database_url import hide_credentials

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

CHANNEL = "fourfold:hints"
ANSWER_SECONDS = 5.0


class RedisBroker(RelayBroker):
    """Carries notes over Redis, which stores nothing."""

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
        except ImportError:
            raise BrokerError("Redis needs an extra package: install fourfold[redis]") from None

        def make_client() -> "Redis":
            return Redis.from_url(
                url,
                socket_connect_timeout=ANSWER_SECONDS,
                socket_timeout=ANSWER_SECONDS,
                # No retries: after a lost connection we reconnect and subscribe again ourselves.
                retry=Retry(NoBackoff(), 0),
            )

        try:
            if "://" not in url:
                raise ValueError
            make_client()
        except (TypeError, ValueError):
            # The message may quote part of the password.
            raise BrokerError("the Redis URL can't be read") from None
        self._make_client = make_client
        super().__init__(hide_credentials(url))

    @asynccontextmanager
    async def link(self, deliver: Callable[[str], None]) -> AsyncIterator[Link]:
        """Connect and listen."""
        async with self._make_client() as client, client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            # Only a reply proves that the connection works.
            while (await _next_message(channel))["type"] != "subscribe":
                pass
            yield _Link(client, channel, deliver)


class _Link:
    def __init__(self, client: "Redis", channel: "PubSub", deliver: Callable[[str], None]) -> None:
        self._client = client
        self._channel = channel
        self._deliver = deliver

    async def send(self, texts: list[str]) -> None:
        if not texts:
            await self._client.ping()
            return
        async with self._client.pipeline(transaction=False) as pipeline:
            for text in texts:
                pipeline.publish(CHANNEL, text)
            await pipeline.execute()

    async def listen(self) -> None:
        while True:
            message = await _next_message(self._channel)
            if message["type"] == "message":
                self._deliver(message["data"].decode(errors="replace"))


async def _next_message(channel: "PubSub") -> dict[str, Any]:  # Any: as redis types it
    """Wait for a message; ping an idle connection, and raise ConnectionError without a reply."""
    message = await channel.get_message(timeout=PING_SECONDS)
    if message is None:
        await channel.ping()
        message = await channel.get_message(timeout=ANSWER_SECONDS)
    if message is None:
        raise ConnectionError("no answer in time")
    return dict(message)
