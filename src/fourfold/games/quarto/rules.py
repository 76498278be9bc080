"""A rule set: the four choices that make a variant of Quarto!."""

from dataclasses import dataclass, field

from fourfold.games.game import IllegalPositionError
from fourfold.games.quarto.group import GROUPS, GROUPS_THROUGH, LINES, LINES_THROUGH, Group
from fourfold.games.quarto.piece import Trait

ALL_TRAITS = tuple(Trait)


@dataclass(frozen=True, slots=True)
class Rules:
    """What counts, whether it must be called, and how long a turn may take."""

    traits: tuple[Trait, ...] = ALL_TRAITS
    """The traits in play, at least one, in the order colour, shape, height, top."""

    squares: bool = False
    """Whether 2 by 2 blocks count too: the advanced game."""

    calls: bool = True
    """Whether a group wins only when it is called; otherwise completing it wins at once."""

    seconds: int | None = None
    """The time for a turn; None for no limit. Tournaments give 60."""

    mask: int = field(init=False, repr=False, compare=False)
    """The bits of the traits in play."""

    def __post_init__(self) -> None:
        """Refuse what is no rule set."""
        if not self.traits or self.traits != tuple(t for t in ALL_TRAITS if t in self.traits):
            raise IllegalPositionError(
                "the traits in play must be one to four different ones, in the order CSHT"
            )
        if self.seconds is not None and self.seconds < 1:
            raise IllegalPositionError("the time per move must be at least one second")
        object.__setattr__(self, "mask", sum(self.traits))

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups that count."""
        return GROUPS if self.squares else LINES

    @property
    def groups_through(self) -> tuple[tuple[Group, ...], ...]:
        """For each square, the groups that count and contain it."""
        return GROUPS_THROUGH if self.squares else LINES_THROUGH


AS_PRINTED = Rules()
"""The game of the printed sheets: lines, all four traits, with calls."""
