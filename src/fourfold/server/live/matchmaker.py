"""Play anyone: pairs guests who want to play the same game."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from fourfold.server.event.event import Closed, Left, Opened
from fourfold.server.live.listing import MAX_LAG, make_listing
from fourfold.server.live.live_room import LiveRoom
from fourfold.server.live.lobby import MAX_ENTRIES_BEFORE_START, plan_room
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.room import Room
from fourfold.server.storage.guest import Guest
from fourfold.server.storage.listing import Listing
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

MAX_WAITING_SEEKS = 64
"""Maximum number of seeks that wait for their turn, per game and rules; more are refused as busy.
Each takes about 5 ms."""

RETRY_SECONDS = 1.0


@dataclass(eq=False)
class _Queue:
    """The seeks of the same game and rules, which take turns."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    length: int = 0
    """Seeks that wait or have their turn."""


class Matchmaker:
    """Pairs guests who seek the same game and rules."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._queues: WeakValueDictionary[tuple[str, str], _Queue] = WeakValueDictionary()
        """By game and rules."""

    async def seek(self, guest: Guest, wish: Seek, spend: Callable[[], None]) -> LiveRoom:
        """Seat a guest with somebody waiting for the same game, or open a room to wait in.

        Safe to repeat, and worth it: two guests in different processes may both have opened a room
        at the same moment. Then the later one moves to the earlier one's room. A repeat that names
        its room never starts a new search. `spend` is called before a room is opened, and may raise
        `Refusal`. Also raise `Refusal` if too many guests are seeking.
        """
        plan = plan_room(guest.id, seek_room(wish))
        async with self._take_turn(plan):
            mine = await self._find_own_seek(guest, plan)
            if mine is not None and mine.room.status == "playing":
                return mine
            if mine is not None or wish.room is None:
                return await self._pair(guest, wish, plan, mine, spend)
        # After the turn, because loading that room may take long.
        return await self._find_last_seek(guest, wish.room)

    def check_queue(self, wish: Seek) -> None:
        """Raise `Refusal` if too many guests are seeking, before anything else is done for one."""
        self._find_queue(plan_room("", seek_room(wish)))

    def _find_queue(self, plan: Opened) -> "_Queue":
        queue = self._queues.setdefault((plan.game, plan.rules), _Queue())
        if queue.length > MAX_WAITING_SEEKS:
            detail = "too many people are looking for an opponent"
            raise Refusal(Code.BUSY, detail, wait=RETRY_SECONDS)
        return queue

    @asynccontextmanager
    async def _take_turn(self, plan: Opened) -> AsyncIterator[None]:
        """Let one guest at a time seek a game: two would both find nobody, and both wait.

        Raise `Refusal` if too many are waiting for their turn.
        """
        queue = self._find_queue(plan)
        queue.length += 1
        try:
            async with queue.lock:
                yield
        finally:
            queue.length -= 1

    async def _pair(
        self,
        guest: Guest,
        wish: Seek,
        plan: Opened,
        mine: LiveRoom | None,
        spend: Callable[[], None],
    ) -> LiveRoom:
        """Seat a guest with the first host who is waiting; otherwise let the guest wait.

        `mine` is the room in which the guest waits already.
        """
        for room_id in await self._find_hosts(guest, plan, mine):
            live = await self._find_hosted(room_id, guest)
            if live is None:
                continue
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
            mine = await self._hall.lobby.open(guest, seek_room(wish), is_seek=True)
        return mine

    async def _find_own_seek(self, guest: Guest, plan: Opened) -> LiveRoom | None:
        """Return the room in which a guest is waiting for this game, or has just been paired.

        None if there is none. They may not know yet that somebody joined through another process.
        """
        for listing in await self._hall.storage.listings(
            game=plan.game, rules=plan.rules, guest=guest.id, limit=MAX_OWN_GAMES_LISTED
        ):
            if not self._may_be_seek(listing, guest):
                continue
            with suppress(Refusal):
                live = await self._hall.room(listing.id)
                await live.catch_up(listing.version)
                room = live.room
                is_current = room.status == "waiting" or self._is_found(room)
                if is_current and room.plan.is_seek and room.seats_of(guest.id):
                    return live
        return None

    def _may_be_seek(self, listing: Listing, guest: Guest) -> bool:
        """Return whether a guest may be waiting in a room, or may just have been paired there.

        Only its log says whether it is a seek.
        """
        if listing.is_private or len(listing.seats) != 2:
            return False
        if listing.status == "waiting":
            return listing.opened_by == guest.id
        age = self._hall.clock.now() - listing.updated_at
        return listing.status == "playing" and age < FOUND_TIME + MAX_LAG

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

    async def _find_hosts(self, guest: Guest, plan: Opened, mine: LiveRoom | None) -> list[str]:
        """Return the public rooms in which others wait for one opponent, earliest first.

        This loads no room. A guest who waits in their own room moves only to an earlier one, so
        that two guests never change places.
        """
        listings = await self._hall.storage.listings(
            status="waiting",
            game=plan.game,
            rules=plan.rules,
            is_private=False,
            limit=MAX_SEEKS_LISTED,
        )
        waiting = {listing.id: listing for listing in listings}
        # Later rooms whose hosts have left must not crowd these out.
        waiting |= {live.id: make_listing(live.room, None) for live in self._find_watched(plan)}
        hosted = [listing for listing in waiting.values() if self._is_hosted(listing, guest)]
        ages = sorted((listing.created_at, listing.id) for listing in hosted)
        return [age[1] for age in ages if mine is None or age < _age(mine)]

    async def _find_hosted(self, room_id: str, guest: Guest) -> LiveRoom | None:
        """Load a room; return None if its host no longer waits there."""
        try:
            live = await self._hall.room(room_id)
        except Refusal:
            return None
        return live if self._is_hosted(make_listing(live.room, None), guest) else None

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

    def _is_hosted(self, listing: Listing, guest: Guest) -> bool:
        """Return whether one other person is waiting in a room for two, and is connected."""
        hosts = [holder for holder in listing.seats if holder.guest_id is not None]
        is_waiting = listing.status == "waiting" and listing.version < MAX_ENTRIES_BEFORE_START
        if not is_waiting or len(listing.seats) != 2 or len(hosts) != 1:
            return False
        [host] = hosts
        is_own = guest.id in (host.guest_id, listing.opened_by)
        if is_own or host.guest_id in self._hall.house_rules.guests:
            return False
        is_new = timedelta() <= self._hall.clock.now() - listing.created_at < ARRIVAL_TIME
        return is_new or host.seat in self._hall.present_seats(listing.id)

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
