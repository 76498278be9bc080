"""`fourfold move`: copies a server's data to another database."""

import click

from fourfold.cli.database import exit_if_unreadable, report_unreadable, wait_for
from fourfold.cli.option import epilog


@click.command(epilog=epilog("fourfold move games.db postgresql:///fourfold"))
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def command(source: str, target: str) -> None:
    """Copy all data from the database FROM to the empty database TO. Stop all servers first.

    Each is a file or postgresql://…. The server's secret is copied too, so cookies and links stay
    valid. FROM is not changed.
    """
    from fourfold.server.admin.move import move

    tally = wait_for(move(source, target, report_unreadable))
    click.echo(f"{tally.games} games moved, {tally.unreadable} unreadable")
    exit_if_unreadable(tally)
