"""Databases of one version of the program, kept because every later version must open them.

    python -m tests.server.kept_database NAME

plays every kind of game on real servers, once on SQLite and once on PostgreSQL, and writes
`NAME.sqlite.sql`, `NAME.postgresql.sql` and `NAME.json` to tests/data/server. The JSON file says
what each game must look like when opened again, without anything specific to the wire format. Never
regenerate a kept database under the same name: its age is its value.
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Self
from unittest.mock import patch

import httpx2

from fourfold.games import GAMES, quartino
from fourfold.server.chance import Chance
from fourfold.server.config import Config, Timeouts
from fourfold.server.storage import Storage
from tests.server.guest import ME, OPEN, Guest
from tests.server.house import NOON, House, ManualClock, open_house
from tests.server.table import FULL_BOARD
from tests.services.postgresql import PostgreSQL

FOLDER = Path(__file__).parents[1] / "data" / "server"

SECRET = bytes(range(32))
"""The server's secret in a kept database: both dumps then have the same tokens and ids."""

PEOPLE = {"ann": "Ann", "ben": "Žofie 🙂", "cy": 'O\'Neil \\ "Cy"', "di": "迪"}
"""The guests' ids, and names that need care in SQL and JSON."""

MINUTE, DAY = 60.0, 24 * 3600.0
NOVICE = {"kind": "bot", "bot": "novice"}
LINE = ("=0", "a1", "=1", "b1", "=2", "c1", "=4", "d1")
"""The fourth light piece of the lowest row was placed, and nothing given yet."""

TIMEOUT_SECONDS = 60.0


class FixedChance(Chance):
    """Seeded randomness, with ids that say what they are for."""

    def __init__(self) -> None:
        self.random = Random(13)
        self.next_game = ""
        self._guests = iter(PEOPLE)

    def game_id(self) -> str:
        """Return the id chosen for the next game."""
        return self.next_game

    def guest_id(self) -> str:
        """Return the next person's id."""
        return next(self._guests)

    def below(self, limit: int) -> int:
        """Return a random number below a limit."""
        return self.random.randrange(limit)

    def seed(self) -> int:
        """Return a seed for a deal or for bots."""
        return self.random.getrandbits(62)


@dataclass
class Script:
    """Plays games on a server for everybody; every action has its own id."""

    onlookers: "Onlookers"
    clock: ManualClock
    chance: FixedChance

    @property
    def house(self) -> House:
        """The server."""
        return self.onlookers.house

    async def person(self, name: str) -> Guest:
        """Return one of the people."""
        return await self.onlookers.guest(name)

    async def open(
        self, name: str, game: str, rules: str, seats: Any = (ME, OPEN), **more: Any
    ) -> str:
        """Let Ann open a room, and others take the open seats in order; seat 1 starts."""
        self.chance.next_game = name
        ann, *others = PEOPLE
        await (await self.person(ann)).open(game, rules, seats, **({"starter": 1} | more))
        for other in others[: sum(seat == OPEN for seat in seats)]:
            await (await self.person(other)).sit(name)
        return name

    async def wait(self, name: str, *, rules: str = "CSHT!", **more: Any) -> dict[str, Any]:
        """Let Ann open a room and wait in it; return its keys."""
        self.chance.next_game = name
        ann = await self.person("ann")
        return await ann.open("quarto", rules, (ME, OPEN), **more)

    async def seek(self, name: str, person: str, game: str, rules: str) -> str:
        """Let somebody seek an opponent; return the room, which is this one if nobody waits."""
        self.chance.next_game = name
        guest = await self.person(person)
        answer = await guest.http.post("/api/games/seek", json={"game": game, "rules": rules})
        assert answer.status_code == 201, (name, answer.text)
        return str(answer.json()["id"])

    async def state(self, game: str, seat: int | None = None) -> dict[str, Any]:
        """Return a game's state, for a seat or a spectator."""
        return await self.onlookers.look(game, seat)

    async def act(self, game: str, seat: int, kind: str, **fields: Any) -> None:
        """Let a seat do something that must be accepted."""
        state = await self.state(game)
        holder = await self.onlookers.holder(game, seat)
        version = state["version"]
        answer = await holder.act(
            game, kind, version, id=f"{kind}-{version}-{seat}", seat=seat, **fields
        )
        assert answer.status_code == 200, (game, answer.text)

    async def move(self, game: str, *moves: str) -> None:
        """Make moves, each by the seat to move."""
        for move in moves:
            seat = (await self.state(game))["to_move"]
            await self.act(game, seat, "move", move=move)

    async def expire(self, game: str, seconds: float = 61.0) -> None:
        """Let time run out, and wait until the server has noticed."""
        version = (await self.state(game))["version"]
        self.clock.advance(seconds)
        await self.house.handle_due(game)
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while (await self.state(game))["version"] == version:
                await asyncio.sleep(0.02)

    async def until_person(self, game: str) -> None:
        """Wait until no bot is to move."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while True:
                state = await self.state(game)
                if state["to_move"] is None or state["seats"][state["to_move"] - 1]["bot"] is None:
                    return
                await asyncio.sleep(0.02)

    async def until_rematch(self, game: str) -> str:
        """Wait until the rematch exists; return its id."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while (found := (await self.state(game))["next"]) is None:
                await asyncio.sleep(0.02)
        return str(found)


