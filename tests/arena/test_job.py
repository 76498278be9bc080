"""The schedule: every bot meets every other, and luck cancels out."""

from collections import Counter

import pytest

from fourfold.arena.job import plan_jobs, plan_pairs
from fourfold.arena.settings import Settings
from tests.arena.tournament import settings_of


def test_every_pair_of_bots_meets_the_requested_number_of_times() -> None:
    settings = settings_of("quarto", "a", "b", "c", games=6)
    met = Counter(job.pair for job in plan_jobs(settings))
    assert met == {(0, 1): 6, (0, 2): 6, (1, 2): 6}


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_seats_each_bot_plays_alone_against_every_other(players: int) -> None:
    settings = settings_of("quartino", "a", "b", "c", games=players, seats=players)
    assert plan_pairs(settings) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    for job in plan_jobs(settings):
        alone, rest = job.pair
        assert Counter(job.seats) == {alone: 1, rest: players - 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_deal_is_played_with_every_seating_and_every_start(players: int) -> None:
    settings = settings_of("quartino", "a", "b", games=2 * players**2, seats=players)
    games = [job for job in plan_jobs(settings) if job.pair == (0, 1)]
    for deal in {job.deal_seed for job in games}:
        seatings = [(job.seats, job.starter) for job in games if job.deal_seed == deal]
        assert len(seatings) == len(set(seatings)) == players**2
    assert len({job.deal_seed for job in games}) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starts_are_balanced_after_each_round_of_seats(players: int) -> None:
    settings = settings_of("quartino", "a", "b", games=5 * players, seats=players)
    began = Counter(job.seats[job.starter - 1] for job in plan_jobs(settings) if job.pair == (0, 1))
    assert began == {0: 5, 1: 5 * (players - 1)}


def test_all_pairings_share_their_deals() -> None:
    jobs = plan_jobs(settings_of("quartino", "a", "b", "c", games=5))
    deals = {pair: [job.deal_seed for job in jobs if job.pair == pair] for pair in [(0, 1), (1, 2)]}
    assert deals[0, 1] == deals[1, 2]


def test_every_game_has_its_own_seed_whatever_the_number_of_games() -> None:
    jobs = plan_jobs(settings_of("quarto", "a", "b", games=40))
    assert len({job.seed for job in jobs}) == 40
    assert plan_jobs(settings_of("quarto", "a", "b", games=10)) == jobs[:10]


def test_a_bot_listed_twice_gets_two_names() -> None:
    assert settings_of("quarto", "x", "y", "x", "x").labels == ("x", "y", "x#2", "x#3")


def test_settings_round_trip_through_json() -> None:
    settings = settings_of("quartino", "a", "b", seconds=1.5, limit=3.0, seats=3)
    assert Settings.from_json(settings.to_json()) == settings
