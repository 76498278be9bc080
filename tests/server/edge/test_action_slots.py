"""Concurrent actions: no guest, address or spectator takes the slots of everybody else."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fourfold.server.config import Limits
from tests.server.attack import action_flood
from tests.server.guest import ME, TIMEOUT_SECONDS, Watcher, new_id
from tests.server.house import House, open_house, start_server
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

SOCKETS = 5
ACTS = 4
"""Per socket. Together more than a guest's slots."""


@asynccontextmanager
async def blocked_room(house: House, guests: int = 1) -> AsyncIterator[tuple[str, list[Watcher]]]:
    """Let guests watch a room of the first, each on some sockets, and keep its lock."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(house.guest()) for _ in range(guests)]
        game: str = (await people[0].open(seats=(ME, ME), starter=1))["id"]
        for guest in people:
            await guest.me()
        watchers = [
            await stack.enter_async_context(guest.watch(game))
            for guest in people
            for _ in range(SOCKETS)
        ]
        live = await house.application.hall.room(game)
        async with live.lock:
            yield game, watchers


async def send(watcher: Watcher, **more: Any) -> None:
    """Send an illegal move, and don't wait for the answer."""
    act = {"type": "act", "id": new_id(), "version": watcher.state["version"]} | more
    await watcher.send(act | {"action": {"kind": "move", "move": "zz"}})


async def refusals(watchers: list[Watcher]) -> Counter[str]:
    """Return how many actions have been refused by now, by code."""
    found: Counter[str] = Counter()
    for watcher in watchers:
        await watcher.catch_up()
        found += Counter(each["code"] for each in watcher.messages if each["type"] == "refused")
    return found


async def test_waiting_actions_of_one_guest_leave_slots_for_everybody_else(tmp_path: Path) -> None:
    limits = Limits()
    async with (
        open_house(tmp_path / "games.db", limits=replace(limits, actions_at_once=12)) as house,
        sit_together(house) as table,
        blocked_room(house) as (_, watchers),
    ):
        for watcher in watchers:
            for _ in range(ACTS):
                await send(watcher)
        excess = SOCKETS * ACTS - limits.actions_per_guest
        assert await refusals(watchers) == {"too_many_requests": excess}
        await table.play("=5", "a1")


async def test_waiting_actions_of_one_address_leave_slots_for_everybody_else(
    tmp_path: Path,
) -> None:
    limits = replace(Limits(), actions_per_address=3)
    async with (
        open_house(tmp_path / "games.db", limits=limits) as house,
        blocked_room(house) as (game, watchers),
        house.guest() as neighbour,
    ):
        for watcher in watchers:
            await send(watcher)
        assert await refusals(watchers) == {"address_busy": SOCKETS - 3}
        answer = await neighbour.act(game, "move", 1, move="zz")
        assert (answer.status_code, answer.json()["code"]) == (429, "address_busy")
        assert answer.headers["retry-after"] == "1"


async def test_requests_count_like_messages_and_every_slot_is_given_back(tmp_path: Path) -> None:
    limits = replace(Limits(), actions_per_guest=2)
    async with (
        open_house(tmp_path / "games.db", limits=limits) as house,
        house.guest() as guest,
    ):
        game = (await guest.open(seats=(ME, ME), starter=1))["id"]
        live = await house.application.hall.room(game)
        async with live.lock:
            acting = [
                asyncio.create_task(guest.act(game, "move", 4, move="zz", seat=1)) for _ in range(3)
            ]
            done, _ = await asyncio.wait(
                acting, timeout=TIMEOUT_SECONDS, return_when=asyncio.FIRST_COMPLETED
            )
            assert [task.result().json()["code"] for task in done] == ["too_many_requests"]
        answers = await asyncio.gather(*acting)
        codes = Counter(answer.json()["code"] for answer in answers)
        assert codes == {"illegal_move": 2, "too_many_requests": 1}
        assert (await guest.act(game, "move", 4, move="=5", seat=1)).status_code == 200


async def test_a_spectator_never_waits_for_a_rooms_lock(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path / "games.db") as house,
        sit_together(house) as table,
        house.guest() as spectator,
        spectator.watch(table.game) as watcher,
    ):
        live = await house.application.hall.room(table.game)
        async with live.lock:
            for version in (0, watcher.state["version"], 10**6):
                answer = await watcher.act("move", move="=5", version=version)
                assert answer["code"] == "not_your_seat"


async def test_the_attack_is_repelled(tmp_path: Path) -> None:
    with start_server(tmp_path) as server:
        assert "all accepted" in await action_flood.run(server, seconds=1.0)