class Onlookers:
    """Everybody who may look at a server's games: each guest who plays, and a spectator."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._stack = AsyncExitStack()
        self._guests: dict[str | None, Guest] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def guest(self, guest_id: str | None) -> Guest:
        """Return a guest; None for somebody without a seat."""
        if guest_id not in self._guests:
            cookies = {}
            if guest_id is not None:
                cookies = {"fourfold_guest": self.house.application.hall.tokens.cookie(guest_id)}
            guest = Guest(self.house.url, cookies=cookies)
            self._guests[guest_id] = await self._stack.enter_async_context(guest)
        return self._guests[guest_id]

    async def holder(self, game: str, seat: int | None) -> Guest:
        """Return a seat's holder; None for a spectator."""
        if seat is None:
            return await self.guest(None)
        listing = await self.house.application.hall.storage.listing(game)
        assert listing is not None
        return await self.guest(listing.seats[seat - 1].guest_id)

    async def ask(
        self, game: str, path: str = "", *, seat: int | None = None, **query: int
    ) -> httpx2.Response:
        """Make a request about a game, from a seat or as a spectator."""
        guest = await self.holder(game, seat)
        params = query if seat is None else query | {"seat": seat}
        answer = await guest.http.get(f"/api/games/{game}{path}", params=params)
        assert answer.status_code == 200, (game, answer.text)
        return answer

    async def look(self, game: str, seat: int | None = None) -> dict[str, Any]:
        """Return a game's state."""
        state: dict[str, Any] = (await self.ask(game, seat=seat)).json()["state"]
        return state


async def summarise(onlookers: Onlookers, game: str) -> dict[str, Any]:
    """Return a game's appearance, using only the stable parts of the interface."""
    storage = onlookers.house.application.hall.storage
    listing = await storage.listing(game)
    assert listing is not None, game
    shown = (await onlookers.ask(game)).json()
    state = shown["state"]
    outcome = state["outcome"]
    summary: dict[str, Any] = {
        "game": listing.game,
        "rules": listing.rules,
        "status": state["status"],
        "is_private": listing.is_private,
        "opened_by": listing.opened_by,
        "opened_at": listing.created_at.isoformat(),
        "updated_at": listing.updated_at.isoformat(),
        "version": state["version"],
        "seats": [[seat["name"], seat["bot"], seat["guest"]] for seat in state["seats"]],
        "to_move": state["to_move"],
        "winner": outcome and outcome["winner"],
        "reason": outcome and outcome["reason"],
        "draw_offers": state["draw_offers"],
        "rematch_offers": state["rematch_offers"],
        "previous": shown["room"]["previous"],
        "next": state["next"],
        "log": [entry.kind for entry in await storage.entries(game)],
    }
    listed = [[s.name or None, s.bot, s.guest_id] for s in listing.seats]
    assert [listing.status, listing.version, listed, listing.winner, listing.reason] == [
        summary[field] for field in ("status", "version", "seats", "winner", "reason")
    ], "a list says the same as the game itself"
    if state["position"] is not None:
        summary["moments"] = await _count_moments(onlookers, game)
        people = [s.seat for s in listing.seats if s.guest_id]
        views = {str(seat): await _view(onlookers, game, seat) for seat in (None, *people)}
        summary["views"] = views
    return summary


async def _view(onlookers: Onlookers, game: str, seat: int | None) -> dict[str, Any]:
    """Return the position and record that a viewer gets."""
    state = await onlookers.look(game, seat)
    return {
        "position": state["position"]["text"],
        "can_take_back": state["can_take_back"],
        "record": (await onlookers.ask(game, "/record", seat=seat)).text.splitlines(),
    }


