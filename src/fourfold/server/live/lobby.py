"""Opens rooms, seats people, and starts games."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from fourfold.bots import bot_names
from fourfold.games import GAMES
from fourfold.games.event import is_move
from fourfold.games.game import GameError
from fourfold.server.event.event import (
    Event,
    Joined,
    Moved,
    Opened,
    RematchOpened,
    Started,
    Starter,
)
from fourfold.server.live.live_room import LiveRoom
from fourfold.server.name import clean_name
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.decision import change
from fourfold.server.room.person import Person
from fourfold.server.room.room import Room
from fourfold.server.storage.error import VersionConflictError
from fourfold.server.storage.guest import Guest
from fourfold.server.wire.request import NewRoom, Source

if TYPE_CHECKING:
    from fourfold.server.live.hall import Hall

MAX_DEPARTURES_PER_GUEST = 10
"""Times that a guest may leave one room before its game begins."""

MAX_ENTRIES_BEFORE_START = 2_000
"""Maximum length of a room's log before its game begins."""

MIN_TURN_SECONDS = 5
MAX_TURN_SECONDS = 24 * 3600
"""Limits on the time for a turn on a server."""


class Lobby:
    """Opens rooms and rematches, and seats guests."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._openings: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each guest who is opening a room."""

    async def open(
        self, guest: Guest, request: NewRoom, *, client: str | None = None, is_seek: bool = False
    ) -> LiveRoom:
        """Open a room and seat its host; raise `Refusal` if it can't be opened.

        `client` is the host's address: see `LiveRoom.client`.
        """
        # One at a time: concurrent requests would each pass the limit check.
        async with self._openings.setdefault(guest.id, asyncio.Lock()):
            limit = self._hall.config.limits.rooms_per_guest
            if limit and await self._hall.storage.count_rooms(guest.id) >= limit:
                raise Refusal(Code.TOO_MANY_ROOMS, f"a guest may have {limit} rooms at a time")
            return await self._open(guest, request, client, is_seek=is_seek)

    async def _open(
        self, guest: Guest, request: NewRoom, client: str | None, *, is_seek: bool
    ) -> LiveRoom:
        opened = replace(plan_room(guest.id, request), is_seek=is_seek)
        played = (
            None if request.source is None else await self._copied_moves(request, request.source)
        )
        people = {
            seat: Person(guest.id, clean_name(wish.name) if wish.name else guest.name)
            for seat, wish in enumerate(request.seats, 1)
            if wish.kind == "me"
        }
        return await self._begin(self._hall.chance.game_id(), opened, people, client, played=played)

    async def join(self, live: LiveRoom, guest: Guest, seat: int | None) -> int:
        """Seat a guest and return the seat. Idempotent."""
        async with live.lock:
            await live.settle()
            room = live.room
            seat = find_seat(room, guest.id, seat)
            if seat in room.seats_of(guest.id):
                return seat
            events: list[Event] = [Joined(seat, guest.id, guest.name)]
            if len(room.free_seats) == 1:
                events.append(self._start(room.plan, None))
            if not await live.write_own(events):
                raise Refusal(Code.BUSY, "somebody else took a seat at the same moment")
            return seat

    async def open_rematch(self, live: LiveRoom) -> None:
        """Open the rematch once everybody has asked for it, with the seats rotated.

        Idempotent across processes: the rematch id is derived from the room's id.
        """
        async with live.lock:
            await live.settle()
            room = live.room
            if not room.wants_rematch:
                return
            next_id = self._hall.tokens.rematch_id(room.id)
            opened, people = _rotate_seats(room)
            # On a conflict the rematch exists already, and only this room's log lacks it.
            with suppress(VersionConflictError):
                await self._begin(next_id, opened, people, live.client, room)
            await live.write_own([RematchOpened(next_id)])

    async def check_source(self, request: NewRoom) -> None:
        """Raise `Refusal` if a room can't continue from the game that it names, if any."""
        if request.source is not None:
            await self._copied_moves(request, request.source)

    async def _copied_moves(self, request: NewRoom, source: Source) -> list[Event]:
        """Return the start and the first moves of the finished game to continue from."""
        if any(wish.kind == "open" for wish in request.seats):
            raise Refusal(Code.BAD_MESSAGE, "source: no seat may be open")
        room = (await self._hall.room(source.game)).room
        match = room.match
        if match is None or match.outcome is None:
            raise Refusal(Code.NOT_STARTED, "source: that game is not over")
        setup, events = match.setup, match.events[: source.moves]
        is_fitting = (setup.game.name, setup.seats) == (request.game, len(request.seats))
        if not is_fitting or setup.rules != setup.game.parse_rules(request.rules):
            raise Refusal(Code.BAD_MESSAGE, "source: that game has other rules or seats")
        moves = [
            Moved(position.seat, event)
            for position, event in zip(match.positions, events, strict=False)
            if is_move(event) and position.seat is not None
        ]
        if match.positions[len(events)].outcome or len(moves) < len(events):
            raise Refusal(Code.BAD_MESSAGE, "source: the game can't be continued from there")
        has_bots = any(wish.kind == "bot" for wish in request.seats)
        position = match.positions[len(events)]
        if has_bots and await self._hall.guard.blocks_bots(room.adapter, position, len(events)):
            raise Refusal(Code.ANALYSIS_REFUSED, "source: people are playing that position now")
        return [Started(setup.starter, setup.deal, self._hall.chance.seed()), *moves]

    async def _begin(
        self,
        game_id: str,
        opened: Opened,
        people: dict[int, Person],
        client: str | None,
        last: Room | None = None,
        played: list[Event] | None = None,
    ) -> LiveRoom:
        live = LiveRoom(self._hall, game_id)
        live.client = client
        events: list[Event] = [opened]
        events += [
            Joined(seat, person.guest, person.name) for seat, person in sorted(people.items())
        ]
        bots = sum(bot is not None for bot in opened.bots)
        if played is not None:
            events += played
        elif len(people) + bots == len(opened.bots):
            events.append(self._start(opened, last))
        async with live.lock:
            await live.write(change(live.room, events, self._hall.clock.now()))
        return self._hall.add(live)

    def _start(self, opened: Opened, last: Room | None) -> Started:
        game, seats, chance = GAMES[opened.game], len(opened.bots), self._hall.chance
        start = 1 + chance.below(seats)
        if isinstance(opened.starter, int):
            start = opened.starter
        elif opened.starter == "loser" and last is not None and last.match is not None:
            # The seats have been rotated by one: the player of seat 1 is in seat 2 now.
            start = next_seat(last.match.next_starter(chance.random), seats)
        deal = game.draw_deal(seats, chance.seed())
        return Started(start, deal, chance.seed())


