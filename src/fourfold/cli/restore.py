"""`fourfold restore`: puts a backup in the place of a server's games."""

from pathlib import Path

import click

from fourfold.cli.database import (
    CONFIG,
    DATABASE,
    end_with,
    find_database,
    tell_unreadable,
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
    """Put what FILE holds in the place of a server's games. Stop all its processes first.

    What was there is kept: an SQLite file under another name beside it, what PostgreSQL held as a
    backup beside FILE. Every stored game is read; those that can't be are listed.
    """
    from fourfold.server.admin.restore import restore

    restored = wait_for(restore(file, find_database(database), tell_unreadable))
    if restored.aside is not None:
        click.echo(f"what was there before is in {restored.aside}")
    click.echo(f"{restored.tally.games} games restored, {restored.tally.unreadable} unreadable")
    end_with(restored.tally)
