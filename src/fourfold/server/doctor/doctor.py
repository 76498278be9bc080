"""Runs all checks of a deployment."""

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
"""A daily backup may be up to two hours late."""


@dataclass(frozen=True, slots=True)
class Deployment:
    """The deployment to check; options as in `fourfold serve`."""

    database: str
    broker: str | None = None
    workers: int = 1
    backups: Path | None = None
    """The backup folder, or one backup file."""
    backup_hours: float = DEFAULT_BACKUP_HOURS
    """Maximum age of the newest backup."""


async def examine(deployment: Deployment) -> AsyncIterator[Finding]:
    """Run all checks and yield the findings; changes nothing, and a server may be running."""
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
