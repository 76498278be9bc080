"""Rooms for tests, built from plain events."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from fourfold.games import GAMES
from fourfold.server.event.event import Event, Joined, Opened, Started
from fourfold.server.room.decision import change, decide
from fourfold.server.room.room import Room
from fourfold.server.wire.action import Action, Move

DEAL = "GRBY,BYRG,YGRB,YRGB/RYGB,YGBR,RBGY,YBGR"
NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)


class Desk:
    """Holds a room's latest value, for tests that continue from it."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def happen(self, *events: Event) -> None:
        """Apply events."""
        self.room = change(self.room, events, NOW).room

    def act(self, seat: int, action: Action, version: int | None = None) -> Sequence[Event]:
        """Let a seat act, and update the room; return the events."""
        version = self.room.version if version is None else version
        changed = decide(self.room, seat, version, action, NOW)
        self.room = changed.room
        return changed.events

    def play(self, moves: str) -> None:
        """Play moves, separated by spaces, each by the seat to move."""
        for move in moves.split():
            assert self.room.to_move is not None
            self.act(self.room.to_move, Move(move=move))


def waiting_room(
    game: str = "quarto",
    rules: str | None = None,
    *,
    bots: Iterable[str | None] = (None, None),
    guests: Sequence[str] = (),
) -> Desk:
    """Return a newly opened room, with these guests in its first seats."""
    key = rules or GAMES[game].format_rules(GAMES[game].default_rules)
    desk = Desk(Room("room"))
    desk.happen(Opened(game=game, rules=key, bots=tuple(bots), host="ann"))
    for seat, guest in enumerate(guests, 1):
        desk.happen(Joined(seat, guest, guest.title()))
    return desk


def running_room(
    game: str = "quarto",
    rules: str | None = None,
    *,
    bots: Iterable[str | None] = (None, None),
    guests: Iterable[str] = ("ann", "ben", "cy", "di"),
    start: int = 1,
    deal: str | None = None,
) -> Desk:
    """Return a room whose game has begun."""
    plan = tuple(bots)
    desk = waiting_room(game, rules, bots=plan)
    names = iter(guests)
    for seat, bot in enumerate(plan, 1):
        if bot is None:
            guest = next(names)
            desk.happen(Joined(seat, guest, guest.title()))
    if game == "quartino" and deal is None:
        deal = DEAL if len(plan) == 2 else GAMES[game].draw_deal(len(plan), 1)
    desk.happen(Started(start, deal, seed=1))
    return desk
