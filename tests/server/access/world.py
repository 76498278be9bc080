"""A running private game, its secrets, and everybody who may ask for them."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx2

from fourfold.games import quartino
from fourfold.server.admin.block import block
from tests.server.guest import ME, OPEN, TIMEOUT_SECONDS, Guest
from tests.server.house import House

PLANS = {"quarto": ("CSHT", (ME, OPEN)), "quartino": ("wheel", (ME, ME, OPEN))}
"""Rules and seats of each game: the host holds all seats but the last."""

MOVES = {"quarto": ("=5", "b3"), "quartino": ("R3", ".")}
"""Opening moves: the empty board is not guarded."""

FORGED = "A" * 43


@dataclass(frozen=True)
class Caller:
    """A caller: with a guest's cookie, a seat's link, both, or neither."""

    guest: Guest
    token: str | None = None
    seats: tuple[int, ...] = ()
    """The seats they may watch from and act for."""
    is_refused: bool = False
    """Whether their token is invalid: then nothing else counts."""
    is_blocked: bool = False
    """Whether an administrator has blocked them: then only health checks are answered."""
    heir: int | None = None
    """The seat whose key they can still get with their link from the previous game."""
    own: tuple[int, ...] = ()
    """The seats that the cookie alone opens: a link doesn't give its holder's identity."""

    @property
    def headers(self) -> dict[str, str]:
        """The headers of each request."""
        return {} if self.token is None else {"x-seat-token": self.token}


@dataclass
class World:
    """A running game between two people, and the secrets that callers must not get."""

    house: House
    game: str
    id: str
    host: Guest
    holder: Guest
    guests: dict[str, Guest]
    other_token: str
    """A link to a seat in another of the host's games."""
    previous: str
    """The game of which this is the rematch."""
    previous_token: str
    """The holder's link in the previous game."""
    revoked_token: str
    """The first seat's link before the host renewed it."""
    first_token: str = ""
    """The last seat's first link; once renewed, the previous game's link is invalid too."""
    secrets: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The texts of each secret: `token 1`, `cards 1`, `invitation` and so on."""

    async def refresh_secrets(self) -> None:
        """Look up the current secrets: some requests renew them."""
        room = (await self.house.application.hall.room(self.id)).room
        secrets: dict[str, tuple[str, ...]] = {}
        for guest in (self.host, self.holder):
            keys = (await guest.http.get(f"/api/games/{self.id}/keys")).json()
            secrets |= {f"token {key['seat']}": (key["token"],) for key in keys["seats"]}
            secrets["invitation"] = (keys["invitation"],)
        assert room.match is not None
        if isinstance(position := room.match.position, quartino.Position):
            for seat, rack in enumerate(position.racks, 1):
                secrets[f"cards {seat}"] = tuple(map(str, rack.hidden))
        self.secrets = secrets

    def token(self, seat: int) -> str:
        """Return the token of a seat."""
        return self.secrets[f"token {seat}"][0]

    @property
    def seats(self) -> range:
        """The numbers of the seats."""
        return range(1, len(PLANS[self.game][1]) + 1)

    def cards(self, *seats: int) -> set[str]:
        """Return the names of these seats' card secrets."""
        return {f"cards {seat}" for seat in seats} & self.secrets.keys()

    def revealed(self, answer: httpx2.Response | dict[str, Any]) -> set[str]:
        """Return the secrets that a response reveals, whole or in part."""
        text = str(answer)
        if isinstance(answer, httpx2.Response):
            is_text = not answer.headers.get("content-type", "").startswith("image/")
            text = f"{answer.headers} {answer.text if is_text else ''}"
        words = set(re.findall(r"[0-9A-Za-z_-]+", text))
        return {name for name, parts in self.secrets.items() if words.intersection(parts)}

    def callers(self) -> dict[str, Caller]:
        """Return all callers, by what they present."""
        last = self.seats[-1]
        hosts = tuple(self.seats[:-1])
        nobody, blocked = self.guests["nobody"], self.guests["blocked"]
        is_heir = self.token(last) == self.first_token
        return {
            "nobody": Caller(nobody),
            "stranger": Caller(self.guests["stranger"]),
            "spectator": Caller(self.guests["spectator"]),
            "forged cookie": Caller(self.guests["forged"]),
            "host": Caller(self.host, seats=hosts, own=hosts),
            "holder": Caller(self.holder, seats=(last,), own=(last,)),
            "first link": Caller(nobody, self.token(1), seats=(1,)),
            "second link": Caller(nobody, self.token(2), seats=(2,)),
            "last link": Caller(nobody, self.token(last), seats=(last,)),
            "holder with the host's link": Caller(
                self.holder, self.token(1), seats=(1,), own=(last,)
            ),
            "link of another game": Caller(nobody, self.other_token, is_refused=True),
            "host with a link of another game": Caller(
                self.host, self.other_token, is_refused=True, own=hosts
            ),
            "forged link": Caller(nobody, FORGED, is_refused=True),
            "invitation as a link": Caller(nobody, self.secrets["invitation"][0], is_refused=True),
            "revoked cookie": Caller(self.guests["revoked"]),
            "revoked link": Caller(nobody, self.revoked_token, is_refused=True),
            "link of the previous game": Caller(
                nobody, self.previous_token, is_refused=True, heir=last if is_heir else None
            ),
            "blocked guest": Caller(blocked, is_blocked=True),
            "blocked guest with the host's link": Caller(blocked, self.token(1), is_blocked=True),
        }

    @property
    def newcomers(self) -> list[Guest]:
        """The people without a valid cookie."""
        return [self.guests[name] for name in ("nobody", "forged", "revoked")]

    async def ask(
        self, caller: Caller, method: str, path: str, body: object = None
    ) -> httpx2.Response:
        """Send a request; a caller without a valid cookie must not get one."""
        http = caller.guest.http
        before = dict(http.cookies)
        answer = await http.request(method, path, headers=caller.headers, json=body)
        if caller.guest in self.newcomers:
            http.cookies.clear()
            http.cookies.update(before)
        return answer

    async def events(self) -> list[dict[str, Any]]:
        """Return the game's events."""
        snapshot = await self.host.look(self.id)
        return [entry["event"] for entry in snapshot["entries"]]


