"""Soak test: plays random games in every rule set for a long time.

    python -m tests.soak [--games 100000] [--jobs 2] [--game quarto|quartino]

The events include right and wrong calls and claims, departures, timeouts and agreed draws. After
every event the position must satisfy the rules' invariants; every game is written, read and
replayed. The first error ends the run with exit code 1 and the game's record. Game number n is the
same in every run.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from random import Random
from typing import Any

from fourfold.games import GAMES, quartino, quarto
from fourfold.games.game import Agreement, AnyPosition, Departure, Outcome, Reason
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO
from fourfold.games.record import format_record, parse_record
from fourfold.games.setup import AnySetup, Setup
from fourfold.match import AnyMatch, Match
from tests.games.generator import QUARTINO_RULES, QUARTO_RULES, quartino_setup
from tests.games.legality import problem
from tests.games.policy import POLICIES, is_announcement, pick

TURN_CAP = 60
"""The turn cap, after which a game is drawn: random players of Quartino would continue forever."""

CHUNK = 250
"""Games that a process plays before it reports."""


def make_setup(game: str, number: int) -> AnySetup:
    """Return a game's table: cycles through all rule sets, numbers of seats and starters."""
    if game == QUARTO.name:
        rules, starts = QUARTO_RULES, number // len(QUARTO_RULES)
        return Setup(QUARTO, rules[number % len(rules)], starter=1 + starts % 2)
    tables = [(rules, seats) for rules in QUARTINO_RULES for seats in QUARTINO.seat_counts]
    geometry, seats = tables[number % len(tables)]
    start = 1 + number // len(tables) % seats
    return quartino_setup(geometry, seats, start=start, seed=number)


def play_game(match: AnyMatch, random: Random) -> None:
    """Play a match to its end, checking each event."""
    policies = [pick(POLICIES, random) for _ in range(match.setup.seats)]
    if random.random() < 0.8:
        policies = [POLICIES[-1] for _ in policies]  # most games should end by calls and claims
    interruption_rate = 0.01 if random.random() < 0.2 else 0.0
    check_position(match.position, match.setup)
    while match.outcome is None:
        before, seat, happened = match.position, match.seat, len(match.events)
        assert seat is not None
        if random.random() < interruption_rate:
            interrupt(match, random)
        else:
            move = policies[seat - 1](before, random)
            match.play(move, seat)
            check_move(before, move, match.position)
        check_position(match.position, match.setup)
        if random.random() < 0.05:
            check_notation(match.position, match.setup)
            check_cards(match.position, match.setup)
            check_views(before, match.events[happened], match.positions[happened + 1])
    check_outcome(match)
    check_record(match)


def interrupt(match: AnyMatch, random: Random) -> None:
    """Let a seat resign, the clock run out, or all agree to a draw."""
    racks = getattr(match.position, "racks", None)
    here = [s for s in range(1, match.setup.seats + 1) if not racks or not racks[s - 1].is_out]
    choice = random.random()
    if choice < 0.4:
        match.resign(pick(here, random))
    elif choice < 0.8:
        match.expire()
    else:
        match.agree_draw()


def check_position(position: Any, setup: AnySetup) -> None:
    """Check the invariants of every position."""
    assert position.rules == setup.rules
    assert position.seats == setup.seats
    assert (position.seat is None) == (position.outcome is not None)
    if isinstance(position, quarto.Position):
        board = [piece for piece in position.board if piece is not None]
        hand = [] if position.hand is None else [position.hand]
        assert sorted([*board, *hand, *position.supply]) == list(range(16)), "16 pieces"
    else:
        on_board = sum(map(len, position.stacks))
        assert on_board + sum(position.supply.values()) == 28, "28 stones"
        assert all(0 <= count <= 7 for count in position.supply.values())
        assert all(len(rack.hidden) + len(rack.claimed) == 4 for rack in position.racks)
        assert not position.seat or not position.rack.is_out
    assert problem(position) is None


def check_move(before: Any, move: Any, after: Any) -> None:
    """Check a move's effects by its kind."""
    if isinstance(before, quarto.Position):
        assert after.placed == before.placed + isinstance(move, quarto.Place)
        if is_announcement(move):
            assert (after.outcome is None) == before.is_wrong(move)
            assert after.board == before.board
        return
    claimed = [sum(len(rack.claimed) for rack in each.racks) for each in (before, after)]
    is_right = isinstance(move, quartino.Claim) and not before.is_wrong(move)
    assert claimed[1] == claimed[0] + is_right
    if isinstance(move, quartino.End) or before.is_wrong(move):
        assert after.mover != before.mover
        assert after.phase is not quartino.Phase.CLAIM
    else:
        assert after.mover == before.mover


