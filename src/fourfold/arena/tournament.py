"""A whole tournament in one call."""

from contextlib import closing

from fourfold.arena.job import plan_jobs
from fourfold.arena.naming import name_bots
from fourfold.arena.pool import play_in_pool
from fourfold.arena.serial import play_serially
from fourfold.arena.settings import Settings
from fourfold.arena.tally import Tally, count


def play_tournament(settings: Settings, *, workers: int = 1) -> Tally:
    """Play all games of a tournament; return what was counted, for `rank_bots` and the reports.

    Its `results` have the records. The games are the same with any number of workers. More than one
    are processes that import the calling script, so it must keep its own work behind
    `if __name__ == "__main__":`.
    """
    if not settings.names:
        settings = name_bots(settings)
    plan = plan_jobs(settings)
    is_serial = workers <= 1
    results = play_serially(settings, plan) if is_serial else play_in_pool(settings, plan, workers)
    with closing(results):
        played = sorted(results, key=lambda result: result.number)
    tally = count(settings, plan, played)
    tally.results = played
    return tally
