"""The call windows of a game, and how the players used them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from fourfold.games.event import Event
from fourfold.games.game import Seat, quote
from fourfold.games.quarto.group import Group
from fourfold.games.quarto.move import Call, Move, Place
from fourfold.games.quarto.position import Position


class History(Protocol):
    """The positions and events of a game, such as a match."""

    @property
    def positions(self) -> Sequence[Position]:
        """The first position, and the position after each event."""

    @property
    def events(self) -> Sequence[Event]:
        """The events between them, in order."""


@dataclass(frozen=True, slots=True)
class CallWindow:
    """A chance for one seat to call what the latest placement completed."""

    seat: Seat
    """The seat that could call."""

    placer: Seat
    """The seat that placed: the same one or, in the second window, its opponent."""

    number: int
    """The number of the placing move, counted from 1."""

    groups: tuple[Group, ...]
    """The groups that could be called; empty if there were none."""

    call: Call | None
    """The call that was made; None if there was none."""

    is_open: bool = False
    """Whether the window is still open, or was when the game ended."""

    @property
    def is_right(self) -> bool:
        """Whether the seat called correctly."""
        return self.call is not None and self.call.group in self.groups

    @property
    def is_missed(self) -> bool:
        """Whether there was something to call and the window closed without a correct call."""
        return bool(self.groups) and not self.is_right and not self.is_open


def call_windows(match: History) -> Iterator[CallWindow]:
    """Yield every window of a match in order, including those with nothing to call.

    Each placement opens one for the placer and then, unless the placer wins, one for the other
    seat. A window that is still open at the end comes last. With calls off there are no windows.
    """
    positions = getattr(match, "positions", None)
    if not positions or not isinstance(positions[0], Position):
        raise TypeError(f"expected a match of Quarto!, found {_describe(match)}")
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


def _describe(match: object) -> str:
    game = getattr(getattr(match, "game", None), "name", None)
    if game is not None:
        return f"one of {game}"
    return quote(match)


def _close(
    position: Position, opened: tuple[int, Seat], call: Call | None, *, is_open: bool = False
) -> CallWindow:
    number, seat = opened
    assert position.placer is not None
    return CallWindow(seat, position.placer, number, position.live_groups(), call, is_open)
