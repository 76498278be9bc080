"""Compares the core's answers about random games with the server's, byte for byte.

    python -m tests.core.parity [--games 100000] [--jobs 2] [--game quarto|quartino]

The games have every rule set and number of seats, right and wrong calls and claims, departures,
timeouts, absences and agreed draws; some begin from a position in the middle of another game.
States, steps, moments and records are compared in the middle of a game and at its end, for every
seat and for a spectator. The first difference ends the run with exit code 1 and the request that
shows it. Game number n is the same in every run.
"""

import argparse
import json
import sys
from dataclasses import replace
from itertools import takewhile
from random import Random

from fourfold.games import GAMES
from fourfold.games.event import Event, is_move
from fourfold.games.game import Agreement, Departure, Reason
from fourfold.games.record import Record, format_record, parse_record
from fourfold.games.replay import replay
from fourfold.games.setup import AnySetup, Setup
from fourfold.match import Match
from fourfold.server.room.room import MAX_TURNS, Room
from fourfold.solver.native import answer
from tests.core import server_answers
from tests.core.request import setup_keys, write_events, write_request
from tests.core.tree import describe_tree, write_tree
from tests.games.branching import branch_out
from tests.games.policy import POLICIES, Policy, pick
from tests.parity import check_all
from tests.soak import make_setup

MAX_EVENTS = 120
"""When a game of Quartino is cut short: random players would continue for a long time."""

COMPARED_SHARE = 0.03
"""The share of the positions in the middle of a game that are compared."""

FROM_POSITION_SHARE = 0.25
"""The share of the games that begin from a position."""

MAX_MOVES_BEFORE = 30
"""How many moves lead to such a position at most."""

BRANCHED_SHARE = 0.3
"""The share of the records that are also compared with random variations and comments."""

LATER_SHARE = 0.3
"""The share of the records that are also compared from a later position on."""


def check_game(game: str, number: int) -> int:
    """Play a game and compare its answers; return the number compared."""
    setup, random = make_setup(game, number), Random(number)
    if random.random() < FROM_POSITION_SHARE:
        setup = draw_later(setup, random)
    policy = POLICIES[-1] if random.random() < 0.8 else pick(POLICIES, random)
    interruption_rate = 0.02 if random.random() < 0.3 else 0.0
    check = Check(server_answers.open_room(setup), random)
    check.compare_rules()
    check.compare()
    while check.room.to_move is not None:
        event, is_absence = choose_event(check.room, policy, interruption_rate, random)
        check.play(event, is_absence=is_absence)
        if random.random() < COMPARED_SHARE:
            check.compare()
    check.compare()
    return check.compared


def draw_later(setup: AnySetup, random: Random) -> AnySetup:
    """Return a set-up that begins in the middle of a random game."""
    match = Match(setup)
    for _ in range(int(random.random() * MAX_MOVES_BEFORE)):
        match.play(POLICIES[-1](match.position, random))
        if match.outcome:
            match.undo()
            break
    return Setup(setup.game, setup.rules, setup.seats, setup.starter, first=match.position)


