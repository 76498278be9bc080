"""What lists of games need of a game, kept beside its log and written together with it."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

Status = Literal["waiting", "playing", "over", "closed"]
"""`waiting` for players, `playing`, `over` with a result, or `closed` before it began."""

Cursor = tuple[datetime, str]
"""Where a page of a list ends: when the last game on it was updated, and its id."""


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
    """The id of the guest who opened it; None: the server itself."""

    seats: tuple[SeatHolder, ...]
    people: int
    """How many persons are seated."""

    version: int
    """The latest version of the log."""

    winner: int | None = None
    reason: str | None = None
    position_key: str | None = None
    """The position up to symmetry, of a game between two or more people; not kept afterwards."""

    due_at: datetime | None = None
    """Look at this game then: a clock may be up. Wall clock, so a hint only."""

    created_at: datetime
    updated_at: datetime
    previous_id: str | None = None
    next_id: str | None = None

    @property
    def cursor(self) -> Cursor:
        """Where a page ends that has this game as its last."""
        return self.updated_at, self.id


def sort_seats(seats: Iterable[SeatHolder]) -> tuple[SeatHolder, ...]:
    """Return the seats in their order, as they come back from the storage."""
    return tuple(sorted(seats, key=lambda holder: holder.seat))
