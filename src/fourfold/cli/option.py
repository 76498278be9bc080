"""Options shared by several commands, and their validation."""

import os
from collections.abc import Callable, Sequence
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from fourfold.games import GAMES
from fourfold.games.game import AnyGame, Rules
from fourfold.language import LANGUAGES, preferred_language

if TYPE_CHECKING:
    from fourfold.bots import AnyBot

T = TypeVar("T")


class _GameChoice(click.Choice[AnyGame]):
    """A registered game by name."""

    def __init__(self) -> None:
        super().__init__(())

    @property
    def choices(self) -> tuple[AnyGame, ...]:
        """The games registered when a name is parsed."""
        return tuple(GAMES.values())

    @choices.setter
    def choices(self, _: Sequence[AnyGame]) -> None:
        """Ignore click's choices: the registry has them."""

    def normalize_choice(self, choice: object, ctx: click.Context | None) -> str:  # noqa: ARG002
        return str(getattr(choice, "name", choice))


GAME = _GameChoice()

_SEAT_COUNTS = [count for game in GAMES.values() for count in game.seat_counts]

SEATS = click.IntRange(min(_SEAT_COUNTS), max(_SEAT_COUNTS))
"""A number of seats, or a seat, valid in at least one game."""

RULES_KEYS = " or ".join(game.format_rules(game.default_rules) for game in GAMES.values())
"""Example rule set keys."""


class NumberRange(click.FloatRange):
    """A number in a range. Click's own range accepts NaN, which compares False with any limit."""

    # Any: as in the base class.
    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Return the number, or raise `BadParameter`."""
        number: float = super().convert(value, param, ctx)
        if isnan(number):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return number


class OutputFile(click.Path):
    """A file to be written after long work: a path that can't be written is rejected up front."""

    def __init__(self) -> None:
        super().__init__(path_type=Path, dir_okay=False, writable=True)

    def convert(
        self,
        value: str | os.PathLike[str],
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> Path:
        """Return the path, or raise `BadParameter`."""
        path = Path(os.fsdecode(super().convert(value, param, ctx)))
        if not path.parent.is_dir():
            self.fail(f"there is no folder {str(path.parent)!r}.", param, ctx)
        return path


_EXIT_CODES = (
    "Exit codes: 0 success, or the output pipe was closed, as by head; 1 error; 2 usage error; "
    "130 interrupted with Ctrl-C."
)


def epilog(*examples: str) -> str:
    """Return the end of a command's help: examples and exit codes."""
    lines = "\n".join(f"  {example}" for example in examples)
    return f"\b\nExample:\n{lines}\n\n{_EXIT_CODES}"


def parse(option: str, reader: Callable[..., T], *arguments: object) -> T:
    """Parse an option's value with a `parse_` function; raise `BadParameter` if it is invalid."""
    try:
        return reader(*arguments)
    except ValueError as error:
        raise click.BadParameter(f"{error}.", param_hint=option) from None


def parse_rules(game: AnyGame, key: str | None) -> Rules:
    """Return the rule set of the option `--rules`, or the game's default."""
    rules: Rules = game.default_rules if key is None else parse("--rules", game.parse_rules, key)
    return rules


def parse_bot(option: str, game: AnyGame, name: str) -> "AnyBot":
    """Return the bot with a name; raise `BadParameter` if there is none."""
    from fourfold.bots import UnknownBotError, make_bot

    try:
        return make_bot(game, name)
    except UnknownBotError as error:
        raise click.BadParameter(f"{error}.", param_hint=option) from None


LANGUAGE = click.option(
    "--lang",
    type=click.Choice(list(LANGUAGES)),
    help="Language; by default from the environment.",
)


def language_code(lang: str | None) -> str:
    """Return the language of the option `--lang`, or the environment's."""
    return lang or preferred_language(os.environ)
