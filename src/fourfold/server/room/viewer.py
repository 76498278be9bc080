"""Somebody who looks at a room."""

from typing import NamedTuple


class Viewer(NamedTuple):
    """Who looks: from a seat that they hold, or as a spectator."""

    seat: int | None = None
    """The seat that they look from; None for a spectator."""

    holder: str | None = None
    """The guest who held that seat when the viewer was let in: it may get another holder."""


SPECTATOR = Viewer()
