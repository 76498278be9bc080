"""Plays games one after the other, in this process."""

from collections.abc import Generator, Iterable

from fourfold.arena.bench import Bench
from fourfold.arena.job import Job
from fourfold.arena.own_bot import OwnBots
from fourfold.arena.play import play_game
from fourfold.arena.result import Result
from fourfold.arena.settings import Settings


def play_serially(
    settings: Settings, jobs: Iterable[Job], own_bots: OwnBots | None = None
) -> Generator[Result, None, None]:
    """Yield the result of each game; closing the iterator stops the bots' processes."""
    with Bench(settings, own_bots) as bench:
        for job in jobs:
            yield play_game(settings, job, bench)
