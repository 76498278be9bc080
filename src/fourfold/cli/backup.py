"""`fourfold backup`: backs up a server's data to a file."""

from pathlib import Path

import click

from fourfold.cli.database import CONFIG, DATABASE, find_database, wait_for
from fourfold.cli.option import epilog


@click.command(
    epilog=epilog(
        "fourfold backup /var/backups/fourfold-2030-01-31.db",
        "fourfold backup games.db --database postgresql:///fourfold",
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@CONFIG
@DATABASE
def command(file: Path, database: str | None) -> None:
    """Back up a server's data to a new FILE; the server may be running.

    FILE is an SQLite database, even if the server uses PostgreSQL, and is verified before it is
    moved into place. It contains the server's secret, so only its owner can read it.
    """
    from fourfold.server.admin.backup import back_up

    games = wait_for(back_up(find_database(database), file))
    click.echo(f"{games} games in {file}")
