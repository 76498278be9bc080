"""A record's tree of variations, as the core describes it and as a request writes it."""

from collections.abc import Mapping
from typing import Any

from fourfold.games.game import AnyGame
from fourfold.games.record import Record
from fourfold.games.variation import Variation


def describe_tree(line: Record | Variation, game: AnyGame) -> dict[str, Any]:
    """Return the turns of a line with their moves, comments and variations."""
    return {
        "comment": line.comments.get(0, ""),
        "turns": [
            {
                "moves": _moves(turn, game),
                "comment": line.comments.get(number, ""),
                "variations": [
                    describe_tree(each, game) for each in line.variations.get(number, ())
                ],
            }
            for number, turn in enumerate(line.turns, 1)
        ],
    }


def write_tree(line: Record | Variation, game: AnyGame) -> str:
    """Write a line move by move, with each variation after the first move of its turn."""
    words = _comment(line.comments, 0)
    for number, turn in enumerate(line.turns, 1):
        first, *rest = _moves(turn, game)
        others = [f"({write_tree(other, game)})" for other in line.variations.get(number, ())]
        words += [first, *others, *rest, *_comment(line.comments, number)]
    return " ".join(words)


def _moves(turn: str, game: AnyGame) -> list[str]:
    return [game.format_move(move) for move in game.parse_turn(turn)]


def _comment(comments: Mapping[int, str], number: int) -> list[str]:
    return [f"{{{comments[number]}}}"] if number in comments else []
