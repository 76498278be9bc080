"""`fourfold analyse`: explains a position."""

import json

import click

from fourfold.cli.games import command_line, examples
from fourfold.cli.option import RULES_KEYS, epilog
from fourfold.cli.position import POSITION, POSITION_SETTINGS, read_position
from fourfold.games.game import GameError


@click.command(epilog=epilog(*examples("analyse")), context_settings=POSITION_SETTINGS)
@POSITION
@click.option("--rules", "key", metavar="KEY", help=f"Rule set key, such as {RULES_KEYS}.")
@click.option("--json", "is_json", is_flag=True, help="Print a JSON object.")
def command(words: tuple[str, ...], key: str | None, is_json: bool) -> None:
    """Explain a POSITION in notation: its value, the value of every move, and why.

    Values are exact where the game has a solver, and estimates otherwise.
    """
    game, position = read_position(words, key)
    analyse = command_line(game).analyse
    if analyse is None:
        raise click.ClickException(f"{game.name} can't be analysed: it has no solver")
    try:
        explanation = analyse(position)
    except GameError as error:
        raise click.ClickException(str(error)) from None
    click.echo(json.dumps(explanation.values) if is_json else explanation.text)
