"""Rooms and games over HTTP: open, list, look, sit down, act, download."""

from datetime import UTC, datetime
from typing import Annotated, Literal

from fastapi import APIRouter, Header, Path, Query, Request
from fastapi.responses import PlainTextResponse

from fourfold.games.record import format_record
from fourfold.server.games import ADAPTERS
from fourfold.server.http.address import find_host, find_shares
from fourfold.server.http.context import App, GuestId, Newcomer, StrictRoute
from fourfold.server.http.identity import find_viewer
from fourfold.server.live.hall import ROOM_ID, Hall
from fourfold.server.live.lobby import check_wish
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.room import Room
from fourfold.server.room.view import format_time, view_moments, view_record
from fourfold.server.storage import Cursor, Listing
from fourfold.server.wire.action import Act
from fourfold.server.wire.message import Snapshot
from fourfold.server.wire.model import GameName
from fourfold.server.wire.request import (
    Accepted,
    GameList,
    Join,
    ListedGame,
    ListedSeat,
    NewRoom,
    RoomKeys,
    SeatKey,
)
from fourfold.server.wire.state import Moment

router = APIRouter(prefix="/api/games", tags=["games"], route_class=StrictRoute)

Id = Annotated[str, Path(pattern=r"^[0-9A-Za-z_-]{4,32}$")]
SeatToken = Annotated[str | None, Header(alias="x-seat-token", max_length=128)]
Seat = Annotated[int | None, Query(ge=1, le=4, description="the seat to look from")]


@router.post("", status_code=201)
async def open_room(app: App, request: Request, newcomer: Newcomer, wish: NewRoom) -> RoomKeys:
    """Open a room. The game begins when all seats are taken, at once where no seat is open."""
    check_wish(wish)
    wait = app.opening_quota.take_all(
        find_shares(find_host(request.scope)), app.hall.clock.monotonic()
    )
    if wait:
        raise Refusal(Code.TOO_MANY_ROOMS, "too many rooms from this address", wait=wait)
    guest = await newcomer.guest()
    live = await app.hall.lobby.open(guest, wish)
    return _keys(app.hall, live.room, guest.id)


