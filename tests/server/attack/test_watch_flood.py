"""Repeated watches: small answers, computed once, rate limited, and never queued without bound."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fourfold.server.config import Config, Limits
from fourfold.server.event.event import Said
from fourfold.server.wire.message import Snapshot
from fourfold.server.wire.model import Model
from fourfold.server.wire.part import Position
from tests.server.attack import proxied_watch_flood, watch_flood
from tests.server.attack.memory import WATCH
from tests.server.attack.stream import ATTACKER
from tests.server.guest import TIMEOUT_SECONDS
from tests.server.house import PLENTY, House, open_house, start_server
from tests.server.table import GuestTable, sit_together

pytestmark = pytest.mark.anyio

PHRASES = 4_000


@asynccontextmanager
async def long_room(folder: Path, limits: Limits) -> AsyncIterator[tuple[House, GuestTable]]:
    """Open a room of thousands of entries."""
    async with (
        open_house(folder / "games.db", limits=limits) as house,
        sit_together(house) as table,
    ):
        live = await house.application.hall.room(table.game)
        assert await live.append([Said(1, "hello")] * PHRASES, version=live.version)
        yield house, table


async def test_the_snapshot_of_a_long_room_is_short_and_the_rest_comes_in_pages(
    tmp_path: Path,
) -> None:
    async with long_room(tmp_path, Limits()) as (_, table):
        guest = table.guests[0]
        answer = await guest.http.get(f"/api/games/{table.game}")
        assert len(answer.content) < 100_000
        async with guest.watch(table.game) as watcher:
            entries = watcher.messages[0]["entries"]
        assert entries == answer.json()["entries"]
        pages: list[dict[str, Any]] = []
        while len(pages) < entries[0]["version"] - 1:
            query = {"first": len(pages) + 1}
            page = await guest.http.get(f"/api/games/{table.game}/entries", params=query)
            assert len(page.content) < 100_000
            pages += page.json()
        whole = pages[: entries[0]["version"] - 1] + entries
        assert [entry["version"] for entry in whole] == list(range(1, PHRASES + 5))
        assert [entry["event"]["kind"] for entry in whole[:5]] == [
            *("opened", "joined", "joined", "started", "said")
        ]


async def test_many_viewers_of_a_room_share_one_serialisation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with long_room(tmp_path, PLENTY) as (_, table):
        dumped = 0
        dump = Model.model_dump_json

        def count(self: Model, **options: Any) -> str:
            nonlocal dumped
            dumped += isinstance(self, Snapshot | Position)
            return dump(self, **options)

        monkeypatch.setattr(Model, "model_dump_json", count)
        texts = set()
        for _ in range(20):
            async with table.guests[0].connect(table.game) as watcher:
                await watcher.send({"type": "watch"})
                texts.add(await watcher.connection.recv())
        assert len(texts) == 1
        assert dumped <= 1


async def test_a_client_that_does_not_read_ties_up_at_most_a_megabyte(tmp_path: Path) -> None:
    async with long_room(tmp_path, Limits()) as (house, table):
        known = set(house.application.connections)
        async with table.guests[0].watch(table.game) as slow:
            [connection] = house.application.connections - known
            slow.connection.transport.pause_reading()
            snapshot, peak = "x" * 100_000, 0
            async with asyncio.timeout(TIMEOUT_SECONDS):
                # The system's own buffers take some megabytes first.
                while not connection.is_closing:
                    connection.send(snapshot)
                    peak = max(peak, connection._wire.unread_bytes)
                    await asyncio.sleep(0)
            assert connection.is_slow
            assert 100_000 < peak <= 1_100_000
            slow.connection.transport.abort()


async def test_a_proxys_client_that_does_not_read_is_cut(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    config = Config(trusted_proxies=(ATTACKER,))
    async with (
        open_house(tmp_path / "games.db", limits=Limits(), config=config) as house,
        sit_together(house) as table,
    ):
        known = set(house.application.connections)
        deaf = [await proxied_watch_flood.open_deaf(house.url, table.game) for _ in range(14)]
        for stream in deaf:
            await stream.send(WATCH)
        wires = [each._wire for each in house.application.connections - known]
        async with asyncio.timeout(TIMEOUT_SECONDS):
            for wire in wires:
                while wire.unread_bytes < 500_000 and not wire.transport.is_closing():
                    wire.send("x" * 50_000)
                    await asyncio.sleep(0)
        # Each full send buffer counts as the megabyte that it may still grow to.
        assert 1 <= sum(wire.transport.is_closing() for wire in wires) <= 4
        for stream in deaf:
            stream.close()
        await table.play("=5")
    cut = [each for each in caplog.records if each.message == proxied_watch_flood.CUT]
    assert {vars(each)["address"] for each in cut} == {proxied_watch_flood.CLIENT}


async def test_repeated_watches_are_rate_limited(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path / "games.db", limits=Limits()) as house,
        sit_together(house) as table,
    ):
        watcher = table.watchers[0]
        limits = house.application.config.limits
        for _ in range(limits.watch_burst):
            await watcher.send({"type": "watch"})
            assert (await watcher.until(is_answer))["type"] == "snapshot"
        await watcher.send({"type": "watch"})
        refused = await watcher.until(is_answer)
        assert (refused["type"], refused["code"]) == ("refused", "too_many_requests")
        assert refused["wait"] > 0
        # The address's next socket has its own budget, until the address has none left.
        spent = limits.watch_burst
        while spent < limits.address_watch_burst:
            async with table.guests[0].watch(table.game) as other:
                for _ in range(min(limits.watch_burst, limits.address_watch_burst - spent)):
                    await other.send({"type": "watch"})
                    assert (await other.until(is_answer))["type"] == "snapshot"
                    spent += 1
        await table.watchers[1].send({"type": "watch"})
        assert (await table.watchers[1].until(is_answer))["type"] == "refused"
        await table.play("=5")


async def test_the_attack_is_not_stopped_by_other_limits(tmp_path: Path) -> None:
    """Runs for a second: limits on sockets must not stop it before it floods the server."""
    with start_server(tmp_path) as server:
        assert "unread sockets" in await watch_flood.run(server, seconds=1)


def is_answer(message: dict[str, object]) -> bool:
    """Return whether a message answers a watch."""
    return message["type"] in ("snapshot", "refused")
