"""`fourfold engine`: runs a bot as an engine over stdin/stdout."""

import click

from fourfold.bots import serve
from fourfold.cli.games import examples
from fourfold.cli.option import GAME, epilog, parse_bot
from fourfold.games.game import AnyGame


@click.command(epilog=epilog(*examples("engine")))
@click.argument("game", type=GAME)
@click.option("--bot", metavar="NAME", required=True, help="The bot that answers.")
def command(game: AnyGame, bot: str) -> None:
    """Run a bot of a GAME as an engine for another program: lines in, lines out.

    The commands are identify, rules, option, position, go, stop, ping and quit; the file
    docs/engine-protocol.md describes them, with a whole session.
    """
    serve(parse_bot("--bot", game, bot), game)
