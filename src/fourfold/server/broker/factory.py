"""Chooses the broker that a server needs."""

from fourfold.server.broker.broker import Broker, BrokerError
from fourfold.server.broker.local import LocalBroker
from fourfold.server.broker.postgresql import PostgreSQLBroker
from fourfold.server.broker.redis import RedisBroker
from fourfold.server.storage.address import parse_address
from fourfold.server.storage.error import StorageError

REDIS = {"redis", "rediss", "unix"}


async def make_broker(url: str | None, database_url: str) -> Broker:
    """Return a broker, which connects in the background.

    `redis://…` is a Redis, `none:` nothing, for a server that is one process or keeps each game at
    one. None is what the database can do: PostgreSQL carries notes itself, SQLite none. Raise
    `BrokerError` for anything else, and where a package is missing; a program that does not answer
    is waited for.
    """
    scheme = None if url is None else url.partition(":")[0].lower()
    if scheme == "none":
        return LocalBroker()
    if scheme in REDIS:
        assert url is not None
        return RedisBroker(url)
    if scheme is not None:
        raise BrokerError(f"unknown kind of broker: {scheme}; known are redis://host and none:")
    try:
        address = parse_address(database_url)
        return LocalBroker() if address.path is not None else PostgreSQLBroker(address)
    except StorageError as error:
        raise BrokerError(str(error)) from None
