"""Writes what the figures of the rules pages show, as the rules library judges it.

    python -m tools.figure_rules           writes web/src/games/*/figures/*.json
    python -m tools.figure_rules --check   fails if these files are not what would be written

The page itself knows no rules: its games are judged by a server, and its figures by these files.
"""

import argparse
import json
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

from fourfold.games import quartino, quarto
from fourfold.games.quartino.stone import STONES_OF_A_COLOUR
from fourfold.server.games.quartino.adapter import QUARTINO_ADAPTER

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
WHEEL, GRID = quartino.parse_rules("wheel"), quartino.parse_rules("grid")
ADVANCED = quarto.parse_rules("CSHT+!")

CALLING = "7.98/.4.1/..D./2A.C - b3"
CARD = "RYGB"
CARD_STACKS = {WHEEL: "GR/B/-/RG/Y/YBG/RB/-/-", GRID: "GR/B/-/YG/Y/B/RG/RB/-"}
CLAIM_CARDS = ("YRGB", "BYGR", "GRYB")
CLAIM_STACKS = {WHEEL: "YB/G/R/-/-/GY/-/R/BY", GRID: "YG/G/B/RY/R/-/B/-/Y"}
COLOUR_STACKS = "R/RG/-/YR/-/B/-/RY/-"
COLUMN_STACKS = "Y/-/GB/-/-/RYBG/-/B/-"
PLACE_STACKS = "R/Y/-/-/GB/-/-/-/Y"

EVERY = 9
"""Sampling step over all sets of four pieces."""


def make_quarto() -> dict[str, Any]:
    """Return what the figures of Quarto! show."""
    sizes = [(group, _spread(group)) for group in ADVANCED.groups]
    return {
        "lines": [_squares(group) for group, spread in sizes if spread != (1, 1)],
        "squares": [_squares(group) for group, spread in sizes if spread == (1, 1)],
        "calling": _judge_call(),
    }


def make_quartino() -> dict[str, Any]:
    """Return what the figures of Quartino show."""
    return {
        "rules": {
            rules.geometry.name: QUARTINO_ADAPTER.describe_rules(rules).model_dump(mode="json")
            for rules in (WHEEL, GRID)
        },
        "stones": STONES_OF_A_COLOUR,
        "card": {rules.geometry.name: _judge_card(rules) for rules in (WHEEL, GRID)},
        "claim": {rules.geometry.name: _judge_claims(rules) for rules in (WHEEL, GRID)},
        "colour": _judge_colour(),
        "column": _judge_column(),
        "place": {"stacks": _stacks(_stand(PLACE_STACKS))},
    }


def make_shared() -> dict[str, dict[str, int]]:
    """Return what fours of pieces share, by their codes."""
    fours = list(combinations(quarto.PIECES, 4))[::EVERY]
    return {"".join(map(str, four)): _shared(four) for four in fours}


def _spread(group: quarto.Group) -> tuple[int, int]:
    """Return over how many steps a group goes to the right and up."""
    squares = _squares(group)
    return (
        max(ord(s[0]) for s in squares) - min(ord(s[0]) for s in squares),
        max(int(s[1]) for s in squares) - min(int(s[1]) for s in squares),
    )


def _squares(group: quarto.Group) -> list[str]:
    return [str(square) for square in group.squares]


def _shared(pieces: Any) -> dict[str, int]:
    return {t.letter: value for t, value in quarto.shared_traits(pieces, ADVANCED.traits)}


def _judge_call() -> dict[str, Any]:
    position = quarto.parse_position(CALLING, quarto.parse_rules("CSHT!"))
    [group] = position.live_groups()
    standing = {
        quarto.SQUARES[s]: piece for s, piece in enumerate(position.board) if piece is not None
    }
    return {
        "pieces": {str(square): str(piece) for square, piece in standing.items()},
        "last": str(position.last),
        "group": _squares(group),
        "shared": _shared([standing[square] for square in group.squares]),
    }


def _stand(
    stacks: str, rules: quartino.Rules = WHEEL, cards: str = "RYGB,BGYR,GRYB,YBRG"
) -> quartino.Position:
    """Return a position at the end of a turn of seat 1."""
    return quartino.parse_position(f"{stacks} 1 claim {cards};/?,?,?,?;", rules)


def _windows(position: quartino.Position, card: str) -> list[int]:
    count = len(position.rules.geometry.windows)
    return [w for w in range(1, count + 1) if position.is_match(quartino.parse_card(card), w)]


def _judge_card(rules: quartino.Rules) -> dict[str, Any]:
    position = _stand(CARD_STACKS[rules], rules)
    return {"card": CARD, "stacks": _stacks(position), "windows": _windows(position, CARD)}


def _judge_claims(rules: quartino.Rules) -> dict[str, Any]:
    position = _stand(CLAIM_STACKS[rules], rules, ",".join((*CLAIM_CARDS, "RYGB")))
    right = [
        {
            "card": card,
            "window": window,
            "after": _stacks(position.play(quartino.Claim(quartino.parse_card(card), window))),
        }
        for card in CLAIM_CARDS
        for window in _windows(position, card)
    ]
    return {"cards": list(CLAIM_CARDS), "stacks": _stacks(position), "right": right}


def _judge_colour() -> dict[str, Any]:
    position = _stand(COLOUR_STACKS)
    assert position.play(quartino.End()).phase is quartino.Phase.COLOUR
    scarcest = min(position.supply, key=lambda colour: position.supply[colour])
    fields = [field for field, stack in enumerate(position.stacks) if scarcest in stack]
    return {"stacks": _stacks(position), "fields": fields}


def _judge_column() -> dict[str, Any]:
    position = _stand(COLUMN_STACKS)
    after = position.play(quartino.End())
    return {
        "stacks": _stacks(position),
        "fields": list(position.columns),
        "after": _stacks(after),
    }


def _stacks(position: quartino.Position) -> list[list[str]]:
    return [[stone.value for stone in stack] for stack in position.stacks]


def make_files() -> dict[Path, str]:
    """Return the files and what is to be in them."""
    made = {
        "quarto/figures/rules.json": make_quarto(),
        "quarto/figures/shared.json": make_shared(),
        "quartino/figures/rules.json": make_quartino(),
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
            sys.exit(
                f"{file.relative_to(GAMES)} is not what the rules say: python -m tools.figure_rules"
            )


if __name__ == "__main__":
    main()
