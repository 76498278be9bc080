"""Rooms and games over HTTP: open, list, view, join, act, download."""

import asyncio
import re
from datetime import UTC, datetime
from typing import Annotated, Literal

from fastapi import APIRouter, Header, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from fourfold.games.record import format_record
from fourfold.server.http.budget import Client
from fourfold.server.http.context import App, GuestId, Newcomer, StrictRoute
from fourfold.server.http.identity import find_viewer
from fourfold.server.http.listed import LISTED, LOBBY_GAMES, describe_games
from fourfold.server.http.renewal import renew
from fourfold.server.live import bulletin
from fourfold.server.live.hall import Hall
from fourfold.server.live.keyring import guest_key, invitation_key, seat_key
from fourfold.server.live.lobby import check_new_room, find_seat, next_seat
from fourfold.server.live.matchmaker import seek_room
from fourfold.server.public_id import ID_PATTERN
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.room import Room
from fourfold.server.room.view import view_moments, view_record
from fourfold.server.room.viewer import Viewer
from fourfold.server.storage import Cursor, Listing
from fourfold.server.wire.action import Act
from fourfold.server.wire.message import MAX_ENTRIES_PER_MESSAGE, Entry, Snapshot
from fourfold.server.wire.model import GameName
from fourfold.server.wire.request import (
    Accepted,
    GameList,
    Join,
    ListedGame,
    Lobby,
    NewRoom,
    RoomKeys,
    SeatKey,
    Seek,
)
from fourfold.server.wire.state import Moment

router = APIRouter(prefix="/api/games", tags=["games"], route_class=StrictRoute)

SEEK = "seek"
"""Stands for the game's id where a newcomer's guest id is derived while seeking; no real id."""

Id = Annotated[str, Path(pattern=f"^{ID_PATTERN}$")]
SeatToken = Annotated[str | None, Header(alias="x-seat-token", max_length=128)]
Seat = Annotated[int | None, Query(ge=1, le=4, description="the seat to view from")]


@router.post("", status_code=201)
async def open_room(
    app: App, request: Request, newcomer: Newcomer, guest_id: GuestId, body: NewRoom
) -> RoomKeys:
    """Open a room; the game begins when all seats are taken."""
    check_new_room(body)
    client = Client.of(app.hall, request.scope)
    app.room_budget.spend(client, app.clock.monotonic())
    if guest_id is None:
        # Before a guest is created.
        await app.hall.lobby.check_source(body)
    guest = await newcomer.guest()
    live = await app.hall.lobby.open(guest, body, client=client.site)
    return await _keys(app.hall, live.room, guest.id)


@router.post("/seek", status_code=201)
async def seek(
    app: App, request: Request, newcomer: Newcomer, guest_id: GuestId, body: Seek
) -> RoomKeys:
    """Play with anyone waiting for the same game and rules, or wait for someone to join.

    The room is closed when its host leaves it. Repeat the request every few seconds while waiting:
    the answer may be another room. A newcomer may retry a request that has an id.
    """
    check_new_room(seek_room(body))
    client = Client.of(app.hall, request.scope)
    is_newcomer = guest_id is None

    def spend() -> None:
        app.room_budget.spend(client, app.clock.monotonic())

    with app.seek_slots.hold(client):
        app.hall.matchmaker.check_queue(body)
        if is_newcomer:
            # Before a guest is created.
            spend()
            if body.id is not None:
                guest_id = await _find_newcomer(app.hall, SEEK, body.id)
            if body.room is not None and not await _is_guest(app.hall, guest_id):
                raise Refusal(Code.GAME_OVER, "you are not waiting in this room")
        guest = await newcomer.guest(guest_id)
        pay = (lambda: None) if is_newcomer else spend
        live = await app.hall.matchmaker.seek(guest, body, pay)
    return await _keys(app.hall, live.room, guest.id)


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
    """List public games, latest first, except unfinished ones that everybody has left."""
    listings = await app.hall.storage.listings(
        status=status,
        game=game,
        rules=rules,
        guest=guest,
        is_private=False,
        before=None if before is None else _parse_cursor(before),
        limit=limit,
    )
    page = _page(app.hall, listings, limit)
    shown = tuple(game for game in page.games if not game.is_paused)
    return GameList(games=shown, next=page.next)


