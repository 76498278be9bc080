"""Gentle play: tells beginners that there is something to call, but not what."""

from fastapi import APIRouter, Request

from fourfold.server.http.analysis import check_quota
from fourfold.server.http.context import App, GuestId, StrictRoute
from fourfold.server.http.games import Id, Seat, SeatToken
from fourfold.server.http.identity import find_viewer
from fourfold.server.refusal import Code, Refusal
from fourfold.server.room.view import view_position
from fourfold.server.wire.request import Gentle

COST = 0.1
"""A request's cost in analyses: it only looks at the board, and only for its players."""

router = APIRouter(prefix="/api/games", tags=["games"], route_class=StrictRoute)


@router.get("/{game_id}/gentle")
async def tell_gently(
    app: App,
    request: Request,
    game_id: Id,
    guest_id: GuestId,
    seat: Seat = None,
    token: SeatToken = None,
) -> Gentle:
    """Say whether the client, whose turn it is, could correctly call or claim something.

    Only for one person against bots or at one screen: between people online this would be
    help that the others don't get. So it is also refused for a position that people are playing.
    """
    room = (await app.hall.room(game_id)).room
    viewer = await find_viewer(app.hall, room, guest_id, token=token, seat=seat)
    position, own = view_position(room, viewer), room.seat_of(viewer)
    if position is None or own is None or own != room.to_move:
        raise Refusal(Code.NOT_YOUR_TURN, "only the player to move may ask")
    if len({person.guest for person in room.people.values()}) > 1:
        raise Refusal(Code.ANALYSIS_REFUSED, "several people are playing this game")
    check_quota(app, request, guest_id, COST)
    if await app.hall.guard.is_played(room.adapter, position):
        raise Refusal(Code.ANALYSIS_REFUSED, "people are playing this position right now")
    has_call = any(map(room.adapter.is_call, position.sensible_moves()))
    return Gentle(version=room.version, has_call=has_call)
