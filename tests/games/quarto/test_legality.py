"""Every position that exists is legal: the constructor refuses all others."""

from dataclasses import replace
from typing import Any

import pytest

from fourfold.games import quartino, quarto
from fourfold.games.game import IllegalPositionError, Outcome, Reason
from fourfold.games.quarto import PIECES, Piece, Position, Square, parse_rules


def refused_values(**values: Any) -> tuple[str | None, str]:
    """Return which field of a position the constructor rejects, and why."""
    with pytest.raises(IllegalPositionError) as refused:
        Position(**values)
    return refused.value.field, str(refused.value)


ONCE = (Piece(5), *(None,) * 15)


@pytest.mark.parametrize(
    ("values", "field", "why"),
    [
        ({"board": (None,) * 15}, "board", "a board has 16 squares, not 15"),
        ({"board": (16, *(None,) * 15)}, "board", "there is no piece 16"),
        ({"hand": -1}, "hand", "there is no piece -1"),
        ({"board": ONCE, "last": 16}, "last", "there is no square 16"),
        ({"starter": 3}, "starter", "there is no seat 3: a game has seats 1 and 2"),
        (
            {"board": (Piece(5), Piece(5), *(None,) * 14), "last": Square(0)},
            "board",
            "piece 5 is on the board twice",
        ),
        (
            {"board": ONCE, "hand": Piece(5), "last": Square(0)},
            "hand",
            "piece 5 is on the board already",
        ),
        ({"board": ONCE}, "last", "with calls on, the square placed on last must be named"),
        (
            {"board": ONCE, "last": Square(0), "outcome": Outcome(1, quarto.Reason.CALL)},
            "outcome",
            "the game can't have ended here with a win for seat 1 (call)",
        ),
        (
            {
                "board": PIECES,
                "last": Square(0),
                "outcome": Outcome(None, quarto.Reason.FULL_BOARD),
            },
            "outcome",
            "the game can't have ended here with a draw (full board)",
        ),
        (
            {"outcome": Outcome(3, Reason.TIME)},
            "outcome",
            "the game can't have ended here with a win for seat 3 (time)",
        ),
        (
            {"outcome": Outcome(1, quartino.Reason.CARDS)},
            "outcome",
            "the game can't have ended here with a win for seat 1 (cards)",
        ),
    ],
)
def test_the_constructor_refuses_positions_that_no_game_reaches(
    values: dict[str, Any], field: str, why: str
) -> None:
    assert refused_values(**values) == (field, why)


def test_replacing_values_is_checked_too() -> None:
    position = Position(board=ONCE, last=Square(0))
    with pytest.raises(IllegalPositionError, match="piece 5 is on the board already"):
        replace(position, hand=Piece(5))


def test_with_calls_off_the_constructor_ends_a_game_that_the_board_ends() -> None:
    rules = parse_rules("CSHT")
    line = (Piece(0), Piece(1), Piece(2), Piece(3), *(None,) * 12)
    position = Position(rules, line)
    assert position.outcome == Outcome(1, quarto.Reason.LINE)
    assert refused_values(rules=rules, board=line, outcome=Outcome(2, Reason.RESIGNATION)) == (
        "outcome",
        "the game ended differently, with a win for seat 1 (line)",
    )
