"""A game to play, and the plan of all games."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from random import Random

from fourfold.arena.settings import Settings
from fourfold.games.game import Seat


@dataclass(frozen=True, slots=True)
class Job:
    """A game to play: its seating, starter and RNG seeds. Bots are given by index."""

    number: int
    """The number of the game in the tournament, from 1."""

    pair: tuple[int, int]
    """The two bots; with more than two seats the first plays alone against copies of the second."""

    seats: tuple[int, ...]
    """The bot in each seat."""

    starter: Seat
    """The seat that begins."""

    deal_seed: int
    """The RNG seed of the deal, the same for all seatings that share the deal."""

    seed: int
    """The bots' RNG seed."""


def plan_pairs(settings: Settings) -> list[tuple[int, int]]:
    """Return the pairings: every two bots once or, with more seats, each bot alone against each."""
    bots = range(len(settings.bots))
    return list((combinations if settings.seats == 2 else permutations)(bots, 2))


def plan_jobs(settings: Settings) -> list[Job]:
    """Return all games, starting with every pairing's first game.

    A pairing plays each deal with every seating and every starter, so that neither side benefits
    from lucky cards or the first move. All pairings share their deals.
    """
    pairs, jobs = plan_pairs(settings), list[Job]()
    for turn in range(settings.games):
        for first, second in pairs:
            seatings = list(_seatings(first, second, settings.seats))
            deal, seating = divmod(turn, len(seatings))
            seats, starter = seatings[seating]
            jobs.append(
                Job(
                    number=len(jobs) + 1,
                    pair=(first, second),
                    seats=seats,
                    starter=starter,
                    deal_seed=_draw(f"{settings.seed}/deal/{deal}"),
                    seed=_draw(f"{settings.seed}/game/{first}/{second}/{turn}"),
                )
            )
    return jobs


def _seatings(first: int, second: int, seats: int) -> Iterator[tuple[tuple[int, ...], Seat]]:
    """Yield each seating with each starter; those with the same starter are adjacent."""
    for starter in range(1, seats + 1):
        for alone in range(seats):
            bots = [second] * seats
            bots[alone] = first
            yield tuple(bots), starter


def _draw(text: str) -> int:
    """Hash a string to a number, the same on every machine."""
    return Random(text).getrandbits(32)
