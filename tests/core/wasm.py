"""Compares the WebAssembly core with the native one, and bots with those in Python.

    python -m tests.core.wasm [--positions 10000] [--first 0] [--game quarto|quartino]

Positions come from random games; in each, bots of all levels take turns to choose. Each choice must
be the same in WebAssembly, natively and by the bot in Python, and everything else reported about
the game the same in both builds of the core. Needs Node.
"""

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from fourfold.bots import Budget, Question, bot_names, make_bot
from fourfold.games import GAMES
from fourfold.games.event import Event
from fourfold.games.game import AnyPosition
from fourfold.solver.native import answer
from fourfold.solver.quarto.book import shipped_path
from tests.core.request import open_book, setup_keys, write_events, write_request
from tests.core.server_answers import describe_choice
from tests.games.policy import POLICIES
from tests.soak import make_setup

ROOT = Path(__file__).parent.parent.parent
RUNNER = Path(__file__).parent / "ask_wasm.mjs"
WASM = ROOT / "web/src/core/core.wasm"

CHUNK = 500
MAX_MOVES = 60

NO_CAP = 600
"""Seconds, more than any answer takes: one that stopped early would differ."""

MIN_PIECES = 6
"""Fewer pieces take seconds to analyse."""


@dataclass(frozen=True)
class Query:
    """A request, and for a bot's turn the same question to the bot in Python."""

    request: str
    game: str = ""
    bot: str = ""
    question: Question[AnyPosition] | None = None


def find_node() -> str:
    """Return Node's path: the system's, or the one that make has fetched."""
    node = shutil.which("node", path=None) or shutil.which("node", path=ROOT / "build/node/bin")
    assert node, "Node is missing: run make page"
    return node


def ask_wasm(requests: list[str]) -> list[str]:
    """Return the WebAssembly core's answers, with the opening book."""
    done = subprocess.run(
        [find_node(), str(RUNNER), str(WASM), str(shipped_path())],
        input=json.dumps(requests),
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    answers: list[str] = json.loads(done.stdout)
    return answers


def make_queries(game: str, positions: int, first: int = 0) -> Iterator[Query]:
    """Yield queries about this many positions of random games."""
    levels = bot_names(GAMES[game])
    number = first
    while positions > 0:
        for course, events, position in play_some(game, number):
            bot, seed = levels[positions % len(levels)], number * 1000 + positions
            turn = write_request("turn", **course, bot=bot, seed=seed, seconds=NO_CAP)
            question = Question(position, events, seed, Budget(seconds=NO_CAP))
            yield Query(turn, game, bot, question)
            viewer = 1 + positions % position.seats
            yield Query(write_request("state", **course, viewer=viewer))
            if getattr(position, "placed", 0) >= MIN_PIECES:
                yield Query(write_request("judgement", **course, seconds=NO_CAP))
            if positions % 5 == 0:
                yield Query(write_request("moments", **course))
                yield Query(write_request("record", **course))
            positions -= 1
            if not positions:
                return
        number += 1


def play_some(
    game: str, number: int
) -> Iterator[tuple[dict[str, object], tuple[Event, ...], AnyPosition]]:
    """Yield some positions of a random game, with the keys and events that lead there."""
    setup, random = make_setup(game, number), Random(number)
    position: AnyPosition = setup.position()
    events: list[tuple[Event, bool]] = []
    while position.outcome is None and len(events) < MAX_MOVES:
        if random.random() < 0.15:
            course = {**setup_keys(setup), "events": write_events(events, setup)}
            yield course, tuple(event for event, _ in events), position
        move = POLICIES[-1](position, random)
        events.append((move, False))
        position = position.play(move)


def compare(queries: list[Query]) -> int:
    """Return how many choices were compared; raise `AssertionError` with the first difference."""
    open_book()
    choices = 0
    requests = [query.request for query in queries]
    for query, found in zip(queries, ask_wasm(requests), strict=True):
        expected = answer(query.request)
        assert found == expected, (
            f"{query.request}\n\nWebAssembly: {found}\nnative:      {expected}"
        )
        if query.question is not None:
            choice = make_bot(query.game, query.bot).choose(query.question)
            chosen = describe_choice(query.game, choice)
            assert json.loads(found) == chosen, (
                f"{query.request}\n\nWebAssembly: {found}\nPython:      {chosen}"
            )
            choices += 1
    return choices


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the two builds of the core.")
    parser.add_argument("--positions", type=int, default=10_000, help="how many of each game")
    parser.add_argument("--first", type=int, default=0, help="continue after this many")
    parser.add_argument("--game", choices=["quarto", "quartino"], help="only this game")
    options = parser.parse_args()
    for game in [options.game] if options.game else ["quarto", "quartino"]:
        choices = 0
        for done in range(0, options.positions, CHUNK):
            count = min(CHUNK, options.positions - done)
            choices += compare(list(make_queries(game, count, options.first + done)))
            print(f"\r{game}: {choices:,} positions", end="", file=sys.stderr, flush=True)
        print(f"\n{game}: {choices:,} bots' choices equal in WebAssembly, natively and in Python")
    return 0


if __name__ == "__main__":
    sys.exit(main())
