"""A rule set of Quartino: the board and the time for a turn."""

from dataclasses import dataclass

from fourfold.games.game import IllegalPositionError
from fourfold.games.quartino.geometry import WHEEL, Geometry

SEAT_COUNTS = (2, 3, 4)
"""The numbers of seats that can play."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Where patterns can lie, and how long a turn may take."""

    geometry: Geometry = WHEEL
    """The table of windows."""

    seconds: int | None = None
    """The time for a whole turn (house rule); None for no limit."""

    def __post_init__(self) -> None:
        """Refuse what is no rule set."""
        if self.seconds is not None and self.seconds < 1:
            raise IllegalPositionError("the time per move must be at least one second")


AS_PRINTED = Rules()
"""The game of the printed rules, on the reconstructed wheel."""
