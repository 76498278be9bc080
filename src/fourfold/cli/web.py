"""`fourfold web`: play in the browser, with a local server."""

import os
import socket
import sys
import webbrowser
from threading import Thread

import click

from fourfold.cli.option import epilog
from fourfold.cli.serve import DEFAULT_PORT

HOST = "127.0.0.1"


@click.command(epilog=epilog("fourfold web", "fourfold web --no-browser"))
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help=f"Port to listen on; by default {DEFAULT_PORT}, or any free one if it is in use.",
)
@click.option("--no-browser", is_flag=True, help="Only print the address.")
def command(port: int | None = None, no_browser: bool = False) -> None:
    """Play in the browser: start a local server and open its page.

    Games are stored in your data folder. Stop with Ctrl-C; unfinished games can be continued.
    """
    from fourfold.server.built_page import MISSING, is_built
    from fourfold.server.config import Config
    from fourfold.server.log import set_up_logs
    from fourfold.server.serve import ServerError, serve

    if not is_built():
        raise click.ClickException(MISSING)
    set_up_logs("warning")
    config = Config(host=HOST, port=_free_port() if port is None else port)

    def tell(address: str) -> None:
        click.echo(f"Fourfold is at {address} (Ctrl-C stops it)")
        sys.stdout.flush()
        if not no_browser:
            # Some browsers block the caller, and the server has to answer them meanwhile.
            Thread(target=_open, args=(address,), daemon=True).start()

    try:
        serve(config, tell)
    except ServerError as error:
        raise click.ClickException(str(error)) from None


def _free_port() -> int:
    """Return the default port, or 0 (any free port) if it is in use."""
    try:
        with socket.create_server((HOST, DEFAULT_PORT)):
            return DEFAULT_PORT
    except OSError:
        return 0


def _open(address: str) -> None:
    """Open the browser; if there is none, ask the user to."""
    has_screen = (
        sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if not (has_screen or os.environ.get("BROWSER")) or not webbrowser.open(address):
        click.echo("Open this address in your browser.")
        sys.stdout.flush()
