"""What the command line knows of a game beyond its contract."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fourfold.games.replay import AnyReplay


def count_nothing(position: object, depth: int, has_ended: bool) -> list[int] | None:  # noqa: ARG001
    """Return None: the game has no native rules."""
    return None


def add_nothing(game: AnyReplay) -> dict[str, object]:  # noqa: ARG001
    """Return nothing: the game has nothing to add to the summary."""
    return {}


@dataclass(frozen=True, slots=True)
class OwnCommand:
    """A command that only one game has."""

    module: str
    """The module that has it, under the name `command`."""

    help: str
    """What it does, in a line."""


@dataclass(frozen=True, slots=True)
class CommandLine:
    """One game on the command line; every part may be left out."""

    examples: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Calls that the help of a command shows, by its name."""

    notes: Mapping[str, str] = field(default_factory=dict)
    """A paragraph that the help of a command has for this game, by its name."""

    commands: Mapping[str, OwnCommand] = field(default_factory=dict)
    """The commands that only this game has, by name."""

    count_natively: Callable[[Any, int, bool], list[int] | None] = count_nothing
    """Count with compiled rules: a position, a depth, and whether the endings are asked for too.

    Returns one or two numbers, or None where they can't count this; raises `OverflowError` past
    64 bits. Any: a game takes its own positions alone.
    """

    summarise: Callable[[AnyReplay], dict[str, object]] = add_nothing
    """Return what `fourfold replay` adds to the JSON line of a game."""