def check_notation(position: AnyPosition, setup: AnySetup) -> None:
    """Check that an unfinished position round-trips."""
    if position.outcome is None:
        text = setup.game.format_position(position)
        read = setup.game.parse_position(text, setup.rules)
        assert setup.game.format_position(read) == text
        assert setup.starter != 1 or read == position


def check_cards(position: AnyPosition, setup: AnySetup) -> None:
    """Check that every rack still has the cards it was dealt."""
    if isinstance(position, quartino.Position):
        deal = quartino.parse_deal(setup.deal or "")
        assert [set(rack.known) for rack in position.racks] == [set(cards) for cards in deal]


def check_views(before: AnyPosition, event: Any, after: AnyPosition) -> None:
    """Check that viewing and playing commute, for every viewer."""
    if isinstance(event, Agreement):
        return
    for seat in (None, *range(1, before.seats + 1)):
        view = before.view(seat)
        seen = view.leave(event) if isinstance(event, Departure) else view.play(event)
        assert seen == after.view(seat)


def check_outcome(match: AnyMatch) -> None:
    """Check that a game ended as its last position says."""
    outcome, position = match.outcome, match.position
    assert outcome is not None
    match outcome:
        case Outcome(None, quarto.Reason.FULL_BOARD):
            assert isinstance(position, quarto.Position)
            assert position.is_full
        case Outcome(int(), quarto.Reason.CALL | quarto.Reason.LINE as reason):
            assert isinstance(position, quarto.Position)
            assert position.live_groups()
            assert (reason is quarto.Reason.CALL) == position.rules.calls
        case Outcome(int(winner), quartino.Reason.CARDS):
            assert isinstance(position, quartino.Position)
            assert position.racks[winner - 1].hidden == ()
        case Outcome(int(winner), Reason.TIME | Reason.RESIGNATION):
            assert isinstance(leaver := match.events[-1], Departure)
            assert leaver.seat != winner
        case Outcome(None, Reason.AGREEMENT):
            assert isinstance(match.events[-1], Agreement)
        case _:
            raise AssertionError(f"{outcome} is not a valid ending")


def check_record(match: AnyMatch) -> None:
    """Check that the record describes the same game."""
    record = match.record()
    text = format_record(record)
    assert parse_record(text) == record
    again = Match.from_record(parse_record(text))
    assert list(again.events) == list(match.events)
    assert again.position == match.position
    assert again.outcome == match.outcome


def play_games(game: str, numbers: Iterable[int]) -> tuple[Counter[str], str | None]:
    """Play some games; return how they ended, and the report of the first failure."""
    ends: Counter[str] = Counter()
    for number in numbers:
        match = Match(make_setup(game, number), turn_cap=TURN_CAP)
        try:
            play_game(match, Random(number))
        except Exception:
            record = format_record(match.record())
            return ends, f"{game} game {number}\n\n{record}\n{traceback.format_exc()}"
        assert match.outcome
        ends[match.outcome.reason] += 1
    return ends, None


def soak(game: str, games: int, jobs: int) -> bool:
    """Play this many games of a game; return whether all went well."""
    ends: Counter[str] = Counter()
    started = time.monotonic()
    chunks: Iterator[range] = (range(n, min(n + CHUNK, games)) for n in range(0, games, CHUNK))
    with ProcessPoolExecutor(jobs) as pool:
        running = [pool.submit(play_games, game, chunk) for chunk in islice(chunks, 2 * jobs)]
        while running:
            played, failure = running.pop(0).result()
            ends += played
            if failure:
                for waiting in running:
                    waiting.cancel()
                print(f"\n{failure}")
                return False
            running += [pool.submit(play_games, game, chunk) for chunk in islice(chunks, 1)]
            rate = ends.total() / (time.monotonic() - started)
            line = f"\r{game}: {ends.total():,} of {games:,} games, {rate:,.0f} a second"
            print(line, end="\n" if ends.total() == games else "", file=sys.stderr, flush=True)
    how = ", ".join(f"{count:,} by {reason}" for reason, count in sorted(ends.items()))
    seconds = time.monotonic() - started
    print(f"{game}: {ends.total():,} games without an error in {seconds:,.0f} s: {how}")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games and watch for trouble.")
    parser.add_argument("--games", type=int, default=100_000, help="how many of each game")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--game", choices=list(GAMES), help="only this game")
    options = parser.parse_args()
    games = [options.game] if options.game else list(GAMES)
    return 0 if all(soak(game, options.games, options.jobs) for game in games) else 1


if __name__ == "__main__":
    sys.exit(main())
