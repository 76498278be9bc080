"""`fourfold show`: draws a position."""

import click

from fourfold.cli.games import examples
from fourfold.cli.option import RULES_KEYS, epilog
from fourfold.cli.position import POSITION, POSITION_SETTINGS, read_position


@click.command(epilog=epilog(*examples("show")), context_settings=POSITION_SETTINGS)
@POSITION
@click.option("--rules", "key", metavar="KEY", help=f"Rule set key, such as {RULES_KEYS}.")
@click.option("--svg", "is_svg", is_flag=True, help="Print an SVG picture.")
def command(words: tuple[str, ...], key: str | None, is_svg: bool) -> None:
    """Draw a POSITION in notation, as a text diagram or as an SVG picture."""
    game, position = read_position(words, key)
    if not is_svg:
        click.echo(str(position))
        return
    draw = getattr(position, "_repr_svg_", None)
    if draw is None:
        raise click.ClickException(f"{game.name} has no pictures")
    click.echo(draw())
