"""`fourfold serve`: runs a server for online play."""

import re
import sys
from ipaddress import ip_network
from typing import TYPE_CHECKING

import click

from fourfold.cli.database import CONFIG, DATABASE
from fourfold.cli.option import NumberRange, epilog, parse

if TYPE_CHECKING:
    from fourfold.server.config import Limits
    from fourfold.server.log import LogFormat

DEFAULT_PORT = 8004

GAMES_PER_PROGRESS = 20
"""Games between progress updates."""


class ProxyType(click.ParamType[str]):
    """An address or a network, such as 10.0.0.0/8, or `*`."""

    name = "address"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the address unchanged, if it is valid."""
        try:
            if value != "*":
                ip_network(value)
        except ValueError:
            self.fail(f"{value!r} is not an IP address or network.", param, ctx)
        return value


class OriginType(click.ParamType[str]):
    """An origin, such as https://play.example.org."""

    name = "url"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the origin in the form that browsers send."""
        origin = value.removesuffix("/").lower()
        if not re.fullmatch(r"https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?", origin):
            self.fail(f"{value!r} is not an origin such as https://play.example.org.", param, ctx)
        return origin


@click.command(
    epilog=epilog(
        "fourfold serve",
        "fourfold serve --host 0.0.0.0 --port 80",
        "fourfold serve --database postgresql://fourfold@localhost/fourfold",
        "fourfold serve --limit rooms_per_guest=50 --limit sockets_per_address=none",
        "fourfold serve --config /etc/fourfold/fourfold.toml",
        "fourfold serve --check --database games.db",
    )
)
@CONFIG
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=DEFAULT_PORT,
    show_default=True,
    help="Port to listen on; 0 for any free one.",
)
@DATABASE
@click.option(
    "--broker",
    metavar="URL",
    envvar="FOURFOLD_BROKER",
    show_envvar=True,
    help="redis://…, to connect several processes; by default they use PostgreSQL.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes for bots and analysis.",
)
@click.option(
    "--bot-pause",
    type=NumberRange(0, 10),
    default=0.6,
    show_default=True,
    metavar="SECONDS",
    help="Pause before each bot move, so that people can follow.",
)
@click.option(
    "--claim-after",
    type=NumberRange(1, 86_400),
    default=180,
    show_default=True,
    metavar="SECONDS",
    help="Let players claim the game when the one to move has been away this long.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    type=OriginType(),
    metavar="URL",
    help="Another origin whose pages may connect to the server.",
)
@click.option(
    "--host-name",
    "host_names",
    multiple=True,
    metavar="NAME",
    envvar="FOURFOLD_HOST_NAME",
    show_envvar=True,
    help="A host name of this server, such as play.example.org; not needed for local names.",
)
@click.option(
    "--hsts",
    is_flag=True,
    help="Tell browsers to use only TLS for a year, including subdomains "
    "(Strict-Transport-Security).",
)
@click.option(
    "--metrics-token",
    metavar="TOKEN",
    envvar="FOURFOLD_METRICS_TOKEN",
    help="Bearer token for /metrics; without it only this machine and proxies may read them.",
)
@click.option(
    "--trusted-proxy",
    "proxies",
    multiple=True,
    type=ProxyType(),
    metavar="ADDRESS",
    help="Trust forwarded headers (client address, request id) from this proxy.",
)
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=VALUE",
    help="Set a limit, as in rooms_per_guest=50, or remove it with =none; repeatable.",
)
@click.option(
    "--keep-days",
    type=click.IntRange(1, 36_500),
    metavar="DAYS",
    help="Delete finished games this many days after their last event; by default, never.",
)
@click.option(
    "--unlimited",
    is_flag=True,
    help="Remove all per-address and per-guest limits, for benchmarks.",
)
@click.option(
    "--check",
    is_flag=True,
    help="Don't serve; read every stored game and report unreadable ones.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    show_default=True,
    help="Log at this level and above.",
)
@click.option(
    "--log-format",
    type=click.Choice(["json", "text"]),
    help="JSON lines or plain text; by default text on a terminal, otherwise JSON.",
)
def command(
    host: str,
    port: int,
    database: str | None,
    broker: str | None,
    workers: int,
    bot_pause: float,
    claim_after: float,
    origins: tuple[str, ...],
    host_names: tuple[str, ...],
    hsts: bool,
    metrics_token: str | None,
    proxies: tuple[str, ...],
    limits: tuple[str, ...],
    keep_days: int | None,
    unlimited: bool,
    check: bool,
    log_level: str,
    log_format: "LogFormat | None",
) -> None:
    """Run a server for online play at http://HOST:PORT.

    Every move is stored before players see it, so nothing is lost even if the server crashes. Stop
    it with Ctrl-C.
    """
    if check:
        _check(database)
        return
    from fourfold.server.built_page import MISSING, is_built
    from fourfold.server.config import Config, Timeouts
    from fourfold.server.log import set_up_logs
    from fourfold.server.serve import ServerError, serve

    chosen = _limits(limits, is_unlimited=unlimited)
    log_format = set_up_logs(log_level, log_format)
    config = Config(
        host=host,
        port=port,
        database=database,
        broker=broker,
        workers=workers,
        bot_pause=bot_pause,
        origins=origins,
        host_names=host_names,
        hsts=hsts,
        metrics_token=metrics_token,
        trusted_proxies=proxies,
        log_format=log_format,
        keep_days=keep_days,
        limits=chosen,
        timeouts=Timeouts(absence=claim_after),
    )

    def show_address(address: str) -> None:
        click.echo(f"Fourfold is at {address} (Ctrl-C stops it)")
        if not is_built():
            click.echo(MISSING, nl=False)

    try:
        serve(config, show_address)
    except ServerError as error:
        raise click.ClickException(str(error)) from None


def _limits(changes: tuple[str, ...], *, is_unlimited: bool) -> "Limits":
    from fourfold.server.config import Limits

    limits = Limits.none() if is_unlimited else Limits()
    for change in changes:
        limits = parse("--limit", limits.changed, change)
    return limits


def _check(database: str | None) -> None:
    """Read every stored game; exit with 1 if one is unreadable."""
    import asyncio

    from fourfold.server.check import check_games
    from fourfold.server.storage import StorageError, UnreadableLogError, default_url

    is_watched = sys.stderr.isatty()

    def clear_progress() -> None:
        if is_watched:
            click.echo("\r\x1b[K", nl=False, err=True)

    def report(error: UnreadableLogError) -> None:
        clear_progress()
        click.echo(str(error))

    def show_progress(read: int, total: int) -> None:
        if is_watched and (read % GAMES_PER_PROGRESS == 0 or read == total):
            click.echo(f"\r{read} of {total} games", nl=False, err=True)

    try:
        tally = asyncio.run(check_games(database or default_url(), report, show_progress))
    except StorageError as error:
        clear_progress()
        raise click.ClickException(str(error)) from None
    clear_progress()
    click.echo(f"{tally.games} games read, {tally.unreadable} unreadable")
    if tally.unreadable:
        click.get_current_context().exit(1)
