"""Reviews of finished games: evaluates their positions, a few per request."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query, Request

from fourfold.games.game import AnyGame, AnyPosition
from fourfold.server.analysis import PositionAnalysis
from fourfold.server.games.adapter import AnyAdapter
from fourfold.server.http.address import find_site
from fourfold.server.http.analysis import check_quota, judge
from fourfold.server.http.application import Application, Key
from fourfold.server.http.context import App, GuestId, StrictRoute
from fourfold.server.http.games import Id
from fourfold.server.refusal import Code, Refusal
from fourfold.server.wire.judgement import EvaluatedMoves, Judgement
from fourfold.server.wire.part import Moves

MAX_MOMENTS = 16
"""Maximum moments judged per request."""

MAX_REVIEW_SECONDS = 5.0
"""After this long a response ends with what it has; the next request continues from there."""

REQUEST_COST = 0.5
"""A request's base cost in analyses, for checking whether people are playing these positions."""

POSITION_COST = 0.3
"""The cost in analyses of each position that is not cached."""

UNKNOWN = Judgement(seat=None, value=None, is_exact=False, moves=(), best=None)

router = APIRouter(prefix="/api/games", tags=["games"], route_class=StrictRoute)


@router.get("/{game_id}/analysis")
async def review(
    app: App,
    request: Request,
    game_id: Id,
    guest_id: GuestId,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=MAX_MOMENTS)] = MAX_MOMENTS,
) -> tuple[Judgement | None, ...]:
    """Judge up to `limit` moments of a finished game, from `first`; if fewer come back, ask again.

    Each moment is judged as the seat to move knew it, and is None within a turn if the game is
    judged by turns. Positions that people are playing right now, and the ones just before them,
    get no value.
    """
    room = (await app.hall.room(game_id)).room
    if room.match is None or room.match.outcome is None:
        raise Refusal(Code.ANALYSIS_REFUSED, "the game is not over")
    adapter, positions, rules = room.adapter, room.match.positions, room.plan.rules
    check_quota(app, request, guest_id, REQUEST_COST)
    numbers = range(first, len(positions))[:limit]
    guarded = await _find_guarded(app, adapter, positions, numbers)
    judgements: list[Judgement | None] = []
    give_up = app.hall.clock.monotonic() + MAX_REVIEW_SECONDS
    for number in numbers:
        position = positions[number]
        if not adapter.is_reviewed(positions, number):
            judgements.append(None)
        elif position.outcome is not None or number in guarded:
            judgements.append(_of(position, UNKNOWN))
        else:
            key = adapter.game.name, rules, _known(adapter.game, position)
            try:
                if key not in app.judgements and key not in app.judging:
                    check_quota(app, request, guest_id, POSITION_COST)
                client = find_site(request.scope)
                judgements.append(_of(position, await _judge(app, client, adapter, key)))
            except Refusal:
                # Return what has been found; the next request gets the refusal.
                if not judgements:
                    raise
                break
        if app.hall.clock.monotonic() > give_up:
            break
    return tuple(judgements)


async def _find_guarded(
    app: Application,
    adapter: AnyAdapter,
    positions: Sequence[AnyPosition],
    numbers: Sequence[int],
) -> set[int]:
    """Return the moments not to judge: people are playing this position, or the next one."""
    near = {n for number in numbers for n in (number, number + 1) if n < len(positions)}
    running = sorted(n for n in near if positions[n].outcome is None)
    is_played = await app.hall.guard.find_played(adapter, [positions[n] for n in running])
    found = {n for n, is_now in zip(running, is_played, strict=True) if is_now}
    return found | {n - 1 for n in found}


def _known(game: AnyGame, position: AnyPosition) -> str:
    """Format a position as the seat to move knew it, without the others' cards."""
    return game.format_position(position.view(position.seat))


async def _judge(app: Application, client: str, adapter: AnyAdapter, key: Key) -> Judgement:
    """Judge a position, from the cache or sharing a judgement already in progress."""
    if (kept := app.judgements.get(key)) is not None:
        return kept
    judging = app.judging.get(key)
    if judging is None:
        judging = asyncio.ensure_future(_judge_uncached(app, client, adapter, key))
        app.judging[key] = judging
        judging.add_done_callback(lambda _: app.judging.pop(key, None))
    # One client disconnecting must not cancel it for the others.
    return await asyncio.shield(judging)


async def _judge_uncached(
    app: Application, client: str, adapter: AnyAdapter, key: Key
) -> Judgement:
    judged = _judgement_of(await judge(app, client, *key, adapter.review_seconds))
    if judged.value is not None:
        app.judgements[key] = judged
    return judged


def _of(position: AnyPosition, judged: Judgement) -> Judgement:
    """Add the seat to a judgement: the cached one is shared by games with either starter."""
    return judged.model_copy(update={"seat": position.seat})


def _judgement_of(found: PositionAnalysis) -> Judgement:
    worth: dict[Moves, float] = {}
    for turn in found.turns:
        if turn.value is not None:
            first = turn.moves.model_copy(update={"moves": turn.moves.moves[:1]})
            worth[first] = max(worth.get(first, turn.value), turn.value)
    best = found.line[0] if found.line else found.turns[0].moves if found.turns else None
    return Judgement(
        seat=None,
        value=found.value,
        is_exact=found.is_exact,
        moves=tuple(EvaluatedMoves(moves=moves, value=value) for moves, value in worth.items()),
        best=best,
    )
