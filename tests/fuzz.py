"""Fuzzes every parser with texts: random, mutated, long, and full of odd characters.

    python -m tests.fuzz [--texts 1000000] [--seed 1]

A text must either parse and be formatted back identically, or fail with the right error:
`NotationError` with a column of the text, `RecordError` with a line. Anything else ends the run
with exit code 1 and the text. The same seed gives the same texts.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from fourfold.games import quartino, quarto
from fourfold.games.game import GameError, NotationError
from fourfold.games.record import Record, RecordError, format_record, parse_record, scan_records
from fourfold.games.replay import format_departures, parse_departures, replay
from fourfold.games.setup import parse_setup
from fourfold.match import Match
from tests.games.branching import branch_out
from tests.games.generator import MOVES, SETUPS, sample_courses
from tests.games.policy import pick

NOTATION = 'abcd1234567890ABCDEFRYGBCSHT=!-~+./,@?;: x[]{}()"\\whelgrdpacuom\n'
CONTROLS = "\0\t\r\n\x0b\x1b\x7f\x85\xa0\u200b\u202e\u2028\ud800\udcff\ufeff"
ODD = CONTROLS + "é²½\u0663\uff16\u2163ß\u0130\U0001f7e6"
MAX_LENGTH = 50_000


@dataclass(frozen=True, slots=True)
class Target:
    """A parser under test."""

    name: str
    """What it reads."""

    samples: tuple[str, ...]
    """Valid texts, to be mutated."""

    check: Callable[[str], bool]
    """Returns whether a text was parsed; raises if it was neither parsed nor refused properly."""


def notation_check(
    parse: Callable[[str], Any],
    write: Callable[[Any], str],
    normal: Callable[[str], str] = lambda text: text,
) -> Callable[[str], bool]:
    """Return the check for a notation parser."""

    def check(text: str) -> bool:
        try:
            value = parse(text)
        except NotationError as error:
            column = error.column
        else:
            assert write(value) == normal(text), "what was read is written back"
            return True
        assert 1 <= column <= len(text) + 1, "the column is in the text"
        return False

    return check


def check_departures(text: str) -> bool:
    """Check the header `Out`: only spaces around commas are optional."""
    try:
        departures = parse_departures(text)
    except GameError:
        return False
    assert format_departures(departures).replace(" ", "") == "".join(text.split())
    return True


def check_record(text: str) -> bool:
    """Check one text as a record: parse it, replay it, and write it again."""
    lines = text.count("\n") + text.count("\r") + 1
    try:
        record = parse_record(text)
        check_headers(record)
        replay(record)
    except RecordError as error:
        line = error.line
    else:
        check_writing(record)
        return True
    assert 1 <= line <= lines, "the line is in the text"
    return False


def check_writing(record: Record) -> None:
    """Check that a valid game is formatted and parsed back identically.

    Header values with control characters are parsed but never written.
    """
    if all(value.isprintable() for value in record.headers.values()):
        assert parse_record(format_record(record)) == record
        again = Match.from_record(record).record()
        assert Match.from_record(again).record() == again


def check_headers(record: Record) -> None:
    """Check that bad headers are refused with the rules' error."""
    try:
        setup = parse_setup(record.headers)
    except GameError:
        return
    assert parse_setup(setup.headers()) == setup


def check_file(text: str) -> bool:
    """Check a file's bytes: each game is a record or an error with a line."""
    lines = text.encode("latin-1", "replace").splitlines(keepends=True)
    found = list(scan_records(lines))
    assert all(1 <= each.line <= len(lines) for each in found)
    return any(isinstance(each, Record) for each in found)


def make_targets() -> list[Target]:
    """Return every parser with valid texts."""
    targets = [*quarto_targets(), *quartino_targets()]
    records, departures = sample_records(), ("2@14 time", "2@14 time, 3@20 resignation")
    targets.append(Target("departures", departures, check_departures))
    targets.append(Target("record", records, check_record))
    # A file's text stands for its bytes, one character each.
    files = tuple(text.encode().decode("latin-1") for text in (*records, "".join(records[:3])))
    targets.append(Target("file", files, check_file))
    return targets


def quarto_targets() -> list[Target]:
    setups = [setup for setup in SETUPS if setup.game is quarto.QUARTO]
    rules = tuple(setup.game.format_rules(setup.rules) for setup in setups)
    rules_check = notation_check(quarto.parse_rules, quarto.format_rules)
    targets = [
        Target("quarto rules", (*rules, "CSHT+!/60"), rules_check),
        *_move_targets("quarto", quarto),
        Target("square", ("a1", "d4"), notation_check(quarto.parse_square, str)),
        Target("piece", ("0", "F"), notation_check(quarto.parse_piece, str)),
        Target("group", ("a1-d4", "b2-c3"), notation_check(quarto.parse_group, str)),
    ]
    for setup in setups[:4]:  # all four traits, with and without squares and calls
        samples = [
            setup.game.format_position(position)
            for course in sample_courses(setup)
            for position in course.positions
        ]
        key = setup.game.format_rules(setup.rules)
        check = notation_check(
            partial(setup.game.parse_position, rules=setup.rules),
            quarto.format_position,
            str if "!" in key else _with_last,
        )
        name = f"quarto position {key}"
        targets.append(Target(name, tuple(samples), check))
    return targets


def _with_last(text: str) -> str:
    """Add the `-` that may be omitted with calls off."""
    return text if text.count(" ") > 1 else f"{text} -"