async def _count_moments(onlookers: Onlookers, game: str) -> int:
    """Return the number of a game's moments: the first position and every event since."""
    total = 0
    while found := len((await onlookers.ask(game, "/moments", first=total)).json()):
        total += found
    return total


async def list_ids(storage: Storage) -> list[str]:
    """Return the ids of all games in a storage."""
    return sorted(listing.id for listing in await storage.listings(limit=1000))


async def play_everything(database: str) -> dict[str, dict[str, Any]]:
    """Play everything that can happen into an empty database; return the games' appearance."""
    chance, now = FixedChance(), NOON
    sessions: list[tuple[Callable[[Script], Awaitable[None]], dict[str, Any]]] = [
        (play_by_the_clock, {}),
        (play_quarto, {}),
        (play_quartino, {}),
        (play_rooms, {}),
        (play_absences, {}),
        (play_seeks, {}),
        (play_with_bots, {"has_bots": True}),
        # Its bot is still to move when the server stops.
        (play_into_a_pause, {"has_bots": True, "config": Config(bot_pause=10.0)}),
    ]
    with patch("fourfold.server.storage.storage.secrets.token_bytes", return_value=SECRET):
        for number, (play, options) in enumerate(sessions, 1):
            clock = make_clock(f"process-{number}", now)
            async with (
                open_house(database, clock=clock, chance=chance, **options) as house,
                Onlookers(house) as onlookers,
            ):
                if number == 1:
                    await _name_guests(house)
                await play(Script(onlookers, clock, chance))
            now = clock.wall + timedelta(minutes=10)
    return await summarise_all(database, now)


async def _name_guests(house: House) -> None:
    """Make everybody a guest with a name."""
    for name in PEOPLE.values():
        async with house.guest() as guest:
            answer = await guest.http.put("/api/me", json={"name": name})
            assert answer.status_code == 200, answer.text


def make_clock(process: str, now: datetime) -> ManualClock:
    """Return a clock that shows a time."""
    clock = ManualClock(process)
    clock.wall = now
    return clock


async def summarise_all(database: str | Path, now: datetime) -> dict[str, dict[str, Any]]:
    """Open a database, without bots that would move, and return each game's appearance."""
    async with (
        open_house(database, clock=make_clock("reader", now)) as house,
        Onlookers(house) as onlookers,
    ):
        ids = await list_ids(house.application.hall.storage)
        return {game: await summarise(onlookers, game) for game in ids}


async def play_by_the_clock(script: Script) -> None:
    """Games that end, or continue, because nobody does anything."""
    await script.wait("wait-too-long")
    await script.expire("wait-too-long", 1.1 * DAY)
    await script.open("quarto-left-alone", "quarto", "CSHT!")
    await script.move("quarto-left-alone", "=5", "b2")
    await script.expire("quarto-left-alone", 8 * DAY)
    await script.open("quarto-time", "quarto", "CSHT/60")
    await script.move("quarto-time", "=0", "a1", "=7")
    await script.expire("quarto-time")
    await script.open("quarto-forced", "quarto", "CSHT!/60")
    await script.move("quarto-forced", *FULL_BOARD, "d4")
    await script.expire("quarto-forced")
    await script.expire("quarto-forced")
    await script.open("quartino-time", "quartino", "wheel/60", (ME, OPEN, OPEN))
    # In one game the clock makes a move, in the other it puts somebody out.
    await script.move("quartino-time", "R3")
    await script.expire("quartino-time")
    await script.expire("quartino-time")
    await script.move("quartino-time", "Y3", ".")
    await script.expire("quartino-time")


