"""`fourfold rules`: prints a game's rules."""

import shutil

import click

from fourfold.cli.games import examples
from fourfold.cli.option import GAME, LANGUAGE, epilog, language_code
from fourfold.games.game import AnyGame


@click.command(epilog=epilog(*examples("rules")))
@click.argument("game", type=GAME)
@LANGUAGE
def command(game: AnyGame, lang: str | None) -> None:
    """Print a game's complete rules."""
    from fourfold.language import Language, MissingMessageError
    from fourfold.rulebook import NoRulebookError, rules_text

    width = min(shutil.get_terminal_size().columns - 2, 88)
    try:
        text = rules_text(Language(language_code(lang)), game.name, max(width, 40))
    except (NoRulebookError, MissingMessageError) as error:
        raise click.ClickException(str(error)) from None
    click.echo(text, nl=False)
