"""Position analysis over HTTP."""

import logging
from dataclasses import replace

from fastapi import APIRouter, Request

from fourfold.games import GAMES
from fourfold.games.game import GameError
from fourfold.server.analysis import MAX_ANALYSIS_SECONDS, PositionAnalysis
from fourfold.server.games.registry import ADAPTERS
from fourfold.server.http.address import find_host, find_shares, find_site
from fourfold.server.http.application import Application
from fourfold.server.http.context import App, GuestId, StrictRoute
from fourfold.server.refusal import Code, Refusal
from fourfold.server.wire.request import AnalysisRequest
from fourfold.server.workers.failure import WorkerFailedError, WorkersBusyError

log = logging.getLogger(__name__)

router = APIRouter(prefix="/api/analysis", tags=["analysis"], route_class=StrictRoute)


@router.post("")
async def analyse(
    app: App, request: Request, guest_id: GuestId, body: AnalysisRequest
) -> PositionAnalysis:
    """Analyse a position and every move in it.

    Refused for a position from a running game between people, including equivalent positions.
    """
    game = GAMES[body.game]
    try:
        position = game.parse_position(body.position, game.parse_rules(body.rules))
    except GameError as error:
        raise Refusal(Code.BAD_MESSAGE, f"position: {error}") from None
    check_quota(app, request, guest_id)
    if await app.hall.guard.is_played(ADAPTERS[body.game], position):
        raise Refusal(Code.ANALYSIS_REFUSED, "people are playing this position right now")
    client = find_site(request.scope)
    found = await judge(app, client, body.game, body.rules, body.position)
    insight = None if found.is_over else ADAPTERS[body.game].describe_insight(position)
    return replace(found, insight=insight)


def check_quota(
    app: Application, request: Request, guest_id: str | None, cost: float = 1.0
) -> None:
    """Apply the rate limit of the guest, and of the address with all its guests."""
    # New cookies are free, so addresses are limited too, at five times a guest's rate.
    costs = find_shares(find_host(request.scope), cost / 5)
    if guest_id is not None:
        costs[guest_id] = cost
    if wait := app.analysis_quota.take_all(costs, app.hall.clock.monotonic()):
        raise Refusal(Code.QUOTA_USED_UP, "too many analyses in a short time", wait=wait)


async def judge(
    app: Application,
    client: str,
    game: str,
    rules: str,
    position: str,
    seconds: float = MAX_ANALYSIS_SECONDS,
) -> PositionAnalysis:
    """Analyse a position for an address; raise `Refusal` if no worker can."""
    try:
        return await app.hall.workers.analyse(game, rules, position, seconds, client=client)
    except WorkersBusyError:
        raise Refusal(Code.BUSY, "the analysis queue is full", wait=2.0) from None
    except GameError as error:
        raise Refusal(Code.BAD_MESSAGE, f"position: {error}") from None
    except WorkerFailedError as error:
        log.warning("an analysis failed: %s", error)
        raise Refusal(Code.UNAVAILABLE, "the analysis failed", wait=2.0) from None
