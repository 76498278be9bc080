"""`fourfold engine`: runs a bot as an engine over stdin/stdout."""

import click

from fourfold.bots import serve
from fourfold.cli.games import examples
from fourfold.cli.option import GAME, epilog, parse_bot
from fourfold.games.game import AnyGame


@click.command(epilog=epilog(*examples("engine")))
@click.argument("game", type=GAME)
@click.option("--bot", metavar="NAME", required=True, help="The bot to run.")
def command(game: AnyGame, bot: str) -> None:
    """Run a GAME's bot as an engine for another program, over stdin and stdout.

    The commands are identify, rules, option, position, go, stop, ping and quit;
    docs/engine-protocol.md describes them, with an example session.
    """
    serve(parse_bot("--bot", game, bot), game)
