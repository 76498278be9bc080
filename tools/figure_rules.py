"""Computes the data for the rules pages' figures with the rules library.

    python -m tools.figure_rules           writes web/src/games/*/figures/*.json
    python -m tools.figure_rules --check   fails if these files are out of date

The page itself has no rules: a server judges its games, and these files hold its figures' data.
"""

import argparse
import json
import sys
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Any

from fourfold.games import quartino, quarto
from fourfold.games.quartino.stone import STONES_PER_COLOUR
from fourfold.rulebook.quartino import example
from fourfold.rulebook.quarto import example as quarto_example
from fourfold.server.games.quartino.adapter import QUARTINO_ADAPTER

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"

EVERY = 9
"""Sampling step over all sets of four pieces."""


def make_quarto() -> dict[str, Any]:
    """Return the data for Quarto!'s figures."""
    return {
        "traits": str(quarto_example.FIRST_PIECE),
        "shared": list(map(str, quarto_example.SHARED_PIECES)),
        "lines": [_squares(group) for group in quarto_example.groups("lines")],
        "squares": [_squares(group) for group in quarto_example.groups("squares")],
        "calling": _judge_call(),
    }


def make_quartino() -> dict[str, Any]:
    """Return the data for Quartino's figures."""
    column, colour = example.column_position(), example.colour_position()
    assert colour.play(quartino.End()).phase is quartino.Phase.COLOUR
    return {
        "rules": {
            rules.geometry.name: QUARTINO_ADAPTER.describe_rules(rules).model_dump(mode="json")
            for rules in example.BOARDS
        },
        "stones": STONES_PER_COLOUR,
        "card": {rules.geometry.name: _judge_card(rules) for rules in example.BOARDS},
        "claim": {rules.geometry.name: _judge_claims(rules) for rules in example.BOARDS},
        "colour": {"stacks": _stacks(colour), "fields": example.colour_fields(colour)},
        "column": {
            "stacks": _stacks(column),
            "fields": list(column.columns),
            "after": _stacks(column.play(quartino.End())),
        },
        "place": {"stacks": _stacks(example.place_position())},
    }


def make_turns() -> dict[str, list[dict[str, Any]]]:
    """Return Quartino's worked turns, step by step."""
    return {
        name: list(map(_describe_step, example.worked_turn(name))) for name in example.WORKED_TURNS
    }


def make_shared() -> dict[str, dict[str, int]]:
    """Return what sets of four pieces share, by their codes."""
    fours = list(combinations(quarto.PIECES, 4))[::EVERY]
    return {"".join(map(str, four)): _shared(four) for four in fours}


def _squares(group: quarto.Group) -> list[str]:
    return [str(square) for square in group.squares]


def _shared(pieces: Iterable[quarto.Piece]) -> dict[str, int]:
    return {trait.letter: value for trait, value in quarto_example.shared(pieces)}


def _judge_call() -> dict[str, Any]:
    position, group = quarto_example.calling()
    standing = {
        quarto.SQUARES[s]: piece for s, piece in enumerate(position.board) if piece is not None
    }
    return {
        "pieces": {str(square): str(piece) for square, piece in standing.items()},
        "last": str(position.last),
        "group": _squares(group),
        "shared": _shared(quarto_example.pieces_on(position, group)),
    }


def _judge_card(rules: quartino.Rules) -> dict[str, Any]:
    position, card = example.card_position(rules), example.CARD
    return {
        "card": str(card),
        "stacks": _stacks(position),
        "windows": example.windows(position, card),
    }


def _judge_claims(rules: quartino.Rules) -> dict[str, Any]:
    position = example.claim_position(rules)
    right = [
        {
            "card": str(claim.card),
            "window": claim.window,
            "after": _stacks(position.play(claim)),
        }
        for claim in example.right_claims(position)
    ]
    cards = list(map(str, example.CLAIM_CARDS))
    return {"cards": cards, "stacks": _stacks(position), "right": right}


def _describe_step(step: example.Step) -> dict[str, Any]:
    rack = step.position.racks[0]
    return {
        "caption": step.caption,
        "stacks": _stacks(step.position),
        "fields": step.fields,
        "last": step.last,
        "claim": step.claim and {"card": str(step.claim.card), "window": step.claim.window},
        "rack": {
            "hidden": list(map(str, rack.hidden)),
            "claimed": list(map(str, rack.claimed)),
            "is_out": rack.is_out,
        },
    }


def _stacks(position: quartino.Position) -> list[list[str]]:
    return [[stone.value for stone in stack] for stack in position.stacks]


def make_files() -> dict[Path, str]:
    """Return the files and their contents."""
    made = {
        "quarto/figures/rules.json": make_quarto(),
        "quarto/figures/shared.json": make_shared(),
        "quartino/figures/rules.json": make_quartino(),
        "quartino/figures/turns.json": make_turns(),
    }
    return {
        GAMES / name: json.dumps(data, ensure_ascii=False) + "\n" for name, data in made.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    for file, text in make_files().items():
        if not options.check:
            file.write_text(text, "utf-8")
        elif not file.exists() or json.loads(file.read_text("utf-8")) != json.loads(text):
            sys.exit(f"{file.relative_to(GAMES)} is out of date: run python -m tools.figure_rules")


if __name__ == "__main__":
    main()
