"""`fourfold engine`: runs a bot as an engine over stdin/stdout."""

import sys
from collections.abc import Iterator

import click

from fourfold import __version__
from fourfold.bots.engine_session import EngineSession
from fourfold.cli.games import examples
from fourfold.cli.option import GAME, epilog, parse_bot
from fourfold.games.game import AnyGame
from fourfold.games.record import bounded_lines


@click.command(epilog=epilog(*examples("engine")))
@click.argument("game", type=GAME)
@click.option("--bot", metavar="NAME", required=True, help="The bot that answers.")
def command(game: AnyGame, bot: str) -> None:
    """Run a bot of a GAME as an engine for another program: lines in, lines out.

    The commands are identify, rules, option, position, go, stop, ping and quit; the file
    docs/engine-protocol.md describes them, with a whole session.
    """
    session = EngineSession(game, parse_bot("--bot", game, bot), __version__, _write)
    session.run(_lines())


def _lines() -> Iterator[str]:
    for line in bounded_lines(sys.stdin.buffer):
        yield line.decode(errors="replace")


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
