"""`fourfold serve`: lets people play over the net."""

import click

from fourfold.cli.option import epilog

DEFAULT_PORT = 8004


@click.command(
    epilog=epilog(
        "fourfold serve",
        "fourfold serve --host 0.0.0.0 --port 80",
        "fourfold serve --database postgresql://fourfold@localhost/fourfold",
    )
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=DEFAULT_PORT,
    show_default=True,
    help="Port to listen on; 0 for any free one.",
)
@click.option(
    "--database",
    metavar="URL",
    envvar="FOURFOLD_DATABASE",
    help="A file or postgresql://…; a file in your data folder if left out.",
)
@click.option(
    "--broker",
    metavar="URL",
    envvar="FOURFOLD_BROKER",
    help="redis://… between several servers; PostgreSQL itself if left out.",
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
    type=click.FloatRange(0, 10),
    default=0.6,
    show_default=True,
    metavar="SECONDS",
    help="Before each move of a bot, so that people can follow.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="A further origin whose pages may talk to the server.",
)
@click.option(
    "--trusted-proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy whose word on the client's address is taken.",
)
@click.option(
    "--unlimited",
    is_flag=True,
    help="No limits for each address and guest, for measurements.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    show_default=True,
    help="How much to log.",
)
def command(
    host: str,
    port: int,
    database: str | None,
    broker: str | None,
    workers: int,
    bot_pause: float,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    unlimited: bool,
    log_level: str,
) -> None:
    """Let people play over the net, at http://HOST:PORT.

    Games are stored before they go on, so nothing is lost when the server stops, however it does.
    Ctrl-C stops it.
    """
    from fourfold.server.config import Config, Limits
    from fourfold.server.log import set_up_logs
    from fourfold.server.serve import ServerError, serve

    set_up_logs(log_level)
    config = Config(
        host=host,
        port=port,
        database=database,
        broker=broker,
        workers=workers,
        bot_pause=bot_pause,
        origins=origins,
        trusted_proxies=proxies,
        limits=Limits.none() if unlimited else Limits(),
    )
    try:
        serve(config, lambda address: click.echo(f"Fourfold is at {address} (Ctrl-C stops it)"))
    except ServerError as error:
        raise click.ClickException(str(error)) from None
