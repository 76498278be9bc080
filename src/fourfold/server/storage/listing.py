"""A game's summary for lists, written in the same transaction as its log."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, get_args

Status = Literal["waiting", "playing", "over", "closed"]
"""`waiting` for players, `playing`, `over` with a result, or `closed` before it began."""

STATUSES: tuple[Status, ...] = get_args(Status)
FINISHED: tuple[Status, ...] = ("over", "closed")
"""No more moves are played; players may still chat and ask for a rematch."""

Cursor = tuple[datetime, str]
"""The end of a list page: its last game's update time and id."""


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """A seat and its holder: a guest, a bot, or nobody yet."""

    seat: int
    guest_id: str | None = None
    bot: str | None = None
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """A game's summary for lists."""

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
    """The number of people seated."""

    version: int
    """The latest version of the log."""

    winner: int | None = None
    reason: str | None = None
    position_key: str | None = None
    """The position up to symmetry while people play each other; cleared when the game ends."""

    due_ms: int | None = None
    """When to check this game's clocks, in ms of service time."""

    created_at: datetime
    updated_at: datetime

    @property
    def cursor(self) -> Cursor:
        """The cursor of a page that ends with this game."""
        return self.updated_at, self.id


def sort_seats(seats: Iterable[SeatHolder]) -> tuple[SeatHolder, ...]:
    """Return the seats in order, as the storage returns them."""
    return tuple(sorted(seats, key=lambda holder: holder.seat))
