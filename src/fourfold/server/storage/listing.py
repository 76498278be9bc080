"""One game as lists show it, kept beside its log and written in the same transaction."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, get_args

Status = Literal["waiting", "playing", "over", "closed"]
"""`waiting` for players, `playing`, `over` with a result, or `closed` before it began."""

STATUSES: tuple[Status, ...] = get_args(Status)
FINISHED: tuple[Status, ...] = ("over", "closed")
"""Nothing is played any more; people may still talk, and ask for a rematch."""

Cursor = tuple[datetime, str]
"""Where a page of a list ends: when its last game was updated, and that game's id."""


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who holds a seat: a guest, a bot, or nobody yet."""

    seat: int
    guest_id: str | None = None
    bot: str | None = None
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """One game as lists show it."""

    id: str
    game: str
    """The name of the game."""

    rules: str
    """The key of the rule set."""

    status: Status
    is_private: bool
    opened_by: str | None
    """The id of the guest who opened it; None for the server itself."""

    seats: tuple[SeatHolder, ...]
    people: int
    """How many people are seated."""

    version: int
    """The latest version of the log."""

    winner: int | None = None
    reason: str | None = None
    position_key: str | None = None
    """The position up to symmetry, while people play each other; not kept afterwards."""

    due_ms: int | None = None
    """When to look at this game, in ms of service time: a clock may have run out."""

    created_at: datetime
    updated_at: datetime

    @property
    def cursor(self) -> Cursor:
        """Where a page ends whose last game this is."""
        return self.updated_at, self.id


def sort_seats(seats: Iterable[SeatHolder]) -> tuple[SeatHolder, ...]:
    """Return the seats in their order, as they come back from the storage."""
    return tuple(sorted(seats, key=lambda holder: holder.seat))
