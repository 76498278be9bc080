"""Compares the WebAssembly core with the native one, on bots, analyses and whole games.

    python -m tests.core.wasm [--positions 10000] [--game quarto|quartino]

Positions come from random games; in each a bot of every level in turn chooses. Each choice and
everything reported about the game must be the same in both. Needs Node.
"""

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from fourfold.bots import bot_names
from fourfold.games import GAMES
from fourfold.games.event import Event
from fourfold.games.game import AnyPosition
from fourfold.solver.native import answer
from fourfold.solver.quarto.book import shipped_path
from tests.core.request import open_book, setup_keys, write_events, write_request
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


def make_requests(game: str, positions: int, first: int = 0) -> Iterator[str]:
    """Yield requests about this many positions of random games."""
    levels = bot_names(GAMES[game])
    number = first
    while positions > 0:
        for course, position in play_some(game, number):
            bot, seed = levels[positions % len(levels)], number * 1000 + positions
            yield write_request("turn", **course, bot=bot, seed=seed, seconds=NO_CAP)
            yield write_request("state", **course, viewer=1 + positions % position.seats)
            if getattr(position, "placed", 0) >= MIN_PIECES:
                yield write_request("judgement", **course, seconds=NO_CAP)
            if positions % 5 == 0:
                yield write_request("moments", **course)
                yield write_request("record", **course)
            positions -= 1
            if not positions:
                return
        number += 1


def play_some(game: str, number: int) -> Iterator[tuple[dict[str, object], AnyPosition]]:
    """Yield some positions of a random game, with the keys that lead there."""
    setup, random = make_setup(game, number), Random(number)
    position: AnyPosition = setup.position()
    events: list[tuple[Event, bool]] = []
    while position.outcome is None and len(events) < MAX_MOVES:
        if random.random() < 0.15:
            yield {**setup_keys(setup), "events": write_events(events, setup)}, position
        move = POLICIES[-1](position, random)
        events.append((move, False))
        position = position.play(move)


def compare(requests: list[str]) -> None:
    """Raise `AssertionError` with the first request that both answer differently."""
    open_book()
    for request, found in zip(requests, ask_wasm(requests), strict=True):
        expected = answer(request)
        assert found == expected, f"{request}\n\nWebAssembly: {found}\nnative:      {expected}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the two builds of the core.")
    parser.add_argument("--positions", type=int, default=10_000, help="how many of each game")
    parser.add_argument("--game", choices=["quarto", "quartino"], help="only this game")
    options = parser.parse_args()
    for game in [options.game] if options.game else ["quarto", "quartino"]:
        for done in range(0, options.positions, CHUNK):
            requests = list(make_requests(game, min(CHUNK, options.positions - done), done))
            compare(requests)
            print(f"\r{game}: {done + CHUNK:,} positions", end="", file=sys.stderr, flush=True)
        print(f"\n{game}: {options.positions:,} positions, all equal")
    return 0


if __name__ == "__main__":
    sys.exit(main())
