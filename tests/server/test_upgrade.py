"""Stored games stay readable: kept databases of earlier versions open, look the same and continue.

Under data/server, each `NAME.sql`, `NAME.sqlite.sql` or `NAME.postgresql.sql` is a dump of a
database of the version in its name; `NAME.json` says what its games looked like then.
tests/server/kept_database.py creates them.
"""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from datetime import timedelta
from pathlib import Path
from typing import Any, get_args

import pytest

from fourfold.games import GAMES, RULES_VERSION
from fourfold.games.game import AnyReason
from fourfold.server.event.codec import KINDS
from fourfold.server.event.event import DepartureReason
from fourfold.server.event.upcast import SCHEMA
from fourfold.server.phrase import NUDGE
from fourfold.server.storage import Storage
from fourfold.server.storage.archive import Archive
from fourfold.server.storage.listing import Status
from fourfold.server.storage.migration import LATEST_REVISION
from fourfold.server.storage.pack import PACKED
from tests.server.admin.stored import rows_of
from tests.server.guest import TIMEOUT_SECONDS
from tests.server.house import NOON, open_house
from tests.server.kept_database import (
    FOLDER,
    Onlookers,
    list_ids,
    make_clock,
    restore_postgresql,
    restore_sqlite,
    summarise,
)
from tests.services.postgresql import PostgreSQL

pytestmark = pytest.mark.anyio

A_YEAR_LATER = NOON + timedelta(days=365)

NEWEST = sorted(FOLDER.glob(f"{max(FOLDER.glob('*.*.sql')).name.partition('.')[0]}.*.sql"))
"""The dumps of the latest kept database."""

MOVES = {"quarto": ("--", "=0", "a1"), "quartino": ("+", ".", "R0")}
"""Moves of each game, at least one of which is illegal in every position."""


@dataclass
class KeptDatabase:
    """A restored kept database, and its games' appearance then."""

    database: str
    games: dict[str, dict[str, Any]]

    @asynccontextmanager
    async def open(self, *, has_bots: bool = False) -> AsyncIterator[Onlookers]:
        """Serve it, a year after it was created."""
        clock = make_clock("later", A_YEAR_LATER)
        async with (
            open_house(self.database, clock=clock, has_bots=has_bots) as house,
            Onlookers(house) as onlookers,
        ):
            yield onlookers


