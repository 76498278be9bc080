"""What the command line needs from a game beyond its rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fourfold.games.game import AnyPosition
from fourfold.games.replay import AnyReplay
from fourfold.language import Language


def count_nothing(position: object, depth: int, has_ended: bool) -> list[int] | None:  # noqa: ARG001
    """Return None: the game has no native engine."""
    return None


def add_nothing(game: AnyReplay) -> dict[str, object]:  # noqa: ARG001
    """Return an empty dict: the game adds nothing to the summary."""
    return {}


def draw_diagram(language: Language, position: AnyPosition) -> str:  # noqa: ARG001
    """Return the position as `print` shows it."""
    return str(position)


@dataclass(frozen=True, slots=True)
class Explanation:
    """The output of `fourfold analyse`."""

    text: str
    """The text for people."""

    values: Mapping[str, object]
    """The same for programs, as a JSON object."""


@dataclass(frozen=True, slots=True)
class OwnCommand:
    """A command that only one game has."""

    module: str
    """The module that defines it as `command`."""

    help: str
    """Its one-line help."""


@dataclass(frozen=True, slots=True)
class CommandLine:
    """Adapts one game to the command line; every part is optional."""

    examples: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Examples for a command's help, by command name."""

    notes: Mapping[str, str] = field(default_factory=dict)
    """A paragraph about this game for a command's help, by command name."""

    commands: Mapping[str, OwnCommand] = field(default_factory=dict)
    """The commands that only this game has, by name."""

    count_natively: Callable[[Any, int, bool], list[int] | None] = count_nothing
    """Perft with the native engine, given a position, a depth, and whether to count endings too.

    Returns one or two numbers, or None if the engine can't count this; raises `OverflowError`
    past 64 bits. Any: each game takes only its own positions.
    """

    summarise: Callable[[AnyReplay], dict[str, object]] = add_nothing
    """Return what `fourfold replay` adds to a game's JSON line."""

    picture: Callable[[Language, Any], str] = draw_diagram
    """Draw a position in plain characters. Any: as above."""

    analyse: Callable[[Any], Explanation] | None = None
    """Explain a position for `fourfold analyse`; None if the game can't. Any: as above."""

    analysed_rules: Sequence[str] = ()
    """The rule set keys to try, in order, for a position that comes without one."""
