"""A lane: bounded, clients take turns, and none takes all of it."""

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


async def test_clients_take_turns_however_many_jobs_each_has() -> None:
    lane, order = Lane(max_running=1, max_waiting=30), []

    async def work(client: str, number: int) -> None:
        async with lane.turn(client):
            order.append(f"{client}{number}")
            await asyncio.sleep(0)

    async with asyncio.TaskGroup() as group:
        for client, jobs in (("a", 8), ("b", 3), ("c", 1)):
            for number in range(jobs):
                group.create_task(work(client, number))
    assert " ".join(order) == "a0 a1 b0 c0 a2 b1 a3 b2 a4 a5 a6 a7"


async def test_a_cancelled_job_gives_its_turn_away() -> None:
    lane, end = Lane(max_running=1, max_waiting=9), asyncio.Event()
    first = asyncio.create_task(hold(lane, "a", end))
    await asyncio.sleep(0)
    cancelled = [asyncio.create_task(hold(lane, "b", asyncio.Event())) for _ in range(2)]
    last = asyncio.create_task(hold(lane, "c", end))
    await asyncio.sleep(0)
    # One is cancelled while it waits, the other when its turn has just come.
    cancelled[0].cancel()
    end.set()
    await first
    cancelled[1].cancel()
    await asyncio.gather(*cancelled, return_exceptions=True)
    await asyncio.wait_for(last, 5)
    assert lane.inside == 0
    await hold(lane, "d", end)
