"""The rule set as a screen needs it: the tables behind the pictures."""

from typing import Annotated, Any, Literal

from pydantic import Field

from fourfold.games import quartino, quarto
from fourfold.server.wire.model import Model


class QuartoTable(Model):
    """A rule set of Quarto!."""

    game: Literal["quarto"] = "quarto"
    rules: str
    """The key of the rule set."""
    traits: tuple[Literal["C", "S", "H", "T"], ...]
    """The traits in play: colour, shape, height, top."""
    squares: bool
    """Whether 2 by 2 squares count too."""
    calls: bool
    """Whether a group wins only when it is called."""
    seconds: int | None
    """The time for a turn."""
    groups: dict[str, tuple[str, ...]]
    """The squares of every group that counts, by its name."""


class QuartinoTable(Model):
    """A rule set of Quartino."""

    game: Literal["quartino"] = "quartino"
    rules: str
    """The key of the rule set."""
    geometry: Literal["wheel", "grid"]
    """What the board looks like."""
    seconds: int | None
    """The time for a turn."""
    windows: tuple[tuple[int, ...], ...]
    """The fields of the windows 1, 2, 3 …, in the order in which a card lists its colours."""
    column: int
    """So many stones on one field are a Column."""


Table = Annotated[QuartoTable | QuartinoTable, Field(discriminator="game")]


def describe_table(rules: Any) -> QuartoTable | QuartinoTable:
    """Return a rule set for the wire."""
    match rules:
        case quarto.Rules():
            return QuartoTable(
                rules=quarto.format_rules(rules),
                traits=tuple(trait.letter for trait in rules.traits),  # type: ignore[misc]
                squares=rules.squares,
                calls=rules.calls,
                seconds=rules.seconds,
                groups={str(group): tuple(map(str, group.squares)) for group in rules.groups},
            )
        case quartino.Rules():
            return QuartinoTable(
                rules=quartino.format_rules(rules),
                geometry=rules.geometry.name,  # type: ignore[arg-type]
                seconds=rules.seconds,
                windows=rules.geometry.windows,
                column=quartino.ENOUGH,
            )
        case _:
            raise TypeError(f"{rules!r} is no rule set of a game that is played here")