async def play_quarto(script: Script) -> None:
    """Every fault and departure, draws, phrases, rematches, a game from another's position."""
    await script.open("quarto-call", "quarto", "CSHT!")
    await script.move("quarto-call", "=0", "a1", "!a1-d1", "=1", "b1", "=2", "c1", "=4", "d1")
    await script.move("quarto-call", "=7", "a2", "!a1-d1", "=8", "b2", "=F", "c2", "=3", "d2")
    await script.move("quarto-call", "!a2-d2", "=9", "b3", "=6", "b4", "!b1-b4")
    if (await script.state("quarto-call"))["status"] == "playing":
        await _call(script, "quarto-call")
    await script.open("quarto-line", "quarto", "CSHT+")
    await script.move("quarto-line", *LINE)
    await script.open("quarto-full", "quarto", "CSHT")
    await script.move("quarto-full", *FULL_BOARD, "d4")
    await script.open("quarto-passed", "quarto", "C!")
    await _play_at_random(script, "quarto-passed", Random(3))
    await script.open("quarto-agreed", "quarto", "CST+!")
    await script.act("quarto-agreed", 1, "say", phrase="hello")
    await script.act("quarto-agreed", 2, "offer_draw")
    await script.act("quarto-agreed", 1, "decline_draw")
    await script.move("quarto-agreed", "=A")
    await script.act("quarto-agreed", 1, "offer_draw")
    await script.act("quarto-agreed", 2, "offer_draw")
    await script.open("quarto-rematch", "quarto", "CSHT!", starter="loser")
    game = "quarto-rematch"
    for resigns in (1, 2):
        await _start(script, game)
        await script.act(game, resigns, "resign")
        await script.act(game, 2, "say", phrase="well-played")
        await script.act(game, 1, "rematch")
        await script.act(game, 2, "rematch")
        game = await script.until_rematch(game)
    await _start(script, game)
    await script.act(game, 2, "offer_draw")
    await script.open("quarto-asked", "quarto", "SHT!", starter="lot")
    await script.act("quarto-asked", 2, "resign")
    await script.act("quarto-asked", 1, "rematch")
    source = {"game": "quarto-line", "moves": 5}
    alone = ({"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"})
    await script.open("quarto-source", "quarto", "CSHT+", alone, source=source)
    await script.move("quarto-source", "d4")
    await script.act("quarto-source", 1, "take_back")
    await script.move("quarto-source", "c3", "=C")
    await script.open("quarto-running", "quarto", "CSHT+!", is_private=False)
    await script.move("quarto-running", *LINE, "!a1-a4", "=8", "!a1-b2")
    await script.open("quarto-moments", "quarto", "CSHT!")
    await _play_at_random(script, "quarto-moments", Random(8), moves=20)


async def _start(script: Script, game: str) -> None:
    await script.move(game, "=3", "c2", "=4")


async def _call(script: Script, game: str) -> None:
    """Let the seat to move call a complete group; give and place until there is one."""
    rules = GAMES["quarto"].parse_rules("CSHT!")
    while (state := await script.state(game))["status"] == "playing":
        position = GAMES["quarto"].parse_position(state["position"]["text"], rules)
        moves = position.legal_moves()
        right = [move for move in moves if position.play(move).outcome]
        chosen = (right or [move for move in moves if not position.is_wrong(move)])[0]
        await script.move(game, GAMES["quarto"].format_move(chosen))


async def _play_at_random(
    script: Script, name: str, random: Random, moves: int | None = None
) -> None:
    """Make random legal moves, until the game is over or this many were made."""
    listing = await script.house.application.hall.storage.listing(name)
    assert listing is not None
    game = GAMES[listing.game]
    rules = game.parse_rules(listing.rules)
    while moves is None or moves:
        to_move = (await script.state(name))["to_move"]
        if to_move is None:
            return
        text = (await script.state(name, to_move))["position"]["text"]
        legal = game.parse_position(text, rules).legal_moves()
        await script.move(name, game.format_move(random.choice(legal)))
        moves = None if moves is None else moves - 1


async def play_quartino(script: Script) -> None:
    """Cards won, wrong claims, Colour and Column, departures at a table of four, a draw."""
    await script.open("quartino-cards", "quartino", "wheel")
    await _win_cards(script, "quartino-cards", "wheel", plants_a_mismatch=True)
    await script.open("quartino-grid", "quartino", "grid")
    await _win_cards(script, "quartino-grid", "grid", plants_a_mismatch=False)
    four = (ME, OPEN, OPEN, OPEN)
    await script.open("quartino-four", "quartino", "wheel", four)
    # The fourth stone of a mixed stack is removed when the next turn begins: by a move …
    await script.move("quartino-four", "R0", ".", "Y0", ".", "G0", ".", "B0", ".")
    # … and by a departure.
    await script.move("quartino-four", "R1", "Y2", ".", "Y1", ".", "G1", ".", "B1")
    await script.act("quartino-four", 4, "resign")
    await script.act("quartino-four", 2, "resign")
    await script.open("quartino-out", "quartino", "wheel", four)
    for seat in (3, 1, 4):
        await script.act("quartino-out", seat, "resign")
    await script.open("quartino-agreed", "quartino", "grid", (ME, OPEN, OPEN))
    await script.move("quartino-agreed", "R0")
    for seat in (2, 3, 1):
        await script.act("quartino-agreed", seat, "offer_draw")
    await script.open("quartino-colour", "quartino", "wheel")
    moves = ("R0", ".", "R1", ".", "R2", ".", "R3", ".", "+", "Y0", "G0", ".", "-", "B5")
    await script.move("quartino-colour", *moves)
    await script.open("quartino-moments", "quartino", "grid", (ME, OPEN, OPEN))
    await _play_at_random(script, "quartino-moments", Random(2), moves=60)


