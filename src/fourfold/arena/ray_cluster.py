"""Plays games on a Ray cluster; the only module that uses Ray."""

from collections import Counter
from collections.abc import Generator, Iterable
from importlib import import_module
from itertools import islice
from typing import Any

from fourfold.arena.bench import Bench
from fourfold.arena.job import Job
from fourfold.arena.play import play_game
from fourfold.arena.result import Result
from fourfold.arena.settings import ArenaError, Settings

MAX_LOSSES_PER_GAME = 10
"""Maximum number of retries of a game whose worker or machine was lost."""


def play_on_ray(
    settings: Settings, jobs: Iterable[Job], address: str
) -> Generator[Result, None, None]:
    """Yield results as games finish, in any order; closing the iterator cancels running games.

    Every machine must have the same version of Fourfold installed. Games of lost workers or
    machines are retried.
    """
    ray = _connect(address)
    # Any: Ray's types are unavailable, as Ray need not be installed.
    waiting, running = iter(jobs), dict[Any, Job]()
    losses: Counter[int] = Counter()
    play = ray.remote(num_cpus=1, max_retries=0)(play_remotely)
    try:
        while True:
            room = max(1, 2 * int(ray.cluster_resources().get("CPU", 1))) - len(running)
            for job in islice(waiting, max(0, room)):
                running[play.remote(settings, job)] = job
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            job = running.pop(done[0])
            try:
                yield ray.get(done[0])
            except ray.exceptions.RayTaskError:
                raise
            except ray.exceptions.RayError as error:
                losses[job.number] += 1
                if losses[job.number] > MAX_LOSSES_PER_GAME:
                    raise ArenaError(
                        f"game {job.number} was lost too often: its workers keep crashing"
                    ) from error
                running[play.remote(settings, job)] = job
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
        ray.shutdown()


# Any: the module is imported by name, as it need not be installed.
def _connect(address: str) -> Any:
    try:
        ray: Any = import_module("ray")  # Any: as above
    except ImportError:
        raise ArenaError("Ray is not installed: pip install 'fourfold[ray]'") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        why = " ".join(str(error).split())
        raise ArenaError(f"no Ray cluster at {address!r}: {why}") from None
    return ray


_benches: dict[Settings, Bench] = {}
"""This worker process's bots; a worker may serve several tournaments."""


def play_remotely(settings: Settings, job: Job) -> Result:
    """Play a game in a worker on the cluster."""
    if settings not in _benches:
        for bench in _benches.values():
            bench.close()
        _benches.clear()
        _benches[settings] = Bench(settings)
    return play_game(settings, job, _benches[settings])
