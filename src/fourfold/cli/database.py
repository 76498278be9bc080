"""Database options shared by several commands, and how they report errors."""

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
    help="TOML file with options of fourfold serve; the command line takes precedence.",
)

DATABASE = click.option(
    "--database",
    metavar="URL",
    envvar="FOURFOLD_DATABASE",
    show_envvar=True,
    help="A file or postgresql://…; by default a file in your data folder.",
)


# Any: the types that asyncio sends and yields.
def wait_for(job: "Coroutine[Any, Any, T]") -> T:
    """Run a job and return its result; a storage error ends the command."""
    # Close the coroutine even if the server's packages are missing and it never runs.
    with closing(job):
        from fourfold.server.storage import StorageError

        try:
            return asyncio.run(job)
        except StorageError as error:
            raise click.ClickException(str(error)) from None


def find_database(database: str | None) -> str:
    """Return the database given with `--database`, or the one in the user's data folder."""
    from fourfold.server.storage import default_url

    return database or default_url()


def report_unreadable(error: "UnreadableLogError") -> None:
    """Report an unreadable game."""
    click.echo(str(error))


def exit_if_unreadable(tally: "Tally") -> None:
    """Exit with code 1 if a game is unreadable."""
    if tally.unreadable:
        click.get_current_context().exit(1)
