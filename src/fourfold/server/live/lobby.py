"""Opens rooms, lets people sit down in them, and starts the games."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from fourfold.bots import bot_names
from fourfold.games import GAMES
from fourfold.games.event import is_move
from fourfold.games.game import GameError
from fourfold.server.live.live_room import LiveRoom
from fourfold.server.name import clean_name
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.room import Person, Room
from fourfold.server.room.telling import tell_moves
from fourfold.server.storage.error import VersionConflictError
from fourfold.server.storage.guest import Guest
from fourfold.server.wire.event import (
    Event,
    Joined,
    Opened,
    RematchOpened,
    SeatPlan,
    Started,
)
from fourfold.server.wire.request import NewRoom

if TYPE_CHECKING:
    from fourfold.server.live.hall import Hall

MOST_COMINGS = 10
"""So often a guest may sit down in one room."""

LONGEST_WAIT = 2_000
"""So long the log of a room may get before its game begins."""

SHORTEST_TURN = 5
LONGEST_TURN = 24 * 3600
"""Seconds that a turn may be given on a server."""


class Lobby:
    """Where rooms begin."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._openings: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each guest who opens a room just now."""

    async def open(self, guest: Guest, request: NewRoom) -> LiveRoom:
        """Open a room with its host in it; raise `Refusal` for one that can't be."""
        # One after the other: else many that are asked for at once would each be the last allowed.
        async with self._openings.setdefault(guest.id, asyncio.Lock()):
            limit = self._hall.config.limits.rooms_per_guest
            if limit and await self._hall.storage.count_rooms(guest.id) >= limit:
                raise Refusal(Code.TOO_MANY_ROOMS, f"a guest may have {limit} rooms at a time")
            return await self._open(guest, request)

    async def _open(self, guest: Guest, request: NewRoom) -> LiveRoom:
        opened = _plan(guest.id, request)
        played = None if request.source is None else await self._played(request)
        people = {
            seat: Person(guest.id, clean_name(place.name) if place.name else guest.name)
            for seat, place in enumerate(request.seats, 1)
            if place.kind == "me"
        }
        return await self._begin(self._hall.chance.game_id(), opened, people, played=played)

    async def join(self, live: LiveRoom, guest: Guest, seat: int | None) -> int:
        """Let a guest sit down; return the seat. Sitting down twice changes nothing."""
        async with live.lock:
            await live.settle()
            room = live.room
            held = room.seats_of(guest.id)
            if held and (seat is None or seat in held):
                return seat or held[0]
            if room.status == "closed":
                raise Refusal(Code.GAME_OVER, "the room is closed")
            if room.status != "waiting":
                raise Refusal(Code.ROOM_FULL, "all seats are taken")
            if room.got_up[guest.id] >= MOST_COMINGS or room.version >= LONGEST_WAIT:
                raise Refusal(Code.FORBIDDEN, "there was enough coming and going")
            free = room.free_seats
            if seat is not None and seat not in free:
                raise Refusal(Code.SEAT_TAKEN, f"seat {seat} is taken")
            seat = seat or free[0]
            events: list[Event] = [Joined(seat=seat, guest=guest.id, name=guest.name)]
            if len(free) == 1:
                events.append(self._start(room.plan, None))
            try:
                await live.write(events)
            except VersionConflictError:
                await live.reload()
                raise Refusal(Code.BUSY, "somebody else sat down in that moment") from None
            return seat

    async def open_rematch(self, live: LiveRoom) -> None:
        """Open the next game once all people have asked for it, with the seats changed.

        Whoever does it, and however often: the id of the rematch is the same.
        """
        async with live.lock:
            await live.settle()
            room = live.room
            if not room.wants_rematch:
                return
            next_id = self._hall.tokens.rematch_id(room.id)
            opened, people = _turn_seats(room)
            # Or it was opened before, and only this room's log does not know yet.
            with suppress(VersionConflictError):
                await self._begin(next_id, opened, people, room)
            try:
                await live.write([RematchOpened(game_id=next_id)])
            except VersionConflictError:
                await live.reload()

    async def _played(self, request: NewRoom) -> list[Event]:
        """Return the start of a game that is over, and its moves up to where another goes on."""
        source = request.source
        assert source is not None, "asked only where there is one"
        if any(place.kind == "open" for place in request.seats):
            raise Refusal(Code.BAD_MESSAGE, "source: no seat may be open")
        live = await self._hall.room(source.game)
        async with live.lock:
            await live.settle()
            match = live.room.match
            if match is None or match.outcome is None:
                raise Refusal(Code.NOT_STARTED, "source: that game is not over")
            setup, events = match.setup, list(match.events[: source.moves])
            is_fitting = (setup.game.name, setup.seats) == (request.game, len(request.seats))
        if not is_fitting or setup.rules != setup.game.parse_rules(request.rules):
            raise Refusal(Code.BAD_MESSAGE, "source: that game has other rules or seats")
        position = match.positions[len(events)]
        if position.outcome or not all(map(is_move, events)):
            raise Refusal(Code.BAD_MESSAGE, "source: nothing can go on from there")
        started = Started(start=setup.start, deal=setup.deal, seed=self._hall.chance.seed())
        return [started, *tell_moves(setup.game, setup.position(), events)]

    async def _begin(
        self,
        game_id: str,
        opened: Opened,
        people: dict[int, Person],
        last: Room | None = None,
        played: list[Event] | None = None,
    ) -> LiveRoom:
        live = LiveRoom(self._hall, game_id)
        events: list[Event] = [opened]
        events += [
            Joined(seat=seat, guest=person.guest, name=person.name)
            for seat, person in sorted(people.items())
        ]
        bots = sum(place.bot is not None for place in opened.seats)
        if played is not None:
            events += played
        elif len(people) + bots == len(opened.seats):
            events.append(self._start(opened, last))
        async with live.lock:
            await live.write(events)
        return self._hall.add(live)

    def _start(self, opened: Opened, last: Room | None) -> Started:
        game, seats, chance = GAMES[opened.game], len(opened.seats), self._hall.chance
        start = 1 + chance.below(seats)
        if isinstance(opened.starter, int):
            start = opened.starter
        elif opened.starter == "loser" and last is not None and last.match is not None:
            # The seats have been turned by one: who sat in seat 1 sits in seat 2 now.
            start = last.match.next_start(chance.random) % seats + 1
        deal = game.draw_deal(seats, chance.seed())
        return Started(start=start, deal=deal, seed=chance.seed())


