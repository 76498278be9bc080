"""A lane: bounded, first come first served, and no client takes all of it."""

import asyncio

import pytest

from fourfold.server.workers.failure import WorkersBusyError
from fourfold.server.workers.lane import Lane

pytestmark = pytest.mark.anyio


async def hold(lane: Lane, client: str | None, end: asyncio.Event) -> None:
    async with lane.turn(client):
        await end.wait()


async def test_one_client_gets_at_most_half_of_the_slots() -> None:
    lane, end = Lane(max_running=1, max_waiting=7), asyncio.Event()
    async with asyncio.TaskGroup() as group:
        greedy = [group.create_task(hold(lane, "greedy", end)) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(WorkersBusyError, match="client limit"):
            await hold(lane, "greedy", end)
        others = [group.create_task(hold(lane, f"other {n}", end)) for n in range(4)]
        await asyncio.sleep(0)
        assert lane.inside == 8
        with pytest.raises(WorkersBusyError, match="full"):
            await hold(lane, "one more", end)
        assert lane.refused == 2
        end.set()
    assert all(task.done() for task in (*greedy, *others))
    assert lane.inside == 0
    await hold(lane, "greedy", end)


async def test_the_server_itself_may_use_every_slot() -> None:
    lane, end = Lane(max_running=1, max_waiting=1), asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for _ in range(2):
            group.create_task(hold(lane, None, end))
        await asyncio.sleep(0)
        assert lane.inside == 2
        end.set()
