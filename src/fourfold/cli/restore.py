"""`fourfold restore`: restores a server's data from a backup."""

from pathlib import Path

import click

from fourfold.cli.database import (
    CONFIG,
    DATABASE,
    exit_if_unreadable,
    find_database,
    report_unreadable,
    wait_for,
)
from fourfold.cli.option import epilog


@click.command(
    epilog=epilog(
        "fourfold restore /var/backups/fourfold-2030-01-31.db",
        "fourfold restore backup.db --database postgresql:///fourfold",
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@CONFIG
@DATABASE
def command(file: Path, database: str | None) -> None:
    """Replace a server's data with the backup FILE. Stop all its processes first.

    The old data is kept: an SQLite file is renamed, and PostgreSQL data is backed up next to FILE.
    Every restored game is read, and unreadable ones are listed.
    """
    from fourfold.server.admin.restore import restore

    restored = wait_for(restore(file, find_database(database), report_unreadable))
    if restored.aside is not None:
        click.echo(f"the old data is in {restored.aside}")
    click.echo(f"{restored.tally.games} games restored, {restored.tally.unreadable} unreadable")
    exit_if_unreadable(restored.tally)
