"""The windows of a game in which somebody could call, and what they made of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from fourfold.games.event import Event
from fourfold.games.game import Seat, check_type
from fourfold.games.quarto.group import Group
from fourfold.games.quarto.move import Call, Move, Place
from fourfold.games.quarto.position import Position


class History(Protocol):
    """A game from its first position on, such as a match."""

    @property
    def positions(self) -> Sequence[Position]:
        """The first position and the one after each event."""

    @property
    def events(self) -> Sequence[Event]:
        """What happened."""


@dataclass(frozen=True, slots=True)
class CallWindow:
    """A time in which one seat could call what the latest placement completed."""

    seat: Seat
    """Who could call."""

    placer: Seat
    """Who had placed: the same seat, or the other one that had overlooked what there was."""

    number: int
    """The number of the move that placed, counted from 1."""

    groups: tuple[Group, ...]
    """What there was to call; empty if there was nothing."""

    call: Call | None
    """What was called; None if nothing was."""

    is_open: bool = False
    """Whether it was open to the end: the seat could still have called."""

    @property
    def is_right(self) -> bool:
        """Whether there was a right call."""
        return self.call is not None and self.call.group in self.groups

    @property
    def is_missed(self) -> bool:
        """Whether there was something to call, and the seat let the window close without it."""
        return bool(self.groups) and not self.is_right and not self.is_open


def call_windows(match: History) -> Iterator[CallWindow]:
    """Yield every window of a match in its order, those with nothing to call included.

    Each placement opens one for the placer and then, unless the placer wins, one for the other
    seat. A window that is still open at the end is the last one. With calls off there are none.
    """
    check_type(match.positions[0], Position, "a match of Quarto!")
    opened: tuple[int, Seat] | None = None
    before: Position | None = None
    call: Call | None = None
    placed = moves = 0
    # The last position has no event: nothing has been called in it.
    for position, event in zip(match.positions, (*match.events, None), strict=True):
        is_open = position.rules.calls and position.last is not None and not position.outcome
        now = (placed, position.mover) if is_open else None
        if now != opened:
            if opened is not None and before is not None:
                yield _close(before, opened, call)
            opened, before, call = now, position, None
        if isinstance(event, Call):
            call = event
        moves += event is not None
        if isinstance(event, Place):
            placed = moves
        is_last = event is None or not isinstance(event, Move)
        if is_last and opened is not None and before is not None:
            yield _close(before, opened, call, is_open=True)
            return


def _close(
    position: Position, opened: tuple[int, Seat], call: Call | None, *, is_open: bool = False
) -> CallWindow:
    number, seat = opened
    assert position.placer is not None
    return CallWindow(seat, position.placer, number, position.live_groups(), call, is_open)
