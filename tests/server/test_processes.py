"""Several server processes on one PostgreSQL: any of them serves any game."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from fourfold.server.live.presence import EXPIRY_SECONDS
from tests.server.guest import Guest, Watcher, new_id
from tests.server.house import ServerProcess, start_server
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis

pytestmark = pytest.mark.anyio

BEGUN = 4
"""The version of a game that has begun: opened, two joins, started."""

MOVES = ("=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1")


@contextmanager
def two_processes(
    postgresql: PostgreSQL, folder: Path, *options: str
) -> Iterator[list[ServerProcess]]:
    """Start two servers on one database."""
    with postgresql.databases() as take:
        own = ["--database", take(), *options]
        with (
            start_server(folder, *own, log=folder / "one.log") as one,
            start_server(folder, *own, log=folder / "two.log") as two,
        ):
            yield [one, two]


@pytest.fixture(scope="module", params=["postgresql", "redis", "none"])
def processes(
    request: pytest.FixtureRequest,
    one_postgresql: PostgreSQL,
    one_redis: Redis,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[list[ServerProcess]]:
    """Start two servers, with each kind of broker in turn."""
    broker = {"postgresql": [], "redis": ["--broker", one_redis.url], "none": ["--broker", "none:"]}
    folder = tmp_path_factory.mktemp("processes")
    with two_processes(one_postgresql, folder, *broker[request.param]) as processes:
        yield processes


def is_presence(seats: list[int], spectators: int) -> Callable[[dict[str, Any]], bool]:
    """Return a filter for the presence of these seats and spectators."""
    presence = {"type": "presence", "seats": seats, "spectators": spectators}
    return lambda message: message.items() >= presence.items()


@dataclass
class Game:
    """A game whose players are connected to different processes."""

    id: str
    watchers: list[Watcher]
    """Seat 1's, on the first process, and seat 2's, on the second."""
    guests: list[Guest]


@asynccontextmanager
async def play_apart(processes: list[ServerProcess]) -> AsyncIterator[Game]:
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(processes[0].guest())
        ben = await stack.enter_async_context(processes[1].guest())
        game = (await ann.open(starter=1))["id"]
        await ben.sit(game)
        watchers = [await stack.enter_async_context(guest.watch(game)) for guest in (ann, ben)]
        for watcher in watchers:
            await catch_up(watcher, BEGUN)
        yield Game(game, watchers, [ann, ben])


async def catch_up(watcher: Watcher, version: int) -> None:
    while watcher.state["version"] < version:
        await watcher.next()


async def test_players_on_two_processes_play_one_game(processes: list[ServerProcess]) -> None:
    async with play_apart(processes) as game:
        version = game.watchers[0].state["version"]
        for move in MOVES:
            for watcher in game.watchers:
                await catch_up(watcher, version)
            seat = game.watchers[0].state["to_move"]
            version = (await game.watchers[seat - 1].move(move))["version"]
        for watcher in game.watchers:
            await catch_up(watcher, version)
            assert watcher.state["outcome"]["winner"] == 1
        first, second = (
            [entry for message in watcher.messages for entry in message.get("entries", ())]
            for watcher in game.watchers
        )
        assert first[-len(MOVES) :] == second[-len(MOVES) :]


async def test_only_one_of_two_moves_at_one_version_is_stored(
    processes: list[ServerProcess],
) -> None:
    async with play_apart(processes) as game:
        ann = game.guests[0]
        async with ann.at(processes[1].url) as elsewhere, elsewhere.watch(game.id) as second:
            first = game.watchers[0]
            version = first.state["version"]
            await catch_up(second, version)
            answers = await asyncio.gather(
                first.act("move", move="=5", version=version),
                second.act("move", move="=6", version=version),
            )
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
            snapshot = await ann.look(game.id)
            moves = [
                e["event"]["played"]["move"]["text"]
                for e in snapshot["entries"]
                if "played" in e["event"]
            ]
            assert len(moves) == 1


async def test_one_action_sent_to_both_happens_once(processes: list[ServerProcess]) -> None:
    async with play_apart(processes) as game:
        ann = game.guests[0]
        async with ann.at(processes[1].url) as elsewhere, elsewhere.watch(game.id) as second:
            first = game.watchers[0]
            version, same = first.state["version"], new_id()
            await catch_up(second, version)
            answers = await asyncio.gather(
                first.act("move", move="=5", version=version, action_id=same),
                second.act("move", move="=5", version=version, action_id=same),
            )
            assert [answer["type"] for answer in answers] == ["accepted"] * 2
            assert answers[0]["version"] == answers[1]["version"] == version + 1


async def test_a_refusal_by_one_process_is_repeated_by_the_other(
    processes: list[ServerProcess],
) -> None:
    """Resent after an offer, it would decline one that nobody had seen."""
    async with play_apart(processes) as game:
        ann, ben = game.watchers
        version, same = ann.state["version"], new_id()
        refused = await ann.act("decline_draw", version=version, action_id=same)
        assert refused["code"] == "no_offer"
        await catch_up(ann, (await ben.act("offer_draw", version=version))["version"])
        async with (
            game.guests[0].at(processes[1].url) as elsewhere,
            elsewhere.watch(game.id) as second,
        ):
            again = await second.act("decline_draw", version=version, action_id=same)
        assert again["code"] == "no_offer"


async def test_presence_of_a_stopping_process_ends_at_once(
    postgresql: PostgreSQL, tmp_path: Path
) -> None:
    with two_processes(postgresql, tmp_path) as processes:
        async with play_apart(processes) as game:
            await game.watchers[1].until(is_presence([1, 2], 0))
            assert processes[0].terminate() == 0
            since = time.monotonic()
            await game.watchers[1].until(is_presence([2], 0))
            assert time.monotonic() - since < EXPIRY_SECONDS


async def test_everybody_sees_who_watches_on_either_process(
    request: pytest.FixtureRequest, processes: list[ServerProcess]
) -> None:
    if "none" in request.node.callspec.params.values():
        return  # There is no broker.

    async with play_apart(processes) as game, processes[1].guest() as stranger:
        for watcher in game.watchers:
            await watcher.until(is_presence([1, 2], 0))
        async with stranger.watch(game.id):
            for watcher in game.watchers:
                await watcher.until(is_presence([1, 2], 1))
        for watcher in game.watchers:
            await watcher.until(is_presence([1, 2], 0))
        await game.watchers[1].connection.close()
        await game.watchers[0].until(is_presence([1], 0))


async def test_a_game_continues_when_one_process_is_killed(
    postgresql: PostgreSQL, tmp_path: Path
) -> None:
    with two_processes(postgresql, tmp_path, "--broker", "none:") as processes:
        async with play_apart(processes) as game:
            version = (await game.watchers[0].move("=5"))["version"]
            processes[0].process.kill()
            processes[0].process.wait()
            # What was acknowledged is visible at once, without a notification.
            async with (
                game.guests[0].at(processes[1].url) as ann,
                ann.watch(game.id, after=version) as first,
            ):
                assert first.state["version"] == version
                second = game.watchers[1]
                await second.move("a1", version=version)
                version = (await second.move("=6"))["version"]
                await catch_up(first, version)
                await first.move("b1")


async def test_two_people_seeking_an_opponent_on_different_processes_meet(
    processes: list[ServerProcess],
) -> None:
    """Both may open a room at the same moment; the later one moves over when it asks again."""
    body = {"game": "quarto", "rules": "CSHT!/77"}
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(each.guest()) for each in processes]
        games: list[str] = []
        while len(set(games)) != 1:
            requests = (guest.http.post("/api/games/seek", json=body) for guest in guests)
            answers = await asyncio.gather(*requests)
            assert [answer.status_code for answer in answers] == [201, 201]
            games = [answer.json()["id"] for answer in answers]
        for guest in guests:
            async with guest.watch(games[0]) as watcher:
                while watcher.state["status"] != "playing":
                    await watcher.next()
