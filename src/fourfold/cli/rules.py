"""`fourfold rules`: prints the rules of a game."""

import shutil

import click

from fourfold.cli.option import GAME, LANGUAGE, epilog, language_code
from fourfold.games.game import AnyGame


@click.command(epilog=epilog("fourfold rules quarto --lang lt"))
@click.argument("game", type=GAME)
@LANGUAGE
def command(game: AnyGame, lang: str | None) -> None:
    """Print the complete rules of a game."""
    from fourfold.language import Language
    from fourfold.rulebook import rules_text

    width = min(shutil.get_terminal_size().columns - 2, 88)
    text = rules_text(Language(language_code(lang)), game.name, max(width, 40))
    click.echo(text, nl=False)