@router.get("/mine")
async def list_my_games(
    app: App,
    guest_id: GuestId,
    before: Annotated[str | None, Query(max_length=80)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> GameList:
    """List the client's own games, including private ones, latest first."""
    if guest_id is None:
        return GameList(games=(), next=None)
    cursor = None if before is None else _parse_cursor(before)
    listings = await app.hall.storage.listings(guest=guest_id, before=cursor, limit=limit)
    return _page(app.hall, listings, limit)


@router.get("/lobby", response_model=Lobby)
async def show_lobby(app: App, guest_id: GuestId) -> Response:
    """Return the start page's lists in one response; the page polls every few seconds.

    The public lists may be a second old.
    """
    public = await app.public_games.get()
    mine: tuple[ListedGame, ...] = ()
    if guest_id is not None:
        found = await app.hall.storage.listings(guest=guest_id, limit=LOBBY_GAMES)
        mine = describe_games(app.hall, found)
    own = LISTED.dump_json(mine).decode()
    return Response(f'{{"mine":{own},{public}}}', media_type="application/json")


@router.get("/{game_id}", response_model=Snapshot)
async def look(
    app: App, game_id: Id, guest_id: GuestId, seat: Seat = None, token: SeatToken = None
) -> Response:
    """Return a game as the client may see it, with its latest entries."""
    live = await app.hall.room(game_id)
    viewer = await find_viewer(app.hall, live.room, guest_id, token=token, seat=seat)
    return Response(live.bulletin.snapshot(viewer), media_type="application/json")


@router.get("/{game_id}/entries", response_model=tuple[Entry, ...])
async def list_entries(
    app: App,
    game_id: Id,
    first: Annotated[int, Query(ge=1, le=100_000)] = 1,
    limit: Annotated[int, Query(ge=1, le=MAX_ENTRIES_PER_MESSAGE)] = MAX_ENTRIES_PER_MESSAGE,
) -> Response:
    """List a game's entries: up to `limit`, beginning with version `first`."""
    room = (await app.hall.room(game_id)).room
    return Response(bulletin.list_entries(room, first, limit), media_type="application/json")


@router.get("/{game_id}/keys")
async def show_keys(app: App, game_id: Id, guest_id: GuestId, token: SeatToken = None) -> RoomKeys:
    """Return the secrets that the client may share: their seat links, and the invitation.

    A client with a seat link's token gets only that seat's key. With a token from the previous
    game, they get the key of the same player's seat in this rematch, unless it was renewed.
    """
    room = (await app.hall.room(game_id)).room
    if token is None:
        return await _keys(app.hall, room, guest_id)
    viewer = await _find_by_link(app.hall, room, token)
    if viewer is None and room.plan.previous is not None:
        viewer = await _find_in_rematch(app.hall, room, room.plan.previous, token)
    if viewer is None or viewer.seat is None or viewer.holder is None:
        raise Refusal(Code.NOT_YOUR_SEAT, "the link is not for a seat in this game")
    key = await app.hall.keyring.seat(room.id, viewer.seat, viewer.holder)
    return RoomKeys(id=room.id, seats=(SeatKey(seat=viewer.seat, token=key),), invitation=None)


@router.post("/{game_id}/keys", status_code=201)
async def renew_keys(app: App, request: Request, game_id: Id, guest_id: GuestId) -> RoomKeys:
    """Renew the client's seat links, and the host's invitation; the old ones stop working.

    This needs the holder's cookie; a link is not enough.
    """
    room = (await app.hall.room(game_id)).room
    keys = [seat_key(room.id, seat) for seat in (room.seats_of(guest_id) if guest_id else ())]
    if guest_id == room.plan.host and room.plan.is_private:
        keys.append(invitation_key(room.id))
    if not keys:
        raise Refusal(Code.NOT_YOUR_SEAT, "you have no seat in this game")
    await renew(app, request, guest_id, *keys)
    return await _keys(app.hall, room, guest_id)


@router.post("/{game_id}/seats", status_code=201)
async def sit_down(
    app: App, game_id: Id, newcomer: Newcomer, guest_id: GuestId, body: Join
) -> RoomKeys:
    """Take a free seat; a private room requires the invitation.

    A newcomer may retry a request that has an id: it identifies clients without a cookie.
    """
    live = await app.hall.room(game_id)
    room, plan = live.room, live.room.plan
    if guest_id is None and body.id is not None:
        guest_id = await _find_newcomer(app.hall, game_id, body.id)
    is_known = bool(room.seats_of(guest_id)) or guest_id == plan.host
    if plan.is_private and not is_known:
        token = body.invitation
        if token is None or not await app.hall.keyring.is_invitation(token, game_id):
            raise Refusal(Code.INVITATION_NEEDED, "the room is private: it needs an invitation")
    # Before a guest is created.
    find_seat(room, guest_id, body.seat)
    guest = await newcomer.guest(guest_id)
    await app.hall.lobby.join(live, guest, body.seat)
    return await _keys(app.hall, live.room, guest.id)


@router.post("/{game_id}/actions")
async def act(
    app: App,
    request: Request,
    game_id: Id,
    guest_id: GuestId,
    action: Act,
    token: SeatToken = None,
) -> Accepted:
    """Act in a game, as over its socket."""
    arrived = app.hall.clock.monotonic()
    client = Client.of(app.hall, request.scope)
    live = await app.hall.room(game_id)
    try:
        if app.lag.is_high:
            raise Refusal(Code.BUSY, "the server is overloaded", wait=1.0)
        viewer = await find_viewer(app.hall, live.room, guest_id, token=token, seat=action.seat)
        # The request may be cancelled, but the action continues.
        version = await asyncio.shield(app.act(client, live, viewer, action, arrived))
    except Refusal as refusal:
        app.metrics.actions.labels(refusal.code.value).inc()
        refusal.version = live.version
        raise
    app.metrics.accepted_actions.inc()
    return Accepted(version=version)


@router.get("/{game_id}/record", responses={200: {"content": {"text/plain": {}}}})
async def download(
    app: App, game_id: Id, guest_id: GuestId, seat: Seat = None, token: SeatToken = None
) -> PlainTextResponse:
    """Download the record; of a running game, only what the client may see."""
    room = (await app.hall.room(game_id)).room
    viewer = await find_viewer(app.hall, room, guest_id, token=token, seat=seat)
    record = view_record(room, viewer)
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
    """Return a game move by move, as the client may see it: `limit` moments from `first`."""
    room = (await app.hall.room(game_id)).room
    viewer = await find_viewer(app.hall, room, guest_id, token=token, seat=seat)
    return view_moments(room, viewer, first, limit)


async def _find_newcomer(hall: Hall, game_id: str, join_id: str) -> str:
    """Return the guest of a join request; raise `Refusal` if they have signed out."""
    guest = hall.tokens.newcomer(game_id, join_id)
    if await hall.keyring.renewals(guest_key(guest)):
        raise Refusal(Code.FORBIDDEN, "the guest who sent this request has signed out")
    return guest


async def _is_guest(hall: Hall, guest_id: str | None) -> bool:
    """Return whether a guest with this id exists."""
    return guest_id is not None and await hall.storage.guest(guest_id) is not None


async def _find_by_link(hall: Hall, room: Room, token: str) -> Viewer | None:
    """Return a link's viewer; None if it is not for a seat here."""
    try:
        return await find_viewer(hall, room, None, token=token, seat=None)
    except Refusal:
        return None


async def _find_in_rematch(hall: Hall, room: Room, previous: str, token: str) -> Viewer | None:
    """Return the viewer for a link to the previous game; None if they have no seat here."""
    try:
        before = (await hall.room(previous)).room
    except Refusal:
        # The previous game may have been deleted.
        return None
    viewer = await _find_by_link(hall, before, token)
    if viewer is None or viewer.seat is None:
        return None
    here = Viewer(next_seat(viewer.seat, len(room.seats)), viewer.holder)
    assert here.seat is not None
    is_renewed = await hall.keyring.renewals(seat_key(room.id, here.seat)) > 0
    return None if is_renewed or room.seat_of(here) is None else here


async def _keys(hall: Hall, room: Room, guest_id: str | None) -> RoomKeys:
    if guest_id is None:
        return RoomKeys(id=room.id, seats=(), invitation=None)
    held = room.seats_of(guest_id)
    may_invite = room.plan.is_private and (held or guest_id == room.plan.host)
    seats = [
        SeatKey(seat=seat, token=await hall.keyring.seat(room.id, seat, guest_id)) for seat in held
    ]
    invitation = await hall.keyring.invitation(room.id) if may_invite else None
    return RoomKeys(id=room.id, seats=tuple(seats), invitation=invitation)


def _page(hall: Hall, listings: list[Listing], limit: int) -> GameList:
    last = listings[-1].cursor if len(listings) == limit else None
    return GameList(
        games=describe_games(hall, listings),
        next=None if last is None else f"{last[0].isoformat()}~{last[1]}",
    )


def _parse_cursor(text: str) -> Cursor:
    at, _, game_id = text.partition("~")
    try:
        when = datetime.fromisoformat(at).astimezone(UTC)
    except (ValueError, OverflowError):
        when = None
    if when is None or not re.fullmatch(ID_PATTERN, game_id):
        raise Refusal(
            Code.BAD_MESSAGE, "before: expected the value of next from an earlier response"
        )
    return when, game_id
