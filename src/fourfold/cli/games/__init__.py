"""The command line's registry of games: one adapter each."""

from collections.abc import Callable
from inspect import getdoc
from typing import Any, TypeVar

from fourfold.cli.games.adapter import CommandLine
from fourfold.cli.games.quartino import QUARTINO
from fourfold.cli.games.quarto import QUARTO
from fourfold.games.game import AnyGame
from fourfold.plugin import load_plugins

F = TypeVar("F", bound=Callable[..., Any])  # Any: any signature

COMMAND_LINES: dict[str, CommandLine] = {
    "quarto": QUARTO,
    "quartino": QUARTINO,
}
"""The adapters by game name; a game doesn't need one."""

load_plugins(COMMAND_LINES, "command_line", "COMMAND_LINE")


def command_line(game: AnyGame) -> CommandLine:
    """Return a game's adapter."""
    return COMMAND_LINES.get(game.name, CommandLine())


def examples(command: str) -> list[str]:
    """Return the examples in a command's help, game by game."""
    return [each for line in COMMAND_LINES.values() for each in line.examples.get(command, ())]


def with_notes(command: str) -> Callable[[F], F]:
    """Append the games' notes to a command's docstring, which is its help."""

    def add(function: F) -> F:
        notes = [line.notes[command] for line in COMMAND_LINES.values() if command in line.notes]
        function.__doc__ = "\n\n".join([getdoc(function) or "", *notes])
        return function

    return add
