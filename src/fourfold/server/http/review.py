"""The review of a game that is over: what its positions were worth, some at a time."""

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from fourfold.games import quarto
from fourfold.games.game import AnyGame, AnyPosition
from fourfold.server.analysis import MOST_SECONDS, PositionAnalysis
from fourfold.server.http.analysis import check_quota, is_guarded, judge
from fourfold.server.http.application import Application
from fourfold.server.http.context import App, GuestId, StrictRoute
from fourfold.server.http.games import Id
from fourfold.server.refusal import Code, Refusal
from fourfold.server.wire.judgement import Judgement

MOST_MOMENTS = 16
"""So many moments are judged for one request: it is answered within a minute at the worst."""

SHARE = 0.3
"""A position counts as so much of an analysis: a game of Quarto! as ten."""

QUARTINO_SECONDS = 0.5
"""How long the bot thinks about a turn: a game has dozens of them."""

router = APIRouter(prefix="/api/games", tags=["games"], route_class=StrictRoute)


@router.get("/{game_id}/analysis")
async def review(
    app: App,
    request: Request,
    game_id: Id,
    guest_id: GuestId,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_MOMENTS)] = MOST_MOMENTS,
) -> tuple[Judgement | None, ...]:
    """Judge moments of a game that is over, so many from the first on.

    Every position of Quarto!, exactly; of Quartino those in which a turn begins, by the strongest
    bot, as the seat to move knew them, and None within a turn. What people are playing just now
    is not judged, nor what leads there: it has no value.
    """
    live = await app.hall.room(game_id)
    async with live.lock:
        await live.settle()
        match = live.room.match
        if match is None or match.outcome is None:
            raise Refusal(Code.ANALYSIS_REFUSED, "the game is not over")
        positions, game = list(match.positions), match.setup.game
        rules = game.format_rules(match.setup.rules)
    asked = [n for n in range(first, len(positions))[:limit] if _is_judged(positions, n)]
    guarded = await _find_guarded(app, positions, asked)
    open_ones = [n for n in asked if n not in guarded and positions[n].outcome is None]
    keys = {n: (game.name, rules, _known(game, positions[n])) for n in open_ones}
    new = [n for n in open_ones if app.judgements.get(keys[n]) is None]
    if new:
        check_quota(app, request, guest_id, SHARE * len(new))
    for number in new:
        seconds = MOST_SECONDS if game.name == "quarto" else QUARTINO_SECONDS
        found = await judge(app, *keys[number], seconds)
        app.judgements.keep(keys[number], _tell(game, positions[number], found))
    return tuple(
        _find(app, positions[n], keys.get(n)) if n in asked else None
        for n in range(first, len(positions))[:limit]
    )


def _is_judged(positions: Sequence[AnyPosition], number: int) -> bool:
    """Tell whether a moment is judged: within a turn of Quartino it is not."""
    if isinstance(positions[number], quarto.Position) or number == 0:
        return True
    return positions[number].seat != positions[number - 1].seat


async def _find_guarded(
    app: Application, positions: Sequence[AnyPosition], asked: Sequence[int]
) -> set[int]:
    """Return the moments that are not judged: people are playing them, or what comes next."""
    near = {n for number in asked for n in (number, number + 1) if n < len(positions)}
    running = sorted(n for n in near if positions[n].outcome is None)
    if not await is_guarded(app, [positions[n] for n in running]):
        return set()
    found = {n for n in running if await is_guarded(app, [positions[n]])}
    return found | {n - 1 for n in found}


def _known(game: AnyGame, position: AnyPosition) -> str:
    """Write a position as the seat to move knew it: others' cards are no help in judging."""
    return game.format_position(position.view(position.seat))


def _tell(game: AnyGame, position: AnyPosition, found: PositionAnalysis) -> Judgement:
    moves: dict[str, float] = {}
    for turn in found.turns:
        if turn.value is not None:
            move = game.format_move(_first_move(game, turn.turn))
            moves[move] = max(moves.get(move, turn.value), turn.value)
    best = found.line[0] if found.line else found.turns[0].turn if found.turns else None
    return Judgement(
        seat=position.seat, value=found.value, is_exact=found.is_exact, moves=moves, best=best
    )


def _first_move(game: AnyGame, turn: str) -> Any:
    return game.parse_turn(turn)[0]


def _find(app: Application, position: AnyPosition, key: tuple[str, str, str] | None) -> Judgement:
    """Return what is known of a position."""
    found = None if key is None else app.judgements.get(key)
    nothing = Judgement(seat=position.seat, value=None, is_exact=False, moves={}, best=None)
    return found or nothing
