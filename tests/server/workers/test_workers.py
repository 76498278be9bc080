"""Worker processes: answers, bounds, and everything that can go wrong with a process."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from fourfold.bots import Budget, Question, UnknownBotError, bot_names, make_bot
from fourfold.games.game import GameError
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO
from fourfold.server.log import JsonFormatter
from fourfold.server.workers.failure import WorkerFailedError, WorkersBusyError
from fourfold.server.workers.workers import Workers
from fourfold.table import ask_bot
from tests.games.generator import quartino_setup
from tests.server.analysed import analyse_position
from tests.server.workers import work

pytestmark = pytest.mark.anyio

MEGABYTES = 1 << 20


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def shared() -> AsyncIterator[Workers]:
    """Two workers for tests that leave them unchanged."""
    async with Workers(2, max_waiting=3, memory=512 * MEGABYTES) as workers:
        yield workers


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    async with Workers(2, memory=512 * MEGABYTES) as workers:
        yield workers


async def until(condition: Callable[[], object]) -> None:
    """Wait until a condition is true."""
    end = monotonic() + 60
    while not condition():
        assert monotonic() < end, "timed out waiting for the condition"
        await asyncio.sleep(0.01)


def started(folder: Path, name: str) -> list[int]:
    """List the processes that have begun to wait under a name."""
    return [int(file.suffix[1:]) for file in folder.glob(f"{name}.*")]


def is_alive(pid: int) -> bool:
    """Return whether a process is alive; zombies don't count."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


LATE = "9348/.C../FA15/D.62 7 b3"
"""So few pieces are left that no bot takes noticeable time."""

SEEN = "-/R/-/-/-/-/-/-/- 1 place:1 RYGB,BGYR,GRYB,YBRG;/?,?,?,?;"
DEAL = "RYGB,YGBR/GBRY,BRYG"

QUARTO_QUESTION = Question(QUARTO.parse_position(LATE, QUARTO.default_rules), seed=5)
QUARTINO_QUESTION = Question(
    quartino_setup(QUARTINO.default_rules, 3).position().view(1), seed=5, budget=Budget(work=50)
)


@pytest.mark.parametrize("name", bot_names(QUARTO))
async def test_a_quarto_bot_answers_the_same_in_a_worker(shared: Workers, name: str) -> None:
    choice = await shared.choose("quarto", name, QUARTO_QUESTION)
    assert choice == ask_bot(make_bot(QUARTO, name), QUARTO_QUESTION)


@pytest.mark.parametrize("name", bot_names(QUARTINO))
async def test_a_quartino_bot_answers_the_same_in_a_worker(shared: Workers, name: str) -> None:
    choice = await shared.choose("quartino", name, QUARTINO_QUESTION)
    assert choice.moves == ask_bot(make_bot(QUARTINO, name), QUARTINO_QUESTION).moves


async def test_no_bot_thinks_longer_than_a_second(shared: Workers) -> None:
    """The first pieces of the advanced game would take minutes without a cap."""
    rules = QUARTO.parse_rules("CSHT+")
    position = QUARTO.parse_position("0.../.1../..3./.... 4 a4", rules)
    question = Question(position, budget=Budget(seconds=None))
    assert (await shared.choose("quarto", "perfect", question)).moves


async def test_a_worker_imports_bots_and_evaluators_but_no_web_or_database_code(
    shared: Workers,
) -> None:
    """Every server starts several workers and replaces any that die, so they must start fast."""
    await shared.choose("quarto", "perfect", QUARTO_QUESTION)
    await shared.choose("quartino", "expert", QUARTINO_QUESTION)
    await shared.analyse("quarto", "CSHT!", LATE)
    await shared.analyse("quartino", "wheel", SEEN, 0.01)
    loaded = await shared.run(work.list_modules)
    packages = {name.partition(".")[0] for name in loaded}
    assert not packages & {"PIL", "alembic", "fastapi", "pydantic", "sqlalchemy", "starlette"}
    server = {name.split(".")[2] for name in loaded if name.startswith("fourfold.server.")}
    assert server == {"descriptor", "games", "log", "workers"}


async def test_a_position_is_analysed(shared: Workers) -> None:
    found = await shared.analyse("quarto", "CSHT!", LATE)
    # Which of several best lines is shown depends on the solver's table.
    assert replace(found, line=()) == replace(analyse_position("quarto", "CSHT!", LATE), line=())
    assert found.line
    with pytest.raises(GameError, match=r"^position: column 3: expected .+$"):
        await shared.analyse("quarto", "CSHT!", "0.X./..../..../.... 7 a4")


