"""Soak test: bots of all levels play each other for a long time, in every rule set.

    python -m tests.bot_soak [--games 100000] [--jobs 2]

Every answer is checked: an illegal move, a crash or a game that the referee can't replay ends the
run with exit code 1 and the record so far. Fast levels play most games, since slow ones take a
thousand times as long. Game number n is the same in every run.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random

from fourfold.bots import AnyBot, Budget, bot_names, make_bot
from fourfold.games import GAMES
from fourfold.games.record import format_record, parse_record
from fourfold.match import Match
from fourfold.table import Player, Table
from tests.soak import make_setup

TURN_CAP = 200
CHUNK = 100
BUDGET = Budget(seconds=None)
"""Only a work limit: the same games on every machine."""

SHARES = {
    "quarto": {
        "random": 100,
        "novice": 420,
        "casual": 300,
        "keen": 130,
        "club": 25,
        "expert": 20,
        "perfect": 5,
    },
    "quartino": {
        "random": 60,
        "novice": 400,
        "builder": 400,
        "blocker": 110,
        "planner": 26,
        "expert": 2,
        "reader": 2,
    },
}
"""How often each level takes a seat, per thousand."""

assert {name: set(bot_names(game)) for name, game in GAMES.items()} == {
    name: set(shares) for name, shares in SHARES.items()
}


@cache
def keep_bot(game: str, name: str) -> AnyBot:
    return make_bot(GAMES[game], name)


def play_game(number: int) -> Counter[str]:
    """Play one game; return the number of decisions by each level."""
    random = Random(number)
    tens, unit = divmod(number, 10)
    # Seven games in ten are Quarto!; each game has its own counter, to go through all its rule
    # sets.
    game = "quarto" if unit < 7 else "quartino"
    setup = make_setup(game, 7 * tens + unit if unit < 7 else 3 * tens + unit - 7)
    shares = SHARES[game]
    names = random.choices(list(shares), list(shares.values()), k=setup.seats)
    players = [Player(name, keep_bot(game, name)) for name in names]
    match = Match(setup, names=names, turn_cap=TURN_CAP)
    table = Table(match, players, number)
    decisions: Counter[str] = Counter()
    try:
        while match.seat is not None:
            decisions[f"{game} {names[match.seat - 1]}"] += 1
            table.move_bot(BUDGET)
        written = format_record(match.record())
        assert Match.from_record(parse_record(written)).position == match.position
    except Exception as error:
        error.add_note(f"game {number}:\n{format_record(match.record())}")
        raise
    return decisions


def play_chunk(first: int, count: int) -> tuple[int, Counter[str]]:
    decisions: Counter[str] = Counter()
    for number in range(first, first + count):
        decisions += play_game(number)
    return count, decisions


def run(games: int, jobs: int) -> Iterator[tuple[int, Counter[str]]]:
    firsts = range(0, games, CHUNK)
    with ProcessPoolExecutor(jobs) as pool:
        counts = [min(CHUNK, games - first) for first in firsts]
        yield from pool.map(play_chunk, firsts, counts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    began, played = time.monotonic(), 0
    decisions: Counter[str] = Counter()
    try:
        for count, more in run(options.games, options.jobs):
            played += count
            decisions += more
            if sys.stderr.isatty():
                print(f"\r{played:,} of {options.games:,} games", end="", file=sys.stderr)
    except Exception:
        traceback.print_exc()
        sys.exit(1)
    print(f"{played:,} games without an illegal move in {time.monotonic() - began:,.0f} s")
    for name, count in sorted(decisions.items()):
        print(f"  {name}: {count:,} decisions")


if __name__ == "__main__":
    main()
