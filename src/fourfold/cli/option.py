"""The arguments that several commands share, and how they refuse bad values."""

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from fourfold.games import GAMES
from fourfold.games.game import AnyGame
from fourfold.language import LANGUAGES, preferred_language

if TYPE_CHECKING:
    from fourfold.bots import Bot


class _GameChoice(click.Choice[AnyGame]):
    """A game by its name."""

    def normalize_choice(self, choice: Any, ctx: click.Context | None) -> str:  # noqa: ARG002
        return choice if isinstance(choice, str) else choice.name


GAME = _GameChoice(GAMES.values())

_EXIT_CODES = (
    "Exit codes: 0 all went well, or nobody reads the output any more, as with head; 1 something "
    "in the input was wrong; 2 wrong usage; 130 interrupted with Ctrl-C."
)


def epilog(*examples: str) -> str:
    """Return the end of a command's help: how to call it, and its exit codes."""
    lines = "\n".join(f"  {example}" for example in examples)
    return f"\b\nExample:\n{lines}\n\n{_EXIT_CODES}"


def parse(option: str, reader: Callable[..., Any], *arguments: Any) -> Any:
    """Return what a `parse_` function makes of an option's value, or refuse it as wrong usage."""
    try:
        return reader(*arguments)
    except ValueError as error:
        raise click.BadParameter(f"{error}.", param_hint=option) from None


def parse_rules(game: AnyGame, key: str | None) -> Any:
    """Return the rule set of the option `--rules`, or the game as printed."""
    return game.default_rules if key is None else parse("--rules", game.parse_rules, key)


def parse_bot(option: str, game: AnyGame, name: str) -> "Bot":
    """Return the bot of a name, or refuse it as wrong usage."""
    from fourfold.bots import UnknownBotError, make_bot

    try:
        return make_bot(game, name)
    except UnknownBotError as error:
        raise click.BadParameter(f"{error}.", param_hint=option) from None


LANGUAGE = click.option(
    "--lang",
    type=click.Choice(list(LANGUAGES)),
    help="Language; that of the environment if left out.",
)


def language_code(lang: str | None) -> str:
    """Return the language of the option `--lang`, or that of the environment."""
    return lang or preferred_language(os.environ)