class Check:
    """A game on the server, and the same game as requests to the core."""

    def __init__(self, room: Room, random: Random) -> None:
        assert room.match is not None
        self.room = room
        self.compared = 0
        self._setup = room.match.setup
        self._random = random
        self._events: list[tuple[Event, bool]] = []

    def play(self, event: Event, *, is_absence: bool) -> None:
        """Play an event on the server."""
        self.room = server_answers.play_on(self.room, event, is_absence=is_absence)
        self._events.append((event, is_absence))

    def compare_rules(self) -> None:
        """Compare the descriptions of the rule set."""
        keys = setup_keys(self._setup)
        self._expect(
            server_answers.describe_rules(self.room),
            "rules",
            game=keys["game"],
            rules=keys["rules"],
        )

    def compare(self) -> None:
        """Compare everything about the game as it stands."""
        match, random = self.room.match, self._random
        assert match is not None
        course = {**setup_keys(self._setup), "events": write_events(self._events, self._setup)}
        course["turn_cap"] = MAX_TURNS
        self._expect(server_answers.describe_steps(self.room), "steps", **course)
        for seat in (None, *range(1, self._setup.seats + 1)):
            viewed = {**course, "viewer": seat}
            self._expect(server_answers.describe_state(self.room, seat), "state", **viewed)
            self._compare_record(seat, viewed)
        seat = pick([None, *range(1, self._setup.seats + 1)], random)
        first = int(random.random() ** 2 * (len(self._events) + 2))
        limit = 1 + int(random.random() * 30)
        moments = server_answers.describe_moments(self.room, seat, first, limit)
        self._expect(moments, "moments", **course, viewer=seat, first=first, limit=limit)

    def _compare_record(self, seat: int | None, viewed: dict[str, object]) -> None:
        """Compare the records, and what is read from them."""
        text = server_answers.describe_record(self.room, seat)
        names = [f"header Seat{n} {name}" for n, name in enumerate(server_answers.NAMES, 1)]
        headers = "\n".join(names[: self._setup.seats])
        self._expect(dump({"record": text}), "record", headers, **viewed)
        record = parse_record(text)
        self._compare_replay(record)
        if "Out" not in record.headers and self._random.random() < BRANCHED_SHARE:
            self._compare_tree(branch_out(record, self._random, rate=0.1), seat, headers)
        if self._random.random() < LATER_SHARE:
            self._compare_later(record, seat)

    def _compare_replay(self, record: Record) -> None:
        """Compare what is read from a record."""
        replayed = replay(record)
        setup = replayed.setup
        events = write_events([(event, False) for event in replayed.events], setup) or ""
        first = setup.game.format_position(setup.position())
        expected = {**setup_keys(setup), "events": events, "first": first}
        expected["headers"] = record.headers
        expected["tree"] = describe_tree(record, setup.game)
        on_one_line = format_record(record).replace("\\", "\\\\").replace("\n", "\\n")
        self._expect(dump(expected), "replay", record=on_one_line)

    def _compare_later(self, record: Record, seat: int | None) -> None:
        """Compare a record that begins in the middle of a game, and what is read from it."""
        whole = Match.from_record(record)
        number = int(self._random.random() * len(whole.events))
        game, rules, seats, starter = whole.game, whole.rules, len(whole.names), whole.setup.starter
        setup = Setup(game, rules, seats, starter, first=whole.positions[number])
        match = Match(setup)
        for event in takewhile(is_move, whole.events[number:]):
            match.play(event)
        self._compare_replay(match.record())
        viewed = match.record() if match.outcome else match.view_record(seat)
        events = write_events([(event, False) for event in match.events], setup)
        keys = {**setup_keys(setup), "viewer": seat, "events": events}
        self._expect(dump({"record": format_record(viewed)}), "record", **keys)

    def _compare_tree(self, record: Record, seat: int | None, headers: str) -> None:
        """Compare what is read from a record with variations, and how its tree is written."""
        self._compare_replay(record)
        setup = replay(record).setup
        match = Match(setup, names=server_answers.NAMES[: setup.seats])
        for turn in record.turns:
            match.play_turn(turn)
        written = match.record() if match.outcome else match.view_record(seat)
        text = format_record(
            replace(written, comments=record.comments, variations=record.variations)
        )
        keys = {**setup_keys(setup), "viewer": seat, "tree": write_tree(record, setup.game) or None}
        self._expect(dump({"record": text}), "record", headers, **keys)

    def _expect(self, expected: str, command: str, *lines: str, **keys: object) -> None:
        request = "\n".join([write_request(command, **keys), *lines])
        found = answer(request)
        assert found == expected, f"{request}\n\nthe core:   {found}\nthe server: {expected}"
        self.compared += 1


def dump(value: object) -> str:
    """Return a value as compact JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def choose_event(
    room: Room, policy: Policy, interruption_rate: float, random: Random
) -> tuple[Event, bool]:
    """Return the next event, and whether it is an absence."""
    match = room.match
    assert match is not None
    position = match.position
    if len(match.events) >= MAX_EVENTS:
        return Agreement(), False
    if random.random() >= interruption_rate:
        return policy(position, random), False
    choice = random.random()
    if choice < 0.1:
        return Agreement(), False
    expiry = position.expiry()
    if choice < 0.4 and isinstance(expiry, Departure):
        return expiry, False
    racks = getattr(position, "racks", None)
    here = [n for n in range(1, position.seats + 1) if not racks or not racks[n - 1].is_out]
    return Departure(pick(here, random), Reason.RESIGNATION), choice > 0.7


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the core's answers with the server's.")
    parser.add_argument("--games", type=int, default=100_000, help="how many of each game")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    parser.add_argument("--game", choices=list(GAMES), help="only this game")
    options = parser.parse_args()
    games = [options.game] if options.game else list(GAMES)
    checked = (check_all(game, options.games, options.jobs, check_game) for game in games)
    return 0 if all(checked) else 1


if __name__ == "__main__":
    sys.exit(main())