@router.get("")
async def list_games(
    app: App,
    status: Literal["waiting", "playing", "over"] | None = None,
    game: GameName | None = None,
    rules: Annotated[str | None, Query(pattern=r"^[!-~]{1,32}$")] = None,
    guest: Annotated[str | None, Query(pattern=r"^[0-9A-Za-z_-]{1,64}$")] = None,
    before: Annotated[str | None, Query(max_length=80)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> GameList:
    """List games, the latest first. Private ones are not listed."""
    listings = await app.hall.storage.listings(
        status=status,
        game=game,
        rules=rules,
        guest=guest,
        is_private=False,
        before=None if before is None else _parse_cursor(before),
        limit=limit,
    )
    return _page(listings, limit)


@router.get("/mine")
async def list_my_games(
    app: App,
    guest_id: GuestId,
    before: Annotated[str | None, Query(max_length=80)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> GameList:
    """List the asker's own games, private ones too, the latest first."""
    if guest_id is None:
        return GameList(games=(), next=None)
    cursor = None if before is None else _parse_cursor(before)
    listings = await app.hall.storage.listings(guest=guest_id, before=cursor, limit=limit)
    return _page(listings, limit)


@router.get("/{game_id}")
async def look(
    app: App, game_id: Id, guest_id: GuestId, seat: Seat = None, token: SeatToken = None
) -> Snapshot:
    """Show a game as the asker may know it."""
    live = await app.hall.room(game_id)
    return live.snapshot(find_viewer(app.hall, live.room, guest_id, token=token, seat=seat))


@router.get("/{game_id}/keys")
async def show_keys(app: App, game_id: Id, guest_id: GuestId, token: SeatToken = None) -> RoomKeys:
    """Show the secrets that the asker may hand on: links of their seats, and the invitation.

    Who plays by a seat's link gives its token, or that of the same player's seat in the game
    before, and gets the one of now.
    """
    room = (await app.hall.room(game_id)).room
    if token is None:
        return _keys(app.hall, room, guest_id)
    held = _held_by_link(app.hall, room, token)
    if held is None and room.plan.previous is not None:
        before = await app.hall.room(room.plan.previous)
        held = _held_by_link(app.hall, before.room, token)
    if held is None:
        raise Refusal(Code.NOT_YOUR_SEAT, "the link opens no seat of this game")
    return _keys(app.hall, room, held)


@router.post("/{game_id}/seats", status_code=201)
async def sit_down(
    app: App, game_id: Id, newcomer: Newcomer, guest_id: GuestId, wish: Join
) -> RoomKeys:
    """Sit down in a free seat; a private room wants the invitation.

    A newcomer who gives the wish an id may send it again: whoever has no cookie yet is known by it.
    """
    live = await app.hall.room(game_id)
    room, plan = live.room, live.room.plan
    if guest_id is None and wish.id is not None:
        guest_id = app.hall.tokens.newcomer(game_id, wish.id)
    is_known = bool(room.seats_of(guest_id)) or guest_id == plan.host
    if plan.is_private and not is_known:
        token = wish.invitation
        if token is None or not app.hall.tokens.is_invitation(token, game_id):
            raise Refusal(Code.INVITATION_NEEDED, "the room is private: an invitation is needed")
    if room.status != "waiting" and not is_known:
        raise Refusal(Code.ROOM_FULL, "all seats are taken")
    guest = await newcomer.guest(guest_id)
    await app.hall.lobby.join(live, guest, wish.seat)
    return _keys(app.hall, live.room, guest.id)


@router.post("/{game_id}/actions")
async def act(
    app: App, game_id: Id, guest_id: GuestId, action: Act, token: SeatToken = None
) -> Accepted:
    """Act in a game, as over its socket."""
    arrived = app.hall.clock.monotonic()
    live = await app.hall.room(game_id)
    try:
        if app.lag.is_high:
            raise Refusal(Code.BUSY, "the server has too much to do", wait=1.0)
        viewer = find_viewer(app.hall, live.room, guest_id, token=token, seat=action.seat)
        version = await app.hall.act(live, viewer, action, arrived)
    except Refusal as refusal:
        app.metrics.actions.labels(refusal.code.value).inc()
        refusal.version = live.version
        raise
    app.metrics.actions.labels("accepted").inc()
    return Accepted(version=version)


@router.get("/{game_id}/record", responses={200: {"content": {"text/plain": {}}}})
async def download(
    app: App, game_id: Id, guest_id: GuestId, seat: Seat = None, token: SeatToken = None
) -> PlainTextResponse:
    """Download the record; of a running game what the asker may know."""
    room = (await app.hall.room(game_id)).room
    record = view_record(room, find_viewer(app.hall, room, guest_id, token=token, seat=seat))
    if record is None:
        raise Refusal(Code.NOT_STARTED, "the game has not begun")
    name = f"attachment; filename=fourfold-{game_id}.txt"
    return PlainTextResponse(format_record(record), headers={"content-disposition": name})


@router.get("/{game_id}/moments")
async def go_through(
    app: App,
    game_id: Id,
    guest_id: GuestId,
    seat: Seat = None,
    token: SeatToken = None,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=200)] = 200,
) -> tuple[Moment, ...]:
    """Show a game move by move, as the asker may know it: so many moments from the first on."""
    room = (await app.hall.room(game_id)).room
    viewer = find_viewer(app.hall, room, guest_id, token=token, seat=seat)
    return view_moments(room, viewer, first, limit)


def _held_by_link(hall: Hall, room: Room, token: str) -> str | None:
    """Return the guest whose seat a token opens; None if it opens none."""
    try:
        return find_viewer(hall, room, None, token=token, seat=None).holder
    except Refusal:
        return None


def _keys(hall: Hall, room: Room, guest_id: str | None) -> RoomKeys:
    held = [] if guest_id is None else room.seats_of(guest_id)
    may_invite = room.plan.is_private and (held or guest_id == room.plan.host)
    return RoomKeys(
        id=room.id,
        seats=tuple(
            SeatKey(seat=seat, token=hall.tokens.seat(room.id, seat, guest_id or ""))
            for seat in held
        ),
        invitation=hall.tokens.invitation(room.id) if may_invite else None,
    )


def _page(listings: list[Listing], limit: int) -> GameList:
    last = listings[-1].cursor if len(listings) == limit else None
    return GameList(
        games=tuple(_listed(each) for each in listings if each.game in ADAPTERS),
        next=None if last is None else f"{last[0].isoformat()}~{last[1]}",
    )


def _listed(listing: Listing) -> ListedGame:
    adapter = ADAPTERS[listing.game]
    return ListedGame(
        id=listing.id,
        game=listing.game,
        rules=adapter.describe_rules(adapter.game.parse_rules(listing.rules)),
        status=listing.status,
        seats=tuple(
            ListedSeat(seat=s.seat, name=s.name or None, bot=s.bot, guest=s.guest_id)
            for s in listing.seats
        ),
        winner=listing.winner,
        reason=listing.reason,
        version=listing.version,
        opened_at=format_time(listing.created_at),
        updated_at=format_time(listing.updated_at),
    )


def _parse_cursor(text: str) -> Cursor:
    at, _, game_id = text.partition("~")
    try:
        when = datetime.fromisoformat(at).astimezone(UTC)
    except (ValueError, OverflowError):
        when = None
    if when is None or not ROOM_ID.fullmatch(game_id):
        raise Refusal(Code.BAD_MESSAGE, "before: expected what an answer gave as next")
    return when, game_id
