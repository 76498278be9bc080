"""Every route, requested by every kind of caller: the status, and which secrets it reveals."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import pytest
from starlette.routing import Route

from fourfold.server.http.asgi import make_api
from fourfold.server.http.guard import MONITORING_PATHS
from fourfold.server.wire.action import Act
from tests.server.access.world import PLANS, Caller, World, open_world
from tests.server.guest import ME, new_id
from tests.server.house import House

pytestmark = pytest.mark.anyio

Found = tuple[int, set[str]]
"""A response's status, and the secrets that it may and must reveal."""

Right = Callable[[World, Caller], Found]


def refused(_: World, __: Caller) -> Found:
    """Nobody gets anything."""
    return 403, set()


def open_to_all(_: World, __: Caller) -> Found:
    """Everybody gets the same, and no secret."""
    return 200, set()


def created(_: World, __: Caller) -> Found:
    """Everybody may open a room, without learning anything about this one."""
    return 201, set()


def not_found(_: World, __: Caller) -> Found:
    """Nobody gets a file that doesn't exist; the page is the same for all."""
    return 404, set()


def view(world: World, caller: Caller) -> Found:
    """Players see their own seat's view, others a spectator's; a bad link is refused."""
    return (403, set()) if caller.is_refused else (200, world.cards(*caller.seats[:1]))


def keys(_: World, caller: Caller) -> Found:
    """Show a cookie its own seats' tokens and the invitation, a link only its own seat's."""
    if caller.heir is not None:
        return 200, {f"token {caller.heir}"}
    if caller.is_refused:
        return 403, set()
    if caller.token is not None:
        return 200, {f"token {seat}" for seat in caller.seats}
    return 200, _held(caller)


def renewed_keys(_: World, caller: Caller) -> Found:
    """Only a cookie can renew keys."""
    return (201, _held(caller)) if caller.own else (403, set())


def seated(_: World, caller: Caller) -> Found:
    """Seated players get their own keys again; others would need the invitation."""
    return (201, _held(caller)) if caller.own else (403, set())


def acting(_: World, caller: Caller) -> Found:
    """Callers may act only from their own seat."""
    return (200, set()) if caller.seats else (403, set())


def gentle(world: World, caller: Caller) -> Found:
    """Nobody gets help in a game between people, not even the player to move."""
    room = world.house.application.hall.rooms[world.id].room
    if caller.is_refused or room.to_move in caller.seats[:1]:
        return 403, set()
    return 409, set()


def signed_in(world: World, caller: Caller) -> Found:
    """Only a valid cookie can be renewed."""
    return (403, set()) if caller.guest in world.newcomers else (200, set())


def _held(caller: Caller) -> set[str]:
    return {*(f"token {seat}" for seat in caller.own), *(["invitation"] if caller.own else [])}


@dataclass(frozen=True)
class Case:
    """How to request a route, and what everybody gets."""

    right: Right
    path: str | None = None
    """If it differs from the route's."""
    body: Callable[[World], object] | None = None


def hello(_: World) -> dict[str, object]:
    """Return an action that doesn't change the game."""
    return Act.model_validate(
        {"id": new_id(), "version": 0, "action": {"kind": "say", "phrase": "hello"}}
    ).model_dump(mode="json")


def own_room(world: World) -> object:
    """Return a request to open a room."""
    rules = {"quarto": "CSHT", "quartino": "wheel"}[world.game]
    return {"game": world.game, "rules": rules, "seats": [ME, ME]}


def anyone(world: World) -> object:
    """Return a request to play with anyone."""
    return {"game": world.game, "rules": {"quarto": "CSHT", "quartino": "wheel"}[world.game]}


def running_position(world: World) -> object:
    """Return a question about the running game."""
    room = world.house.application.hall.rooms[world.id].room
    assert room.match is not None
    text = room.game.format_position(room.match.position.view(None))
    return {"game": world.game, "rules": room.plan.rules, "position": text}


def name(_: World) -> object:
    """Return a name."""
    return {"name": "Zoe"}


def nothing(_: World) -> object:
    """Return an empty request."""
    return {}


ROUTES: dict[str, Case] = {
    "GET /api/me": Case(open_to_all),
    "PUT /api/me": Case(open_to_all, body=name),
    "POST /api/me/renewal": Case(signed_in),
    "GET /api/games": Case(open_to_all),
    "GET /api/games/mine": Case(open_to_all),
    "GET /api/games/lobby": Case(open_to_all),
    "POST /api/games": Case(created, body=own_room),
    "POST /api/games/seek": Case(created, body=anyone),
    "GET /api/games/{game_id}": Case(view),
    "GET /api/games/{game_id}/entries": Case(open_to_all),
    "GET /api/games/{game_id}/record": Case(view),
    "GET /api/games/{game_id}/moments": Case(view),
    "GET /api/games/{game_id}/keys": Case(keys),
    "POST /api/games/{game_id}/keys": Case(renewed_keys),
    "POST /api/games/{game_id}/seats": Case(seated, body=nothing),
    "POST /api/games/{game_id}/actions": Case(acting, body=hello),
    "GET /api/games/{game_id}/analysis": Case(refused),
    "GET /api/games/{game_id}/gentle": Case(gentle),
    "POST /api/analysis": Case(refused, body=running_position),
    "GET /api/network": Case(open_to_all),
    "GET /api/openapi.json": Case(open_to_all),
    "GET /healthz": Case(open_to_all),
    "GET /readyz": Case(open_to_all),
    "GET /metrics": Case(open_to_all),
    "GET /g/{game_id}/picture.png": Case(open_to_all),
    "GET /assets/{name}": Case(not_found, "/assets/nothing.js"),
    "GET /{name:path}": Case(not_found, "/nothing.js"),
}
"""Every route except those below, and what everybody gets there."""

