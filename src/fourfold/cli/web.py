"""`fourfold web`: play in the browser, with a local server."""

import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from threading import Thread

import click

from fourfold.cli.option import epilog
from fourfold.cli.serve import DEFAULT_PORT
from fourfold.site.built_site import FOLDER, is_built
from fourfold.site.server import HOST, SiteServer

SERVER_MODULES = (
    *("alembic", "cachetools", "fastapi", "fluent", "httptools", "pebble", "PIL", "platformdirs"),
    *("prometheus_client", "pydantic", "sqlalchemy", "uvicorn", "websockets"),
)
"""What the full server imports: the packages in the `server` extra."""

NO_SITE = (
    "This installation lacks the static site, which is part of the wheel: "
    "install the full server instead, with pip install 'fourfold[server]'"
)


@click.command(epilog=epilog("fourfold web", "fourfold web --no-browser"))
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help=f"Port to listen on; by default {DEFAULT_PORT}, or any free one if it is in use.",
)
@click.option("--no-browser", is_flag=True, help="Only print the address.")
def command(port: int | None = None, no_browser: bool = False) -> None:
    """Play in the browser: start a local server and open its page.

    With the `server` extra, games are stored in your data folder, and others can join online
    with `fourfold serve`. Without it, the page plays and stores games in the browser. Stop with
    Ctrl-C; unfinished games can be continued.
    """

    def show_address(address: str) -> None:
        click.echo(f"Fourfold is at {address} (Ctrl-C stops it)")
        sys.stdout.flush()
        if not no_browser:
            # Opening some browsers blocks the caller, while the server has to answer them.
            Thread(target=_open, args=(address,), daemon=True).start()

    chosen = _free_port() if port is None else port
    if has_server():
        _serve_games(chosen, show_address)
    else:
        _serve_site(chosen, show_address)


def has_server() -> bool:
    """Return whether the packages of the full server are installed."""
    return all(_is_installed(module) for module in SERVER_MODULES)


def _is_installed(module: str) -> bool:
    # None in `sys.modules` blocks the import.
    return sys.modules.get(module, module) is not None and find_spec(module) is not None


def _serve_games(port: int, show_address: Callable[[str], None]) -> None:
    """Run the full server until Ctrl-C."""
    from fourfold.server.built_page import MISSING
    from fourfold.server.built_page import is_built as has_page
    from fourfold.server.config import Config
    from fourfold.server.log import set_up_logs
    from fourfold.server.serve import ServerError, serve

    if not has_page():
        raise click.ClickException(MISSING)
    set_up_logs("warning")
    try:
        serve(Config(host=HOST, port=port), show_address)
    except ServerError as error:
        raise click.ClickException(str(error)) from None


def _serve_site(port: int, show_address: Callable[[str], None]) -> None:
    """Serve the static site until Ctrl-C."""
    if not is_built():
        raise click.ClickException(NO_SITE)
    try:
        server = SiteServer(FOLDER, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            why = f"port {port} is in use: choose another with --port"
        else:
            why = f"port {port}: {error.strerror}"
        raise click.ClickException(why) from None
    with server, suppress(KeyboardInterrupt):
        show_address(server.address)
        server.serve_forever()


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
