"""A rule set: the four options that define a variant of Quarto!."""

from dataclasses import dataclass, field

from fourfold.games.game import IllegalPositionError, check_seconds, check_type
from fourfold.games.quarto.group import GROUPS, GROUPS_THROUGH, LINES, LINES_THROUGH, Group
from fourfold.games.quarto.piece import Trait
from fourfold.games.scanner import SOME_SECONDS, Scanner

ALL_TRAITS = tuple(Trait)
"""The four traits, in the order of a rule set key."""

A_RULE_SET = "a Quarto! rule set, or its key such as 'CSHT!'"


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set: what counts, whether it must be called, how long a turn may take."""

    traits: tuple[Trait, ...] = ALL_TRAITS
    """The traits in play, at least one, in the order colour, shape, height, top."""

    squares: bool = False
    """Whether 2 by 2 blocks count too: the advanced game."""

    calls: bool = True
    """Whether a group wins only when called; otherwise completing it wins immediately."""

    seconds: int | None = None
    """Seconds per turn; None for no limit. Tournaments use 60."""

    mask: int = field(init=False, repr=False, compare=False)
    """The bits of the traits in play."""

    def __post_init__(self) -> None:
        """Check the values."""
        object.__setattr__(self, "traits", tuple(self.traits))
        for trait in self.traits:
            check_type(trait, Trait, "a trait, such as Trait.COLOUR (parse_rules reads a key)")
        check_type(self.squares, bool, "squares on or off (True or False)")
        check_type(self.calls, bool, "calls on or off (True or False)")
        check_seconds(self.seconds)
        if not self.traits or self.traits != tuple(t for t in ALL_TRAITS if t in self.traits):
            raise IllegalPositionError(
                "the traits in play must be one to four different ones, in the order CSHT"
            )
        object.__setattr__(self, "mask", sum(self.traits))

    def __str__(self) -> str:
        """Return the key of the rule set, such as `CSHT+!/60`."""
        letters = "".join(trait.letter for trait in self.traits)
        seconds = "" if self.seconds is None else f"/{self.seconds}"
        return f"{letters}{'+' * self.squares}{'!' * self.calls}{seconds}"

    def __repr__(self) -> str:
        """Return an expression that recreates the rule set."""
        return f"quarto.parse_rules({str(self)!r})"

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups that count."""
        return GROUPS if self.squares else LINES

    @property
    def groups_through(self) -> tuple[tuple[Group, ...], ...]:
        """For each square, the groups that count and contain it."""
        return GROUPS_THROUGH if self.squares else LINES_THROUGH


AS_PRINTED = Rules()
"""The game on the printed sheets: lines, all four traits, with calls."""


def parse_rules(text: str) -> Rules:
    """Parse a rule set key, such as `CSHT+!/60`; raise `NotationError` if the text is not one."""
    scanner = Scanner(text)
    traits = tuple(trait for trait in Trait if scanner.accept(trait.letter))
    if not traits:
        is_lower_case = any(trait.letter == scanner.peek(0).upper() for trait in Trait)
        scanner.refuse("a trait in play (C, S, H or T)", is_in_wrong_case=is_lower_case)
    squares = scanner.accept("+")
    calls = scanner.accept("!")
    seconds = scanner.take_number(SOME_SECONDS) if scanner.accept("/") else None
    if not scanner.is_at_end:
        scanner.refuse("the end of the rule set key (traits in the order CSHT, then +, !, /60)")
    return Rules(traits, squares, calls, seconds)


def format_rules(rules: Rules) -> str:
    """Return the key of a rule set."""
    return str(check_type(rules, Rules, A_RULE_SET))


def read_rules(rules: Rules | str) -> Rules:
    """Return a rule set, given the rule set or its key."""
    return parse_rules(rules) if isinstance(rules, str) else check_type(rules, Rules, A_RULE_SET)