async def test_analyses_leave_a_worker_for_the_bots(workers: Workers, tmp_path: Path) -> None:
    """Even with more endless analyses than workers, a bot answers."""
    lane = workers._analyses
    analyses = [
        asyncio.create_task(workers._run(lane, work.wait_for, tmp_path, "any")) for _ in range(4)
    ]
    await until(lambda: started(tmp_path, "any"))
    assert (await workers.choose("quarto", "random", QUARTO_QUESTION)).moves
    assert len(started(tmp_path, "any")) == 1
    (tmp_path / "go").touch()
    assert len(set(await asyncio.gather(*analyses))) <= 2


@pytest.mark.parametrize("name", ["engine:true", "engine:/bin/sh", "grandmaster", ""])
async def test_external_programs_and_unknown_bots_are_refused(shared: Workers, name: str) -> None:
    with pytest.raises(UnknownBotError, match="has no bot"):
        await shared.choose("quarto", name, QUARTO_QUESTION)
    assert shared.inside == 0


async def test_a_bot_that_fails_is_reported_in_one_line(shared: Workers) -> None:
    with pytest.raises(WorkerFailedError) as caught:
        await shared.choose("quarto", "novice", QUARTINO_QUESTION)
    assert str(caught.value).startswith("TypeError: expected a Quarto! position, found ")
    assert "\n" not in str(caught.value)


