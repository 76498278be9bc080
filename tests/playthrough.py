"""Whole random games as text, one per rule set: a change in the rules shows as a diff.

    python -m tests.playthrough --write

regenerates `tests/data/playthroughs`; without `--write` it prints the names of the files that
differ. For every position a text has the seat to move, the phase, the legal moves (or their number
and the CRC-32 of their notation, if there are many), the position, and each rack as each seat and a
spectator see it, if changed.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

from fourfold.games import quarto
from fourfold.games.game import AnyPosition
from fourfold.games.quarto import QUARTO
from fourfold.games.setup import AnySetup, Setup
from tests.games.generator import QUARTINO_RULES, QUARTO_RULES, quartino_setup
from tests.games.policy import Policy, choose_any, choose_eagerly

FOLDER = Path(__file__).parent / "data" / "playthroughs"
MAX_MOVES = 250
MAX_LISTED = 12


def playthroughs() -> dict[str, str]:
    """Return every text by the name of its file."""
    texts = {}
    for number, rules in enumerate(QUARTO_RULES):
        setup = Setup(QUARTO, rules, starter=1 + number % 2)
        name = "".join(trait.letter for trait in rules.traits)
        name += "-squares" * rules.squares + "-calls" * rules.calls
        texts[f"quarto-{name}.txt"] = make_text(setup, choose_any, seed=number)
    for geometry in QUARTINO_RULES:
        for seats in (2, 3, 4):
            setup = quartino_setup(geometry, seats, start=seats, seed=seats)
            name = f"quartino-{geometry.geometry.name}-{seats}.txt"
            texts[name] = make_text(setup, _choose_mostly_well, seed=seats)
    return texts


def make_text(setup: AnySetup, policy: Policy, seed: int) -> str:
    """Return a random game as text."""
    return "\n".join(_lines(setup, policy, Random(seed))) + "\n"


def _choose_mostly_well(position: AnyPosition, random: Random) -> Any:
    policy = choose_any if random.random() < 0.1 else choose_eagerly
    return policy(position, random)


def _lines(setup: AnySetup, policy: Policy, random: Random) -> Iterator[str]:
    yield from (f"{key}: {value}" for key, value in setup.headers().items())
    position, seen = setup.position(), dict[str, str]()
    for number in range(MAX_MOVES + 1):
        yield ""
        yield f"{number}. {_state(position)}"
        yield f"   {setup.game.format_position(position)}"
        yield from _changed_views(setup, position, seen)
        if position.outcome or number == MAX_MOVES:
            break
        yield f"   legal {_legal_moves(setup, position)}"
        move = policy(position, random)
        yield f"   plays {setup.game.format_move(move)}{' (wrong)' * position.is_wrong(move)}"
        position = position.play(move)


def _state(position: AnyPosition) -> str:
    if position.outcome:
        winner = position.outcome.winner
        result = "drawn" if winner is None else f"won by seat {winner}"
        return f"{result}: {position.outcome.reason}"
    if isinstance(position, quarto.Position):
        phase = type(position.legal_moves()[0]).__name__.lower()
        return f"seat {position.seat}, {phase}{', may call' * position.can_call}"
    return f"seat {position.seat}"


def _changed_views(setup: AnySetup, position: AnyPosition, seen: dict[str, str]) -> Iterator[str]:
    whole = setup.game.format_position(position)
    for seat in (None, *range(1, position.seats + 1)):
        viewer = "spectator" if seat is None else f"seat {seat}"
        view = setup.game.format_position(position.view(seat))
        if view == whole:
            continue
        # Only the racks may differ; anything else prints the whole line.
        common, racks = view.rsplit(" ", 1)
        shown = racks if common == whole.rsplit(" ", 1)[0] else view
        if seen.get(viewer) != shown:
            yield f"   {viewer} sees {shown}"
        seen[viewer] = shown


def _legal_moves(setup: AnySetup, position: AnyPosition) -> str:
    moves = [setup.game.format_move(move) for move in position.legal_moves()]
    if len(moves) <= MAX_LISTED:
        return " ".join(moves)
    return f"{len(moves)} moves, {moves[0]} to {moves[-1]}, {crc32(' '.join(moves).encode()):08x}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the playthroughs, or rewrite them.")
    parser.add_argument("--write", action="store_true", help="write the files")
    write = parser.parse_args().write
    texts = playthroughs()
    if write:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for old in FOLDER.glob("*.txt"):
            old.unlink()
        for name, text in texts.items():
            (FOLDER / name).write_text(text, encoding="utf-8")
        return 0
    files = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    differing = sorted(name for name in files | texts if files.get(name) != texts.get(name))
    for name in differing:
        print(name)
    return bool(differing)


if __name__ == "__main__":
    sys.exit(main())