def check_wish(request: NewRoom) -> None:
    """Raise `Refusal` for a room that can't be opened, whoever asks."""
    _plan("", request)


def _plan(host: str, request: NewRoom) -> Opened:
    """Return how a room is to be opened; raise `Refusal` where the rules do not allow it."""
    game = GAMES[request.game]
    try:
        rules = game.parse_rules(request.rules)
    except GameError as error:
        raise Refusal(Code.BAD_MESSAGE, f"rules: {error}") from None
    if rules.seconds is not None and not SHORTEST_TURN <= rules.seconds <= LONGEST_TURN:
        raise Refusal(
            Code.BAD_MESSAGE, f"rules: a turn has {SHORTEST_TURN} to {LONGEST_TURN} seconds here"
        )
    if len(request.seats) not in game.seat_counts:
        raise Refusal(Code.BAD_MESSAGE, f"seats: {game.name} is not played by that many")
    for seat, place in enumerate(request.seats, 1):
        if place.kind == "bot" and place.bot not in bot_names(game):
            raise Refusal(Code.BAD_MESSAGE, f"seat {seat}: {game.name} has no bot {place.bot!r}")
        if place.kind != "bot" and place.bot is not None:
            raise Refusal(Code.BAD_MESSAGE, f"seat {seat}: a person is no bot")
        if place.kind != "me" and place.name is not None:
            raise Refusal(Code.BAD_MESSAGE, f"seat {seat}: only your own seats get a name")
    if not any(place.kind == "me" for place in request.seats):
        raise Refusal(Code.BAD_MESSAGE, "seats: one of them must be yours")
    if isinstance(request.starter, int) and request.starter > len(request.seats):
        raise Refusal(Code.BAD_MESSAGE, f"starter: there is no seat {request.starter}")
    return Opened(
        game=request.game,
        rules=game.format_rules(rules),
        seats=tuple(SeatPlan(bot=place.bot) for place in request.seats),
        is_private=request.is_private,
        starter=request.starter,
        host=host,
    )


def _turn_seats(room: Room) -> tuple[Opened, dict[int, Person]]:
    """Return the plan of the next game: everybody sits one seat further."""
    plan, seats = room.plan, len(room.seats)
    opened = plan.model_copy(
        update={
            "seats": (plan.seats[-1], *plan.seats[:-1]),
            # Who was chosen to start the first game is not asked to start them all.
            "starter": "lot" if plan.starter == "lot" else "loser",
            "previous": room.id,
        }
    )
    return opened, {seat % seats + 1: person for seat, person in room.people.items()}
