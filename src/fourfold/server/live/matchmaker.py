"""Play anyone: pairs guests who want to play the same game."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from fourfold.server.event.event import Closed, Left, Opened
from fourfold.server.live.live_room import LiveRoom
from fourfold.server.live.lobby import plan_room
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.room import Room
from fourfold.server.storage.guest import Guest
from fourfold.server.wire.request import NewRoom, SeatWish, Seek

if TYPE_CHECKING:
    from fourfold.server.live.hall import Hall

MAX_SEEKS_LISTED = 50
"""Waiting rooms that a seek considers: the latest ones with the same game and rules, besides all
those that somebody is watching through this process."""

MAX_OWN_GAMES_LISTED = 5
"""How many of a guest's latest games with the same game and rules are searched for their seek."""

FOUND_TIME = timedelta(seconds=30)
"""A game counts as just found for this long: one of its players may not know of it yet."""

ARRIVAL_TIME = timedelta(seconds=5)
"""A new room's host counts as connected for this long: their page is still loading."""


class Matchmaker:
    """Pairs guests who seek the same game and rules."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._seeks: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        """A lock for each game and rules that people seek."""

    async def seek(self, guest: Guest, wish: Seek, spend: Callable[[], None]) -> LiveRoom:
        """Seat a guest with somebody waiting for the same game, or open a room to wait in.

        Safe to repeat, and worth it: two guests in different processes may both have opened a room
        at the same moment. Then the later one moves to the earlier one's room. A repeat that names
        its room never starts a new search. `spend` is called before a room is opened, and may raise
        `Refusal`.
        """
        request = seek_room(wish)
        plan = plan_room(guest.id, request)
        # One at a time: two guests would both find nobody, and both wait.
        async with self._seeks.setdefault((plan.game, plan.rules), asyncio.Lock()):
            mine = await self._find_own_seek(guest, plan)
            if mine is not None and mine.room.status == "playing":
                return mine
            if mine is None and wish.room is not None:
                return await self._find_last_seek(guest, wish.room)
            for live in await self._find_hosts(guest, plan, mine):
                if mine is not None and not await self._withdraw(mine, guest):
                    # Somebody else has joined this guest in the meantime.
                    return mine
                mine = None
                try:
                    await self._hall.lobby.join(live, guest, None)
                except Refusal:
                    # Somebody else was faster.
                    continue
                return live
            if mine is None:
                spend()
                mine = await self._hall.lobby.open(guest, request, is_seek=True)
            return mine

    async def _find_own_seek(self, guest: Guest, plan: Opened) -> LiveRoom | None:
        """Return the room in which a guest is waiting for this game, or has just been paired.

        None if there is none. They may not know yet that somebody joined through another process.
        """
        for listing in await self._hall.storage.listings(
            game=plan.game, rules=plan.rules, guest=guest.id, limit=MAX_OWN_GAMES_LISTED
        ):
            with suppress(Refusal):
                live = await self._hall.room(listing.id)
                await live.catch_up(listing.version)
                room = live.room
                is_current = room.status == "waiting" or self._is_found(room)
                if is_current and room.plan.is_seek and room.seats_of(guest.id):
                    return live
        return None

    def _is_found(self, room: Room) -> bool:
        """Return whether a game has just begun, and nobody has moved."""
        is_new = self._hall.clock.now() - room.updated_at < FOUND_TIME
        return room.status == "playing" and room.play_version == room.started_version and is_new

    async def _find_last_seek(self, guest: Guest, room_id: str) -> LiveRoom:
        """Return the game that a guest found while waiting; raise `Refusal` if they cancelled."""
        live = await self._hall.room(room_id)
        await live.catch_up()
        if not live.room.seats_of(guest.id):
            raise Refusal(Code.GAME_OVER, "you are no longer waiting in this room")
        return live

    async def _find_hosts(
        self, guest: Guest, plan: Opened, mine: LiveRoom | None
    ) -> list[LiveRoom]:
        """Return the public rooms in which others wait for one opponent, earliest first.

        A guest who waits in their own room moves only to an earlier one, so that two guests
        never change places.
        """
        listings = await self._hall.storage.listings(
            status="waiting",
            game=plan.game,
            rules=plan.rules,
            is_private=False,
            limit=MAX_SEEKS_LISTED,
        )
        ages = {listing.id: (listing.created_at, listing.id) for listing in listings}
        # Later rooms whose hosts have left must not crowd these out.
        ages |= {live.id: _age(live) for live in self._find_watched(plan)}
        found = []
        for room_id in sorted(ages, key=ages.__getitem__):
            if mine is not None and ages[room_id] >= _age(mine):
                break
            with suppress(Refusal):
                live = await self._hall.room(room_id)
                if self._is_hosted(live, guest):
                    found.append(live)
        return found

    def _find_watched(self, plan: Opened) -> list[LiveRoom]:
        """Return the public rooms with the same game and rules that anybody is watching here."""
        return [
            live
            for live in self._hall.rooms.values()
            if len(live.audience)
            and live.room.status == "waiting"
            and not live.room.plan.is_private
            and (live.room.plan.game, live.room.plan.rules) == (plan.game, plan.rules)
        ]

    def _is_hosted(self, live: LiveRoom, guest: Guest) -> bool:
        """Return whether one other person is waiting in a room for two, and is connected."""
        room = live.room
        guests = [person.guest for person in room.people.values()]
        if room.status != "waiting" or len(room.seats) != 2 or len(guests) != 1:
            return False
        [host] = guests
        if guest.id in (host, room.plan.host) or host in self._hall.house_rules.guests:
            return False
        is_new = timedelta() <= self._hall.clock.now() - room.opened_at < ARRIVAL_TIME
        return is_new or live.is_present(host)

    async def _withdraw(self, live: LiveRoom, guest: Guest) -> bool:
        """Close the room in which a guest waits; return False if somebody has sat down there."""
        async with live.lock:
            await live.settle()
            if live.room.status != "waiting":
                return False
            left = [Left(seat) for seat in live.room.seats_of(guest.id)]
            return await live.write_own([*left, Closed()])


def _age(live: LiveRoom) -> tuple[datetime, str]:
    """Return the key that sorts rooms, earliest first."""
    return live.room.opened_at, live.id


def seek_room(wish: Seek) -> NewRoom:
    """Return the room that a seek opens: public, for two, with the game's default starter."""
    seats = [SeatWish(kind="me"), SeatWish(kind="open")]
    return NewRoom(game=wish.game, rules=wish.rules, seats=seats)
