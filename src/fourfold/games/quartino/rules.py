"""A Quartino rule set: the board and the time per turn."""

from dataclasses import dataclass

from fourfold.games.game import check_seconds, check_type
from fourfold.games.quartino.geometry import GEOMETRIES, WHEEL, Geometry
from fourfold.games.scanner import SOME_SECONDS, Scanner

A_RULE_SET = "a Quartino rule set, or its key such as 'wheel'"
SEAT_COUNTS = (2, 3, 4)
"""The supported numbers of seats."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set: the geometry of the board, and how long a turn may take."""

    geometry: Geometry = WHEEL
    """The board, with the windows in which patterns can appear."""

    seconds: int | None = None
    """Seconds per turn (a house rule); None for no limit."""

    def __post_init__(self) -> None:
        """Check the values."""
        check_type(self.geometry, Geometry, "a geometry, WHEEL or GRID")
        check_seconds(self.seconds)

    def __str__(self) -> str:
        """Return the key of the rule set, such as `wheel/60`."""
        return self.geometry.name + ("" if self.seconds is None else f"/{self.seconds}")

    def __repr__(self) -> str:
        """Return an expression that recreates the rule set."""
        return f"quartino.parse_rules({str(self)!r})"


AS_PRINTED = Rules()
"""The game in the printed rules, on the reconstructed wheel."""


def parse_rules(text: str) -> Rules:
    """Parse a rule set key, such as `wheel/60`; raise `NotationError` if the text is not one."""
    scanner = Scanner(text)
    names = " or ".join(GEOMETRIES)
    geometry = next((g for name, g in GEOMETRIES.items() if scanner.accept(name)), None)
    if geometry is None:
        is_in_wrong_case = text.lower().startswith(tuple(GEOMETRIES))
        scanner.refuse(f"a geometry ({names})", is_in_wrong_case=is_in_wrong_case)
    seconds = scanner.take_number(SOME_SECONDS) if scanner.accept("/") else None
    scanner.expect_end()
    return Rules(geometry, seconds)


def format_rules(rules: Rules) -> str:
    """Return the key of a rule set."""
    return str(check_type(rules, Rules, A_RULE_SET))


def read_rules(rules: Rules | str) -> Rules:
    """Return a rule set, given the rule set or its key."""
    return parse_rules(rules) if isinstance(rules, str) else check_type(rules, Rules, A_RULE_SET)
