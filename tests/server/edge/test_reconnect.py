"""Reconnecting: no event is missed or repeated."""

from random import Random

import pytest

from fourfold.games import quartino
from fourfold.games.game import AnyPosition
from fourfold.games.quartino import QUARTINO, Claim
from fourfold.games.setup import Setup
from fourfold.server.event.event import Event, Moved
from fourfold.server.wire.message import MAX_ENTRIES_PER_MESSAGE
from tests.server.guest import Watcher
from tests.server.house import House
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

MANY = 1_000


def versions(watcher: Watcher) -> list[int]:
    """List the versions that a watcher received, in order."""
    return [
        entry["version"] for message in watcher.messages for entry in message.get("entries", ())
    ]


async def test_after_one_missed_event_only_that_one_is_sent(house: House) -> None:
    async with sit_together(house) as table:
        seen = table.state["version"]
        await table.play("=5")
        async with table.guests[1].watch(table.game, after=seen) as watcher:
            first = watcher.messages[0]
            assert (first["type"], first["after"]) == ("events", seen)
            assert versions(watcher) == [seen + 1]
            assert watcher.state == table.watchers[1].state


async def test_a_client_that_missed_nothing_gets_the_state(house: House) -> None:
    async with (
        sit_together(house) as table,
        table.guests[1].watch(table.game, after=table.state["version"]) as watcher,
    ):
        assert watcher.messages[0]["entries"] == []
        assert watcher.state == table.watchers[1].state


def a_long_game(deal: str, events: int) -> list[Event]:
    """Return a game of Quartino in which stones are placed forever and nobody claims."""
    position: AnyPosition = Setup(QUARTINO, quartino.AS_PRINTED, 2, 1, deal).position()
    random, moves = Random(1), list[Event]()
    while len(moves) < events:
        move = random.choice([m for m in position.legal_moves() if not isinstance(m, Claim)])
        moves.append(Moved(position.seat or 0, move))
        position = position.play(move)
    return moves


async def test_after_a_thousand_missed_events_a_snapshot_is_sent(house: House) -> None:
    async with sit_together(house, "quartino", "wheel") as table:
        live, host = await house.application.hall.room(table.game), table.guests[0]
        seen = table.state["version"]
        setup = live.room.match.setup if live.room.match else None
        assert setup is not None
        assert await live.append(a_long_game(setup.deal or "", MANY), version=seen)
        latest = seen + MANY
        await table.wait_for(latest)
        for after, kind in (
            (seen, "snapshot"),
            (latest - MAX_ENTRIES_PER_MESSAGE - 1, "snapshot"),
            (latest - MAX_ENTRIES_PER_MESSAGE, "events"),
        ):
            async with host.watch(table.game, after=after) as watcher:
                assert watcher.messages[0]["type"] == kind
                oldest = latest - MAX_ENTRIES_PER_MESSAGE if kind == "snapshot" else after
                assert versions(watcher) == list(range(oldest + 1, latest + 1))
                assert watcher.state == table.state


async def test_a_version_from_the_future_gets_a_snapshot(house: House) -> None:
    async with (
        sit_together(house) as table,
        table.guests[0].watch(table.game, after=1_000_000) as watcher,
    ):
        assert watcher.messages[0]["type"] == "snapshot"


async def test_nothing_is_lost_between_the_snapshot_and_the_first_event(house: House) -> None:
    async with sit_together(house) as table:
        for number, move in enumerate(["=0", "a1", "=7", "b1", "=8", "c1", "=1", "d1", "=6", "a2"]):
            after = None if number % 2 else number
            async with table.guests[0].connect(table.game) as watcher:
                watch = {"type": "watch"} | ({} if after is None else {"after": after})
                await watcher.send(watch)
                await table.play(move)
                while table.state["version"] not in versions(watcher):
                    await watcher.next()
                received = list(range(1, (after or 0) + 1)) + versions(watcher)
                assert received == list(range(1, table.state["version"] + 1))


async def test_a_late_watch_works_after_the_room_was_unloaded(house: House) -> None:
    """A socket that sends its watch late must still receive what others do."""
    async with house.guest() as host, house.guest() as other:
        game = (await host.open(starter=1))["id"]
        await other.sit(game)
        hall = house.application.hall
        async with host.connect(game) as slow:
            live = await hall.room(game)
            if live.is_idle:
                # What the hall does periodically.
                del hall.rooms[game]
            await hall.room(game)
            await slow.send({"type": "watch"})
            await slow.until(lambda message: message["type"] == "snapshot")
            answer = await host.act(game, "move", 4, move="=5")
            assert answer.status_code == 200
            assert (await slow.until_event("moved"))["played"]["move"]["text"] == "=5"
