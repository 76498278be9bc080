"""A viewer of a room."""

from typing import NamedTuple


class Viewer(NamedTuple):
    """A player at a seat, or a spectator."""

    seat: int | None = None
    """The viewer's seat; None for a spectator."""

    holder: str | None = None
    """The guest who held the seat when the viewer connected; the seat may change hands later."""


SPECTATOR = Viewer()