ELSEWHERE = {
    "DELETE /api/me": "test_renewal.py: it ends the identity that sends it",
    "GET /": "the page itself, tests/server/http/test_page.py: the same bytes for all",
}


def flatten(routes: Iterable[object]) -> Iterator[Route]:
    """Yield an application's routes, including its routers'."""
    for each in routes:
        if isinstance(each, Route):
            yield each
        else:
            # FastAPI keeps an included router as a route.
            yield from flatten(each.original_router.routes)  # type: ignore[attr-defined]


def routes_of(world: World) -> set[str]:
    """Return every route of the server except HEAD, which is GET without a body."""
    routes = list(flatten(make_api(world.house.application).routes))
    every = {f"{method} {each.path}" for each in routes for method in each.methods or ()}
    return {each for each in every if not each.startswith("HEAD ")}


async def test_every_route_is_in_the_table(world: World) -> None:
    assert routes_of(world) == ROUTES.keys() | ELSEWHERE.keys()


@pytest.mark.parametrize("route", ROUTES)
async def test_everybody_gets_what_is_theirs_and_nothing_else(world: World, route: str) -> None:
    case, method = ROUTES[route], route.partition(" ")[0]
    path = (case.path or route.partition(" ")[2]).replace("{game_id}", world.id)
    for who in world.callers():
        caller = world.callers()[who]
        is_blocked = caller.is_blocked and path not in MONITORING_PATHS
        status, secrets = (403, set()) if is_blocked else case.right(world, caller)
        body = None if case.body is None else case.body(world)
        answer = await world.ask(caller, method, path, body)
        if method != "GET":
            await world.refresh_secrets()
        assert answer.status_code == status, (who, answer.text)
        assert world.revealed(answer) == secrets, (who, answer.text)


@pytest.mark.parametrize("path", ["", "/record", "/moments"])
async def test_nobody_looks_from_a_seat_that_is_not_theirs(world: World, path: str) -> None:
    for who, caller in world.callers().items():
        for seat in world.seats:
            answer = await world.ask(caller, "GET", f"/api/games/{world.id}{path}?seat={seat}")
            is_theirs = seat in caller.seats
            assert answer.status_code == (200 if is_theirs else 403), (who, seat)
            assert world.revealed(answer) == (world.cards(seat) if is_theirs else set()), who


async def test_nobody_acts_from_a_seat_that_is_not_theirs(world: World) -> None:
    for who, caller in world.callers().items():
        for seat in world.seats:
            before = len(await world.events())
            body = {**hello(world), "seat": seat}
            answer = await world.ask(caller, "POST", f"/api/games/{world.id}/actions", body)
            is_theirs = seat in caller.seats
            assert answer.status_code == (200 if is_theirs else 403), (who, seat)
            said = [event["seat"] for event in (await world.events())[before:]]
            assert said == ([seat] if is_theirs else []), who


async def test_a_private_game_is_listed_only_for_its_players(world: World) -> None:
    for who, caller in world.callers().items():
        public = await world.ask(caller, "GET", "/api/games?limit=100")
        assert world.id not in public.text, who
        mine = await world.ask(caller, "GET", "/api/games/mine")
        assert (world.id in mine.text) == bool(caller.own), who


async def test_the_invitation_opens_nothing_once_all_seats_are_taken(world: World) -> None:
    invitation = world.secrets["invitation"][0]
    for who, caller in world.callers().items():
        if not caller.own:
            body = {"invitation": invitation}
            answer = await world.ask(caller, "POST", f"/api/games/{world.id}/seats", body)
            expected = (403, "forbidden") if caller.is_blocked else (409, "room_full")
            assert (answer.status_code, answer.json()["code"]) == expected, who
            assert world.revealed(answer) == set(), who


@pytest.mark.parametrize("game", PLANS)
async def test_the_previous_games_link_gets_the_same_players_key_until_it_is_renewed(
    house: House, game: str
) -> None:
    """In the shared world, other tests have usually renewed it by now."""
    async with open_world(house, game) as world:
        path = f"/api/games/{world.id}/keys"
        for is_renewed in (False, True):
            caller = world.callers()["link of the previous game"]
            assert caller.heir == (None if is_renewed else world.seats[-1])
            answer = await world.ask(caller, "GET", path)
            assert (answer.status_code, world.revealed(answer)) == keys(world, caller)
            await world.holder.http.post(path)
            await world.refresh_secrets()


@pytest.mark.parametrize("path", ["", "/keys", "/record", "/moments"])
async def test_a_rematchs_link_does_not_open_the_previous_game(world: World, path: str) -> None:
    for who in ("first link", "second link", "last link"):
        caller = world.callers()[who]
        answer = await world.ask(caller, "GET", f"/api/games/{world.previous}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat"), who
