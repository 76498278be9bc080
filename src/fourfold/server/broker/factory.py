"""Creates a server's broker."""

from fourfold.server.broker.broker import Broker, BrokerError
from fourfold.server.broker.local import LocalBroker
from fourfold.server.broker.postgresql import PostgreSQLBroker
from fourfold.server.broker.redis import RedisBroker
from fourfold.server.storage.address import parse_address
from fourfold.server.storage.error import StorageError

REDIS = {"redis", "rediss", "unix"}


async def make_broker(url: str | None, database_url: str) -> Broker:
    """Create a broker, which connects in the background.

    `redis://…` selects Redis. `none:` selects no broker, for a single process, or for a proxy that
    routes each game to one process. By default PostgreSQL itself carries the notes, and SQLite
    needs no broker. Raise `BrokerError` for any other URL or a missing package; if
    the server can't be reached, the broker keeps retrying.
    """
    scheme = None if url is None else url.partition(":")[0].lower()
    if scheme == "none":
        return LocalBroker()
    if scheme in REDIS:
        assert url is not None
        return RedisBroker(url)
    if scheme is not None:
        raise BrokerError(f"unknown kind of broker: {scheme}; use redis://host or none:")
    try:
        address = parse_address(database_url)
        return LocalBroker() if address.path is not None else PostgreSQLBroker(address)
    except StorageError as error:
        raise BrokerError(str(error)) from None
