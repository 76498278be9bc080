"""Tables of windows: the places where a card's pattern can appear.

Fields are numbered 0 to 8. The printed rules' pictures are lost, so the wheel is a reconstruction.

    wheel            grid

       1
     8   2           1 2 3
    7  0  3          8 0 4
     6   4           7 6 5
       5
"""

from dataclasses import dataclass
from typing import Literal

FIELDS = range(9)
"""The numbers of the nine fields."""

Window = tuple[int, int, int, int]
"""Four fields, in the order of a card's colours."""


@dataclass(frozen=True, slots=True)
class Geometry:
    """A board: its windows, which the notation numbers from 1."""

    name: Literal["wheel", "grid"]
    """The name in a rule set key."""

    windows: tuple[Window, ...]
    """The windows, ordered by number."""


WHEEL = Geometry(
    "wheel",
    (
        (0, 1, 2, 3),
        (0, 2, 3, 4),
        (0, 3, 4, 5),
        (0, 4, 5, 6),
        (0, 5, 6, 7),
        (0, 6, 7, 8),
        (0, 7, 8, 1),
        (0, 8, 1, 2),
    ),
)
"""The hub and eight rim fields clockwise from the top; a window is the hub and three neighbours."""

GRID = Geometry(
    "grid",
    (
        (1, 2, 8, 0),
        (2, 3, 0, 4),
        (8, 0, 7, 6),
        (0, 4, 6, 5),
    ),
)
"""Three rows of three fields; a window is a 2 by 2 block, read row by row from the upper left."""

GEOMETRIES: dict[str, Geometry] = {geometry.name: geometry for geometry in (WHEEL, GRID)}
"""The geometries by name."""
