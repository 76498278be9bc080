"""A whole tournament in one call."""

from collections.abc import Mapping
from contextlib import closing

from fourfold.arena.job import plan_jobs
from fourfold.arena.naming import name_bots
from fourfold.arena.own_bot import OwnBot, check_own_bots
from fourfold.arena.pool import exit_if_imported_by_worker, play_in_pool
from fourfold.arena.serial import play_serially
from fourfold.arena.settings import ArenaError, Settings
from fourfold.arena.tally import Tally, count
from fourfold.games.game import check_type


def play_tournament(
    settings: Settings, *, bots: Mapping[str, OwnBot] | None = None, workers: int = 1
) -> Tally:
    """Play all games of a tournament; return the tally, for `rank_bots` and the reports.

    Its `results` have the records, its `problems` say why bots forfeited. Raise `ArenaError` before
    the first game if a bot is unknown, or an engine does not start or does not play the game. The
    games are the same with any number of workers. More than one worker means processes that import
    the calling script, which must guard its own code with `if __name__ == "__main__":`.

    `bots` are your own bots, by their names in the settings: objects, classes, or functions that
    return one. They run in the process that plays the game: a bot that raises an error forfeits, a
    bot that hangs blocks the game. With several workers they are pickled; raise `ArenaError` for
    a bot that can't be pickled.
    """
    check_type(settings, Settings, "the settings of a tournament")
    check_type(bots, Mapping | None, "bots by name, such as {'mine': MyBot}")
    check_type(workers, int, "a number of workers")
    if workers < 1:
        raise ArenaError(f"a tournament needs at least one worker, not {workers}")
    if workers > 1:
        exit_if_imported_by_worker()
    own_bots = bots or {}
    check_own_bots(own_bots, settings)
    settings = name_bots(settings, own_bots)
    plan = plan_jobs(settings)
    results = (
        play_serially(settings, plan, own_bots)
        if workers == 1
        else play_in_pool(settings, plan, workers, own_bots)
    )
    with closing(results):
        played = sorted(results, key=lambda result: result.number)
    tally = count(settings, plan, played)
    tally.results = played
    return tally
