"""Every position that exists is legal: the constructor refuses all others."""

from dataclasses import replace
from typing import Any

import pytest

from fourfold.games import quartino, quarto
from fourfold.games.game import Departure, IllegalPositionError, Outcome, Reason
from fourfold.games.quartino import Colour, Phase, Rack

START = quartino.start(deal=quartino.draw_deal(3, seed=1))
RED, YELLOW = Colour.RED, Colour.YELLOW


def stacks(*first: tuple[Colour, ...]) -> tuple[tuple[Colour, ...], ...]:
    """Return the first stacks, with no stones on the other fields."""
    return (*first, *((),) * (9 - len(first)))


@pytest.mark.parametrize(
    ("changes", "field", "why"),
    [
        ({"stacks": ((),) * 8}, "stacks", "a board has 9 fields, not 8"),
        ({"stacks": stacks(("P",))}, "stacks", "a stone is red, yellow, green or blue"),  # type: ignore[arg-type]
        (
            {"stacks": stacks((RED,) * 8)},
            "stacks",
            "8 red stones are on the board: there are only 7",
        ),
        ({"racks": START.racks[:1]}, "racks", "a game has 2, 3 or 4 racks, not 1"),
        ({"mover": 4}, "mover", "seat 4 can't be to move: there are 3 racks"),
        ({"mover": 0}, "mover", "seat 0 can't be to move: there are 3 racks"),
        ({"stones": 0}, "stones", "0 stones can't be placed in phase place"),
        ({"stones": 4}, "stones", "4 stones can't be placed in phase place"),
        (
            {"stacks": stacks((RED,)), "phase": Phase.CLAIM},
            "stones",
            "1 stone can't be placed in phase claim",
        ),
        (
            {"phase": Phase.COLOUR, "stones": 0},
            "phase",
            "Colour can't be declared: no colour has four stones on the board",
        ),
        (
            {"racks": (Rack(START.racks[0].hidden[:3]), *START.racks[1:])},
            "racks",
            "seat 1 has 3 cards, not 4",
        ),
        (
            {"outcome": Outcome(1, quartino.Reason.CARDS)},
            "outcome",
            "the game can't have ended here with a win for seat 1 (cards)",
        ),
        (
            {"outcome": Outcome(1, Reason.TIME)},
            "outcome",
            "the game can't have ended here with a win for seat 1 (time)",
        ),
        (
            {"outcome": Outcome(1, Reason.AGREEMENT)},
            "outcome",
            "the game can't have ended here with a win for seat 1 (agreement)",
        ),
        (
            {"outcome": Outcome(None, quarto.Reason.FULL_BOARD)},
            "outcome",
            "the game can't have ended here with a draw (full board)",
        ),
    ],
)
def test_the_constructor_refuses_positions_that_no_game_reaches(
    changes: dict[str, Any], field: str, why: str
) -> None:
    with pytest.raises(IllegalPositionError) as refused:
        replace(START, **changes)
    assert (refused.value.field, str(refused.value)) == (field, why)


def test_only_a_seat_that_stayed_can_win_when_the_others_leave() -> None:
    after = START.leave(Departure(1, Reason.TIME)).leave(Departure(3, Reason.RESIGNATION))
    assert replace(after) == after
    for winner in (1, 4):
        with pytest.raises(IllegalPositionError, match=f"a win for seat {winner}"):
            replace(after, outcome=Outcome(winner, Reason.RESIGNATION))


def test_the_constructor_ends_a_game_that_a_last_card_ends() -> None:
    text = "R/Y/G/B/-/-/-/-/- 1 claim ;RYBG,RBYG,RGYB,RYGB/?,?,?,?;"
    over = quartino.parse_position(text, quartino.AS_PRINTED)
    assert over.outcome == Outcome(1, quartino.Reason.CARDS)
    assert replace(over, outcome=None) == over
    with pytest.raises(
        IllegalPositionError, match=r"ended differently, with a win for seat 1 \(cards\)"
    ):
        replace(over, outcome=Outcome(2, Reason.RESIGNATION))
