"""Rooms for tests, made from plain events."""

from collections.abc import Iterable

from fourfold.games import GAMES
from fourfold.server.room.decision import decide
from fourfold.server.room.room import Room, fold
from fourfold.server.wire.action import Action, Move
from fourfold.server.wire.event import Event, Joined, Opened, SeatPlan, Started

DEAL = "GRBY,BYRG,YGRB,YRGB/RYGB,YGBR,RBGY,YBGR"


def waiting_room(
    game: str = "quarto", rules: str | None = None, *, bots: Iterable[str | None] = (None, None)
) -> Room:
    """Return a room that was just opened."""
    key = rules or ("CSHT!" if game == "quarto" else "wheel")
    opened = Opened.model_validate(
        {
            "game": game,
            "rules": key,
            "seats": tuple(SeatPlan(bot=bot) for bot in bots),
            "host": "ann",
        }
    )
    return fold("room", [opened])


def running_room(
    game: str = "quarto",
    rules: str | None = None,
    *,
    bots: Iterable[str | None] = (None, None),
    guests: Iterable[str] = ("ann", "ben", "cy", "di"),
    start: int = 1,
    deal: str | None = None,
) -> Room:
    """Return a room whose game has begun."""
    plan = tuple(bots)
    room = waiting_room(game, rules, bots=plan)
    names = iter(guests)
    for seat, bot in enumerate(plan, 1):
        if bot is None:
            guest = next(names)
            room.apply(Joined(seat=seat, guest=guest, name=guest.title()))
    if game == "quartino" and deal is None:
        deal = DEAL if len(plan) == 2 else GAMES[game].draw_deal(len(plan), 1)
    room.apply(Started(start=start, deal=deal, seed=1))
    return room


def act(room: Room, seat: int, action: Action, version: int | None = None) -> list[Event]:
    """Let a seat act, and the room go on; return what happened."""
    events = decide(room, seat, room.version if version is None else version, action)
    for event in events:
        room.apply(event)
    return events


def play(room: Room, moves: str) -> None:
    """Play moves, separated by blanks, each by the seat that is to move."""
    for move in moves.split():
        assert room.to_move is not None
        act(room, room.to_move, Move(move=move))
