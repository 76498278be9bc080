"""`fourfold doctor`: checks a deployment and says what to mend."""

import asyncio
import logging
from pathlib import Path

import click

from fourfold.cli.option import epilog

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
    help="The server's database; a file in your data folder if left out.",
)
@click.option(
    "--broker", metavar="URL", envvar="FOURFOLD_BROKER", help="The servers' broker, if any."
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="As many as the server is given.",
)
@click.option(
    "--backups",
    type=click.Path(path_type=Path),
    help="The folder of the backups, or the latest of them.",
)
@click.option(
    "--backup-hours",
    type=click.FloatRange(0, min_open=True),
    default=DEFAULT_BACKUP_HOURS,
    show_default=True,
    help="How old the newest backup may be.",
)
def command(
    database: str | None,
    broker: str | None,
    workers: int,
    backups: Path | None,
    backup_hours: float,
) -> None:
    """Check a server's deployment, and say what to mend.

    Database, clock, files, disk, broker, backups, limits, workers and page: one line for each, with
    what to do about it. Nothing is changed, and the server may run meanwhile. Run it as the
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
    # What goes wrong is a finding.
    logging.getLogger("fourfold").setLevel(logging.CRITICAL)
    counts = dict.fromkeys(Level, 0)

    async def tell() -> None:
        async for finding in examine(deployment):
            counts[finding.level] += 1
            click.echo(str(finding))

    asyncio.run(tell())
    faults, warnings = counts[Level.FAULT], counts[Level.WARNING]
    told = f"{faults} fault{'s' * (faults != 1)}, {warnings} warning{'s' * (warnings != 1)}"
    click.echo(told)
    if counts[Level.FAULT]:
        click.get_current_context().exit(1)