async def _win_cards(script: Script, name: str, key: str, *, plants_a_mismatch: bool) -> None:
    """Let everybody help seat 1, until it has claimed all its cards."""
    rules = GAMES["quartino"].parse_rules(key)
    while (await script.state(name))["status"] == "playing":
        state = await script.state(name, 1)
        position = quartino.parse_position(state["position"]["text"], rules)
        is_own = state["to_move"] == 1
        if position.phase is quartino.Phase.COLOUR:
            # Sometimes with the extra stone, sometimes without.
            await script.move(name, "+" if state["version"] % 3 else "-")
        elif position.phase is quartino.Phase.PLACE:
            best = max(position.legal_moves(), key=lambda move: _progress(position.play(move)))
            await script.move(name, quartino.format_move(best))
        else:
            claims = [move for move in position.legal_moves() if isinstance(move, quartino.Claim)]
            right = [move for move in claims if not position.is_wrong(move)]
            if is_own and plants_a_mismatch:
                plants_a_mismatch = False
                wrong = next(move for move in claims if position.is_wrong(move))
                await script.move(name, quartino.format_move(wrong))
            else:
                await script.move(name, quartino.format_move(right[0]) if is_own and right else ".")


def _progress(position: quartino.Position) -> tuple[int, int]:
    """Return how close seat 1's nearest card is, and how few stones are in the way."""
    tops = [stack[-1] if stack else None for stack in position.stacks]
    shown = [
        sum(tops[field] == colour for field, colour in zip(window, card.colours, strict=True))
        for card in position.racks[0].hidden
        if card is not None
        for window in position.rules.geometry.windows
    ]
    return max(shown, default=0), -max(map(len, position.stacks))


async def play_rooms(script: Script) -> None:
    """Rooms in which a game has not begun, or never will; a private game."""
    ann, ben = await script.person("ann"), await script.person("ben")
    await script.wait("wait-open", starter="lot")
    await script.wait("wait-private", is_private=True, rules="CSHT/60")
    await script.wait("wait-changed")
    await script.act("wait-changed", 1, "say", phrase="hello")
    script.chance.next_game = "wait-three"
    await ann.open("quartino", "wheel", (ME, OPEN, OPEN), starter="loser")
    await ben.sit("wait-three")
    await script.act("wait-three", 1, "resign")
    await ann.sit("wait-three", seat=3)
    await script.wait("closed-left")
    await script.act("closed-left", 1, "resign")
    keys = await script.wait("quarto-private", is_private=True)
    await ben.sit("quarto-private", invitation=keys["invitation"])
    await _play_at_random(script, "quarto-private", Random(4), moves=3)


async def play_absences(script: Script) -> None:
    """Nudges, and wins and draws claimed against an absent player; nobody is connected."""
    away = Timeouts().absence
    await script.open("quarto-absent", "quarto", "CSHT!")
    await script.move("quarto-absent", "=5")
    await script.act("quarto-absent", 1, "nudge")
    script.clock.advance(away)
    await script.act("quarto-absent", 1, "claim_departure")
    await script.open("quarto-absent-draw", "quarto", "CSHT")
    await script.move("quarto-absent-draw", *LINE[:3])
    script.clock.advance(away)
    await script.act("quarto-absent-draw", 2, "claim_draw")
    await script.open("quartino-absent", "quartino", "grid")
    await script.move("quartino-absent", "R0", ".")
    script.clock.advance(away)
    await script.act("quartino-absent", 1, "claim_departure")
    await script.open("quartino-absent-four", "quartino", "wheel", (ME, OPEN, OPEN, OPEN))
    # As after a resignation, the fourth stone of a mixed stack is removed.
    await script.move("quartino-absent-four", "R0", ".", "Y0", ".", "G0", ".", "B0")
    script.clock.advance(away)
    await script.act("quartino-absent-four", 2, "nudge")
    await script.act("quartino-absent-four", 1, "claim_departure")


