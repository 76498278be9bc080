"""Checks that processes can reach the broker."""

import asyncio

from fourfold.server.broker import BrokerError, make_broker
from fourfold.server.database_url import hide_credentials
from fourfold.server.doctor.finding import Finding, fault, ok
from fourfold.server.storage.address import parse_address
from fourfold.server.storage.error import StorageError

CONNECT_SECONDS = 5.0
STEP_SECONDS = 0.02


async def check_broker(url: str | None, database_url: str) -> Finding:
    """Check that the broker can be reached, or that none is needed."""
    place = "the database" if url is None else hide_credentials(url)
    try:
        is_file = parse_address(database_url).path is not None
        broker = await make_broker(url, database_url)
    except (BrokerError, StorageError) as error:
        return fault("broker", str(error), "see --broker in fourfold serve --help")
    try:
        if broker.is_local:
            late = "processes see each other's moves up to two seconds late"
            return ok("broker", f"none: {'this server is one process' if is_file else late}")
        async with asyncio.timeout(CONNECT_SECONDS):
            while not broker.is_connected:
                await asyncio.sleep(STEP_SECONDS)
    except TimeoutError:
        advice = "start it, and check its address and password: without it, moves are seen late"
        return fault("broker", f"{place} can't be reached", advice)
    finally:
        await broker.close()
    return ok("broker", f"connected to {place}")