async def test_a_jobs_whole_traceback_reaches_the_log(
    shared: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(WorkerFailedError, match="two lines"):
        await shared.run(work.fail_deeply, DEAL)
    (line,) = (json.loads(JsonFormatter().format(record)) for record in caplog.records)
    assert (line["level"], line["logger"]) == ("error", "fourfold.server.workers.workers")
    trace = line["traceback"]
    # From the worker's innermost frame through the cause to the caller.
    for part in (
        "In worker process ",
        "in _fail_inside",
        'raise KeyError("inner") from None',
        "KeyError: 'inner'",
        "The above exception was the direct cause of the following exception:",
        "in fail_deeply",
        "ValueError: two\nlines about",
        "in guard",
        "workers.py",
    ):
        assert part in trace, part
    # Frames show source lines, not values: this test's own frame only shows the name DEAL.
    assert not [card for card in DEAL.replace("/", ",").split(",") if card in json.dumps(line)]
    assert shared.lost == 0


async def test_game_errors_reach_the_caller(shared: Workers) -> None:
    with pytest.raises(GameError, match=r"^column 3: expected a square$"):
        await shared.run(work.misread)
    with pytest.raises(WorkerFailedError, match="ZeroDivisionError"):
        await shared.run(work.fail)
    assert [await shared.run(work.echo, n) for n in range(4)] == [0, 1, 2, 3]
    assert shared.lost == 0


async def test_jobs_run_concurrently_and_a_full_queue_refuses_more(
    shared: Workers, tmp_path: Path
) -> None:
    tasks = [asyncio.create_task(shared.run(work.wait_for, tmp_path, "any")) for _ in range(5)]
    await until(lambda: len(started(tmp_path, "any")) == 2)
    assert shared.inside == 5
    with pytest.raises(WorkersBusyError, match="queue full: 5 jobs"):
        await shared.run(work.echo, 1)
    assert shared.refused == 1
    (tmp_path / "go").touch()
    assert set(await asyncio.gather(*tasks)) == set(shared.pids)
    assert shared.inside == 0
    assert await shared.run(work.echo, 1) == 1


async def test_a_cancelled_waiter_gives_up_its_place(shared: Workers, tmp_path: Path) -> None:
    running = [asyncio.create_task(shared.run(work.wait_for, tmp_path, "any")) for _ in range(2)]
    await until(lambda: len(started(tmp_path, "any")) == 2)
    waiting = [asyncio.create_task(shared.run(work.echo, n)) for n in range(3)]
    await until(lambda: shared.inside == 5)
    waiting[0].cancel()
    await asyncio.gather(waiting[0], return_exceptions=True)
    assert waiting[0].cancelled()
    assert shared.inside == 4
    (tmp_path / "go").touch()
    await asyncio.gather(*running)
    assert await asyncio.gather(*waiting[1:]) == [1, 2]
    assert shared.lost == 0


@pytest.mark.parametrize("hang", [work.hang_in_python, work.hang_in_core])
async def test_a_worker_that_hangs_is_killed_and_replaced(hang: Callable[[], None]) -> None:
    async with Workers(1, seconds=1.5) as workers:
        (pid,) = workers.pids
        with pytest.raises(WorkerFailedError, match=r"timed out after 1\.5 s"):
            await workers.run(hang)
        await until(lambda: not is_alive(pid))
        await until(lambda: workers.pids not in ((), (pid,)))
        assert await workers.run(work.echo, 7) == 7
        assert workers.lost == 1


@pytest.mark.parametrize("fill", [work.fill_memory, work.fill_memory_in_core])
async def test_a_worker_that_runs_out_of_memory_fails_its_job_and_is_replaced(
    workers: Workers, fill: Callable[[], None]
) -> None:
    with pytest.raises(WorkerFailedError, match="ran out of memory"):
        await workers.run(fill)
    assert await workers.run(work.echo, 7) == 7
    await until(lambda: len(workers.pids) == 2)


async def test_only_a_lost_workers_own_job_is_repeated(workers: Workers, tmp_path: Path) -> None:
    one = asyncio.create_task(workers.run(work.wait_for, tmp_path, "one"))
    other = asyncio.create_task(workers.run(work.wait_for, tmp_path, "other"))
    await until(lambda: started(tmp_path, "one") and started(tmp_path, "other"))
    (killed,), (kept,) = started(tmp_path, "one"), started(tmp_path, "other")
    os.kill(killed, signal.SIGKILL)
    await until(lambda: len(started(tmp_path, "one")) == 2)
    assert started(tmp_path, "other") == [kept]
    (tmp_path / "go").touch()
    assert await one not in (killed, kept)
    assert await other == kept
    assert workers.lost == 1


async def test_a_lost_job_is_retried_once(workers: Workers, tmp_path: Path) -> None:
    assert await workers.run(work.die_on_first_try, tmp_path) == 2
    with pytest.raises(WorkerFailedError, match="killed by SIGKILL"):
        await workers.run(work.die)
    assert await workers.run(work.echo, 7) == 7
    assert workers.lost == 3


async def test_workers_that_die_idle_are_replaced(workers: Workers) -> None:
    killed = workers.pids
    for pid in killed:
        os.kill(pid, signal.SIGKILL)
    # The job meets both dead workers: neither counts as its single retry.
    assert await workers.run(work.echo, 7) == 7
    answers = await asyncio.gather(*(workers.run(work.echo, n) for n in range(6)))
    assert answers == list(range(6))
    await until(lambda: len(workers.pids) == 2 and not set(workers.pids) & set(killed))


async def test_cancelling_the_waiting_caller_ends_the_job(workers: Workers, tmp_path: Path) -> None:
    task = asyncio.create_task(workers.run(work.wait_for, tmp_path, "any"))
    await until(lambda: started(tmp_path, "any"))
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    (pid,) = started(tmp_path, "any")
    await until(lambda: not is_alive(pid))
    await until(lambda: len(workers.pids) == 2)
    assert await workers.run(work.echo, 7) == 7


async def test_ctrl_c_never_reaches_a_worker(shared: Workers) -> None:
    """SIGINT is blocked from the start, not only once the process is set up."""
    for pid in shared.pids:
        status = Path(f"/proc/{pid}/status").read_text()
        (blocked,) = (line.split()[1] for line in status.splitlines() if line.startswith("SigBlk"))
        assert int(blocked, 16) & 1 << signal.SIGINT - 1


async def test_closing_ends_the_processes_and_rejects_waiting_callers(tmp_path: Path) -> None:
    workers = Workers(1)
    await workers.open()
    (pid,) = workers.pids
    running = asyncio.create_task(workers.run(work.wait_for, tmp_path, "any"))
    await until(lambda: started(tmp_path, "any"))
    waiting = asyncio.create_task(workers.run(work.echo, 1))
    await until(lambda: workers.inside == 2)
    await workers.close()
    assert not is_alive(pid)
    for task in (running, waiting):
        with pytest.raises(WorkerFailedError):
            await task
    with pytest.raises(WorkerFailedError, match="closed"):
        await workers.run(work.echo, 1)


async def test_a_cancelled_opening_leaves_no_process() -> None:
    workers = Workers(2)
    opening = asyncio.create_task(workers.open())
    await until(lambda: workers.pids or opening.done())
    opening.cancel()
    await asyncio.gather(opening, return_exceptions=True)
    assert opening.cancelled() or await stop(workers)
    assert workers.pids == ()


async def stop(workers: Workers) -> bool:
    await workers.close()
    return True


@pytest.mark.parametrize(
    "numbers",
    [
        {"processes": 0},
        {"max_waiting": -1},
        {"max_waiting_analyses": -1},
        {"seconds": 0.0},
        {"memory": 100 * MEGABYTES},
    ],
    ids=str,
)
def test_invalid_numbers_are_refused(numbers: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="workers"):
        Workers(**numbers)