@pytest.fixture(params=sorted(FOLDER.glob("*.sql")), ids=lambda path: path.stem)
async def kept(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[KeptDatabase]:
    """Restore each of the kept databases."""
    dump: Path = request.param
    name, _, kind = dump.stem.partition(".")
    games = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    if kind == "postgresql":
        server: PostgreSQL = request.getfixturevalue("postgresql")
        with server.databases() as take:
            url = take()
            await restore_postgresql(dump.read_text("utf-8"), url)
            yield KeptDatabase(url, games)
    else:
        file = tmp_path / "games.db"
        restore_sqlite(dump.read_text("utf-8"), file)
        yield KeptDatabase(str(file), games)


async def test_every_game_looks_as_it_did(kept: KeptDatabase) -> None:
    async with kept.open() as onlookers:
        assert await list_ids(onlookers.house.application.hall.storage) == sorted(kept.games)
        for game, expected in kept.games.items():
            assert await summarise(onlookers, game) == expected, game
    rows = Counter(row[0] for row in (await rows_of(kept.database))["events"])
    for game, summary in kept.games.items():
        is_over = summary["status"] in ("over", "closed")
        assert rows[game] == (1 if is_over else summary["version"]), game


async def test_every_game_can_continue(kept: KeptDatabase) -> None:
    versions = {}
    async with kept.open(has_bots=True) as onlookers:
        for game, summary in kept.games.items():
            match summary["status"]:
                case "playing":
                    await play_on(onlookers, game, summary)
                case "waiting":
                    await sit_down(onlookers, game, summary)
                case "closed":
                    answer = await sit(onlookers, game, "di")
                    assert answer.json()["code"] in ("room_full", "game_over"), game
                case "over":
                    await play_again(onlookers, game, summary)
                case other:
                    raise AssertionError(f"{game} has the status {other}")
            await repeat_a_move(onlookers, game)
    async with kept.open() as onlookers:
        storage = onlookers.house.application.hall.storage
        for game in await list_ids(storage):
            versions[game] = (await onlookers.look(game))["version"]
            assert versions[game] == len(await storage.entries(game))
            assert versions[game] >= kept.games.get(game, {"version": 1})["version"]
    continued = [game for game in kept.games if versions[game] > kept.games[game]["version"]]
    assert len(continued) >= sum(
        summary["status"] in ("playing", "waiting") for summary in kept.games.values()
    )


@pytest.mark.parametrize("kept", NEWEST, indirect=True, ids=lambda path: path.stem)
async def test_the_newest_kept_database_holds_every_kind_of_event(kept: KeptDatabase) -> None:
    """What isn't in it may become unreadable unnoticed.

    If this fails after a change of the tables or events, store another kept database.
    """
    archive = await Archive.open(kept.database)
    logs = [await archive.entries(game) for game in kept.games]
    rows = (await rows_of(kept.database))["events"]
    await archive.close()
    entries = [entry for log in logs for entry in log]
    assert {entry.schema for entry in entries} == {SCHEMA}
    assert {entry.rules_version for entry in entries} == {RULES_VERSION}
    assert {(entry.kind, name) for entry in entries for name in entry.body} == {
        (kind, field.name) for kind, event in KINDS.items() for field in fields(event)
    }, "every field of every event, those with a default too"
    assert {entry.kind for entry in entries} == set(KINDS)
    departures = [entry.body["reason"] for entry in entries if entry.kind == "departed"]
    assert set(departures) == set(get_args(DepartureReason))
    phrases = {entry.body["phrase"] for entry in entries if entry.kind == "said"}
    assert phrases > {NUDGE}
    starters = {entry.body.get("starter") for entry in entries if entry.kind == "opened"}
    assert starters > {"loser", None}, "None for the default, lot"
    stored = Counter(row[2] for row in rows)
    assert stored[PACKED] == sum(
        summary["status"] in ("over", "closed") for summary in kept.games.values()
    )
    statuses = {(summary["game"], summary["status"]) for summary in kept.games.values()}
    assert statuses >= {(game, status) for game in MOVES for status in ("playing", "over")}
    assert {status for _, status in statuses} == set(get_args(Status))
    reasons = {summary["reason"] for summary in kept.games.values()}
    own = [kind for kind in AnyReason.__subclasses__() if kind.__module__.startswith("fourfold.")]
    assert reasons == {*(str(reason) for kind in own for reason in kind), "absence", None}


def test_the_newest_kept_database_has_the_latest_tables() -> None:
    assert [path.name for path in NEWEST] == [
        f"{LATEST_REVISION}.postgresql.sql",
        f"{LATEST_REVISION}.sqlite.sql",
    ]


@pytest.mark.parametrize("kept", NEWEST, indirect=True, ids=lambda path: path.stem)
async def test_a_kept_game_keeps_its_starter(kept: KeptDatabase) -> None:
    name = "quarto-keeps-starter"
    async with kept.open() as onlookers:
        await play_again(onlookers, name, kept.games[name])
        rematch = await onlookers.look((await onlookers.look(name))["next"])
    assert kept.games[name]["winner"] == 1
    assert rematch["to_move"] == 2, "seat 1 started, won, and sits in seat 2 now"


def test_the_first_full_database_holds_every_kind_of_event_of_its_time() -> None:
    games = json.loads((FOLDER / "0002-every-event.json").read_text("utf-8"))
    kinds = Counter(kind for game in games.values() for kind in game["log"])
    assert set(kinds) >= {
        *("opened", "joined", "left", "started", "moved", "departed", "closed"),
        *("draw_offered", "draw_declined", "draw_agreed", "taken_back", "said"),
        *("rematch_offered", "rematch_opened"),
    }
    assert {game["status"] for game in games.values()} == {"waiting", "playing", "over", "closed"}
    assert {game["reason"] for game in games.values()} == {
        *("call", "line", "cards", "full board", "time", "resignation", "agreement"),
        None,
    }
    for dump in FOLDER.glob("0002-every-event.*.sql"):
        text = dump.read_text("utf-8")
        for part in (
            *('"fault":"empty"', '"fault":"different"', '"fault":"old"', '"fault":"mismatch"'),
            *('"is_forced":true', '"reason":"resignation"', '"reason":"time"', '"deal":'),
            *('"reason":"resignation","cleared":[', '"move":".","cleared":['),
        ):
            assert part in text, (dump.name, part)


async def play_on(onlookers: Onlookers, name: str, summary: dict[str, Any]) -> None:
    """Try an illegal move, then make a legal one, once it is a person's turn."""
    game = GAMES[summary["game"]]
    state = await until_a_person_is_to_move(onlookers, name)
    seat, version = state["to_move"], state["version"]
    if seat is None:
        return
    holder = await onlookers.holder(name, seat)
    text = (await onlookers.look(name, seat))["position"]["text"]
    position = game.parse_position(text, game.parse_rules(summary["rules"]))
    legal = [game.format_move(move) for move in position.legal_moves()]
    illegal = next(move for move in MOVES[game.name] if move not in legal)
    answer = await holder.act(name, "move", version, seat=seat, move=illegal)
    assert answer.json()["code"] == "illegal_move", (name, answer.text)
    answer = await holder.act(name, "move", version, seat=seat, move=legal[0])
    assert answer.json() == {"version": version + 1}, (name, answer.text)


async def until_a_person_is_to_move(onlookers: Onlookers, name: str) -> dict[str, Any]:
    """Wait until no bot is to move; return the game's state."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while True:
            state = await onlookers.look(name)
            seat = state["to_move"]
            if seat is None or state["seats"][seat - 1]["bot"] is None:
                return state
            await asyncio.sleep(0.02)


async def sit_down(onlookers: Onlookers, name: str, summary: dict[str, Any]) -> None:
    """Take a free seat; a private room needs the invitation."""
    if summary["is_private"]:
        answer = await sit(onlookers, name, "di")
        assert answer.json()["code"] == "invitation_needed"
    invitation = onlookers.house.application.hall.tokens.invitation(name)
    answer = await sit(onlookers, name, "di", invitation=invitation)
    assert answer.status_code == 201, (name, answer.text)


async def sit(onlookers: Onlookers, name: str, guest: str, **body: str) -> Any:
    return await (await onlookers.guest(guest)).http.post(f"/api/games/{name}/seats", json=body)


async def play_again(onlookers: Onlookers, name: str, summary: dict[str, Any]) -> None:
    """Let everybody offer a rematch, unless they all have."""
    if summary["next"] is not None:
        return
    version = summary["version"]
    for seat, (_, bot, _) in enumerate(summary["seats"], 1):
        if bot is None and seat not in summary["rematch_offers"]:
            holder = await onlookers.holder(name, seat)
            answer = await holder.act(name, "rematch", version, seat=seat)
            version += 1
            assert answer.json() == {"version": version}, (name, answer.text)
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while (following := (await onlookers.look(name))["next"]) is None:
            await asyncio.sleep(0.02)
    assert (await onlookers.look(following))["status"] == "playing"


async def repeat_a_move(onlookers: Onlookers, name: str) -> None:
    """Resend the latest move of the kept log: it gets the same answer."""
    storage: Storage = onlookers.house.application.hall.storage
    moves = [e for e in await storage.entries(name) if e.kind == "moved" and e.action_id]
    kept = [entry for entry in moves if entry.process != "later"]
    if not kept:
        return
    entry = kept[-1]
    assert entry.actor is not None
    seat, _, guest = entry.actor.partition(":")
    again: dict[str, Any] = {"id": entry.action_id, "move": entry.body["move"], "seat": int(seat)}
    answer = await (await onlookers.guest(guest)).act(name, "move", entry.version - 1, **again)
    assert answer.json() == {"version": entry.version}, (name, answer.text)
