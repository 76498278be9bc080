"""Compares the core's parsers with Python's on texts: random, mutated, long, and odd.

    python -m tests.core.notation [--texts 1000000] [--seed 1]

Both must read a text the same way, or refuse it in the same words. The first difference ends the
run with exit code 1 and the text. The same seed gives the same texts.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from fourfold.games import quartino
from fourfold.games.game import AnyGame, GameError
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO
from fourfold.games.record import parse_record
from fourfold.games.replay import replay
from tests.core.request import ask, setup_keys, write_events
from tests.core.tree import describe_tree
from tests.fuzz import make_targets, make_text
from tests.games.policy import pick

MAX_LENGTH = 2_000
"""Longer texts take too long to compare, and errors are not at their ends."""

DEAL = quartino.draw_deal(2, seed=1)


@dataclass(frozen=True, slots=True)
class Reader:
    """A parser in Python and its counterpart in the core."""

    target: str
    """The name of the texts to mutate."""

    read: Callable[[str], Any]
    """Returns what Python reads; raises `GameError`."""

    ask: Callable[[str], Any]
    """Returns the core's answer."""

    pick: Callable[[Any], Any]
    """Returns the same as `read` from an answer that is not an error."""

    key: str = ""
    """The core's prefix for errors."""


def read_record(text: str) -> Any:
    """Return the set-up, the events and the tree of a record."""
    record = parse_record(text)
    replayed = replay(record)
    events = write_events([(event, False) for event in replayed.events], replayed.setup)
    tree = describe_tree(record, replayed.setup.game)
    first = replayed.setup.game.format_position(replayed.setup.position())
    keys = setup_keys(replayed.setup)
    return {**keys, "events": events or "", "first": first, "tree": tree}


def ask_record(text: str) -> Any:
    """Ask the core to read a record."""
    return ask("replay", record=text.replace("\\", "\\\\").replace("\n", "\\n"))


def make_readers() -> list[Reader]:
    """Return every parser that a request can reach."""
    return [
        Reader(
            "record",
            read_record,
            ask_record,
            lambda found: {key: value for key, value in found.items() if key != "headers"},
        ),
        Reader(
            "deal",
            lambda text: quartino.parse_deal(text) and None,
            lambda text: ask("state", game="quartino", deal=text),
            lambda _: None,
            "deal: ",
        ),
        *_game_readers(QUARTO, ("CSHT!", "CSHT", "CSHT+!", "CSHT+")),
        *_game_readers(QUARTINO, ("wheel",)),
    ]


def _game_readers(game: AnyGame, keys: tuple[str, ...]) -> list[Reader]:
    name = game.name
    deal = DEAL if game is QUARTINO else None

    def read_move(text: str) -> bool:
        game.start(keys[0], deal=deal).play(text)
        return True

    readers = [
        Reader(
            f"{name} rules",
            lambda text: game.format_rules(game.parse_rules(text)),
            lambda text: ask("rules", game=name, rules=text),
            lambda found: found["key"],
            "rules: ",
        ),
        Reader(
            f"{name} move",
            read_move,
            lambda text: ask("state", game=name, rules=keys[0], deal=deal, events=text),
            lambda _: True,
            "event 1: ",
        ),
    ]
    for key in keys:
        target = f"{name} position" if game is QUARTINO else f"{name} position {key}"
        readers.append(_position_reader(target, game, key))
    return readers


def _position_reader(target: str, game: AnyGame, rules: str) -> Reader:
    def read(text: str) -> Any:
        position = game.parse_position(text, rules)
        moves = [game.format_move(move) for move in position.legal_moves()]
        return position.seat, game.format_position(position), moves

    return Reader(
        target,
        read,
        lambda text: ask("position", game=game.name, rules=rules, position=text),
        lambda found: (
            found["to_move"],
            found["position"]["text"],
            [move["text"] for move in found["legal"]["moves"]],
        ),
        "position: ",
    )


def is_on_one_line(text: str) -> bool:
    """Return whether a text can be a value in a request."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return "\n" not in text and len(text) <= MAX_LENGTH


def is_comparable(reader: Reader, text: str) -> bool:
    """Return whether a request can contain a text, and both sides count the same lines."""
    if reader.target == "record":
        return is_on_one_line(text.replace("\n", " "))
    if reader.target.endswith("move"):
        return is_on_one_line(text) and " " not in text and text != "" and not _is_event(text)
    return is_on_one_line(text)


def _is_event(text: str) -> bool:
    return text == "draw" or text[1:] in (":time", ":resignation", ":absence")


def check_text(reader: Reader, text: str) -> bool:
    """Compare what both read; return whether they read it."""
    answer = reader.ask(text)
    refusal, expected = None, None
    try:
        expected = reader.read(text)
    except GameError as error:
        refusal = f"{reader.key}{error}"
    found = answer.get("error")
    assert found == refusal, f"{reader.target} {text!r}\ncore: {found}\nPython: {refusal}"
    if refusal is not None:
        return False
    read = reader.pick(answer)
    assert read == expected, f"{reader.target} {text!r}\ncore: {read}\nPython: {expected}"
    return True


def compare_texts(texts: int, seed: int) -> Counter[str]:
    """Compare this many texts; return how many were read and refused."""
    random, readers = Random(seed), make_readers()
    samples = {target.name: target.samples for target in make_targets()}
    counts = Counter[str]()
    while counts.total() < texts:
        reader = pick(readers, random)
        text = make_text(samples[reader.target], random)
        if is_comparable(reader, text):
            counts["read" if check_text(reader, text) else "refused"] += 1
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the core's parsers with Python's.")
    parser.add_argument("--texts", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    counts = compare_texts(options.texts, options.seed)
    print(", ".join(f"{count:,} {what}" for what, count in counts.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
