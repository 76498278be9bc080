"""`fourfold doctor`: checks a deployment and suggests fixes."""

import asyncio
import logging
from pathlib import Path

import click

from fourfold.cli.database import CONFIG, DATABASE, find_database
from fourfold.cli.option import NumberRange, epilog

DEFAULT_BACKUP_HOURS = 26.0


@click.command(
    epilog=epilog(
        "fourfold doctor --config /etc/fourfold/fourfold.toml --backups /var/backups/fourfold",
        "fourfold doctor --database postgresql:///fourfold --broker redis://localhost",
    )
)
@CONFIG
@DATABASE
@click.option(
    "--broker",
    metavar="URL",
    envvar="FOURFOLD_BROKER",
    show_envvar=True,
    help="The servers' broker, if any.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="The server's number of workers.",
)
@click.option(
    "--backups",
    type=click.Path(path_type=Path),
    help="The folder with the backups, or the latest backup.",
)
@click.option(
    "--backup-hours",
    type=NumberRange(0, min_open=True),
    default=DEFAULT_BACKUP_HOURS,
    show_default=True,
    help="Maximum age of the latest backup.",
)
def command(
    database: str | None,
    broker: str | None,
    workers: int,
    backups: Path | None,
    backup_hours: float,
) -> None:
    """Check a server's deployment and suggest fixes.

    Prints one line each for database, clock, files, disk, broker, backups, limits, workers and
    page, with what to do about problems. --config takes database, broker and workers from the
    server's own file. Changes nothing; the server may be running. Run it as the server's user.
    Exits with 1 if there is a fault.
    """
    from fourfold.server.doctor import Deployment, Level, examine

    deployment = Deployment(
        database=find_database(database),
        broker=broker,
        workers=workers,
        backups=backups,
        backup_hours=backup_hours,
    )
    counts = dict.fromkeys(Level, 0)

    async def print_findings() -> None:
        async for finding in examine(deployment):
            counts[finding.level] += 1
            click.echo(str(finding))

    # Errors are reported as findings, not logged.
    log = logging.getLogger("fourfold")
    level = log.level
    log.setLevel(logging.CRITICAL)
    try:
        asyncio.run(print_findings())
    finally:
        log.setLevel(level)
    faults, warnings = counts[Level.FAULT], counts[Level.WARNING]
    summary = f"{faults} fault{'s' * (faults != 1)}, {warnings} warning{'s' * (warnings != 1)}"
    click.echo(summary)
    if counts[Level.FAULT]:
        click.get_current_context().exit(1)