def quartino_targets() -> list[Target]:
    rules = ("wheel", "grid", "wheel/60", "grid/1")
    setups = [setup for setup in SETUPS if setup.game is quartino.QUARTINO]
    deals = tuple(setup.deal for setup in setups if setup.deal)
    targets = [
        Target(
            "quartino rules", rules, notation_check(quartino.parse_rules, quartino.format_rules)
        ),
        *_move_targets("quartino", quartino),
        Target("card", ("RYGB", "BGYR"), notation_check(quartino.parse_card, str)),
        Target("deal", deals, notation_check(quartino.parse_deal, quartino.format_deal)),
    ]
    samples = [
        setup.game.format_position(position)
        for setup in setups
        if setup.rules == quartino.AS_PRINTED
        for course in sample_courses(setup)
        for whole in course.positions[::3]
        for position in (whole, whole.view(1))
    ]
    parse = partial(quartino.parse_position, rules=quartino.AS_PRINTED)
    check = notation_check(parse, quartino.format_position)
    return [*targets, Target("quartino position", tuple(samples), check)]


def _move_targets(game: str, rules: Any) -> list[Target]:
    moves = tuple(rules.format_move(move) for move in MOVES[game])
    turns = {
        rules.format_turn(turn)
        for setup in SETUPS
        if setup.game.name == game
        for course in sample_courses(setup)[:1]
        for turn in course.turns()
    }
    return [
        Target(f"{game} move", moves, notation_check(rules.parse_move, rules.format_move)),
        Target(
            f"{game} turn",
            tuple(sorted(turns)),
            notation_check(rules.parse_turn, rules.format_turn),
        ),
    ]


def sample_records() -> tuple[str, ...]:
    """Return records of whole games, with all kinds of headers."""
    texts = []
    for setup in SETUPS[::5]:
        match = Match(setup, names=['A "quoted"', "B\\C", "Č", "D"][: setup.seats])
        for move in sample_courses(setup)[2].moves[:60]:
            match.play(move)
        if match.outcome is None:
            match.resign(setup.seats)
        text = format_record(match.record())
        texts += [text, text.replace("\n\n", "\n\n1. {a comment} ")]
        texts.append(format_record(branch_out(match.record(), Random(7), rate=0.2)))
    return tuple(texts)


def make_text(samples: Sequence[str], random: Random) -> str:
    """Return a text that a parser may or may not accept."""
    kind = random.random()
    if kind < 0.05:
        return _random_text(NOTATION, random)
    if kind < 0.08:
        return _random_text(NOTATION + ODD, random)
    text = pick(samples, random)
    if kind < 0.082:
        return text * int(MAX_LENGTH * random.random() / (len(text) + 1))
    for _ in range(int(4 * random.random())):
        text = _mutate(text, random)
    return text


def _random_text(alphabet: str, random: Random) -> str:
    return "".join(pick(alphabet, random) for _ in range(int(40 * random.random() ** 2)))


def _mutate(text: str, random: Random) -> str:
    start = int(random.random() * (len(text) + 1))
    end = start + 1 + int(5 * random.random() ** 2)
    alphabet = ODD if random.random() < 0.1 else NOTATION
    match int(6 * random.random()):
        case 0:
            return text[:start] + pick(alphabet, random) + text[start:]
        case 1:
            return text[:start] + text[end:]
        case 2:
            return text[:start] + pick(alphabet, random) + text[start + 1 :]
        case 3:
            return text[:start] + text[start:end][::-1] + text[end:]
        case 4:
            return text[:end] + text[start:]
        case _:
            return text[:start]


def fuzz(texts: int, seed: int, report: Callable[[int], None] = lambda _: None) -> Counter[str]:
    """Fuzz with this many texts; return how many were parsed and refused, or raise `FuzzError`."""
    targets, random, counts = make_targets(), Random(seed), Counter[str]()
    # Records are long, so they come less often.
    weights = [0.1 if target.name in ("record", "file") else 1.0 for target in targets]
    line_up = random.choices(targets, weights, k=997)
    for number in range(texts):
        target = line_up[number % len(line_up)]
        text = make_text(target.samples, random)
        try:
            was_read = target.check(text)
        except Exception as error:
            raise FuzzError(target.name, text, traceback.format_exc()) from error
        counts["read" if was_read else "refused"] += 1
        if number % 10_000 == 9_999:
            report(number + 1)
    return counts


class FuzzError(Exception):
    """A text that a parser neither parsed nor refused properly."""

    def __init__(self, target: str, text: str, trace: str) -> None:
        super().__init__(f"{target}: {text!r}\n\n{trace}")
        self.target = target
        self.text = text


def main() -> int:
    parser = argparse.ArgumentParser(description="Throw texts at every parser.")
    parser.add_argument("--texts", type=int, default=1_000_000, help="how many")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    started = time.monotonic()

    def report(done: int) -> None:
        rate = done / (time.monotonic() - started)
        line = f"\r{done:,} of {options.texts:,} texts, {rate:,.0f} a second"
        print(line, end="\n" if done == options.texts else "", file=sys.stderr, flush=True)

    try:
        counts = fuzz(options.texts, options.seed, report)
    except FuzzError as error:
        print(f"\n{error}")
        return 1
    seconds = time.monotonic() - started
    print(
        f"{counts.total():,} texts without an error in {seconds:,.0f} s: "
        f"{counts['read']:,} read, {counts['refused']:,} refused"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