async def play_before(host: Guest, holder: Guest, game: str) -> tuple[str, str]:
    """Let them play the previous game and agree on a rematch; return it and the holder's link."""
    rules, seats = PLANS[game]
    # In the rematch, everybody moves on by one seat, and so does the starter.
    before = (*seats[1:], seats[0])
    more = {"is_private": True, "starter": len(seats), "keeps_starter": True}
    keys = await host.open(game, rules, before, **more)
    previous: str = keys["id"]
    token: str = (await holder.sit(previous, invitation=keys["invitation"]))["seats"][0]["token"]
    for guest in (host, holder) if game == "quartino" else (host,):
        await guest.act(previous, "resign", (await host.look(previous))["state"]["version"])
    for guest in (host, holder):
        for key in (await guest.http.get(f"/api/games/{previous}/keys")).json()["seats"]:
            version = (await host.look(previous))["state"]["version"]
            await guest.act(previous, "rematch", version, seat=key["seat"])
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while (await host.look(previous))["state"]["next"] is None:
            await asyncio.sleep(0.01)
    return previous, token


@asynccontextmanager
async def open_world(house: House, game: str) -> AsyncIterator[World]:
    """Start a game between two people, with others around it."""
    async with AsyncExitStack() as stack:
        host, holder, stranger, spectator, nobody, blocked = [
            await stack.enter_async_context(house.guest()) for _ in range(6)
        ]
        await stranger.me()
        forged = await stack.enter_async_context(
            Guest(house.url, cookies={"fourfold_guest": f"{await host.me()}.{FORGED}"})
        )
        revoked = await stack.enter_async_context(host.at(house.url))
        assert (await host.http.post("/api/me/renewal")).status_code == 200
        rules, seats = PLANS[game]
        previous, previous_token = await play_before(host, holder, game)
        following = (await host.look(previous))["state"]["next"]
        keys = (await host.http.get(f"/api/games/{following}/keys")).json()
        assert (await host.http.post(f"/api/games/{following}/keys")).status_code == 201
        other = await host.open(game, rules, (ME, ME), starter=1)
        await spectator.open(game, rules, (ME, ME))
        for move in MOVES[game]:
            state = (await host.look(keys["id"]))["state"]
            mover = holder if state["to_move"] == len(seats) else host
            action = {"move": move, "seat": state["to_move"]}
            answer = await mover.act(keys["id"], "move", state["version"], **action)
            assert answer.status_code == 200, answer.text
        people = {
            "nobody": nobody,
            "stranger": stranger,
            "spectator": spectator,
            "forged": forged,
            "revoked": revoked,
            "blocked": blocked,
        }
        world = World(
            house,
            game,
            following,
            host,
            holder,
            people,
            other_token=other["seats"][0]["token"],
            previous=previous,
            previous_token=previous_token,
            revoked_token=keys["seats"][0]["token"],
        )
        await world.refresh_secrets()
        world.first_token = world.token(len(seats))
        await block(str(house.application.config.database), await blocked.me())
        await house.application.hall.refresh_house_rules()
        yield world