def find_seat(room: Room, guest_id: str | None, seat: int | None) -> int:
    """Return the seat that a guest holds or may take; None stands for a newcomer, and for any seat.

    Raise `Refusal` if there is none.
    """
    held = room.seats_of(guest_id)
    if held and (seat is None or seat in held):
        return seat or held[0]
    if room.status == "closed":
        raise Refusal(Code.GAME_OVER, "the room is closed")
    if room.status != "waiting":
        raise Refusal(Code.ROOM_FULL, "all seats are taken")
    has_left = guest_id is not None and room.count_departures(guest_id) >= MAX_DEPARTURES_PER_GUEST
    if has_left or room.version >= MAX_ENTRIES_BEFORE_START:
        raise Refusal(Code.FORBIDDEN, "you have joined and left too often")
    free = room.free_seats
    if seat is not None and seat not in free:
        raise Refusal(Code.SEAT_TAKEN, f"seat {seat} is taken")
    return seat or free[0]


def check_new_room(request: NewRoom) -> None:
    """Raise `Refusal` if no guest could open this room."""
    plan_room("", request)


def plan_room(host: str, request: NewRoom) -> Opened:
    """Validate a request and return its opening event; raise `Refusal`."""
    game = GAMES[request.game]
    try:
        rules = game.parse_rules(request.rules)
    except GameError as error:
        raise Refusal(Code.BAD_MESSAGE, f"rules: {error}") from None
    if rules.seconds is not None and not MIN_TURN_SECONDS <= rules.seconds <= MAX_TURN_SECONDS:
        raise Refusal(
            Code.BAD_MESSAGE,
            f"rules: the time for a turn must be {MIN_TURN_SECONDS} to {MAX_TURN_SECONDS} seconds",
        )
    if len(request.seats) not in game.seat_counts:
        count = len(request.seats)
        raise Refusal(Code.BAD_MESSAGE, f"seats: {game.name} can't be played with {count} seats")
    for seat, wish in enumerate(request.seats, 1):
        if wish.kind == "bot" and wish.bot not in bot_names(game):
            raise Refusal(Code.BAD_MESSAGE, f"seat {seat}: {game.name} has no bot {wish.bot!r}")
        if wish.kind != "bot" and wish.bot is not None:
            raise Refusal(Code.BAD_MESSAGE, f"seat {seat}: only bots have a level")
        if wish.kind != "me" and wish.name is not None:
            raise Refusal(Code.BAD_MESSAGE, f"seat {seat}: only your own seats can be named")
    if not any(wish.kind == "me" for wish in request.seats):
        raise Refusal(Code.BAD_MESSAGE, "seats: one of them must be yours")
    if isinstance(request.starter, int) and request.starter > len(request.seats):
        raise Refusal(Code.BAD_MESSAGE, f"starter: there is no seat {request.starter}")
    if request.keeps_starter and not isinstance(request.starter, int):
        raise Refusal(Code.BAD_MESSAGE, "keeps_starter: name a seat as the starter")
    has_open_seat = any(wish.kind == "open" for wish in request.seats)
    is_private = not has_open_seat if request.is_private is None else request.is_private
    by_default: Starter = "loser" if game.default_loser_starts else "lot"
    return Opened(
        game=request.game,
        rules=game.format_rules(rules),
        bots=tuple(wish.bot for wish in request.seats),
        is_private=is_private,
        starter=by_default if request.starter is None else request.starter,
        keeps_starter=request.keeps_starter,
        host=host,
        source=None if request.source is None else request.source.game,
    )


def _rotate_seats(room: Room) -> tuple[Opened, dict[int, Person]]:
    """Return the rematch's opening and seating: everybody moves on by one seat."""
    plan, seats = room.plan, len(room.seats)
    opened = replace(
        plan,
        bots=(plan.bots[-1], *plan.bots[:-1]),
        starter=_next_starter(plan),
        previous=room.id,
        source=None,
        is_seek=False,
    )
    return opened, {next_seat(seat, seats): person for seat, person in room.people.items()}


def _next_starter(plan: Opened) -> Starter:
    """Return who starts the rematch: drawn by lot, the same player as before, or the loser."""
    if plan.starter == "lot":
        return "lot"
    if plan.keeps_starter and isinstance(plan.starter, int):
        return next_seat(plan.starter, len(plan.bots))
    return "loser"


def next_seat(seat: int, seats: int) -> int:
    """Return a player's seat in the rematch."""
    return seat % seats + 1
