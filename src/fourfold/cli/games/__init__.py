"""The games on the command line: one adapter each, registered here."""

from collections.abc import Callable
from inspect import getdoc
from typing import Any, TypeVar

from fourfold.cli.games.adapter import CommandLine
from fourfold.cli.games.quartino import QUARTINO
from fourfold.cli.games.quarto import QUARTO
from fourfold.games.game import AnyGame
from fourfold.plugin import load_plugins

F = TypeVar("F", bound=Callable[..., Any])  # Any: a function of whatever kind

COMMAND_LINES: dict[str, CommandLine] = {
    "quarto": QUARTO,
    "quartino": QUARTINO,
}
"""The adapters by the names of their games; a game may do without one."""

load_plugins(COMMAND_LINES, "command_line", "COMMAND_LINE")


def command_line(game: AnyGame) -> CommandLine:
    """Return the adapter of a game."""
    return COMMAND_LINES.get(game.name, CommandLine())


def examples(command: str) -> list[str]:
    """Return the calls that the help of a command shows, game by game."""
    return [each for line in COMMAND_LINES.values() for each in line.examples.get(command, ())]


def with_notes(command: str) -> Callable[[F], F]:
    """Add to the docstring of a command, which is its help, what games have to say there."""

    def add(function: F) -> F:
        notes = [line.notes[command] for line in COMMAND_LINES.values() if command in line.notes]
        function.__doc__ = "\n\n".join([getdoc(function) or "", *notes])
        return function

    return add
