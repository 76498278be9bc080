"""Compares the compiled rules with the Python ones in random games, in every rule set.

    python -m tests.parity [--games 100000] [--jobs 2] [--game quarto|quartino]

Quartino's events include right and wrong claims, and departures. The first difference ends the run
with exit code 1 and the game that shows it. Game number n is the same in every run.
"""

import argparse
import sys
import time
import traceback
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from random import Random
from typing import Any

from fourfold.games import GAMES, quartino, quarto
from fourfold.games.game import AnyPosition, Departure, Reason
from fourfold.games.perft import perft
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO
from fourfold.solver.quartino import native as core_rules
from fourfold.solver.quartino.native import CorePosition
from fourfold.solver.quarto import native
from tests.games.policy import POLICIES, Policy, pick
from tests.soak import make_setup

MAX_EVENTS = 150
"""Where a game of Quartino is cut off: random players would continue for a long time."""

CHUNK = 100
"""Games that a process plays before it reports."""


def check_game(game: str, number: int) -> int:
    """Play a game in both implementations; return the number of positions compared."""
    position, random = make_setup(game, number).position(), Random(number)
    # Most games have calls, claims and patterns; the others play at random.
    policy = POLICIES[-1] if random.random() < 0.8 else pick(POLICIES, random)
    if isinstance(position, quarto.Position):
        return check_quarto(position, policy, random)
    assert isinstance(position, quartino.Position)
    return check_quartino(position, policy, random)


def check_quarto(position: quarto.Position, policy: Policy, random: Random) -> int:
    """Compare complete groups and move counts in each position of a game."""
    compared = 0
    while True:
        compared += 1
        assert native.complete_groups(position) == position.complete_groups(), describe(position)
        for depth in (1, 2):
            expected = perft(position, depth, QUARTO.uncounted)
            assert native.perft(position, depth) == expected, f"depth {depth}: {describe(position)}"
        if position.outcome:
            return compared
        position = position.play(policy(position, random))


def check_quartino(position: quartino.Position, policy: Policy, random: Random) -> int:
    """Compare a game's positions, their moves, and which of them are wrong."""
    core = core_rules.encode_position(position)
    interruption_rate = 0.02 if random.random() < 0.3 else 0.0
    for compared in range(1, MAX_EVENTS + 1):
        compare(core, position)
        if random.random() < 0.02:
            compare_counts(position)
        if position.outcome:
            return compared
        if random.random() < interruption_rate:
            core, position = interrupt(core, position, random)
        else:
            move = policy(position, random)
            core, position = core.play(core_rules.encode_move(move)), position.play(move)
    return MAX_EVENTS


def compare(core: CorePosition, position: quartino.Position) -> None:
    """Check that two positions look the same to a player."""
    outcome = position.outcome
    reason = outcome.reason if outcome else quartino.Reason.CARDS
    assert core_rules.decode_position(core, position.rules, reason) == position, describe(position)
    codes, moves = core.legal_moves(), position.legal_moves()
    assert codes == [core_rules.encode_move(move) for move in moves], describe(position)
    if position.phase is quartino.Phase.CLAIM:
        wrong = [position.is_wrong(move) for move in moves]
        assert [core.is_wrong(code) for code in codes] == wrong, describe(position)


def compare_counts(position: quartino.Position) -> None:
    """Check that both count the same number of move sequences after a position."""
    for depth in (0, 1, 2):
        expected = perft(position, depth)
        assert core_rules.perft(position, depth) == expected, f"depth {depth}: {describe(position)}"


def interrupt(
    core: CorePosition, position: quartino.Position, random: Random
) -> tuple[CorePosition, quartino.Position]:
    """Let a seat leave the game, or all agree to a draw."""
    if random.random() < 0.1:
        return core.agree_draw(), position.agree_draw()
    seat = pick([s for s, rack in enumerate(position.racks, 1) if not rack.is_out], random)
    return core.leave(seat), position.leave(Departure(seat, Reason.RESIGNATION))


def describe(position: AnyPosition) -> str:
    """Format a position and its rule set."""
    game: Any = QUARTO if isinstance(position, quarto.Position) else QUARTINO
    return f"{game.format_rules(position.rules)} {game.format_position(position)}"


def check_games(
    game: str, numbers: Iterable[int], check: Callable[[str, int], int] = check_game
) -> tuple[int, str | None]:
    """Check some games; return how much was compared, and the report of the first failure."""
    compared = 0
    for number in numbers:
        try:
            compared += check(game, number)
        except Exception:
            return compared, f"{game} game {number}\n\n{traceback.format_exc()}"
    return compared, None


def check_all(
    game: str, games: int, jobs: int, check: Callable[[str, int], int] = check_game
) -> bool:
    """Check this many games of a game; return whether all were equal."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    compared, played, started = 0, 0, time.monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        checked = pool.map(check_games, repeat(game), chunks, repeat(check))
        for chunk, (positions, failure) in zip(chunks, checked, strict=True):
            if failure:
                pool.shutdown(wait=False, cancel_futures=True)
                print(f"\n{failure}")
                return False
            compared, played = compared + positions, played + len(chunk)
            rate = played / (time.monotonic() - started)
            line = f"\r{game}: {played:,} of {games:,} games, {rate:,.0f} a second"
            print(line, end="\n" if played == games else "", file=sys.stderr, flush=True)
    seconds = time.monotonic() - started
    print(f"{game}: {compared:,} comparisons in {games:,} games, all equal, in {seconds:,.0f} s")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the C++ rules with the Python ones.")
    parser.add_argument("--games", type=int, default=100_000, help="how many of each game")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--game", choices=list(GAMES), help="only this game")
    options = parser.parse_args()
    games = [options.game] if options.game else list(GAMES)
    return 0 if all(check_all(game, options.games, options.jobs) for game in games) else 1


if __name__ == "__main__":
    sys.exit(main())
