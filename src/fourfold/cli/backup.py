"""`fourfold backup`: writes all that a server holds into one file."""

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
    """Write all that a server holds into a new FILE, while the server runs.

    FILE is an SQLite database, also where the server uses PostgreSQL, and is checked before it gets
    its name. It holds the server's secret, so only its owner may read it.
    """
    from fourfold.server.admin.backup import back_up

    games = wait_for(back_up(find_database(database), file))
    click.echo(f"{games} games in {file}")
