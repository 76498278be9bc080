"""How bots fared from the openings of Quarto!, as the compiled core records it."""

import json
from typing import TypedDict

from fourfold.games.quarto import Position, format_rules
from fourfold.solver.native import answer


class OpeningGames(TypedDict):
    """The games that a bot played against itself from an opening."""

    bot: str
    won: int
    """Games won by the player to move in the opening."""

    lost: int
    faulty: int
    """Games with a mistake: a turn that gave up a win or a draw."""

    first_turn: int | None
    """The median turn of the first mistake, counted from 1; None if there was none."""


class Opening(TypedDict):
    """An opening: how many games each bot played from it, and how they went."""

    games: int
    levels: list[OpeningGames]


def find_opening(position: Position) -> Opening | None:
    """Return the opening that a position is equal to up to symmetry.

    Openings are the positions of the printed rules with a piece in hand and at most two on the
    board; None for all others.
    """
    lines = ("ask position", "game quarto", f"rules {format_rules(position.rules)}")
    found = json.loads(answer("\n".join([*lines, f"position {position.notation}"])))
    opening: Opening | None = found["opening"]
    return opening
