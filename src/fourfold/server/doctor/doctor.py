"""All examinations of a deployment, in order."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from fourfold.server.doctor.backup import check_backups
from fourfold.server.doctor.broker import check_broker
from fourfold.server.doctor.database import check_database
from fourfold.server.doctor.disk import check_files, check_space
from fourfold.server.doctor.finding import Finding, fault
from fourfold.server.doctor.machine import check_limits, check_page, check_workers
from fourfold.server.storage import StorageError
from fourfold.server.storage.address import Address, parse_address
from fourfold.server.storage.database import Reader

DEFAULT_BACKUP_HOURS = 26.0
"""A daily backup that is an hour or two late is no fault."""


@dataclass(frozen=True, slots=True)
class Deployment:
    """What is examined; as `fourfold serve` is told it."""

    database: str
    broker: str | None = None
    workers: int = 1
    backups: Path | None = None
    """The folder of the backups, or one of them."""
    backup_hours: float = DEFAULT_BACKUP_HOURS
    """How old the newest may be."""


async def examine(deployment: Deployment) -> AsyncIterator[Finding]:
    """Yield what is found, part by part; nothing is changed, and a server may run meanwhile."""
    try:
        address = parse_address(deployment.database)
        reader = Reader(address, is_read_only=True)
    except StorageError as error:
        yield fault("database", str(error), "see --database in fourfold serve --help")
    else:
        async for finding in _examine_database(reader, address):
            yield finding
        yield await check_broker(deployment.broker, deployment.database)
    for finding in check_backups(deployment.backups, deployment.backup_hours):
        yield finding
    for finding in check_limits():
        yield finding
    async for finding in check_workers(deployment.workers):
        yield finding
    yield check_page()


async def _examine_database(reader: Reader, address: Address) -> AsyncIterator[Finding]:
    try:
        async for finding in check_database(reader):
            yield finding
    finally:
        await reader.close()
    if address.path is not None and address.path.exists():
        for finding in check_files(address.path):
            yield finding
        yield check_space(address.path.parent, address.path.stat().st_size)