async def play_seeks(script: Script) -> None:
    """Opponents sought: found, left, cancelled and awaited; games that keep their starter."""
    assert await script.seek("seek-left", "ann", "quarto", "CSHT!") == "seek-left"
    await script.expire("seek-left", Timeouts().seek + 1)
    for game, rules in (("quarto", "CSHT!/60"), ("quartino", "wheel")):
        name = f"seek-{game}"
        assert await script.seek(name, "ann", game, rules) == name
        assert await script.seek("nowhere", "ben", game, rules) == name
        await _play_at_random(script, name, Random(5), moves=4)
    assert await script.seek("seek-over", "cy", "quarto", "CST") == "seek-over"
    assert await script.seek("nowhere", "di", "quarto", "CST") == "seek-over"
    await script.act("seek-over", 1, "resign")
    assert await script.seek("seek-cancelled", "ann", "quarto", "CSHT") == "seek-cancelled"
    await script.act("seek-cancelled", 1, "resign")
    assert await script.seek("seek-waiting", "ann", "quarto", "CSHT") == "seek-waiting"
    for game, rules in (("quarto", "CSHT!"), ("quartino", "grid")):
        name = f"{game}-keeps-starter"
        await script.open(name, game, rules, starter=1, keeps_starter=True)
        await script.act(name, 2, "resign")
        if game == "quartino":
            await script.act(name, 1, "rematch")
            await script.act(name, 2, "rematch")
            assert (await script.state(await script.until_rematch(name)))["to_move"] == 2


async def play_with_bots(script: Script) -> None:
    """Games against bots, finished and running, with turns taken back."""
    await script.open("quarto-bot", "quarto", "CSHT!", (ME, NOVICE))
    await script.move("quarto-bot", "=6")
    await script.until_person("quarto-bot")
    await script.act("quarto-bot", 1, "take_back")
    await script.move("quarto-bot", "=9")
    await script.until_person("quarto-bot")
    await script.open("quarto-bot-over", "quarto", "CSHT", (ME, NOVICE), starter=2)
    await script.until_person("quarto-bot-over")
    await script.act("quarto-bot-over", 1, "resign")
    await script.act("quarto-bot-over", 1, "rematch")
    await script.until_person(await script.until_rematch("quarto-bot-over"))
    await script.open("quartino-bots", "quartino", "wheel", (ME, NOVICE, NOVICE, OPEN))
    for _ in range(2):
        for stone in ("R4", "Y5"):
            await script.until_person("quartino-bots")
            state = await script.state("quartino-bots")
            if state["position"]["phase"] == "colour":
                await script.move("quartino-bots", "-")
            state = await script.state("quartino-bots")
            for _ in range(state["position"]["stones"]):
                await script.move("quartino-bots", stone)
            await script.move("quartino-bots", ".")
    await script.until_person("quartino-bots")
    await script.open("quarto-clock", "quarto", "CSHT!/60")
    await script.move("quarto-clock", "=2", "d4")
    script.clock.advance(MINUTE / 2)


async def play_into_a_pause(script: Script) -> None:
    """Open a game whose bot has not moved yet when the server stops."""
    await script.open("quarto-bot-due", "quarto", "CSHT!", (ME, NOVICE), starter=2)


def dump_sqlite(database: Path) -> str:
    """Return an SQLite database as statements."""
    connection = sqlite3.connect(database)
    try:
        return "\n".join(connection.iterdump()) + "\n"
    finally:
        connection.close()


def restore_sqlite(dump: str, database: Path) -> None:
    """Make a database from statements."""
    connection = sqlite3.connect(database)
    connection.executescript(dump)
    connection.close()


async def restore_postgresql(dump: str, url: str) -> None:
    """Run the statements in an empty database."""
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url)
    await connection.execute(dump)
    await connection.close()


async def _make(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder, PostgreSQL() as server:
        file = Path(folder) / "games.db"
        found = await play_everything(str(file))
        await (await Storage.open(str(file))).close()
        (FOLDER / f"{name}.sqlite.sql").write_text(dump_sqlite(file), "utf-8")
        url = server.url(server.create_database())
        assert await play_everything(url) == found, "both databases hold the same games"
        (FOLDER / f"{name}.postgresql.sql").write_text(server.dump(url), "utf-8")
    write_summary(name, found)


def write_summary(name: str, found: dict[str, dict[str, Any]]) -> None:
    """Store the appearance of a database's games."""
    text = json.dumps(found, ensure_ascii=False, indent=1)
    (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(_make(sys.argv[1]))
