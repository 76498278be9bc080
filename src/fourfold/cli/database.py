"""The options by which commands find a server's database, and how their errors are told."""

import asyncio
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from fourfold.cli.config_file import read_config

if TYPE_CHECKING:
    from fourfold.server.check import Tally
    from fourfold.server.storage import UnreadableLogError

T = TypeVar("T")

CONFIG = click.option(
    "--config",
    type=click.Path(path_type=Path),
    metavar="FILE",
    envvar="FOURFOLD_CONFIG",
    show_envvar=True,
    is_eager=True,
    expose_value=False,
    callback=read_config,
    help="TOML with the options of fourfold serve; the command line goes first.",
)

DATABASE = click.option(
    "--database",
    metavar="URL",
    envvar="FOURFOLD_DATABASE",
    show_envvar=True,
    help="A file or postgresql://…; a file in your data folder if left out.",
)


# Any: what asyncio passes in and out while it waits.
def wait_for(job: "Coroutine[Any, Any, T]") -> T:
    """Return what a job on a database comes to; an error of the database ends the command."""
    # Closed even if the server's packages are missing and it never runs.
    with closing(job):
        from fourfold.server.storage import StorageError

        try:
            return asyncio.run(job)
        except StorageError as error:
            raise click.ClickException(str(error)) from None


def find_database(database: str | None) -> str:
    """Return the database of the option `--database`, or the one in the user's data folder."""
    from fourfold.server.storage import default_url

    return database or default_url()


def tell_unreadable(error: "UnreadableLogError") -> None:
    """Print which game can't be read."""
    click.echo(str(error))


def end_with(tally: "Tally") -> None:
    """Leave with exit code 1 where a game can't be read."""
    if tally.unreadable:
        click.get_current_context().exit(1)
