"""`fourfold doctor`: checks a deployment and suggests fixes."""

import asyncio
import logging
from pathlib import Path

import click

from fourfold.cli.option import NumberRange, epilog

DEFAULT_BACKUP_HOURS = 26.0


@click.command(
    epilog=epilog(
        "fourfold doctor --database /var/lib/fourfold/games.db --backups /var/backups/fourfold",
        "fourfold doctor --database postgresql:///fourfold --broker redis://localhost",
    )
)
@click.option(
    "--database",
    metavar="URL",
    envvar="FOURFOLD_DATABASE",
    help="The server's database; by default a file in your data folder.",
)
@click.option(
    "--broker", metavar="URL", envvar="FOURFOLD_BROKER", help="The servers' broker, if any."
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
    page, with what to do about problems. Changes nothing; the server may be running. Run it as the
    server's user. Exits with 1 if there is a fault.
    """
    from fourfold.server.doctor import Deployment, Level, examine
    from fourfold.server.storage import default_url

    deployment = Deployment(
        database=database or default_url(),
        broker=broker,
        workers=workers,
        backups=backups,
        backup_hours=backup_hours,
    )
    # Errors are reported as findings, not logged.
    logging.getLogger("fourfold").setLevel(logging.CRITICAL)
    counts = dict.fromkeys(Level, 0)

    async def tell() -> None:
        async for finding in examine(deployment):
            counts[finding.level] += 1
            click.echo(str(finding))

    asyncio.run(tell())
    faults, warnings = counts[Level.FAULT], counts[Level.WARNING]
    summary = f"{faults} fault{'s' * (faults != 1)}, {warnings} warning{'s' * (warnings != 1)}"
    click.echo(summary)
    if counts[Level.FAULT]:
        click.get_current_context().exit(1)
